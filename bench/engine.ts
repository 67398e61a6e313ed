import { loanFigures } from '#core/loan/loan-figures.ts'
import { type BenchRow, type Budget, type Effort, measured } from './row.ts'

const WARM_UP = 2000
const PLANS = 10_000
const A_CORE: Budget = { least: 5000 }

/** Plans of 360 months with effective rate per second, on one core, with the decimals of the pages and of the terminal. */
export async function benchEngine({ runs }: Effort): Promise<BenchRow[]> {
  return [
    measured('engine: 360-month plan with EKS, two decimals', 'plans/s', loansPerSecond(2, runs), A_CORE),
    measured('engine: 360-month plan with EKS, ten decimals', 'plans/s', loansPerSecond(10, runs), A_CORE),
  ]
}

/** Measured in CPU time, so that other processes on the machine do not matter. */
function loansPerSecond(rateDecimals: number, runs: number): number[] {
  price(WARM_UP, rateDecimals)
  return Array.from({ length: runs }, () => {
    const start = process.cpuUsage()
    price(PLANS, rateDecimals)
    const { user, system } = process.cpuUsage(start)
    return PLANS / ((user + system) / 1e6)
  })
}

/** Computes different loans each time, so that no result could be cached. */
function price(count: number, rateDecimals: number): void {
  for (let index = 0; index < count; index++)
    loanFigures({
      principal: 50_000_00 + index * 1_37,
      ratePercent: (3000 + (index % 4000)) / 1000,
      months: 360,
      feePercent: 0.5,
      rateDecimals,
    })
}
