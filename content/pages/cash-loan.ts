import { bankQuestion } from '#content/borrowing.ts'
import { exampleAnswer, figuresOf, portion, rate } from '#content/figures.ts'
import {
  averageRate,
  capSentence,
  consumerCaps,
  dtiRange,
  dtiShares,
  earlyFeeText,
  entrepreneurPapers,
  entrepreneurText,
  lastCaps,
  lateText,
  lowIncomeEnd,
  lowIncomeOffer,
  marketLimit,
  marketText,
  ruleValue,
  tariffText,
  tariffTold,
} from '#content/loan-facts.ts'
import { earlyRepaymentTable, incomeTable, termTable } from '#content/loan-tables.ts'
import type { Block, Page, Section } from '#content/page.ts'
import { present, sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan, tariffCostsOf } from '#core/calculator/representative-example.ts'
import { financedPrincipal } from '#core/loan/fees.ts'
import { loanFigures } from '#core/loan/loan-figures.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { percentOf } from '#core/money/minor.ts'
import { counted, termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { routes } from '#core/site/routes.ts'

const calculator = routes['cash-loan-calculator']

export function page(known: Known): Page {
  const given = givenOn(known)
  return typeset({
    title: 'Keš kredit: iznos, rok, kamata i EKS',
    description:
      'Keš (gotovinski) kredit bez ulepšavanja: iznos i rok otplate, kamata, naknada i EKS, primer obračuna, refinansiranje, odustanak i zamke.',
    h1: 'Keš kredit',
    lead: 'Novac bez učešća i bez namene, uz višu kamatu: uporedite {eks}.',
    modified: '2026-11-25',
    sections: [
      whatItIs,
      amountAndTerm(given),
      interest(given),
      representativeExample(given),
      alternatives(given),
      insurance(given),
      conditions(given),
      documents,
      lowIncome(given),
      withdrawal(given),
      traps(given),
      questions(given),
    ],
  })
}

/** What the texts use: the computed example of the page, and the facts valid on the day. */
function givenOn(known: Known) {
  const loan = exampleLoan('cash', known)
  return {
    known,
    loan,
    base: figuresOf(loan),
    longestTerm: ruleValue('cash.longest-term', known),
    dti: dtiShares(known),
    indexedDeposit: ruleValue('indexed.least-deposit', known),
  }
}

type Given = ReturnType<typeof givenOn>

/** How long one repays: „u ratama, do 5 godina i 11 meseci”; without the limit while it is not known. */
function upTo({ longestTerm }: Given): string {
  return longestTerm === undefined ? 'u ratama' : `u ratama, do ${termInYears(longestTerm)}`
}

const whatItIs: Section = {
  id: 'sta-je-kes-kredit',
  heading: 'Šta je keš kredit',
  answer: 'Novac na Vaš račun, bez namene, učešća i zaloge; zato je kamata viša.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Keš kredit (u ugovoru: **gotovinski kredit**) je nenamenski: banka novac uplaćuje na Vaš račun i ne pita na šta ćete ga potrošiti. Najčešće je u dinarima, bez {valutna-klauzula|valutne klauzule}, bez učešća i bez zaloge. Rata je unapred poznata ako je kamata fiksna.',
        'Kamata je viša nego kod [stambenog](/stambeni-kredit) i [auto kredita](/auto-kredit) iz jednostavnog razloga: iza keš kredita ne stoje ni stan ni vozilo, već samo Vaša primanja i Vaš potpis.',
        'Ima smisla za trošak koji dolazi jednom i ne može da čeka, ili da zameni skuplji dug. Za redovne mesečne troškove nema: ako novac ponestaje svakog meseca, nova rata će to samo pogoršati.',
      ],
    },
  ],
}

function amountAndTerm({ loan, longestTerm, dti, indexedDeposit, known }: Given): Section {
  return {
    id: 'iznos-i-rok',
    heading: 'Iznos i rok',
    answer:
      longestTerm === undefined
        ? 'Iznos zavisi najviše od primanja i od rata koje već plaćate.'
        : `Najduže ${counted(longestTerm, 'month')}; iznos zavisi od primanja i rata koje već plaćate.`,
    blocks: present<Block>(
      {
        kind: 'text',
        paragraphs: present(
          sentences(
            'Banke nude od nekoliko desetina hiljada do nekoliko miliona dinara. Koliko ćete dobiti, zavisi najviše od primanja i od rata koje već plaćate.',
            dti &&
              `Zbir svih rata po pravilu ne sme da pređe ${dtiRange(dti)} primanja, a mi savetujemo da stanete na ${portion(dti.careful)}.`,
          ),
          longestTerm !== undefined &&
            `Najduži rok: ${counted(longestTerm, 'month')}. Zašto baš toliko? Propisi Narodne banke Srbije od 2021. godine ograničavaju nove gotovinske i potrošačke kredite na rok kraći od šest godina, pa se ponude završavaju mesec dana pre toga. Duže od toga mogu da traju stambeni krediti i krediti za kupovinu vozila.`,
          indexedDeposit !== undefined &&
            `Keš kredit u evrima (indeksiran) je redak: za njega propisi traže najmanje ${portion(indexedDeposit)} učešća ili depozita, a rata u dinarima raste sa kursom.`,
        ),
      },
      incomeTable(loan, [300_000_00, 600_000_00, 1_000_000_00, 2_000_000_00], present(24, 36, 60, longestTerm), known),
      termTable(loan, present(24, 36, 48, 60, longestTerm)),
      {
        kind: 'text',
        paragraphs: [
          'Birajte najkraći rok čiju ratu mirno podnosite. Duži rok ne smanjuje cenu kredita, već je rasteže i uvećava.',
        ],
      },
    ),
  }
}

function interest({ loan, base, known }: Given): Section {
  const average = averageRate(known)
  const fee = (months: number, feePercent: number) => figuresOf({ ...loan, months, feePercent }).effectiveRate
  return {
    id: 'kamata-naknada-i-eks',
    heading: 'Kamata, naknada i EKS',
    answer: 'Poredite EKS, za isti iznos i isti rok: u njoj su i kamata i naknada.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          sentences(
            '{nks} je stopa po kojoj se računa kamata i ona najčešće stoji u reklami. {eks} sabira kamatu, naknadu za obradu i ostale obavezne troškove; po njoj se ponude porede, uvek za isti iznos i isti rok.',
            average && `Poređenja radi, ${average}.`,
          ),
          `{naknada-za-obradu|Naknada za obradu} naplaćuje se na početku, najčešće tako što se odbije pri isplati: uz ${rate(loan.feePercent)} naknade od ${formatMoney(loan.principal, 'RSD', 0)} na račun legne ${formatMoney(loan.principal - base.exact.fee, 'RSD', 0)}, a kamata teče na ceo iznos. Ista naknada više boli na kratkom roku, jer se deli na manje meseci:`,
        ],
      },
      {
        kind: 'table',
        caption: `EKS za NKS ${rate(loan.ratePercent)}, u zavisnosti od naknade i roka`,
        head: ['Naknada za obradu', '12 meseci', '36 meseci', '60 meseci'],
        numeric: true,
        groups: [
          {
            rows: [0, 1, 2, 3].map((feePercent) => [
              feePercent === 0 ? 'bez naknade' : portion(feePercent),
              fee(12, feePercent),
              fee(36, feePercent),
              fee(60, feePercent),
            ]),
          },
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          'Kamata može biti fiksna ili promenljiva. Promenljiva je zbir indeksa, za dinare {belibor|Belibora}, i stalne {marza|marže}: ako indeks poraste, porašće i rata. Na pet godina je za većinu ljudi mirnija fiksna.',
          sentences(
            'Obe stope su zakonom ograničene ([Zakon o zaštiti korisnika finansijskih usluga](https://www.pravno-informacioni-sistem.rs/viewAct/d817287f-5a95-47bb-a31f-bc2fd89b784a), „Sl. glasnik RS”, br. 19/2025, čl. 12), a granice objavljuje Narodna banka Srbije.',
            capSentence(loan, known) ?? lastCaps(loan, known),
            'Kratak kredit sa većom naknadom može da pređe granicu EKS i kada mu je NKS sasvim obična; takav kredit banka ne sme da ugovori.',
          ),
        ],
      },
    ],
  }
}

function representativeExample(given: Given): Section {
  const { loan, base } = given
  return {
    id: 'reprezentativni-primer',
    heading: 'Reprezentativni primer',
    answer: exampleAnswer(loan, base),
    blocks: [
      {
        kind: 'text',
        paragraphs: ['Ceo račun za jedan običan keš kredit, isti onaj koji zatičete u kalkulatoru kada ga otvorite.'],
      },
      { kind: 'example', product: 'cash' },
      {
        kind: 'text',
        paragraphs: [
          `Za pozajmljenih ${formatMoney(loan.principal, 'RSD', 0)} vraćate ukupno ${base.totalRepayment}: ${base.totalInterest} je kamata, a uz nju ste na početku platili i naknadu od ${base.fee}. Prva rata od ${base.instalment} sadrži ${base.firstInterest} kamate i ${base.firstPrincipal} duga; kamata u rati opada iz meseca u mesec, jer se računa samo na ono što još dugujete.`,
          sentences(
            'EKS u primeru obuhvata i sitne obavezne troškove, a poslednji red samo kamatu i naknadu za obradu.',
            accountText(given),
          ),
        ],
      },
      { kind: 'link', text: 'Izračunajte svoju ratu i EKS', to: calculator },
    ],
  }
}

/** What an account costs over the term of the example, and what that adds to EKS; without the tariff, only the rule. */
function accountText({ loan, base, known }: Given): string {
  const account = tariffCostsOf(loan, known).find(({ id }) => id === 'account')
  const { effectiveRateWithCostsPercent } = loanFigures({ ...loan, costs: present(account) })
  return sentences(
    'Ako je uslov i račun u toj banci, njegovo vođenje ulazi u EKS i mora da piše u ponudi.',
    account &&
      effectiveRateWithCostsPercent &&
      `Nije to sitnica: uz ${formatMoney(account.amount, loan.currency, 0)} mesečno, koliko smo videli u jednoj ponudi, za ${counted(loan.months, 'month')} platite ${formatMoney(account.amount * loan.months, loan.currency, 0)}, a EKS iz poslednjeg reda sa ${base.effectiveRate} raste na ${rate(effectiveRateWithCostsPercent)}.`,
  )
}

/** The refinancing of the text: debt, term, both rates and the new fee (docs/sources.md#refinansiranje). */
const refinancing = { principal: 600_000_00, months: 36, oldPercent: 13, newPercent: 8.5, feePercent: 1 }

function alternatives(given: Given): Section {
  const { loan, known } = given
  const { principal, months, oldPercent, newPercent, feePercent } = refinancing
  const { currency } = loan
  const before = figuresOf({ currency, principal, months, ratePercent: oldPercent })
  const debt = financedPrincipal(principal, feePercent)
  const after = figuresOf({ currency, principal: debt, months, ratePercent: newPercent })
  const saved = formatMoney(before.exact.totalRepayment - after.exact.totalRepayment, currency, 0)
  return {
    id: 'kes-refinansiranje-ili-dozvoljeni-minus',
    heading: 'Keš, refinansiranje ili dozvoljeni minus',
    answer: 'Keš za veći jednokratan trošak, refinansiranje za skupe dugove, minus za nekoliko dana.',
    blocks: present<Block>(
      {
        kind: 'table',
        caption: 'Šta kada izabrati',
        head: ['Šta poredimo', 'Keš kredit', 'Refinansiranje', 'Dozvoljeni minus'],
        groups: [
          {
            rows: [
              ['Za šta', 'jednokratan veći trošak', 'zamena skupljih dugova jednim', 'manjak na nekoliko dana'],
              ['Kako se vraća', upTo(given), upTo(given), 'sam, čim stigne uplata'],
              ['Cena', 'umerena', 'umerena; bitno je da je niža od stare', 'najviša'],
              ['Zamka', 'predug rok', 'nov, duži rok pojede uštedu', 'minus postane stalan'],
            ],
          },
        ],
      },
      {
        kind: 'text',
        paragraphs: present(
          consumerCaps(known),
          `Primer {refinansiranje|refinansiranja}: dugujete još ${formatMoney(principal, currency, 0)} na ${counted(months, 'month')} uz kamatu od ${rate(oldPercent)}, sa ratom od ${before.instalment}. Novi kredit uz ${rate(newPercent)}, na isti rok i sa naknadom od ${rate(feePercent)} uključenom u dug, ima ratu od ${after.instalment} i do kraja štedi ${saved}. Da je rok produžen, rata bi bila još manja, a uštede bi bilo manje ili je ne bi bilo.`,
          'Ako ste u minusu svakog meseca, računajte šta je jeftinije: keš kredit na kratak rok košta osetno manje, pod uslovom da minus posle toga zatvorite. Dugove po karticama i minusu nova banka često može da zatvori umesto Vas.',
        ),
      },
    ),
  }
}

function insurance({ known }: Given): Section {
  const premium = marketLimit('payment-insurance', known)
  return {
    id: 'osiguranje-otplate-kada-ima-smisla',
    heading: 'Osiguranje otplate: kada ima smisla',
    answer: 'Ima smisla ako od Vaših primanja živi porodica, a ušteđevine nema.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          sentences(
            '{osiguranje-otplate|Osiguranje otplate} plaća rate umesto Vas ako, na primer, ostanete bez posla ili ozbiljno obolite.',
            premium && `U ponudama koje smo videli premija se plaća jednom i iznosi do ${premium} kredita.`,
            'Po pravilu je dobrovoljno. Ako je uslov za kredit ili za nižu kamatu, ulazi u EKS; ako nije, ne ulazi, ali ga plaćate.',
          ),
          'Ima smisla kada od Vaših primanja živi porodica, a ušteđevine nema. Nema smisla kada imate rezervu za šest rata ili kada polisa ne pokriva upravo Vaš slučaj: često isključuje otkaz u probnom radu, ugovor na određeno i ranije bolesti. Pročitajte isključenja pre cene.',
          'Ako kredit vratite ranije, premija koju ste platili unapred za ceo period vraća se srazmerno preostalom vremenu. Zatražite je, ne čekajte da se neko seti.',
        ],
      },
    ],
  }
}

const conditions = ({ known }: Given): Section => ({
  id: 'uslovi',
  heading: 'Uslovi',
  answer: 'Stalna primanja i uredna istorija; ostalo određuje banka.',
  blocks: [
    {
      kind: 'list',
      style: 'check',
      items: [
        'prebivalište u Srbiji i najmanje 20 ili 21 godina života, a najviše 65 do 75 kada dospe poslednja rata (za penzionere ponegde i do 80)',
        'stalan posao, obično bar 6 meseci kod sadašnjeg poslodavca ili 12 meseci ukupno, odnosno penzija',
        entrepreneurText(known),
        'uredna istorija u {kreditni-biro|Kreditnom birou}',
        'primanja dovoljna za sve rate zajedno',
        'za najniže kamate često i prenos zarade ili penzije u tu banku',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Najmanju platu zakon ne propisuje, ali je banke imaju u svojim pravilima. Ako Vas jedna odbije, to ne znači da će i druga: pitajte za razlog i ne šaljite deset zahteva istog dana, jer se provere u Kreditnom birou beleže.',
      ],
    },
  ],
})

const documents: Section = {
  id: 'dokumentacija',
  heading: 'Dokumentacija',
  answer: 'Lični dokument, dokaz o primanjima i izvod računa.',
  blocks: [
    {
      kind: 'list',
      style: 'check',
      items: [
        'očitana lična karta ili pasoš',
        'overena potvrda o zaposlenju i zaradi, ne starija od 30 dana (često nije potrebna ako zarada već stiže u tu banku); za penzionere ček od penzije ili rešenje o penziji',
        entrepreneurPapers,
        'izvod tekućeg računa za poslednjih 3 do 6 meseci',
        'saglasnost za uvid u podatke Kreditnog biroa',
        '{administrativna-zabrana}, ako zarada ide preko druge banke',
        '{menica}, ako je banka traži kao obezbeđenje',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Za refinansiranje je potrebna i potvrda o preostalom dugu iz stare banke; banke je razmenjuju same. Pre potpisa zatražite ponudu, pregled obaveznih elemenata i {otplatni-plan} i pročitajte ih pre svega ostalog: u njima piše sve što plaćate.',
      ],
    },
  ],
}

function lowIncome({ known }: Given): Section {
  const offer = lowIncomeOffer(known)
  const ended = lowIncomeEnd(known)
  return {
    id: 'primanja-do-100-000-dinara',
    heading: 'Primanja do 100.000 dinara',
    answer: ended
      ? `Posebna ponuda bila je najavljena do ${ended} godine; pitajte da li još važi.`
      : 'Pitajte banku za posebnu, povoljniju ponudu.',
    blocks: present<Block>(
      {
        kind: 'text',
        paragraphs: present(
          'Po nalogu [Narodne banke Srbije](https://www.nbs.rs/sr/scripts/showcontent/index.html?id=20811) banke su od 15. septembra 2025. godine uvele posebnu ponudu za zaposlene i penzionere sa primanjima do 100.000 dinara: nižu kamatu, bez naknade za obradu, za dinarske gotovinske i potrošačke kredite, refinansiranje i kupovinu prvog stana. Ponuda je najavljena na najmanje godinu dana.',
          ended && `Taj rok je istekao ${ended} godine, a da li je produžen, nismo mogli da potvrdimo.`,
          offer && `${offer.told}:`,
        ),
      },
      offer && { kind: 'list', style: 'bullet', items: offer.items },
      {
        kind: 'note',
        tone: 'info',
        text: 'Pre nego što prihvatite običnu ponudu, pitajte svoju banku da li ova još važi i da li ispunjavate uslove.',
      },
    ),
  }
}

function withdrawal({ loan, known }: Given): Section {
  return {
    id: 'odustanak-u-roku-od-14-dana-i-prevremena-otplata',
    heading: 'Odustanak u roku od 14 dana i prevremena otplata',
    answer: 'Imate 14 dana da odustanete, a ranije možete da otplatite kad god želite.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '**Odustanak.** Od ugovora o kreditu možete da odustanete u roku od 14 dana od potpisa, bez objašnjenja, pisanim putem. Najkasnije 30 dana od slanja obaveštenja vraćate ono što ste primili i kamatu za dane u kojima ste novac koristili. Ništa drugo banka ne sme da naplati, osim stvarnih troškova koje Vam je navela pre potpisa (čl. 13. zakona br. 19/2025): tražite nazad naknadu za obradu.',
          sentences(
            '**Prevremena otplata.** Kredit možete da vratite ranije kad god želite, ceo ili deo; kamata za preostalo vreme se tada ne plaća.',
            earlyFeeText(known),
            'Kod keš kredita naknada se ne plaća ni dok je kamata promenljiva.',
          ),
        ],
      },
      earlyRepaymentTable(loan, { month: 24, amount: 200_000_00 }),
    ],
  }
}

const traps = ({ known }: Given): Section => ({
  id: 'na-sta-da-pazite',
  heading: 'Na šta da pazite',
  answer: 'Gledajte EKS i ukupan iznos, a novac unapred ne dajte nikome.',
  blocks: [
    {
      kind: 'definitions',
      items: [
        {
          term: 'Rata kao jedini broj',
          text: 'Ista rata može da krije i jeftin kredit na kratak rok i skup kredit na dug rok. Pitajte za EKS i za ukupan iznos za otplatu.',
        },
        {
          term: 'Novac unapred',
          text: 'Niko ozbiljan ne traži uplatu da bi „pokrenuo zahtev” ili „osigurao odobrenje”. Naknadu naplaćuje banka, po ugovoru, i to tek kada kredit postoji.',
        },
        {
          term: 'Nepoznati zajmodavci',
          text: 'Kredite građanima smeju da daju samo banke i, u uskim granicama, platne institucije i institucije elektronskog novca pod nadzorom NBS. Pre potpisa proverite ime zajmodavca u registrima na sajtu NBS. Oglas sa brojem telefona, privatni „zajam” i zaloga stana kod nepoznatih mogu da Vas koštaju krova nad glavom.',
        },
        {
          term: 'Paket uz kredit',
          text: 'Kartica, osiguranje ili račun koje ne želite nisu sitnica. Pitajte da li su uslov i kolika je kamata bez njih.',
        },
        {
          term: 'Minus koji ostaje',
          text: 'Ako ste keš kreditom zatvorili minus i kartice, smanjite im limit istog dana. U suprotnom ćete za godinu dana imati i kredit i minus.',
        },
        {
          term: 'Kašnjenje',
          text: sentences(
            'Na zakasnelu ratu teče zatezna kamata.',
            lateText(known),
            'Ako vidite da nećete stići, javite se banci pre roka: za teškoće poput otkaza ili bolesti propisane su olakšice („Sl. glasnik RS”, br. 78/2025).',
          ),
        },
      ],
    },
  ],
})

function questions({ loan, known, longestTerm, dti }: Given): Section {
  const pensioners = marketText('pensioner-burden', known)
  const report = tariffText('credit-report', loan, known)
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: present(
          longestTerm !== undefined && {
            question: 'Koji je najduži rok otplate?',
            answer: [
              `${counted(longestTerm, 'month')}, to jest ${termInYears(longestTerm)}. Ako Vam neko nudi duži rok, to nije običan keš kredit: pitajte šta se traži kao obezbeđenje.`,
            ],
          },
          dti && {
            question: 'Koliki deo plate sme da bude rata?',
            answer: [
              `Sve rate zajedno po pravilu mogu da odnesu do ${dtiRange(dti)} primanja${pensioners ? `, a penzionerima često ${pensioners}` : ''}. To je granica banke. Naš savet je ${portion(dti.careful)}: na svakih 100.000 dinara primanja to je ${formatAmount(percentOf(100_000_00, dti.careful), 0)} dinara za sve rate zajedno.`,
            ],
          },
          {
            question: 'Da li mi treba prenos zarade?',
            answer: [
              'Ne uvek. Bez prenosa banka češće traži administrativnu zabranu i nudi nešto višu kamatu. Zatražite obe ponude i uporedite EKS, u koju ulazi i vođenje računa ako je račun uslov.',
            ],
          },
          {
            question: 'Mogu li da dobijem kredit ako radim na određeno vreme, ako sam penzioner ili preduzetnik?',
            answer: [
              '**Na određeno vreme:** neke banke prihvataju, obično tako da kredit traje koliko i ugovor o radu. **Penzioner:** da, uz granicu godina na dan poslednje rate i često uz životno osiguranje. **Preduzetnik:** da, na svoje ime, uz dokaz o prihodima i izmirene poreze. Kredit za radnju je drugi proizvod: za njega zakonske granice kamatnih stopa ne važe (Zakon br. 19/2025, čl. 12).',
            ],
          },
          {
            question: 'Mogu li do kredita dok sam na porodiljskom?',
            answer: [
              'Zavisi od banke. Naknadu Vam isplaćuje država, pa poslodavac ne može da overi potvrdu o zaradi za te mesece; po pisanju Novosti (27. februar 2020) jedne banke su zbog toga odbijale zahtev, a druge su imale posebne uslove. Ponesite rešenje o naknadi i izvod računa i pitajte šta banka računa: naknadu ili zaradu na koju se vraćate. Ratu odmerite prema onome što primate sada.',
            ],
          },
          {
            question: 'Radim u inostranstvu: mogu li do kredita u Srbiji?',
            answer: [
              'Za stan ili kuću možete, ali ne u svakoj banci. Ko u inostranstvu boravi duže od godinu dana, za propise je nerezident: banka mu za kupovinu nekretnine u Srbiji može dati kredit u devizama ili dinarski, bez valutne klauzule (objašnjenje NBS za portal N1). Za keš i auto kredit takvo objašnjenje nismo našli: pitajte banku da li prihvata strani ugovor o radu i koje papire traži prevedene. Ako primate evre, a dug je u evrima, kurs Vam nije rizik.',
            ],
          },
          {
            question: 'Šta preuzima jemac?',
            answer: [
              '{jemac|Jemac} (žirant) pisano obećava da će platiti ako Vi ne platite. Ako potpiše kao **jemac platac**, banka ceo dospeli dug može da traži od njega i pre nego od Vas; inače tek kada Vas je pisano pozvala, a Vi niste platili (Zakon o obligacionim odnosima, čl. 1004). Šta plati, može da traži od Vas. Dato jemstvo stoji u Kreditnom birou kao moguća obaveza, pa jemcu smanjuje kredit koji bi sam uzeo. {saduznik|Sadužnik} je nešto drugo: on duguje od prvog dana.',
            ],
          },
          {
            question: 'Šta je administrativna zabrana, a šta menica?',
            answer: [
              'Administrativnom zabranom dozvoljavate da Vam poslodavac svakog meseca odbije ratu od zarade i uplati je banci. {menica|Menicom} se obavezujete da platite: ako rate kasne, banka je podnosi na naplatu i novac uzima sa Vaših računa. Kada otplatite kredit, tražite menicu nazad.',
            ],
          },
          {
            question: 'Da li upit utiče na Kreditni biro?',
            answer: [
              sentences(
                'Upit preko ovog sajta ne utiče: mi Kreditni biro ne gledamo. Banka ga gleda tek kada potpišete saglasnost, a ta provera ostaje zabeležena.',
                report !== undefined &&
                  `Izveštaj koji banka pribavlja košta ${report}. ${tariffTold('credit-report', loan, known)}`,
                'Svoj izveštaj jednom godišnje po pravilu možete da dobijete besplatno; proverite kod Udruženja banaka Srbije. U njemu stoje krediti, kartice, minusi, data jemstva i kašnjenja.',
              ),
            ],
          },
          {
            question: 'Isplati li se refinansiranje?',
            answer: [
              `Isplati se kada je ušteda na kamati veća od svih troškova zamene: naknade za novi kredit i eventualne naknade za prevremenu otplatu starog. Uporedite ukupan iznos do kraja otplate, a ne samo ratu. U [kalkulatoru keš kredita](${calculator}) pogledajte deo „Refinansiranje”: pokazuje i mesec od kog ste na dobitku.`,
            ],
          },
          {
            question: 'Mogu li da vratim kredit ranije?',
            answer: [
              sentences(
                'Možete, kad god želite, ceo ili deo; ne plaćate kamatu za preostalo vreme. Naknada se naplaćuje samo ako je ugovorena, ima zakonsku granicu, a mnoge banke je i ne naplaćuju.',
                'Podnesite pisan zahtev i tražite nov plan otplate.',
              ),
            ],
          },
          bankQuestion,
        ),
      },
    ],
  }
}
