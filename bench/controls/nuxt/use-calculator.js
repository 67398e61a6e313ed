// A loan calculator as a Nuxt developer would write it: plain numbers, computed values, no rounding rules.
import { computed, reactive } from 'vue'

const number = (value, decimals = 0) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const read = (text) => Number(text.replaceAll('.', '').replace(',', '.'))

/**
 * @param fields of each: the first text, the decimals, the unit, and the least, the most and the step of its slider
 * @param choices the first value of each group of radio buttons
 */
export function useCalculator(fields, choices) {
  const texts = reactive(Object.fromEntries(Object.entries(fields).map(([key, { text }]) => [key, text])))
  const values = reactive(Object.fromEntries(Object.entries(fields).map(([key, { text }]) => [key, read(text)])))
  const chosen = reactive({ ...choices })

  function type(key, text) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = fields[key]
    texts[key] = text
    if (text !== '' && read(text) >= least && read(text) <= most) values[key] = read(text)
  }
  function move(key, value) {
    const { least, most, decimals } = fields[key]
    values[key] = Math.min(most, Math.max(least, value))
    texts[key] = number(values[key], decimals)
  }
  const step = (key, by) => move(key, values[key] + by * fields[key].step)

  const loan = computed(() => {
    const deposit = (values.cena ?? 0) * ((values.ucesce ?? 0) / 100)
    const principal = (values.cena ?? values.iznos) - deposit
    const rows = schedule(principal, values, chosen)
    const fee = principal * (values.naknada / 100)
    const paid = rows.reduce((sum, row) => sum + row.paid, 0)
    return { deposit, principal, fee, rows, paid, interest: paid - principal, rate: effectiveRate(principal - fee, rows) }
  })
  const figures = computed(() => {
    const { deposit, principal, fee, rows, paid, interest, rate } = loan.value
    return {
      'Mesečna rata': number(rows[0].paid, 2),
      EKS: `${number(rate * 100, 2)}%`,
      'Iznos kredita': number(principal, 2),
      'Ukupna kamata': number(interest, 2),
      Učešće: number(deposit, 2),
      'Ukupno za otplatu': number(paid, 2),
      'Naknada za obradu': number(fee, 2),
      'Ukupan trošak kredita': number(interest + fee, 2),
    }
  })
  const years = computed(() => {
    const { rows, principal } = loan.value
    return Array.from({ length: Math.ceil(rows.length / 12) }, (_, year) => {
      const months = rows.slice(year * 12, year * 12 + 12)
      const sum = (of) => months.reduce((all, row) => all + row[of], 0)
      const owed = months.at(-1).owed
      const repaid = sum('paid') - sum('interest')
      return {
        cells: [sum('paid'), sum('interest'), repaid].map((amount) => number(amount, 2)),
        owed: number(Math.max(0, owed), 2),
        share: `${Math.round((repaid / (principal || 1)) * 100)}%`,
      }
    })
  })
  return { texts, values, chosen, type, move, step, figures, years }
}

function schedule(principal, { rok: months, kamata, indeks, marza, fiksno, grejs = 0 }, { vrsta, otplata }) {
  const rows = []
  let owed = principal
  let instalment
  let last
  for (let month = 0; month < months; month += 1) {
    const isVariable = vrsta === 'promenljiva' || (vrsta === 'kombinovana' && month >= fiksno)
    const rate = (isVariable ? indeks + marza : kamata) / 1200
    const left = months - month
    if (rate !== last || month === grejs) instalment = rate === 0 ? owed / left : (owed * rate) / (1 - (1 + rate) ** -left)
    last = rate
    const interest = owed * rate
    const repaid = month < grejs ? 0 : otplata === 'jednake-rate' ? principal / (months - grejs) : instalment - interest
    owed -= repaid
    rows.push({ paid: repaid + interest, interest, owed })
  }
  return rows
}

/** The yearly rate at which what is paid is worth what was received, by halving. */
function effectiveRate(received, rows) {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < 50; halving += 1) {
    const monthly = (1 + (low + high) / 2) ** (1 / 12)
    let worth = 0
    let factor = 1
    for (const { paid } of rows) {
      factor /= monthly
      worth += paid * factor
    }
    if (worth > received) low = (low + high) / 2
    else high = (low + high) / 2
  }
  return low
}
