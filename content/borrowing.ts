/** What the law has said wherever a loan is advertised: law 19/2025, article 17, paragraph 2, word for word. */

export const borrowingWarning = 'Pažnja! Pozajmljivanje novca košta.'

/** Under the first figures of a page, behind the warning. */
export const computedOn = (date: string) => `Obračun od ${date} nije ponuda banke.`

export const notAnOffer =
  'Obračun je informativan i ne predstavlja ponudu banke. Konačne uslove utvrđuje banka u ponudi koju Vam uručuje pre zaključenja ugovora.'

/** A question of every loan page: that we are no bank, and where we say who pays us. */
export const bankQuestion = {
  question: 'Da li je Kreditokaz banka?',
  answer: [
    'Nije. O kreditu odlučuje banka; mi o njemu ne odlučujemo i novac unapred ne tražimo. Ko nas plaća i sa kojim bankama sarađujemo, piše na stranici [O nama](/o-nama).',
  ],
}
