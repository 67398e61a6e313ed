/**
 * Every word of the calculators' interface. Functions take values that are formatted already (`core/money`), so a number
 * and its unit arrive held together; sentences are built so that the noun after a number needs no other case.
 *
 * Names of fields and results are fixed by the contract ("calculator").
 */
import type { TariffName } from '#core/facts/tariffs.ts'
import type { BurdenLevel } from '#core/loan/affordability.ts'
import type { Cost } from '#core/loan/loan-plan.ts'
import type { ExtraMode, Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import type { ReadingError } from '#core/money/read.ts'
import type { Product } from './page.ts'

/** Headings of the parts that live between the texts of the page, each with what it is for. */
export const sections = {
  input: { id: 'podaci-o-kreditu', heading: 'Podaci o kreditu', text: 'Upišite broj ili pomerite klizač.' },
  result: { id: 'rezultat', heading: 'Rezultat', text: 'Menja se čim promenite bilo koji podatak.' },
  schedule: {
    id: 'plan-otplate',
    heading: 'Plan otplate',
    text: 'Koliko svake godine odlazi na kamatu, a koliko smanjuje dug. Godinu možete da otvorite po mesecima.',
  },
  repayment: {
    id: 'poredjenje-nacina-otplate',
    heading: 'Poređenje načina otplate',
    question: 'Anuiteti ili jednake rate?',
    text: 'Isti kredit, dva načina da se vrati.',
  },
  rateChange: {
    id: 'ako-se-kamata-promeni',
    heading: 'Ako se kamata promeni',
    question: 'Šta ako kamata poraste?',
    text: 'Isti iznos i isti rok, uz stopu višu za jedan, dva ili tri procentna poena.',
  },
  exchangeChange: {
    id: 'ako-se-promeni-kurs',
    heading: 'Ako se promeni kurs',
    question: 'Šta ako evro poskupi?',
    text: 'Rata indeksirana u evrima, preračunata u dinare. Važi ako primanja stižu u dinarima.',
  },
  earlyRepayment: {
    id: 'prevremena-otplata',
    heading: 'Prevremena otplata',
    question: 'Koliko štedi uplata pre roka?',
    text: 'Upišite iznos i ratu uz koju ga uplaćujete; oba izbora stoje jedan pored drugog.',
  },
  affordability: {
    id: 'koliko-mogu-da-dobijem',
    heading: 'Koliko mogu da dobijem',
    question: 'Koliko mogu da dobijem?',
    text: 'Granica je deo primanja koji sve rate zajedno smeju da odnesu.',
  },
  offers: {
    id: 'uporedi-ponude',
    heading: 'Uporedi ponude',
    question: 'Koja je ponuda jeftinija?',
    text: 'Do tri ponude ili zapamćena obračuna, poređana po EKS i po ukupnom iznosu.',
  },
  refinancing: {
    id: 'refinansiranje',
    heading: 'Refinansiranje',
    question: 'Isplati li se zamena kredita?',
    text: 'Stari kredit do kraja ili novi umesto njega, sa svim troškovima zamene.',
  },
} as const

/** The products by name: `loanType` is the name under which the enquiry preselects its kind. */
export const products = {
  housing: { calculator: 'Kalkulator stambenog kredita', loanType: 'Stambeni kredit' },
  cash: { calculator: 'Kalkulator keš kredita', loanType: 'Keš kredit' },
  car: { calculator: 'Kalkulator auto kredita', loanType: 'Auto kredit' },
} as const satisfies Record<Product, unknown>

/**
 * Labels carry the words of the contract; hints are one line. No label elsewhere in the calculators holds one of these
 * words, so that each finds one quantity.
 */
export const fields = {
  amount: {
    housing: { label: 'Cena nekretnine', hint: 'Cena iz ugovora ili procena, ako je niža.' },
    car: { label: 'Cena vozila', hint: 'Cena sa PDV-om, bez registracije.' },
    cash: { label: 'Iznos kredita', hint: 'Iznos na koji teče kamata.' },
  } satisfies Record<Product, unknown>,
  currency: {
    label: 'Valuta',
    options: { RSD: 'dinari', EUR: 'evri' } satisfies Record<Currency, string>,
    hint: 'Gotovo svi keš krediti su u dinarima.',
  },
  deposit: {
    label: 'Učešće',
    /** The same in money. The word of the contract stands in one label only, so that it finds one field. */
    money: 'Sopstvena sredstva',
    /** Beside the deposit, what is left to borrow. */
    loan: (principal: string) => `Iznos kredita: ${principal}`,
  },
  term: {
    label: 'Rok otplate',
    hint: 'Duži rok smanjuje ratu, a uvećava ukupnu kamatu.',
    unit: 'Jedinica roka',
    units: { months: 'meseci', years: 'godine' },
    /** Both units at once: „240 meseci = 20 godina”. */
    both: (months: string, years: string) => `${months} = ${years}`,
  },
  rateKind: {
    label: 'Vrsta kamate',
    options: { fixed: 'Fiksna', variable: 'Promenljiva', combined: 'Prvo fiksna, pa promenljiva' },
    hints: {
      fixed: 'Ista stopa do kraja.',
      variable: 'Indeks i marža; računa se kao da današnji indeks važi do kraja.',
      combined: 'Fiksna na početku, zatim indeks i marža.',
    },
  },
  rate: {
    label: 'Kamata (NKS)',
    hint: 'Godišnja nominalna stopa iz ponude, bez naknada.',
    fixedPart: 'Kamata (NKS) u fiksnom periodu',
  },
  fixedTerm: { label: 'Fiksni period', hint: 'Koliko dugo važi početna stopa.' },
  index: {
    label: 'Indeks (Euribor)',
    hint: 'Naša pretpostavka, a ne objavljena vrednost. Upišite onu iz ponude.',
    /** Only where the value is a published one. */
    dated: (date: string) => `Vrednost od ${date} Možete da je promenite.`,
  },
  margin: { label: 'Marža', hint: 'Stalni deo promenljive stope.' },
  /** The nominal rate of a variable loan, as a sum. */
  variableSum: (index: string, margin: string, rate: string) => `${index} + ${margin} = NKS ${rate}`,
  fee: {
    label: 'Naknada za obradu',
    hint: 'Procenat iznosa kredita, plaća se jednom, na početku.',
    amount: (fee: string) => `To je ${fee}`,
  },
  repayment: {
    label: 'Način otplate',
    options: { annuity: 'Jednaki anuiteti', 'equal-principal': 'Jednake rate glavnice' } satisfies Record<
      Repayment,
      string
    >,
    hints: {
      annuity: 'Rata je svakog meseca ista.',
      'equal-principal': 'Prva rata je najveća, svaka sledeća manja.',
    } satisfies Record<Repayment, string>,
  },
  grace: { label: 'Grejs period', hint: 'Prvi meseci u kojima plaćate samo kamatu. Deo je roka otplate.' },
  /** At both ends of a slider, for assistive technology. */
  range: (from: string, to: string) => `od ${from} do ${to}`,
  /** Buttons of a step; what they belong to is said by the field that describes them. */
  decrease: 'Smanji',
  increase: 'Povećaj',
} as const

/** The drawer with everything but interest and fee. */
export const costs = {
  heading: 'Ostali troškovi',
  /** In the title while the drawer is closed over values that count. */
  counted: (sum: string) => `uračunato ${sum}`,
  text: 'Ovi troškovi ne menjaju „EKS”, nego daju zaseban red „EKS sa svim troškovima”.',
  all: 'Uključi uobičajene troškove',
  none: 'Isključi sve',
  amount: (name: string) => `Iznos: ${name}`,
  include: (name: string) => `Uračunaj: ${name}`,
  due: { drawdown: 'jednom, na početku', monthly: 'svakog meseca', yearly: 'svake godine' } satisfies Record<
    Cost['due'],
    string
  >,
  optional: 'po izboru ili ako je uslov',
  checked: (date: string) => `Podaci provereni: ${date}`,
  change: 'Svaki iznos možete da promenite.',
  other: 'Drugi trošak',
  names: {
    'credit-report': 'Izveštaj Kreditnog biroa',
    'promissory-note': 'Menica',
    appraisal: 'Procena nepokretnosti',
    'pledge-statement': 'Overa založne izjave',
    'mortgage-entry': 'Upis hipoteke u katastar',
    'mortgage-entry-tax': 'Taksa za upis hipoteke',
    'title-extract': 'List nepokretnosti',
    'property-insurance': 'Osiguranje nepokretnosti',
    'loan-insurance': 'Premija NKOSK-a',
    'life-insurance': 'Životno osiguranje',
    account: 'Vođenje računa',
    'vehicle-pledge': 'Upis zaloge na vozilu',
    'vehicle-insurance': 'Kasko osiguranje',
    'payment-insurance': 'Osiguranje otplate',
  } satisfies Record<TariffName, string>,
} as const

/** Why an entry was not taken. Each limit is offered as a button. */
export const errors = {
  reading: {
    empty: 'Upišite broj.',
    'not-a-number': 'Upišite broj, na primer 1.234,56.',
    negative: 'Broj ne može da bude manji od nule.',
    'too-precise': 'Previše decimala.',
    'too-large': 'Broj je prevelik.',
  } satisfies Record<ReadingError, string>,
  tooSmall: (limit: string) => `Najmanje: ${limit}.`,
  tooLarge: (limit: string) => `Najviše: ${limit}.`,
  takeLimit: (limit: string) => `Postavi ${limit}`,
  wholeMonths: 'Rok je ceo broj meseci.',
  depositTooLarge: (limit: string) => `Učešće mora da bude manje od cene. Najviše: ${limit}.`,
  graceTooLong: (limit: string) => `Grejs period mora da bude kraći od roka otplate. Najviše: ${limit}.`,
  fixedTermTooLong: (limit: string) => `Fiksni period mora da bude kraći od roka otplate. Najviše: ${limit}.`,
  feesTooLarge: 'Naknade i troškovi su veći od iznosa koji primate, pa EKS ne može da se izračuna.',
  /** Without JavaScript: heads the list of fields to mend. */
  summary: 'Proverite sledeće podatke',
} as const

/** What the form does around the fields. */
export const form = {
  name: 'Podaci za obračun',
  /** Shown where JavaScript is off. */
  submit: 'Izračunajte',
  more: 'Još podataka',
  /** In the title of the closed drawer when something in it differs from the start. */
  changed: 'promenjeno',
  reset: 'Vrati na početno',
  undo: 'Poništi vraćanje',
  wasReset: 'Vraćene su početne vrednosti.',
  /** A damaged link: what was put right. */
  mended: (names: string) =>
    `Deo linka nije bio ispravan, pa su upisane najbliže dozvoljene vrednosti. Proverite: ${names}.`,
  /** Beside the last valid result while a field is wrong. */
  stale: 'Poslednji ispravan obračun',
  notRefreshed: 'Obračun nije osvežen: proverite označeno polje.',
} as const

/** The result; `names` are the `dt` texts of the contract, each exactly its name. */
export const results = {
  region: 'Rezultat',
  names: {
    instalment: 'Mesečna rata',
    firstInstalment: 'Prva rata',
    lastInstalment: 'Poslednja rata',
    graceInstalment: 'Rata u grejs periodu',
    laterInstalment: 'Rata posle fiksnog perioda',
    effectiveRate: 'EKS',
    effectiveRateWithCosts: 'EKS sa svim troškovima',
    nominalRate: 'NKS',
    principal: 'Iznos kredita',
    deposit: 'Učešće',
    received: 'Na račun dobijate',
    fee: 'Naknada za obradu',
    totalInterest: 'Ukupna kamata',
    totalRepayment: 'Ukupno za otplatu',
    otherCosts: 'Ostali troškovi',
    totalCost: 'Ukupan trošak kredita',
    inDinars: 'Rata u dinarima',
  },
  /** The whole result in one sentence. */
  sentence: {
    annuity: (loan: { principal: string; months: string; instalment: string; total: string; interest: string }) =>
      `Kredit od ${loan.principal} vraćate ${loan.months} po ${loan.instalment}: ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
    equalPrincipal: (loan: {
      principal: string
      months: string
      first: string
      last: string
      total: string
      interest: string
    }) =>
      `Kredit od ${loan.principal} vraćate ${loan.months}; prva rata je ${loan.first}, svaka sledeća manja, a poslednja ${loan.last}: ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
    grace: (loan: {
      principal: string
      months: string
      grace: string
      instalment: string
      total: string
      interest: string
    }) =>
      `Kredit od ${loan.principal} vraćate ${loan.months}. Grejs period: ${loan.grace}, samo kamata; posle toga rata je ${loan.instalment}. Ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
    combined: (loan: {
      principal: string
      months: string
      first: string
      fixedTerm: string
      later: string
      total: string
      interest: string
    }) =>
      `Kredit od ${loan.principal} vraćate ${loan.months}. Rata je ${loan.first}, a kada istekne fiksni period (${loan.fixedTerm}), ${loan.later} uz današnji indeks. Ukupno ${loan.total}, od čega je kamata ${loan.interest}.`,
  },
  interestPerHundred: (count: string, unit: string) => `Od svakih 100 ${unit} koje vratite, kamata je ${count}.`,
  unitWords: { RSD: 'dinara', EUR: 'evra' } satisfies Record<Currency, string>,
  /** Behind the dinar value, which is for orientation only. */
  middleRate: (rate: string, date: string) => `Rata u dinarima je informativna, uz kurs ${rate}, podatak od ${date}`,
  computedOn: (date: string) => `Obračun od ${date}`,
  warning: 'Budite odgovorni, pozajmljivanje novca košta.',
  notAnOffer:
    'Obračun je informativan i ne predstavlja ponudu banke. Konačne uslove utvrđuje banka u ponudi koju Vam uručuje pre zaključenja ugovora.',
  dayCount: 'Pojedine banke kamatu obračunavaju po stvarnom broju dana, pa se rata može razlikovati do oko 1%.',
  variable: 'Kamata je promenljiva: EKS je izračunata kao da današnja stopa važi do kraja.',
  enquiry: 'Pošaljite upit za ovaj kredit',
  /** Inside the dialog: the calculation that comes with the enquiry. */
  scenario: (loan: string, months: string, instalment: string, effectiveRate: string) =>
    `Vaš obračun: ${loan}, ${months}, rata ${instalment}, EKS ${effectiveRate}`,
  /** Said once when the input rests. */
  announcement: (instalment: string, effectiveRate: string, total: string) =>
    `Mesečna rata ${instalment}, EKS ${effectiveRate}, ukupno za otplatu ${total}.`,
} as const

/** Limits of the law and habits of the banks: the visitor may go on computing. Silent where the fact is not known. */
export const notices = {
  depositBelowGeneral: (limit: string) =>
    `Učešće ispod ${limit} kod kredita indeksiranih u evrima moguće je samo za prvu nekretninu ili uz podršku države.`,
  depositBelowFirstHome: (limit: string) =>
    `Učešće ispod ${limit} moguće je samo u programu podrške mladima. Proverite kod banke da li je program otvoren.`,
  depositTooSmall: (limit: string) =>
    `Učešće ispod ${limit} propisi ne dozvoljavaju za kredite indeksirane u evrima, ni u jednom programu.`,
  depositBelowIndexed: (limit: string) =>
    `Učešće ispod ${limit} moguće je samo za dinarski kredit: za kredite indeksirane u evrima propisi traže bar toliko učešća ili depozita.`,
  cashInEuros: (limit: string) =>
    `Keš kredit indeksiran u evrima traži najmanje ${limit} učešća ili depozita, a rata u dinarima raste sa kursom.`,
  carTermAboveUsual: (limit: string) => `Uobičajeni najduži rok: ${limit}. Duži odobrava malo koja banka.`,
  carAge: 'Za polovno vozilo mnoge banke gledaju i zbir: starost vozila i rok zajedno najviše 10 do 12 godina.',
  nominalCap: (cap: string, date: string) =>
    `NKS prelazi ograničenje koje je objavila NBS (${cap}, važi od ${date}) i banka takav kredit ne može da ugovori.`,
  effectiveCap: (cap: string, date: string) =>
    `EKS prelazi ograničenje koje je objavila NBS (${cap}, važi od ${date}) i banka takav kredit ne može da ugovori.`,
  zeroRate: 'Uz kamatu od 0% proverite da li je cena za gotovinu niža: razlika je tada skrivena kamata.',
  checked: (date: string) => `Podaci provereni: ${date}`,
} as const

/** The representative example for the visitor's own numbers, in the legal order (domain §1.4). */
export const ownExample = {
  heading: 'Reprezentativni primer za Vaše podatke',
  kind: {
    term: 'Vrsta kredita',
    text: {
      housing: 'stambeni, uz hipoteku',
      cash: 'gotovinski, nenamenski',
      car: 'za kupovinu vozila',
    } satisfies Record<Product, string>,
  },
  price: { housing: 'Cena nekretnine', car: 'Cena vozila' },
  deposit: (percent: string) => `Učešće (${percent})`,
  amount: 'Iznos kredita',
  currency: {
    term: 'Valuta i indeksiranje',
    text: {
      EUR: 'EUR; isplata i otplata u dinarskoj protivvrednosti, po srednjem kursu NBS',
      RSD: 'RSD, bez indeksiranja',
    } satisfies Record<Currency, string>,
  },
  term: 'Rok otplate',
  nominalRate: {
    term: 'NKS',
    fixed: (rate: string) => `${rate}, fiksna`,
    variable: (rate: string, index: string, margin: string) =>
      `${rate}, promenljiva: indeks ${index} i marža ${margin}`,
    combined: (rate: string, fixedTerm: string, later: string) =>
      `${rate} u fiksnom periodu (${fixedTerm}), zatim promenljiva, danas ${later}`,
  },
  effectiveRate: (date: string) => `EKS, obračunata na dan ${date}`,
  instalment: 'Mesečna rata',
  lastInstalment: 'Poslednja rata',
  totalRepayment: 'Ukupno za otplatu',
  costs: 'Troškovi koje plaćate',
  interest: 'Ukupna kamata',
  fee: 'Naknada za obradu',
  total: 'Ukupan trošak kredita',
} as const

/** Table, file and print of the plan. */
export const schedule = {
  name: 'Plan otplate',
  months: {
    head: ['Rata br.', 'Datum dospeća', 'Mesečna rata', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug'],
  },
  years: { head: ['Godina', 'Rate', 'Kamata', 'Glavnica', 'Naknade i troškovi', 'Preostali dug'] },
  year: (year: string) => `${year}. godina`,
  total: 'Ukupno',
  drawdown: 'Isplata kredita',
  open: (year: string) => `Prikaži mesece: ${year}. godina`,
  close: (year: string) => `Sakrij mesece: ${year}. godina`,
  openAll: 'Prikaži sve mesece',
  closeAll: 'Sakrij mesece',
  start: 'Datum isplate kredita',
  datesNote: 'Prva rata dospeva mesec dana posle isplate. Ako takvog dana nema, rata dospeva poslednjeg dana meseca.',
  lastNote: 'Poslednja rata poravnava zaokruživanje i zato se malo razlikuje od ostalih.',
  csv: 'Preuzmite plan kao CSV',
  fileName: 'plan-otplate',
  print: 'Odštampajte obračun',
  printed: {
    heading: 'Obračun kredita',
    made: (date: string) => `Obračun je napravljen ${date} na sajtu Kreditokaz i nije ponuda banke.`,
    link: 'Isti obračun na internetu',
  },
} as const

/** The picture beside the plan. */
export const chart = {
  name: 'Kamata i glavnica po godinama',
  /** The headline over it. */
  turningPoint: (number: string) => `${number}. rata je prva u kojoj vraćate više duga nego kamate.`,
  fromStart: 'Već od prve rate vraćate više duga nego kamate.',
  never: 'Tek poslednja rata vraća dug.',
  legend: { interest: 'Kamata', principal: 'Glavnica', balance: 'Preostali dug' },
  axis: (currency: string) => `${currency} godišnje`,
  year: (year: string, interest: string, principal: string, balance: string) =>
    `${year}. godina: kamata ${interest}, glavnica ${principal}, preostali dug ${balance}.`,
  keyboard: 'Strelicama levo i desno menjate godinu.',
  table: 'Isti brojevi stoje u tabeli ispod.',
} as const

export const share = {
  heading: 'Sačuvajte ili podelite',
  share: 'Podelite obračun',
  copy: 'Kopirajte link',
  copied: 'Link je kopiran.',
  copyFailed: 'Kopiranje nije uspelo. Označite link i kopirajte ga sami.',
  label: 'Link do ovog obračuna',
  qr: 'QR kod ovog obračuna',
  showQr: 'Prikaži QR kod',
  title: (calculator: string, instalment: string, months: string) => `${calculator}: rata ${instalment}, ${months}`,
  note: 'Link sadrži samo brojeve iz obračuna, bez Vaših ličnih podataka.',
} as const

/** Anuiteti ili jednake rate? */
export const repaymentTool = {
  head: ['Poredimo', 'Jednaki anuiteti', 'Jednake rate glavnice'],
  rows: { first: 'Prva rata', last: 'Poslednja rata', interest: 'Ukupna kamata', effectiveRate: 'EKS' },
  answer: (saved: string, higher: string) =>
    `Jednake rate glavnice koštaju ${saved} manje kamate, ali je prva rata veća za ${higher}.`,
  same: 'Uz ove podatke razlike nema.',
} as const

/** Ako se kamata promeni. */
export const rateTool = {
  head: ['Kamata', 'Rata', 'Razlika'],
  today: 'danas',
  row: (points: string) => `+${points}`,
  /** Of the bars: the present instalment, and what comes on top. */
  legend: { present: 'sadašnja rata', added: 'povećanje' },
  answer: (instalment: string, added: string) =>
    `Ako stopa poraste za 1 procentni poen, rata je ${instalment}: ${added} više svakog meseca.`,
  fixed: 'Kamata koju ste izabrali je fiksna, pa se rata ne menja. Ovako bi bilo sa promenljivom.',
  variable: 'Promenljiva stopa se usklađuje na tri ili šest meseci.',
  cap: (cap: string, date: string) => `Ograničenje NKS koje je objavila NBS: ${cap}, važi od ${date}.`,
  capNote: 'Ograničenje se objavljuje iznova dva puta godišnje, pa nije gornja granica za ceo rok.',
} as const

/** Ako se promeni kurs. */
export const exchangeTool = {
  head: ['Kurs evra', 'Rata u dinarima', 'Razlika'],
  row: {
    now: 'polazni kurs',
    up: (percent: string) => `evro skuplji za ${percent}`,
    down: (percent: string) => `evro jeftiniji za ${percent}`,
  },
  answer: (percent: string, instalment: string, added: string) =>
    `Ako evro poskupi za ${percent}, rata je ${instalment}: ${added} više svakog meseca.`,
  middleRate: 'Srednji kurs, dinara za evro',
  note: (rate: string) => `Uz polazni kurs ${rate}. Rata se plaća po srednjem kursu NBS na dan uplate.`,
  dinarLoan: 'Kredit u dinarima ne zavisi od kursa.',
} as const

/** Prevremena otplata. */
export const earlyTool = {
  fields: {
    amount: { label: 'Iznos uplate', hint: 'Povrh redovne rate.' },
    month: { label: 'Uz koju ratu', hint: 'Redni broj rate.' },
    fee: {
      label: 'Trošak prevremene otplate',
      hint: 'Na početku stoji najveća koju zakon dozvoljava. Mnoge banke je ne naplaćuju.',
    },
  },
  modes: { shorten: 'Kraći rok', lower: 'Manja rata' } satisfies Record<ExtraMode, string>,
  rows: {
    instalment: 'Nova rata',
    left: 'Preostalo rata',
    sooner: 'Manje rata',
    saved: 'Manje kamate',
    net: 'Ušteda posle naknade',
    balance: 'Dug pre uplate',
  },
  answer: {
    shorten: (sooner: string, saved: string) => `Kraći rok: ${sooner} manje i ${saved} manje kamate.`,
    lower: (instalment: string, before: string, saved: string) =>
      `Manja rata: ${instalment} umesto ${before} i ${saved} manje kamate.`,
    full: (saved: string) => `Ovom uplatom vraćate ceo dug i štedite ${saved} kamate.`,
    loss: 'Naknada je veća od uštede: uz ove uslove se uplata ne isplati.',
  },
  /** The month in which what is saved exceeds the fee. */
  payoff: (month: string) => `Naknada se vraća do ${month}. rate.`,
  rule: (percent: string, lastYear: string, free: string) =>
    `Zakonska granica je ${percent} prevremeno vraćenog iznosa, a ${lastYear} u poslednjoj godini. Do ${free} vraćenih u 12 meseci naknada se, prema primeru NBS, ne računa; proverite kod banke.`,
  variableRule: 'Kod kredita koji nije stambeni naknade nema dok je kamata promenljiva.',
} as const

/** Koliko mogu da dobijem? */
export const affordabilityTool = {
  fields: {
    income: { label: 'Neto primanja', hint: 'Mesečno, u dinarima, bez jednokratnih dodataka.' },
    jointIncome: { label: 'Primanja sadužnika', hint: 'Ako kredit uzimate zajedno.' },
    obligations: { label: 'Rate koje već plaćate', hint: 'Sve mesečne rate, i one po karticama.' },
    limits: {
      label: 'Limiti kartica i dozvoljenog minusa',
      hint: 'Banke deo limita računaju kao ratu i kada ga ne koristite.',
    },
    basket: {
      label: 'Minimalna potrošačka korpa',
      hint: 'Neke banke je prvo odbiju od primanja. Ako ne znate, ostavite prazno.',
    },
    age: { label: 'Godine života', hint: 'Poslednja rata po pravilu dospeva najkasnije sa 65 do 75 godina.' },
  },
  shares: { careful: 'oprezno', usual: 'uobičajeno', limit: 'gornja granica' } satisfies Record<
    Exclude<BurdenLevel, 'over'>,
    string
  >,
  row: (share: string, name: string) => `${share} primanja, ${name}`,
  head: ['Deo primanja', 'Najveća rata', 'Najveći kredit'],
  answer: (loan: string, instalment: string, share: string) =>
    `Uz ovu kamatu i rok, sa ${share} primanja možete da nosite kredit do ${loan}, sa ratom do ${instalment}.`,
  nothing: 'Posle rata koje već plaćate ne ostaje prostora za novu.',
  noIncome: 'Upišite primanja.',
  /** The traffic light; `name` is the light in a word, because colour alone says nothing. */
  levels: {
    careful: {
      name: 'Mirno',
      text: (share: string) => `Sve rate odnose ${share} primanja: u granici koju savetujemo.`,
    },
    usual: {
      name: 'Oprezno',
      text: (share: string) =>
        `Sve rate odnose ${share} primanja: banke to po pravilu prihvataju, a Vama ostaje malo prostora.`,
    },
    limit: {
      name: 'Na granici',
      text: (share: string) =>
        `Sve rate odnose ${share} primanja: to je najviše što banke dopuštaju. Svaki kvar ili bolest postaje problem.`,
    },
    over: {
      name: 'Previše',
      text: (share: string) => `Sve rate odnose ${share} primanja: više nego što banke po pravilu dopuštaju.`,
    },
  } satisfies Record<BurdenLevel, { name: string; text: (share: string) => string }>,
  /** What would move it to green. */
  better: {
    loan: (principal: string) => `Mirno bi bilo uz kredit do ${principal}.`,
    months: (months: string) =>
      `I ovaj iznos bi bio u mirnoj granici uz duži rok (${months}), ali uz veću ukupnu kamatu.`,
    neither: 'Mirno bi bilo tek uz veća primanja ili manje drugih rata.',
  },
  note: 'O kreditu odlučuje banka, na osnovu dokumentacije i Kreditnog biroa. Ovo je račun, a ne odobrenje.',
  /** A promise: the household stays out of the query, the share link and every request. */
  privacy: 'Primanja ne upisujemo u adresu stranice i ne šaljemo ih nikome.',
} as const

/** Uporedi ponude. */
export const offersTool = {
  keep: 'Zapamti ovaj obračun',
  add: 'Dodaj ponudu',
  name: (letter: string) => `Ponuda ${letter}`,
  rename: (name: string) => `Preimenuj: ${name}`,
  remove: (name: string) => `Ukloni: ${name}`,
  load: (name: string) => `Učitaj u kalkulator: ${name}`,
  full: 'Zapamćene su tri ponude. Uklonite jednu da biste dodali novu.',
  empty: 'Zapamtite ovaj obračun, promenite podatke prema drugoj ponudi i zapamtite i nju.',
  one: 'Za poređenje su potrebne bar dve ponude.',
  rows: {
    effectiveRate: 'EKS',
    instalment: 'Mesečna rata',
    months: 'Rok otplate',
    interest: 'Ukupna kamata',
    fee: 'Naknada za obradu',
    total: 'Ukupno za otplatu i naknada',
    rank: 'Redosled po EKS',
  },
  corner: 'Poredimo',
  /** `points` is the difference of the effective rates: „0,35 procentnih poena”. */
  answer: (best: string, second: string, points: string, saved: string) =>
    `${best} ima najnižu EKS: niža je nego u ponudi „${second}” za ${points}, a do kraja otplate plaćate ${saved} manje.`,
  split: (byRate: string, byTotal: string) =>
    `Po EKS je prva „${byRate}”, a po ukupnom iznosu „${byTotal}”: iznos ili rok im nije isti, pa jedan broj nije dovoljan.`,
  equal: 'Ponude koštaju isto.',
  differentTerms: 'Rokovi se razlikuju: kraći kredit ukupno košta manje i kada mu je EKS viša.',
  differentCurrencies: 'Valute se razlikuju: kod kredita u evrima rizik kursa nosite Vi, a EKS ga ne sadrži.',
} as const

/** Refinansiranje. */
export const refinancingTool = {
  fields: {
    balance: { label: 'Preostali dug', hint: 'Iz poslednjeg plana otplate ili aplikacije banke.' },
    monthsLeft: { label: 'Preostalo rata', hint: 'Koliko rata još dugujete.' },
    oldKnown: { label: 'Šta znate o starom kreditu', options: { rate: 'Kamatu', instalment: 'Ratu' } },
    oldRate: { label: 'Stara stopa (NKS)', hint: 'Iz ugovora, na godišnjem nivou.' },
    oldInstalment: { label: 'Stara rata', hint: 'Iz nje računamo kamatu.' },
    newRate: { label: 'Nova stopa (NKS)', hint: 'Iz ponude.' },
    newMonths: { label: 'Novi rok', hint: 'Za pravu uštedu ne duži od preostalog.' },
    newFee: { label: 'Obrada novog kredita', hint: 'Procenat novog iznosa.' },
    financed: { label: 'Trošak obrade se dodaje na dug', hint: 'Ako nije označeno, plaćate je odvojeno.' },
    earlyFee: { label: 'Trošak ranije otplate starog', hint: 'Ako je ugovorena; ima zakonsku granicu.' },
  },
  head: ['Poredimo', 'Stari kredit', 'Novi kredit'],
  rows: { instalment: 'Rata', months: 'Preostalo rata', total: 'Ukupno do kraja', costs: 'Troškovi zamene' },
  answer: {
    saves: (saved: string) => `Zamena se isplati: do kraja plaćate ${saved} manje, sa svim troškovima.`,
    costs: (lost: string) => `Zamena se ne isplati: do kraja plaćate ${lost} više.`,
    equal: 'Zamena ne donosi ni uštedu ni trošak.',
  },
  breakEven: (months: string) => `Troškovi zamene se manjom ratom vraćaju za ${months}.`,
  noBreakEven: 'Rata se ne smanjuje, pa se troškovi ne vraćaju iz meseca u mesec.',
  longer: 'Novi rok je duži od preostalog: rata je manja, ali otplata traje duže i ušteda se topi.',
  impossible: 'Uz ovu ratu se dug ne bi nikada vratio. Proverite dug, broj rata i ratu.',
} as const

/** Units as they stand beside a field. */
export const units = {
  RSD: 'RSD',
  EUR: 'EUR',
  percent: '%',
  months: 'mes.',
  years: 'god.',
  points: 'procentnih poena',
} as const
