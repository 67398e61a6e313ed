/** Words of the tools that stand open under a calculator, and those that all tools share. */

/** Where a field of a tool is refused: over its last answer, and where there has been none yet. */
export const refused = {
  stale: 'Poslednji ispravan obračun: proverite označeno polje.',
  first: 'Proverite označeno polje.',
  whole: 'Upišite ceo broj.',
} as const

/** The instalment a tool speaks of, where they are not all alike. */
export const instalmentName = (
  isFirst: boolean,
  when: 'always' | 'afterGrace' | 'inFixedPeriod' | 'afterFixedPeriod',
) =>
  `${isFirst ? 'prva rata' : 'rata'}${
    {
      always: '',
      afterGrace: ' posle grejs perioda',
      inFixedPeriod: ' u\u00a0fiksnom periodu',
      afterFixedPeriod: ' posle fiksnog perioda',
    }[when]
  }`

/** Anuiteti ili jednake rate? */
export const repaymentTool = {
  head: ['Poredimo', 'Jednaki anuiteti', 'Jednake rate glavnice'],
  rows: {
    first: 'Prva rata',
    firstAfterGrace: 'Prva rata posle grejs perioda',
    last: 'Poslednja rata',
    interest: 'Ukupna kamata',
    effectiveRate: 'EKS',
  },
  /** `first` names the instalment that is compared. */
  answer: (saved: string, first: string, higher: string) =>
    `Uz jednake rate glavnice plaćate ${saved} manje kamate, ali je ${first} veća za ${higher}.`,
  saved: (saved: string) => `Uz jednake rate glavnice plaćate ${saved} manje kamate.`,
  same: 'Uz ove podatke razlike nema.',
  rounding: 'Razlika je samo u\u00a0zaokruživanju.',
} as const

/** Ako se kamata promeni. */
export const rateTool = {
  today: 'danas',
  /** In its place where the rate is fixed at first, and today's instalment another. */
  byIndex: 'uz upisani indeks',
  /** Beside the rate that is the limit of the National Bank. */
  capName: 'granica NBS',
  row: (points: string) => `+${points}`,
  answer: (isCombined: boolean, points: string, name: string, instalment: string, added: string) =>
    `Ako je stopa ${isCombined ? 'posle fiksnog perioda' : 'od početka'} viša za ${points}, ${name} je ${instalment}: ${added} više.`,
  unchanged: (name: string, instalment: string) => `Ako se stopa ne promeni, ${name} je ${instalment}.`,
  rise: 'Porast kamate',
  riseEnds: (most: string) => ['0', `+${most} poena`] as const,
  /** Of the slider, to a screen reader. */
  risen: (points: string, instalment: string) => `plus ${points}, rata ${instalment}`,
  fixed: 'Kamata koju ste izabrali je fiksna i\u00a0ne menja se. Ovako bi bilo sa promenljivom.',
  variable: 'Promenljiva stopa se usklađuje na tri ili šest meseci.',
  cap: (cap: string, date: string) => `Ograničenje NKS koje je objavila NBS: ${cap}, važi od ${date}.`,
  capNote: 'Ograničenje se objavljuje iznova dva puta godišnje, pa nije gornja granica za ceo rok.',
} as const
