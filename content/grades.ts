/** How reliable a figure is, in words. Only official figures are called „provereno”. */
import { type Fact, type Grade, leastGrade } from '#core/facts/fact.ts'
import type { MiddleRateFact } from '#core/facts/middle-rate.ts'
import { formatDate } from '#core/money/date.ts'
import { formatDecimal } from '#core/money/format.ts'
import type { Text } from './page.ts'

type Graded = Pick<Fact, 'grade' | 'checkedOn'>

/** How reliable the sums of a table are, in whole sentences: as reliable as the least certain of them. */
export function gradesText(facts: readonly Graded[]): Text {
  const days = facts.map(({ checkedOn }) => checkedOn).sort()
  const [oldest] = days
  const newest = days.at(-1)
  if (!oldest || !newest) return ''
  if (leastGrade(facts.map(({ grade }) => grade)) === 'official') return `Podaci provereni: ${formatDate(oldest)}`
  return `Iznosi su okvirni, iz javnih izvora pročitanih do ${formatDate(newest)} Nisu provereni kod ustanove koja ih naplaćuje.`
}

/**
 * The exchange rate behind a converted amount: „kurs od 117,49 dinara za evro, sa liste…”. It has no brackets, because it
 * often stands in some.
 */
export function exchangeText({ value, grade, checkedOn, listedOn = checkedOn }: MiddleRateFact): Text {
  const rate = `kurs od ${formatDecimal(value, 2)} dinara za evro`
  const texts: Record<Grade, Text> = {
    official: `srednji ${rate}, provereno kod NBS ${formatDate(checkedOn)}`,
    published: `${rate}, sa liste NBS od ${formatDate(listedOn)}`,
    assumed: `okvirni ${rate}, što je naša pretpostavka`,
  }
  return texts[grade]
}
