import { createContext, type ReactNode } from 'react'

/** Parts of other features, passed in by the route, because no feature may import another. */
export type ArticleSlots = {
  /** The button that opens the enquiry. */
  enquiry?: ReactNode
  'cookie-settings'?: ReactNode
}

export const SlotsContext = createContext<ArticleSlots>({})
