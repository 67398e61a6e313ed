import { expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { costLadder } from './cost-ladder.ts'

const visible = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('each cost says what it adds to the default housing loan, and together they make its price', () => {
  const ladder = costLadder(knownOn('2026-11-21'))
  expect(ladder.heading).toBe('Na plakatu 4,50%, sa svim troškovima 4,79%')
  expect(ladder.rungs.map(({ title, value }) => [title, value])).toEqual([
    ['NKS, kamata sa plakata', '4,50%'],
    ['Mesečno plaćanje', '+0,09%'],
    ['Naknada za obradu', '+0,05%'],
    ['Procena, overa i upis hipoteke', '+0,08%'],
    ['Osiguranje nepokretnosti', '+0,07%'],
    ['EKS, prava cena kredita', '4,79%'],
  ])
  expect(visible(ladder.example)).toContain(
    'cena stana 100.000 EUR, učešće 20%, kredit 80.000 EUR, rok 30 godina. Svaki red',
  )
  expect(visible(ladder.rungs[3]?.text)).toBe('Jednom, na početku, sa taksama i izveštajima oko 685 EUR')
  expect(visible(ladder.checked)).toContain('iz javnih izvora pročitanih do 21.11.2026.')
})

test('every bar begins where the one before ended', () => {
  const rungs = costLadder(knownOn('2026-11-21')).rungs
  const added = rungs.slice(1, -1)
  expect(added.map(({ from }) => from)).toEqual(rungs.slice(0, added.length).map(({ to }) => to))
  expect(added.at(-1)?.to).toBe(1)
  expect(costLadder(knownOn('2026-11-21')).axis).toContain('4,20%')
})

test('costs in dinars leave the ladder once the middle rate has run out', () => {
  const ladder = costLadder(knownOn('2030-01-01'))
  expect(ladder.heading).toBe('Na plakatu 4,50%, sa svim troškovima 4,64%')
  expect(ladder.rungs).toHaveLength(4)
  expect(ladder.checked).toBe('Obračun je informativan i nije ponuda banke.')
})
