/** The fragment of a visitor's link. */
export const VISITOR_LINK = 'upit'

/** The fragment of an advisor's link. */
export const ADVISOR_LINK = 'posao'
