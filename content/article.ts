/** Words that pages made of sections share. */
export const articleTexts = {
  contents: 'Na ovoj strani',
} as const
