import { createContext, type ReactNode } from 'react'

/** Parts that belong to other features: the route puts them in, so that no feature needs to know another. */
export type ArticleSlots = {
  /** The button that opens the enquiry. */
  enquiry?: ReactNode
  /** The postal address as a link to a map. */
  address?: ReactNode
  'cookie-settings'?: ReactNode
}

export const SlotsContext = createContext<ArticleSlots>({})
