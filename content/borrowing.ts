/** What the law has said wherever a loan is calculated or shown; the wording is the owner's lawyer's to confirm. */

export const borrowingWarning = 'Budite odgovorni, pozajmljivanje novca košta.'

export const notAnOffer =
  'Obračun je informativan i ne predstavlja ponudu banke. Konačne uslove utvrđuje banka u ponudi koju Vam uručuje pre zaključenja ugovora.'
