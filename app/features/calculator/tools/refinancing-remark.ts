import { refinancingTool as words } from '#content/calculator-tools.ts'
import { sentences } from '#content/present.ts'
import type { Refinancing } from '#core/loan/refinancing.ts'
import { counted } from '#core/money/plural.ts'

/** Remarks on the costs and on a longer term, consistent with the answer above them. */
export function refinancingRemark(outcome: Refinancing): string {
  const { isLonger, monthlySaving, saving } = outcome
  const lower = saving > 0 ? words.longer : words.longerAtLoss
  return sentences(ofCosts(outcome), isLonger && (monthlySaving > 0 ? lower : words.longerInVain))
}

function ofCosts({
  old,
  new: next,
  costs,
  saving,
  monthlySaving,
  breakEvenMonths,
  ownCosts,
  paidBackMonth,
}: Refinancing) {
  if (saving <= 0 || paidBackMonth === undefined) {
    if (monthlySaving > 0) return saving < 0 && words.lowerInVain
    return costs > 0 && words.noBreakEven
  }
  if (breakEvenMonths === undefined) return words.paidBackLate(String(paidBackMonth))
  if (costs === 0) return undefined
  // Dividing the costs by the monthly saving is right only while both loans run.
  if (breakEvenMonths <= Math.min(old.months, next.months)) return words.breakEven(counted(breakEvenMonths, 'month'))
  return ownCosts === 0 ? words.financedCosts : words.paidBack(String(paidBackMonth))
}
