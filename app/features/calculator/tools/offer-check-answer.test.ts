import { expect, test } from 'vitest'
import { offerCheck } from '#core/loan/offer-check.ts'
import type { OfferPaper } from '#core/loan/offer-paper.ts'
import { contradictionText, explanationText, offerAnswer, offerQuestions } from './offer-check-answer.ts'

const paper: OfferPaper = {
  amount: 500_000_00,
  months: 60,
  ratePercent: 9.9,
  fee: 5_000_00,
  costs: 0,
  yearlyCosts: 0,
  stated: { instalment: 10_598_94, effectiveRatePercent: 10.84, total: 640_936_20 },
}

/** What the tool says of a paper. */
function said(changed: Partial<OfferPaper['stated']>) {
  const check = offerCheck({ ...paper, stated: { ...paper.stated, ...changed } })
  if (!('explanation' in check)) throw new Error('contradiction')
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
  return {
    answer: plain(offerAnswer(check, 'RSD')),
    explained: plain(explanationText(check)),
    questions: offerQuestions(check, 'RSD', true).map(plain),
  }
}

test('an offer that agrees is told so, with nothing to explain', () => {
  expect(said({})).toMatchObject({
    answer: 'Slaže se sa našim računom: Rata, EKS, Ukupan iznos.',
    explained: undefined,
  })
})

test('what does not agree is told first, by how much, with what explains it', () => {
  const { answer, explained, questions } = said({ effectiveRatePercent: 10.36, total: 635_936_20 })
  expect(answer).toContain('EKS se ne slaže sa našim računom: u ponudi je 0,48 procentnih poena manje.')
  expect(answer).toContain('Ukupan iznos se ne slaže sa našim računom: u ponudi je 5.000,00 RSD manje.')
  expect(answer).toContain('Slaže se sa našim računom: Rata.')
  expect(explained).toBe('Brojeve iz ponude dobijamo ako: u EKS nema obrade i u ukupnom iznosu nema obrade.')
  expect(questions[0]).toBe('Kako je izračunato: EKS 10,36%? Po našem računu je 10,84%.')
  expect(questions).toContain(
    'Koji indeks i kog dana ulazi u stopu, koliko je marža i koliko često se stopa usklađuje?',
  )
})

test('where nothing explains it, the schedule is asked for', () => {
  expect(said({ effectiveRatePercent: 19 }).explained).toContain('tražite od banke plan otplate')
})

test('another day count is named, although everything agrees', () => {
  const { answer, explained } = said({ instalment: 10_631_05, effectiveRatePercent: 11.0, total: 642_863_00 })
  expect(answer).toContain('Slaže se sa našim računom: Rata')
  expect(explained).toContain('360 dana u godini')
})

test.each([
  [{ effectiveRatePercent: 9 }, 'EKS (9,00%) ne može da bude niža od NKS (9,90%)'],
  [{ total: 490_000_00 }, 'ukupno se vraća manje nego što se pozajmljuje'],
  [
    { effectiveRatePercent: 9, total: 490_000_00 },
    'EKS (9,00%) ne može da bude niža od NKS (9,90%); ukupno se vraća manje nego što se pozajmljuje',
  ],
  [{ instalment: 8_000_00 }, 'sve rate zajedno manje su od iznosa kredita'],
  [{ instalment: 10_598_94, total: 600_000_00 }, 'ukupan iznos je manji od zbira rata'],
] as const)('figures that deny each other are answered with just that: %o', (stated, contradiction) => {
  const denied = { ...paper, stated }
  const check = offerCheck(denied)
  expect(check).toEqual({ contradictions: expect.any(Array) }) // no figure beside it
  expect(contradictionText(check.contradictions, denied)).toBe(
    `Brojevi iz ponude se međusobno isključuju: ${contradiction}.`,
  )
})
