import { createContext, type ReactNode } from 'react'

/** Parts of other features, passed in by the route, because no feature may import another. */
export type ArticleSlots = {
  /** The button that opens the enquiry. */
  enquiry?: ReactNode
  /** The postal address as a link to a map. */
  address?: ReactNode
  'cookie-settings'?: ReactNode
}

export const SlotsContext = createContext<ArticleSlots>({})
