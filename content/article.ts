/** Words that pages made of sections share. */
export const articleTexts = {
  contents: 'Na ovoj stranici',
  backToContents: 'Sadržaj',
  /** Under the houses that show how much of a home's value a loan may cover. */
  shares: 'Tamni deo je kredit, a svetli Vaše učešće.',
} as const
