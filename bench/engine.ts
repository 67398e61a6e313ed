import { loanPlan } from '#core/loan/loan-plan.ts'

/** One measured figure; `budget` is what it must keep to, in words for the table. */
export type BenchRow = { name: string; value: number; unit: string; budget?: string }

const WARM_UP = 2000
const RUNS = 10_000
const SAMPLES = 5

/** Plans of 360 months with effective rate a second, on one core: figures as pages ask for them and as the terminal does. */
export async function benchEngine(): Promise<BenchRow[]> {
  return [
    {
      name: 'engine: 360-month plan with EKS, two decimals',
      value: plansPerSecond(2),
      unit: 'plans/s',
      budget: '≥ 5000',
    },
    {
      name: 'engine: 360-month plan with EKS, ten decimals',
      value: plansPerSecond(10),
      unit: 'plans/s',
      budget: '≥ 5000',
    },
  ]
}

/** Median of several samples, in processor time: other processes on the machine are not the engine's business. */
function plansPerSecond(rateDecimals: number): number {
  price(WARM_UP, rateDecimals)
  const samples = Array.from({ length: SAMPLES }, () => {
    const start = process.cpuUsage()
    price(RUNS, rateDecimals)
    const { user, system } = process.cpuUsage(start)
    return RUNS / ((user + system) / 1e6)
  })
  return Math.round(samples.sort((a, b) => a - b)[SAMPLES >> 1] ?? 0)
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
