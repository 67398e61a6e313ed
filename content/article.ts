/** Words that pages made of sections share. */
export const articleTexts = {
  contents: 'Na ovoj stranici',
  /** Under the houses that show how much of a home's value a loan may cover. */
  shares: 'Zidovi su kredit, a krov je Vaše učešće; površine su u pravoj srazmeri.',
} as const
