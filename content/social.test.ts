import { expect, test } from 'vitest'
import { knownOn } from '#core/owner/known.ts'
import { routeNames } from '#core/site/routes.ts'
import { socialImage } from './social.ts'

const visible = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each([
  ['housing-loan-calculator', 'Primer: 80.000 EUR, rok 30 godina.', '405,35 EUR', '4,64%'],
  ['cash-loan-calculator', 'Primer: 600.000 RSD, rok 5 godina.', '12.455,01 RSD', '9,85%'],
  ['car-loan-calculator', 'Primer: 10.500 EUR, rok 5 godina.', '202,51 EUR', '6,50%'],
] as const)('the picture of %s carries the golden figures of its defaults', (route, line, instalment, rate) => {
  const image = socialImage(route, knownOn('2026-11-21'))
  expect(visible(image.line)).toBe(line)
  expect(image.figures?.map(({ value }) => visible(value))).toEqual([instalment, rate])
  expect(visible(image.alt)).toContain(` Mesečna rata ${instalment}, EKS sa naknadom ${rate}.`)
})

test('every route has its own picture, short enough to be read small', () => {
  const images = routeNames.map((route) => socialImage(route, knownOn('2026-11-21')))
  expect(new Set(images.map(({ heading }) => heading)).size).toBe(images.length)
  for (const { heading, line } of images) {
    expect(heading.length).toBeLessThanOrEqual(30)
    expect(line.length).toBeLessThanOrEqual(50)
  }
})
