/** The fragment of a visitor's link, and of an advisor's. */
export const linkNames = { visitor: 'upit', advisor: 'posao' } as const
