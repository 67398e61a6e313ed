import { loanPlan } from '#core/loan/loan-plan.ts'
import { type BenchRow, type Budget, type Effort, measured } from './row.ts'

const WARM_UP = 2000
const PLANS = 10_000
const A_CORE: Budget = { least: 5000 }

/** Plans of 360 months with effective rate a second, on one core: figures as pages ask for them and as the terminal does. */
export async function benchEngine({ runs }: Effort): Promise<BenchRow[]> {
  return [
    measured('engine: 360-month plan with EKS, two decimals', 'plans/s', plansPerSecond(2, runs), A_CORE),
    measured('engine: 360-month plan with EKS, ten decimals', 'plans/s', plansPerSecond(10, runs), A_CORE),
  ]
}

/** In processor time: other processes on the machine are not the engine's business. */
function plansPerSecond(rateDecimals: number, runs: number): number[] {
  price(WARM_UP, rateDecimals)
  return Array.from({ length: runs }, () => {
    const start = process.cpuUsage()
    price(PLANS, rateDecimals)
    const { user, system } = process.cpuUsage(start)
    return PLANS / ((user + system) / 1e6)
  })
}

/** Prices loans no two of which are alike, so that nothing can be remembered from one to the next. */
function price(count: number, rateDecimals: number): void {
  for (let index = 0; index < count; index++)
    loanPlan({
      principal: 50_000_00 + index * 1_37,
      ratePercent: (3000 + (index % 4000)) / 1000,
      months: 360,
      feePercent: 0.5,
      rateDecimals,
    })
}
