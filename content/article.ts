/** Words that pages made of sections share. */
export const articleTexts = {
  contents: 'Na ovoj stranici',
  backToContents: 'Sadržaj',
  /** In the margin of a wide window. */
  margin: 'Uz tekst',
  example: 'Reprezentativni primer',
  calculate: 'Izračunajte svoju ratu i EKS',
  terms: 'Pojmovi',
  /** Below the drawing of houses that shows how much of a home's value a loan may cover. */
  shares: 'Tamni deo je kredit, a svetli Vaše učešće.',
} as const
