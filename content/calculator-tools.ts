/** Words of the tools that are closed at first under a calculator: loaded with their code. */

import type { Grade } from '#core/facts/fact.ts'
import type { DtiLevel } from '#core/loan/affordability.ts'
import type { PrepaymentMode, Repayment } from '#core/loan/terms.ts'
import type { Currency } from '#core/money/minor.ts'
import { reliability } from './calculator.ts'

/** How a rate behaves, as the calculator asks for it. */
type RateKind = 'fixed' | 'variable' | 'combined'

/** Where an income comes from, as far as banks treat it differently. */
export type IncomeSource = 'salary' | 'own' | 'abroad'

/** Ako se promeni kurs. */
export const exchangeTool = {
  head: ['Kurs evra', 'Rata u dinarima', 'Razlika'],
  row: {
    now: 'polazni kurs',
    up: (percent: string) => `evro skuplji za ${percent}`,
    down: (percent: string) => `evro jeftiniji za ${percent}`,
  },
  answer: (percent: string, name: string, instalment: string, added: string) =>
    `Ako evro poskupi za ${percent}, ${name} je ${instalment}: ${added} više.`,
  note: (exchange: string) => `Rata se plaća po zvaničnom srednjem kursu NBS na dan otplate (polazni je ${exchange}).`,
} as const

/** Prevremena otplata. */
export const earlyTool = {
  corner: 'Poredimo',
  /** Unit of a month: its number in the schedule. */
  ordinal: 'redni broj',
  fields: {
    amount: { label: 'Iznos uplate', hint: 'Povrh redovne rate.' },
    month: { label: 'Uz koju ratu', hint: (due: string) => `Dospeva ${due}` },
    fee: {
      label: 'Trošak prevremene otplate',
      hint: 'Na početku stoji najveći koji zakon dozvoljava. Mnoge banke ga ne naplaćuju.',
      /** Where the rule or the rate of exchange is not known. */
      unknown: 'Iznos iz ugovora. Mnoge banke ga ne naplaćuju.',
    },
  },
  modes: { shorten: 'Kraći rok', lower: 'Manja rata' } satisfies Record<PrepaymentMode, string>,
  rows: {
    instalment: 'Sledeća rata',
    instalmentAfterGrace: 'Rata posle grejs perioda',
    left: 'Preostalo rata',
    end: 'Kredit je vraćen',
    sooner: 'Broj rata manji za',
    saved: 'Ušteda na kamati',
    net: 'Ušteda posle naknade',
    balance: 'Dug pre uplate',
  },
  answer: {
    saved: (saved: string) => `${saved} manje kamate`,
    sameInterest: 'ista kamata',
    /** Of a small sum: a new instalment is rounded anew, and that may cost more than the sum saves. */
    moreInterest: (more: string) => `${more} više kamate, jer se nova rata zaokružuje iznova`,
    shorten: (sooner: string, saved: string) => `Kraći rok: ${sooner} manje i\u00a0${saved};`,
    /** Where the sum is too small to end the loan a month sooner, or to move the instalment. */
    notSooner: (saved: string) => `Kraći rok: manja poslednja rata i\u00a0${saved};`,
    lower: (instalment: string, before: string, saved: string) =>
      `manja rata: ${instalment} umesto ${before} i\u00a0${saved}.`,
    unmoved: (instalment: string, saved: string) => `rata ostaje ${instalment} i\u00a0${saved}.`,
    full: (saved: string) => `Ovom uplatom vraćate ceo dug i\u00a0štedite ${saved} kamate.`,
    /** Behind it, where there is a fee. */
    net: (saved: string) => `Kada se oduzme naknada, ostaje ${saved}.`,
    fullInVain: 'Ovom uplatom vraćate ceo dug, a\u00a0kamate do kraja više ne bi ni bilo.',
    loss: 'Naknada je veća od uštede: pod ovim uslovima uplata se ne isplati.',
    lossIfLower: 'Uz manju ratu naknada je veća od uštede.',
  },
  /** The month in which what is saved exceeds the fee. */
  payoff: (month: string) => `Uz kraći rok naknada se vraća do ${month}. rate.`,
  rule: (percent: string, lastYear: string, free: string) =>
    `Zakonska granica je ${percent} prevremeno vraćenog iznosa, a\u00a0${lastYear} u\u00a0poslednjoj godini. Naknada sme da se ugovori samo ako u\u00a012\u00a0meseci prevremeno vratite više od ${free} (čl. 48. zakona br.\u00a019/2025).`,
  variableRule: 'Kod kredita koji nije stambeni naknade nema dok je kamata promenljiva.',
} as const

/** Koliko mogu da dobijem? */
export const affordabilityTool = {
  fields: {
    currency: { label: 'Primanja u', options: { RSD: 'RSD', EUR: 'EUR' } satisfies Record<Currency, string> },
    pension: { label: 'Primate penziju?', options: { no: 'Ne', yes: 'Da' } },
    source: {
      label: 'Odakle su primanja',
      options: { salary: 'Plata ili penzija', own: 'Svoj posao', abroad: 'Inostranstvo' } satisfies Record<
        IncomeSource,
        string
      >,
    },
    income: {
      label: 'Neto primanja',
      hint: {
        salary: 'Mesečno, bez jednokratnih dodataka.',
        own: 'Mesečni prosek posle poreza, doprinosa i\u00a0troškova posla. To nije promet.',
        abroad: 'Mesečno, samo ono što stalno stiže i\u00a0može da se dokaže.',
      } satisfies Record<IncomeSource, string>,
    },
    jointIncome: { label: 'Primanja sadužnika', hint: 'Ako kredit uzimate zajedno.' },
    obligations: { label: 'Rate koje već plaćate', hint: 'Sve mesečne rate, i\u00a0one po karticama.' },
    limits: {
      label: 'Limiti kartica i minusa',
      hint: 'Banke deo limita računaju kao ratu i\u00a0kada ga ne koristite.',
    },
    guaranteed: { label: 'Rate za koje ste jemac', hint: 'Mesečno, po tuđim kreditima za koje ste dali jemstvo.' },
    basket: {
      label: 'Minimalna potrošačka korpa',
      hint: 'Neke banke je prvo odbiju od primanja. Ako ne znate, ostavite prazno.',
    },
    members: {
      label: 'Članova domaćinstva',
      hint: (sum: string) =>
        `Zajedno sa Vama. Savetujemo da za svakog ostane bar ${sum} mesečno; to je naša pretpostavka.`,
    },
    age: {
      label: 'Vaše godine',
      hint: (age: string) =>
        `Kod većine banaka poslednja rata dospeva do navršene ${age}.\u00a0godine života, a\u00a0penzionerima ponegde i\u00a0do 80.`,
      hintOfPension: (usual: string, most: string) =>
        `Penzionerima u\u00a0nekim bankama poslednja rata dospeva do navršene ${usual}.\u00a0godine života, u\u00a0drugima do ${most}.`,
    },
  },
  shares: { careful: 'oprezno', usual: 'uobičajeno', limit: 'gornja granica' } satisfies Record<
    Exclude<DtiLevel, 'over'>,
    string
  >,
  row: (share: string, name: string) => `${share}, ${name}`,
  /** The careful row where what stays for the members leaves less than the share. */
  rowBesideMembers: (left: string) => `oprezno, da ostane ${left}`,
  head: ['Deo primanja', 'Najveća rata', 'Najveći kredit'],
  /** What we advise; `term` where the age does not allow the chosen one. */
  answer: (loan: string, instalment: string, share: string, term: string | undefined) =>
    `Uz ovu kamatu i\u00a0${term === undefined ? 'rok' : `najduži rok za Vaše godine (${term})`}, sa ${share} primanja, koliko savetujemo, možete da nosite kredit do ${loan}, sa ratom do ${instalment}.`,
  /** In its place, where less than that share is left beside what the members of the household need. */
  answerBesideMembers: (loan: string, instalment: string, left: string, term: string | undefined) =>
    `Uz ovu kamatu i\u00a0${term === undefined ? 'rok' : `najduži rok za Vaše godine (${term})`}, da domaćinstvu ostane bar ${left} mesečno, koliko savetujemo, možete da nosite kredit do ${loan}, sa ratom do ${instalment}.`,
  /** After it, what a bank would allow; `condition` is of `sources`. */
  allowed: (loan: string, share: string, condition: string) =>
    `Banka bi po pravilu dopustila i\u00a0do ${loan} (${share})${condition}.`,
  /** Where what we advise is spent already. */
  spent: (share: string) => `Do ${share} primanja, koliko savetujemo, prostora za novu ratu nema.`,
  spentByMembers: (left: string) =>
    `Da domaćinstvu ostane ${left} mesečno, koliko savetujemo, prostora za novu ratu nema.`,
  allowedOnly: (loan: string, instalment: string, share: string, condition: string) =>
    `Banka bi po pravilu dopustila kredit do ${loan}, sa ratom do ${instalment} (${share})${condition}.`,
  limitOnly: (loan: string, instalment: string, share: string, condition: string) =>
    `Tek na gornjoj granici (${share}) neke banke bi dopustile kredit do ${loan}, sa ratom do ${instalment}${condition}.`,
  /** What a bank's answer depends on, and what is known of it; of a salary or a pension nothing has to be said. */
  sources: {
    salary: { condition: '', text: () => undefined },
    own: {
      condition: ', ako se prizna sav upisani prihod',
      text: (limit: string) =>
        `Po pisanju portala Nova, paušalcima banke računaju kao i\u00a0zaposlenima, najviše ${limit} primanja, a\u00a0prihod izvode iz poreskog rešenja, ugovora sa klijentima i\u00a0prometa po računu. Koliki deo prometa priznaju, nije objavljeno: pitajte banku pre zahteva. Račun važi za kredit koji uzimate kao građanin, a\u00a0ne za radnju.`,
    },
    abroad: {
      condition: ', ako se priznaju sva upisana primanja',
      text: () =>
        'Koliki deo primanja iz inostranstva banke priznaju, nije objavljeno: pitajte banku pre zahteva. Po objašnjenju NBS koje je preneo N1, ko u\u00a0inostranstvu boravi duže od godinu dana za banku je nerezident: za nekretninu u\u00a0Srbiji može da dobije kredit u\u00a0devizama ili u\u00a0dinarima bez valutne klauzule, u\u00a0banci koja takve kredite nudi. Ako plata nije u\u00a0valuti kredita i\u00a0njena valuta oslabi, rata odnosi veći deo plate.',
    },
  } satisfies Record<IncomeSource, { condition: string; text: (limit: string) => string | undefined }>,
  nothing: 'Uz ova primanja i\u00a0postojeće obaveze nema prostora za novi kredit.',
  nothingBesideBasket: 'Uz ova primanja, potrošačku korpu i\u00a0postojeće obaveze nema prostora za novi kredit.',
  nothingByPensionAge: (age: string) =>
    `Banke po pravilu ne odobravaju kredit čija bi poslednja rata dospela posle navršene ${age}.\u00a0godine života.`,
  /** Of a loan that only some banks give at this age. */
  someBanks: (usual: string, most: string) =>
    `U\u00a0nekim bankama poslednja rata dospeva do ${usual}.\u00a0godine života, u\u00a0drugima do ${most}: pitajte pre zahteva.`,
  nothingByAge: (age: string) =>
    `Kod većine banaka poslednja rata dospeva do navršene ${age}.\u00a0godine života, pa za novi kredit nema dovoljno vremena. Penzionerima ponegde odobravaju i\u00a0do 80: pitajte pre zahteva.`,
  noIncome: 'Upišite primanja.',
  /** Where a threshold or the rate of exchange is out of date. */
  unknown: 'Podaci za ovaj račun su zastareli. Pitajte našeg savetnika.',
  limitShare: (percent: string) => `Računamo ${percent} limita mesečno.`,
  /** The instalment of the debtor that a guarantor counts. */
  guaranteeShare: (percent: string) =>
    `Računamo ${percent} te rate, jer je plaćate Vi ako dužnik ne plati. Banke jemstvo vide u\u00a0Kreditnom birou, a\u00a0koliko ga računaju, nije objavljeno.`,
  /** Beside the field of the basket: the last one published. */
  lastBasket: (sum: string, month: string) => `Poslednja koju smo našli, iz ${month}\u00a0godine: ${sum}.`,
  /** Before the light: it is about the loan in the calculator. */
  thisLoan: 'Kredit iz kalkulatora:',
  /** The traffic light; `name` is the light in a word, because colour alone says nothing. */
  levels: {
    careful: {
      name: 'Mirno',
      text: (share: string) => `Sve rate odnose ${share} primanja: u\u00a0granici koju savetujemo.`,
    },
    usual: {
      name: 'Oprezno',
      text: (share: string) =>
        `Sve rate odnose ${share} primanja: banke to po pravilu prihvataju, a\u00a0Vama ostaje malo prostora.`,
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
  } satisfies Record<DtiLevel, { name: string; text: (share: string) => string }>,
  /** Red for another reason than the share. */
  basketLacks: (left: string) => `Posle svih rata ostaje ${left}: manje od potrošačke korpe koju ste upisali.`,
  /** Where it is no bank's business: what stays for the members of the household is less than we advise. */
  membersLack: (left: string, advised: string) =>
    `Posle svih rata ostaje ${left}, a\u00a0za toliko članova domaćinstva savetujemo bar ${advised}.`,
  basketGone: 'Sve rate odnose više nego što su primanja.',
  /** A share that is just above one of the limits, which a whole percent would hide. */
  justAbove: (percent: string) => `malo više od ${percent}`,
  tooLong: {
    name: 'Predug rok',
    ofPension: (age: string, share: string) =>
      `Poslednja rata bi dospela posle navršene ${age}.\u00a0godine života, a\u00a0to banke po pravilu ne dopuštaju ni penzionerima. Sve rate odnose ${share} primanja.`,
    text: (age: string, share: string) =>
      `Poslednja rata bi dospela posle navršene ${age}.\u00a0godine života, a\u00a0to većina banaka ne dopušta. Penzionerima ponegde odobravaju i\u00a0do 80: pitajte pre zahteva. Sve rate odnose ${share} primanja.`,
  },
  /** What would move it to green. */
  better: {
    loan: (principal: string) => `Mirno bi bilo uz kredit do ${principal}.`,
    term: (months: string) => `Mirno bi bilo uz kraći rok (najviše ${months}).`,
    termAndIncome: (months: string) =>
      `Mirno bi bilo tek uz kraći rok (najviše ${months}) i\u00a0veća primanja ili manje drugih rata.`,
    noTerm: 'Nijedan rok se ne završava pre te godine.',
    termAndLoan: (months: string, principal: string) =>
      `Mirno bi bilo uz kraći rok (najviše ${months}) i\u00a0kredit do ${principal}.`,
    months: (months: string) =>
      `Uz duži rok (${months}) mirno bi bilo i\u00a0sa ovim iznosom, ali uz veću ukupnu kamatu.`,
    neither: 'Mirno bi bilo tek uz veća primanja ili manje drugih rata.',
  },
  note: 'O\u00a0kreditu odlučuje banka, na osnovu dokumentacije i\u00a0Kreditnog biroa. Ovo je račun, a\u00a0ne odobrenje.',
  graded: (grade: Grade, date: string) =>
    grade === 'assumed' ? 'Granice su naša pretpostavka o\u00a0tome šta banke dopuštaju.' : reliability(grade, date),
  /** A promise: the household stays out of the query, the share link and every request. */
  privacy: 'Primanja ne upisujemo u\u00a0adresu stranice i\u00a0ne šaljemo ih nikome.',
} as const

/** Below the slider of a higher rate: from where on the instalment takes too much of the income. */
export const rateLimit = {
  instalment: (name: string, hasObligations: boolean) => (hasObligations ? `${name} sa drugim obavezama` : name),
  from: (points: string, instalment: string, share: string) =>
    `Ako stopa poraste za ${points} ili više, ${instalment} prelazi ${share} Vaših primanja.`,
  already: (instalment: string, share: string) =>
    `Već bez porasta kamate ${instalment} prelazi ${share} Vaših primanja.`,
  never: (points: string, instalment: string, share: string) =>
    `Ni uz porast za ${points} ${instalment} ne prelazi ${share} Vaših primanja.`,
} as const

/** Uporedite ponude. */
export const offersTool = {
  /** Fields of the two offers that are typed side by side. */
  two: {
    rate: 'Kamata',
    fee: 'Naknada',
    term: 'Rok',
    unit: { years: 'godina', months: 'meseci' },
    stated: 'Rata iz ponude',
    caption: 'U\u00a0čemu se ponude razlikuju',
    cheaper: (name: string, saved: string) => `${name} je jeftinija za ${saved}.`,
    same: (terms: string) => `Isto u\u00a0obe: ${terms}.`,
    /** Where the loan in the calculator has a rate that changes. */
    held: 'Ovde svaka ponuda ima jednu kamatu, kao da važi do kraja: za promenljivu današnju, za kombinovanu početnu.',
    statedSame: (name: string) => `${name}: rata iz ponude slaže se sa našim računom.`,
    statedMore: (name: string, ours: string, by: string) =>
      `${name}: po našem računu rata je ${ours}, a\u00a0u\u00a0ponudi je viša za ${by}. Pitajte šta je u\u00a0nju uračunato.`,
    statedLess: (name: string, ours: string, by: string) =>
      `${name}: po našem računu rata je ${ours}, a\u00a0u\u00a0ponudi je niža za ${by}. Pitajte važi li do kraja otplate.`,
  },
  saved: 'Zapamćeni obračuni',
  restore: (name: string) => `Vratite: ${name}`,
  keep: 'Zapamtite ovaj obračun',
  name: (letter: string) => `Ponuda ${letter}`,
  sharedName: (name: string, letter: string) => `${name} (${letter})`,
  rename: (name: string) => `Preimenujte: ${name}`,
  remove: (name: string) => `Uklonite: ${name}`,
  load: (name: string) => `Učitajte u\u00a0kalkulator: ${name}`,
  loadShort: 'Učitajte',
  /** Beside the name of an offer. */
  figures: (instalment: string, effectiveRate: string) => `Rata ${instalment}, EKS ${effectiveRate}`,
  /** Under it, what it was made of. */
  terms: {
    rate: { fixed: 'fiksna', variable: 'promenljiva', combined: 'kombinovana' } satisfies Record<RateKind, string>,
    /** The kind of a rate that is fixed at first, with the length of that period. */
    fixedFor: (kind: string, months: string) => `${kind} (fiksna ${months})`,
    nominalRate: (rate: string, kind: string) => `NKS ${rate}, ${kind}`,
    fee: (fee: string) => `obrada ${fee}`,
    costs: (costs: string) => `ostali troškovi ${costs}`,
    grace: (months: string) => `grejs ${months}`,
    repayment: { annuity: 'anuiteti', 'equal-principal': 'jednake rate' } satisfies Record<Repayment, string>,
  },
  full: 'Zapamćene su tri ponude. Uklonite jednu da biste dodali novu.',
  empty: 'Zapamtite ovaj obračun, promenite podatke prema drugoj ponudi i\u00a0zapamtite i\u00a0nju.',
  one: 'Za poređenje su potrebne bar dve ponude.',
  rows: {
    effectiveRate: 'EKS sa unetim troškovima',
    instalment: 'Mesečna rata',
    principal: 'Iznos kredita',
    months: 'Rok otplate',
    nominalRate: 'NKS',
    rateKind: 'Vrsta kamate',
    repayment: 'Način otplate',
    grace: 'Grejs period',
    interest: 'Ukupna kamata',
    fee: 'Naknada za obradu',
    costs: 'Ostali troškovi',
    total: 'Ukupno za otplatu i troškovi',
  },
  /** Instead of a grace period. */
  noGrace: 'bez grejsa',
  corner: 'Poredimo',
  /** `points` is the difference of the effective rates: „0,35 procentnih poena”, „0,33 procentna poena”. */
  answer: (best: string, second: string, points: string, saved: string) =>
    `${best} ima najnižu EKS: niža je nego u\u00a0ponudi „${second}” za ${points}, a\u00a0do kraja otplate plaćate ${saved} manje.`,
  /** Where the sums are of two currencies or loans, or the same. */
  answerByRate: (best: string, second: string, points: string) =>
    `${best} ima najnižu EKS: niža je nego u\u00a0ponudi „${second}” za ${points}.`,
  /** Where the effective rates are the same. */
  answerByTotal: (best: string, second: string, saved: string) =>
    `${best} i\u00a0${second} imaju istu, najnižu EKS; do kraja otplate je prva jeftinija za ${saved}.`,
  sameRate: (best: string, second: string) => `${best} i\u00a0${second} imaju istu, najnižu EKS.`,
  split: (byRate: string, byTotal: string, differences: string) =>
    `Po EKS je prva „${byRate}”, a\u00a0po ukupnom iznosu „${byTotal}”. Razlike među njima: ${differences}. Zato jedan broj nije dovoljan.`,
  /** What makes one number not enough. */
  differences: {
    months: 'rok',
    repayment: 'način otplate',
    grace: 'grejs period',
    rateKind: 'vrsta kamate',
    fee: 'naknada',
    costs: 'troškovi',
    nominalRate: 'NKS',
  },
  equal: 'Ponude koštaju isto.',
  /** Where the costs leave nothing to receive, so that no rate exists. */
  noRate: (name: string) => `Za ponudu „${name}” EKS ne može da se izračuna: troškovi su veći od iznosa koji se prima.`,
  differentAmounts: 'Iznosi kredita se razlikuju: manji kredit ukupno obično košta manje i\u00a0kada mu je EKS viša.',
  differentTerms: 'Rokovi se razlikuju: kraći kredit ukupno obično košta manje i\u00a0kada mu je EKS viša.',
  differentCurrencies: 'Valute se razlikuju: kod kredita u\u00a0evrima rizik kursa nosite Vi, a\u00a0EKS ga ne sadrži.',
} as const

/** Refinansiranje. */
export const refinancingTool = {
  fields: {
    balance: { label: 'Preostali dug', hint: 'Iz poslednjeg plana otplate ili aplikacije banke.' },
    monthsLeft: { label: 'Preostalo rata', hint: 'Koliko rata još dugujete.' },
    oldKnown: { label: 'Šta znate o starom kreditu', options: { rate: 'Kamatu', instalment: 'Ratu' } },
    oldRate: { label: 'Stara NKS', hint: 'Iz ugovora, na godišnjem nivou.' },
    oldInstalment: { label: 'Stara rata', hint: 'Iz nje računamo kamatu.' },
    newRate: { label: 'Nova NKS', hint: 'Iz ponude.' },
    newMonths: { label: 'Novi rok', hint: 'Za pravu uštedu ne duži od preostalog.' },
    newFee: { label: 'Obrada novog kredita', hint: 'Procenat novog iznosa.' },
    financed: { label: 'Trošak obrade se dodaje na dug' },
    earlyFee: {
      label: 'Trošak prevremene otplate starog',
      hint: 'Ako je ugovoren; ima zakonsku granicu. Dodaje se na novi dug.',
    },
  },
  months: 'meseci',
  head: ['Poredimo', 'Stari kredit', 'Novi kredit'],
  rows: { instalment: 'Rata', months: 'Preostalo rata', total: 'Ukupno do kraja', costs: 'Troškovi zamene' },
  answer: {
    saves: (saved: string) => `Zamena se isplati: do kraja plaćate ${saved} manje, sa svim troškovima.`,
    costs: (lost: string) => `Zamena se ne isplati: do kraja plaćate ${lost} više.`,
    equal: 'Zamena ne donosi ni uštedu ni trošak.',
  },
  /** What becomes of the costs of the change; each holds only where the figures beside it say so. */
  breakEven: (months: string) => `Troškovi zamene se manjom ratom vraćaju za ${months}.`,
  financedCosts: 'Troškovi su dodati na dug, pa su već u\u00a0novoj rati, koja je i\u00a0sa njima manja.',
  paidBack: (month: string) => `Troškovi zamene se vraćaju do ${month}. meseca.`,
  paidBackLate: (month: string) => `Rata se ne smanjuje, pa se zamena isplati tek do ${month}. meseca.`,
  noBreakEven: 'Rata se ne smanjuje, pa se troškovi ne vraćaju iz meseca u\u00a0mesec.',
  lowerInVain: 'Rata je manja, ali se troškovi i\u00a0kamata do kraja ne vrate.',
  longer: 'Novi rok je duži od preostalog: rata je manja, ali otplata traje duže i\u00a0ušteda se topi.',
  /** The same where the change costs money all the same. */
  longerAtLoss: 'Novi rok je duži od preostalog, pa se i\u00a0kamata plaća duže.',
  longerInVain: 'Novi rok je duži od preostalog, a\u00a0rata nije manja.',
  noInstalment: 'Upišite staru ratu.',
  tooDear: 'Uz ovu ratu bi kamata bila viša od 1.000% godišnje. Proverite dug, broj rata i\u00a0ratu.',
  impossible: 'Uz ovu ratu se dug ne bi nikada vratio. Proverite dug, broj rata i\u00a0ratu.',
} as const
