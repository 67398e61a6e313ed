/** Sledeća rata: words of the tool for a loan that is being repaid at a variable rate. */

import type { Currency } from '#core/money/minor.ts'

/** Sledeća rata. */
export const nextInstalmentTool = {
  fields: {
    balance: { label: 'Koliko još dugujete', hint: 'Glavnica, iz aplikacije banke ili poslednjeg plana otplate.' },
    monthsLeft: { label: 'Koliko rata je ostalo' },
    margin: { label: 'Marža iz ugovora', hint: 'Stalni deo stope.' },
    kind: {
      label: 'Indeks iz ugovora',
      options: {
        EUR: { three: 'Euribor 3M', six: 'Euribor 6M' },
        RSD: { three: 'Belibor 3M', six: 'Belibor 6M' },
      } satisfies Record<Currency, Record<'three' | 'six', string>>,
    },
    every: { label: 'Stopa se usklađuje', options: { three: 'na 3\u00a0meseca', six: 'na 6\u00a0meseci' } },
    present: {
      label: 'Indeks u\u00a0sadašnjoj rati',
      hint: 'Iz poslednjeg dopisa banke. Ako ga ne znate, ostavite prazno.',
    },
    next: { label: 'Današnji indeks' },
    due: { label: 'Sledeća rata dospeva' },
    reset: {
      label: 'Sledeće usklađivanje',
      hint: 'Dan iz ugovora ili dopisa. Početak tromesečja ili polugodišta je naša pretpostavka.',
    },
  },
  months: 'meseci',
  index: {
    /** What stands in the field at first. */
    known: (name: string, value: string, month: string, graded: string) =>
      `Poslednji koji znamo: ${name}, ${value}, iz ${month} ${graded} Ako banka navodi drugi, upišite njega.`,
    unknown: 'Ovaj indeks ne znamo: upišite vrednost iz dopisa banke.',
  },
  day: {
    missing: 'Upišite dan.',
    early: (day: string) => `Dan ne može da bude pre ${day}`,
    late: (day: string) => `Dan ne može da bude posle ${day}`,
  },
  noIndex: 'Upišite indeks iz dopisa banke.',
  head: ['Dospeva', 'NKS', 'Rata'],
  rows: { afterReset: (day: string) => `${day}, posle usklađivanja` },
  answer: {
    two: (due: string, first: string, second: string) =>
      first === second
        ? `Sledeća rata (${due}) iznosi ${first}, kao i\u00a0ona posle nje.`
        : `Sledeća rata (${due}) iznosi ${first}, a\u00a0ona posle nje ${second}.`,
    last: (due: string, instalment: string) => `Sledeća rata (${due}) iznosi ${instalment} i\u00a0poslednja je.`,
    reset: (day: string, index: string, instalment: string, difference: string) =>
      `Posle usklađivanja (${day}), uz indeks ${index}, rata je ${instalment}: ${difference}.`,
    more: (sum: string) => `${sum} više`,
    less: (sum: string) => `${sum} manje`,
  },
  calendar: {
    button: 'Preuzmite dane usklađivanja za kalendar',
    file: 'uskladjivanje-kamate.ics',
    product: 'Rata',
    summary: 'Usklađivanje kamate: izračunajte novu ratu',
    description: (link: string) =>
      `Banka danas usklađuje promenljivu kamatu. Novu ratu, uz indeks koji tada bude poznat, računa ${link}`,
    note: 'Fajl pravi Vaš pregledač: u\u00a0njemu su svi dani usklađivanja do kraja kredita, a\u00a0u\u00a0svakom link koji otvara ovaj račun. Dug u\u00a0linku je onaj koji bi tada ostao uz današnji indeks: proverite ga u\u00a0banci.',
  },
  note: 'Novu stopu računamo za rate koje dospevaju posle dana usklađivanja, uz isti indeks do kraja. To je račun, a\u00a0ne prognoza.',
} as const
