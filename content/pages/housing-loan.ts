import { bankQuestion } from '#content/borrowing.ts'
import { exampleAnswer, type Figures, figuresOf, inDinars, portion, rate } from '#content/figures.ts'
import { exchangeText } from '#content/grades.ts'
import {
  capSentence,
  checkedText,
  dtiRange,
  dtiShares,
  earlyFeeBrief,
  earlyFeeText,
  entrepreneurPapers,
  entrepreneurText,
  largestShares,
  lastCaps,
  marketCell,
  marketLeast,
  marketText,
  tariffCell,
  youthProgramme,
} from '#content/loan-facts.ts'
import { depositTable, earlyRepaymentTable, incomeTable, termTable } from '#content/loan-tables.ts'
import type { Block, Page, Section } from '#content/page.ts'
import { present, sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan, neededCosts } from '#core/calculator/representative-example.ts'
import { marketRange } from '#core/facts/market.ts'
import { middleRate } from '#core/facts/middle-rate.ts'
import { laterInstalment } from '#core/loan/loan-figures.ts'
import { addPercent } from '#core/money/add-percent.ts'
import type { Percent } from '#core/money/decimal.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { minorOf, percentOf } from '#core/money/minor.ts'
import { termInYears } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { routes } from '#core/site/routes.ts'

const calculator = routes['housing-loan-calculator']

export function page(known: Known): Page {
  const given = givenOn(known)
  return typeset({
    title: 'Stambeni kredit: uslovi, troškovi i EKS',
    description:
      'Koliko stambeni kredit zaista košta: učešće, fiksna i promenljiva kamata, NKS i EKS, svi troškovi, dokumentacija, koraci do stana i primer obračuna.',
    h1: 'Stambeni kredit',
    lead: 'Koliko kredit za stan ili kuću zaista košta, pre nego što potpišete.',
    modified: '2026-11-25',
    sections: [
      whatItIs,
      howMuch(given),
      kindsOfInterest(given),
      nominalAndEffective(given),
      representativeExample(given),
      costs(given),
      caps(given),
      conditions(given),
      documents,
      steps,
      firstHome(given),
      currencyClause(given),
      earlyRepayment(given),
      hardship,
      questions(given),
    ],
  })
}

/** What the texts use: the computed example of the page, and the facts valid on the day. */
function givenOn(known: Known) {
  const loan = exampleLoan('housing', known)
  return {
    known,
    loan,
    base: figuresOf(loan),
    shares: largestShares(known),
    dti: dtiShares(known),
    youth: youthProgramme(known),
    exchange: middleRate(known),
  }
}

type Given = ReturnType<typeof givenOn>

const whatItIs: Section = {
  id: 'sta-je-stambeni-kredit',
  heading: 'Šta je stambeni kredit',
  answer: 'Namenski kredit uz hipoteku: banka plaća prodavcu, a Vi ste vlasnik od prvog dana.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Uzima se za kupovinu stana ili kuće, za izgradnju, za adaptaciju ili za refinansiranje stambenog kredita u drugoj banci.',
        'Obezbeđen je hipotekom: dok ga ne otplatite, u katastru stoji upisano pravo banke da se, ako otplata stane, naplati prodajom nekretnine. Vi ste i tada vlasnik i živite u svom stanu.',
        'Zbog hipoteke je kamata niža nego kod [keš kredita](/kes-kredit), ali su troškovi na početku veći, a obaveza traje decenijama. Zato gledajte dva broja: **ratu**, da vidite da li možete da je plaćate, i {eks}, da vidite koliko kredit zaista košta.',
      ],
    },
  ],
}

function howMuch({ loan, shares, dti, known }: Given): Section {
  const amounts = marketLeast('housing.amount', known)
  return {
    id: 'koliko-mozete-da-dobijete',
    heading: 'Koliko možete da dobijete',
    answer: 'Odlučuju vrednost nekretnine i Vaša primanja; važi niža granica.',
    blocks: present<Block>(
      {
        kind: 'text',
        paragraphs: [
          sentences(
            '**Vrednost.** Odnos kredita i vrednosti zove se LTV, a kao vrednost se uzima manji od dva iznosa: cena iz ugovora ili procena ovlašćenog procenitelja. Ako je stan procenjen na manje nego što ga plaćate, razliku donosite Vi.',
            amounts && `Banke obično daju od ${amounts}, a gornju granicu određuje svaka sama.`,
            shares && 'Za kredite indeksirane u evrima propisi Narodne banke Srbije dopuštaju najviše:',
          ),
        ],
      },
      shares && {
        kind: 'shares',
        items: present(
          { percent: shares.general, text: 'vrednosti nekretnine, po opštem pravilu' },
          { percent: shares.firstHome, text: 'za kupovinu prve nekretnine ili uz podršku države' },
          shares.youth !== undefined && {
            percent: shares.youth,
            text: 'u programu podrške mladima; proverite da li je program otvoren',
          },
        ),
      },
      {
        kind: 'text',
        paragraphs: present(
          shares && 'Za dinarske kredite ove granice ne važe, pa učešće određuje sama banka.',
          sentences(
            '**Primanja.** Banka sabira novu ratu, postojeće rate i deo limita po karticama i minusu, pa gleda koliki deo primanja sve to odnosi; neke banke prvo odbiju i {potrosacka-korpa|minimalnu potrošačku korpu}.',
            dti &&
              `Sve to zajedno po pravilu sme da odnese najviše ${dtiRange(dti)} primanja. Mi savetujemo da stanete na ${portion(dti.careful)}, da ostane prostora za bolest, kvar ili rast kamate.`,
            `Svoju granicu izračunajte u delu „Koliko mogu da dobijem” [kalkulatora stambenog kredita](${calculator}).`,
          ),
        ),
      },
      incomeTable(loan, [50_000_00, 80_000_00, 100_000_00, 150_000_00], [180, 240, 300, 360], known),
      depositTable(loan, 'Isti stan', [10, 20, 30]),
      {
        kind: 'text',
        paragraphs: [
          'Veće učešće smanjuje i ratu i ukupnu kamatu. Ipak, ostavite novac za početne troškove i za bar tri rate. Uz 10% učešća u jednoj ponudi je [najviše 100.000 evra na 20 godina](https://www.nlbkb.rs/en/retail/loans/housing-loans/housing-loans-with-variable-interest-rate).',
        ],
      },
    ),
  }
}

/** The comparison of the three kinds: the fixed rate is the example's, a combined one starts lower. */
const combined = { firstPercent: 4.2, fixedMonths: 60 }

function kindsOfInterest({ loan, base }: Given): Section {
  const { ratePercent } = loan
  const higher = addPercent(ratePercent, 1)
  const later = (firstPercent: number, laterPercent: Percent) =>
    figuresOf({
      ...loan,
      ratePercent: firstPercent,
      rateSteps: [{ fromMonth: combined.fixedMonths + 1, ratePercent: laterPercent }],
    })
  const start = later(combined.firstPercent, ratePercent)
  const raised = figuresOf({ ...loan, ratePercent: addPercent(ratePercent, 2) })
  const sum = ({ exact }: Figures) => formatAmount(exact.instalment)
  const laterSum = ({ exact }: Figures) => formatAmount(laterInstalment(exact))
  return {
    id: 'kamata-fiksna-promenljiva-ili-kombinovana',
    heading: 'Kamata: fiksna, promenljiva ili kombinovana',
    answer: 'Fiksna ako želite da znate svaku ratu; promenljiva samo ako podnosite i višu.',
    blocks: [
      {
        kind: 'rate-kinds',
        items: [
          {
            rate: 'fixed',
            title: 'Fiksna',
            text: 'Ista stopa do poslednje rate. Svaku ratu znate unapred, a cena te sigurnosti je nešto viša početna stopa.',
          },
          {
            rate: 'variable',
            title: 'Promenljiva',
            text: 'Indeks, najčešće {euribor}, plus stalna marža banke. Usklađuje se na tri ili šest meseci, pa rata može i da raste i da pada.',
          },
          {
            rate: 'combined',
            title: 'Kombinovana',
            text: 'Prve tri do pet godina fiksna, zatim promenljiva. Pitajte kolika bi rata danas bila da je fiksni period već istekao.',
          },
        ],
      },
      {
        kind: 'table',
        caption: `Kredit od ${formatMoney(loan.principal, 'EUR', 0)}, rok ${termInYears(loan.months)}, tri vrste kamate`,
        head: ['Vrsta i stopa', 'Prva rata', 'Šesta godina, iste stope', 'Šesta godina, +1 procentni poen'],
        numeric: true,
        groups: [
          {
            rows: [
              [`Fiksna ${rate(ratePercent)}`, sum(base), sum(base), sum(base)],
              [`Promenljiva, danas ${rate(ratePercent)}`, sum(base), sum(base), laterSum(later(ratePercent, higher))],
              [
                `Kombinovana: ${rate(combined.firstPercent)} pet godina, zatim promenljiva, danas ${rate(ratePercent)}`,
                sum(start),
                laterSum(start),
                laterSum(later(combined.firstPercent, higher)),
              ],
            ],
          },
        ],
        note: 'Iznosi su u EUR. Stope su izabrane radi poređenja i nisu ponuda nijedne banke. U martu 2026. Kurir je za ovakav kredit naveo oko 4,35%.',
      },
      {
        kind: 'text',
        paragraphs: [
          `Koju da izaberete? Zapitajte se šta bi bilo da rata umesto ${base.instalment} već sledeće godine postane ${raised.instalment}: toliko iznosi kada stopa poraste za dva procentna poena. Ako bi Vam to poremetilo život, promenljiva kamata nije za Vas, ma koliko danas bila niža. Maržu banka ne može da menja po svojoj volji, ali na indeks ne utičete ni Vi ni ona.`,
          'Pazite na sitna slova: „fiksna” u reklami ponekad znači fiksna samo prvih nekoliko godina. Kod dinarskih kredita umesto Euribora stoji Belibor.',
        ],
      },
    ],
  }
}

function nominalAndEffective({ loan }: Given): Section {
  const withoutFee = figuresOf({ ...loan, feePercent: 0 })
  return {
    id: 'nks-i-eks-u-cemu-je-razlika',
    heading: 'NKS i EKS: u čemu je razlika',
    answer: 'Poredite EKS: ona sabira kamatu i sve troškove bez kojih kredita nema.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '{nks} je cena pozajmljenog novca: po njoj se računa samo kamata. {eks} je cena celog kredita i računa kada se šta plaća. Zato se ponude porede po njoj, za isti iznos, rok i valutu; poređenje EKS po bankama objavljuje i [Narodna banka Srbije](https://nbs.rs/sr/ciljevi-i-funkcije/zastita-korisnika/eks/).',
          `EKS je veća od NKS i kada naknade nema, jer se kamata plaća svakog meseca, a EKS je svedena na celu godinu: NKS ${rate(loan.ratePercent)} bez ijednog drugog troška daje EKS ${withoutFee.effectiveRate}. Kod promenljive kamate EKS se računa kao da će današnja stopa važiti do kraja. To se retko ostvari, pa je tada samo orijentir.`,
        ],
      },
      {
        kind: 'definitions',
        items: [
          {
            term: 'U EKS ulaze',
            text: 'kamata, i ona od isplate do početka otplate (interkalarna); naknade banke; svi troškovi bez kojih kredita nema, iz prvog dela [tabele troškova](/stambeni-kredit#troskovi-koje-treba-planirati); vođenje računa, ako je račun uslov.',
          },
          {
            term: 'U EKS ne ulaze',
            text: 'zatezna kamata; ono što kupac plaća i bez kredita, na primer porez i provizija agencije; osiguranje koje sami izaberete; naknada za prevremenu otplatu; promena kursa.',
          },
        ],
      },
      {
        kind: 'note',
        tone: 'info',
        text: 'EKS u našem primeru obuhvata i uobičajene obavezne troškove, a poslednji red samo kamatu i naknadu za obradu. U kalkulatoru te troškove birate sami: red „EKS sa svim troškovima”.',
      },
    ],
  }
}

function representativeExample({ loan, base }: Given): Section {
  const equalParts = figuresOf({ ...loan, repayment: 'equal-principal' })
  return {
    id: 'reprezentativni-primer',
    heading: 'Reprezentativni primer',
    answer: exampleAnswer(loan, base),
    blocks: [
      {
        kind: 'text',
        paragraphs: ['Ceo račun za jedan običan stan.'],
      },
      { kind: 'example', product: 'housing' },
      {
        kind: 'text',
        paragraphs: [
          `Šta ovi brojevi znače? Od ${base.totalRepayment}, koliko ćete ukupno vratiti, kamata je ${base.totalInterest}: od svakih 100 evra koje uplatite, ${base.interestPerHundred} je cena pozajmljenog novca. U prvoj rati je ${base.firstInterest} kamate i samo ${base.firstPrincipal} duga, a tek od ${base.turningPoint}. rate vraćate više duga nego kamate.`,
          `Isti kredit u jednakim ratama glavnice počinje ratom od ${equalParts.instalment} i završava se ratom od ${equalParts.lastInstalment}. Ukupna kamata je tada ${equalParts.totalInterest}, što je ${formatMoney(base.exact.totalInterest - equalParts.exact.totalInterest, 'EUR')} manje, ali je početak teži.`,
        ],
      },
      termTable(loan, [180, 240, 300, 360]),
      { kind: 'link', text: 'Izračunajte svoju ratu i EKS', to: calculator },
    ],
  }
}

/** The ranges in the table of costs. */
const ranges = ['housing.fee', 'appraisal', 'loan-insurance', 'transfer-tax', 'agency'] as const

function costs({ loan, known }: Given): Section {
  const atStart = costsAtStart(loan, known)
  const tariff = (name: Parameters<typeof tariffCell>[0], before?: string) => tariffCell(name, loan, known, before)
  const market = (name: Parameters<typeof marketCell>[0], base?: string) => marketCell(name, known, base)
  return {
    id: 'troskovi-koje-treba-planirati',
    heading: 'Troškovi koje treba planirati',
    answer:
      atStart === undefined
        ? 'Većina se plaća na početku, pored učešća.'
        : `Pored učešća spremite na početku oko ${atStart} za troškove kredita.`,
    blocks: [
      {
        kind: 'text',
        paragraphs: ['Tražite od banke da ih sve navede u ponudi, u jednom spisku.'],
      },
      {
        kind: 'table',
        caption: 'Troškovi stambenog kredita',
        head: ['Trošak i kada se plaća', 'Iznos'],
        numeric: true,
        groups: [
          {
            title: 'Ulaze u EKS',
            rows: [
              ['Naknada za obradu, na početku', market('housing.fee', 'kredita')],
              ['Procena nepokretnosti, na početku', market('appraisal')],
              ['Overa založne izjave, na početku', tariff('pledge-statement', 'oko ')],
              ['Upis hipoteke u katastar, na početku', tariff('mortgage-entry', 'oko ')],
              ['List nepokretnosti, na početku', tariff('title-extract', 'oko ')],
              ['Izveštaj Kreditnog biroa, po osobi', tariff('credit-report')],
              ['Menica, po komadu', tariff('promissory-note')],
              ['Osiguranje nepokretnosti, svake godine', tariff('property-insurance', 'oko ')],
              ['Životno osiguranje, svake godine, ako je uslov', tariff('life-insurance', 'oko ')],
              ['Premija {nkosk}-a, ako kredit osigurava, jednom', market('loan-insurance', 'kredita')],
            ],
          },
          {
            title: 'Ne ulaze u EKS',
            rows: [
              ['Porez na prenos apsolutnih prava, kod starog stana', market('transfer-tax', 'vrednosti')],
              ['PDV, kod novog stana', 'u ceni'],
              ['Overa ugovora o kupoprodaji kod beležnika', 'po tarifi'],
              ['Provizija agencije, ako kupujete preko nje', market('agency', 'cene')],
            ],
          },
        ],
        note: `${checkedText('housing', ranges, known)} Upis hipoteke je za kredit od ${formatMoney(loan.principal, 'EUR', 0)}; za veće iznose je skuplji.`,
      },
      ...cashNeeded(loan, known),
      {
        kind: 'text',
        paragraphs: [
          '**Prvi stan.** Na starom stanu ne plaća se porez, a na novom se vraća PDV, za 40 m² kupca i još 15 m² za svakog člana domaćinstva. Uslov je da ste punoletni državljanin sa prebivalištem u Srbiji i da od 1. jula 2006. godine ni Vi ni taj član niste imali stan u Srbiji (Zakon o porezima na imovinu, čl. 31a i 31b; Zakon o PDV, čl. 56a). Za PDV cena mora cela da bude uplaćena na račun prodavca. Pravo se traži i koristi jednom: pre overe pitajte beležnika ili poresku upravu.',
        ],
      },
    ],
  }
}

function caps({ loan, known }: Given): Section {
  return {
    id: 'ogranicenje-kamatnih-stopa',
    heading: 'Ograničenje kamatnih stopa',
    answer: 'Stopu iznad zakonske granice banka ne sme da ugovori.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          sentences(
            'Kamatne stope na kredite građanima ograničene su zakonom, i nominalna i efektivna ([Zakon o zaštiti korisnika finansijskih usluga](https://www.pravno-informacioni-sistem.rs/viewAct/d817287f-5a95-47bb-a31f-bc2fd89b784a), „Sl. glasnik RS”, br. 19/2025, čl. 12). Granice računa i objavljuje Narodna banka Srbije, posebno po vrsti kredita i po valuti, svakog 1. juna i 1. decembra; granica EKS pomera se i sa referentnom stopom NBS, odnosno Evropske centralne banke.',
            capSentence(loan, known) ?? lastCaps(loan, known),
            'Granica se menja, pa nije obećanje da promenljiva kamata neće rasti do kraja otplate.',
          ),
        ],
      },
    ],
  }
}

const conditions = ({ known }: Given): Section => ({
  id: 'uslovi',
  heading: 'Uslovi',
  answer: 'Svaka banka odlučuje sama; obično se traže stalna primanja i uredna istorija.',
  blocks: [
    {
      kind: 'list',
      style: 'check',
      items: [
        'prebivalište u Srbiji i najmanje 20 ili 21 godina života, a najviše 65 do 75 kada dospe poslednja rata',
        'stalan posao, obično bar 6 meseci kod sadašnjeg poslodavca ili 12 meseci ukupno, odnosno penzija; za rad na određeno vreme pravila su različita',
        entrepreneurText(known),
        'uredna istorija u {kreditni-biro|Kreditnom birou}, bez dugih kašnjenja',
        'Vaša primanja, sama ili sa {saduznik|sadužnikovim}, dovoljna za sve rate',
        'nekretnina na koju može da se stavi hipoteka, po pravilu upisana u katastar (za stan u izgradnji vidite česta pitanja)',
        'često i prenos zarade, kao uslov za nižu kamatu: pitajte kolika je kamata sa prenosom, a kolika bez njega',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Zakon ne propisuje najmanju platu za kredit. Presudno je koliko Vam ostaje kada platite sve rate. O radu u inostranstvu, porodiljskom, jemcu i Kreditnom birou pročitajte [pitanja uz keš kredit](/kes-kredit#cesta-pitanja).',
      ],
    },
  ],
})

const documents: Section = {
  id: 'potrebna-dokumentacija',
  heading: 'Potrebna dokumentacija',
  answer: 'Prvo papiri o primanjima, a o nekretnini tek posle preliminarnog odobrenja.',
  blocks: [
    { kind: 'text', paragraphs: ['O Vama i Vašim primanjima:'] },
    {
      kind: 'list',
      style: 'check',
      items: [
        'očitana lična karta ili pasoš',
        'overena potvrda o zaposlenju i zaradi, ne starija od 30 dana; za penzionere ček od penzije ili rešenje o penziji',
        entrepreneurPapers,
        'izvod tekućeg računa za poslednjih 3 do 6 meseci',
        'saglasnost za uvid u podatke Kreditnog biroa',
        '{administrativna-zabrana}, ako je banka traži',
      ],
    },
    { kind: 'text', paragraphs: ['O nekretnini:'] },
    {
      kind: 'list',
      style: 'check',
      items: [
        'predugovor ili ugovor o kupoprodaji',
        'list nepokretnosti, obično ne stariji od 30 dana',
        'građevinska i upotrebna dozvola, kada je zgrada nova',
        'procena vrednosti, po pravilu od procenitelja sa spiska banke',
        '{zalozna-izjava} vlasnika, overena kod javnog beležnika',
        'polisa osiguranja nepokretnosti',
        'izjava supružnika',
      ],
    },
    {
      kind: 'text',
      paragraphs: ['Konačan spisak daje banka. Pojedini papiri o nekretnini važe samo mesec dana.'],
    },
  ],
}

const steps: Section = {
  id: 'korak-po-korak-do-stana',
  heading: 'Korak po\u00a0korak do stana',
  answer: 'Od prvog koraka do isplate često prođe tri do šest nedelja.',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          title: 'Procena mogućnosti',
          text: 'Računate koju ratu bezbedno podnosite i do koje cene stana sa njom stižete, kada se dodaju troškovi.',
          who: 'Vi i savetnik',
        },
        {
          title: 'Preliminarno odobrenje',
          text: 'Banka kaže koliko bi odobrila, pre nego što date kaparu. Ne obavezuje je, ali čuva od velikih iznenađenja.',
          who: 'Banka',
        },
        {
          title: 'Izbor stana i predugovor',
          text: 'U predugovor upišite šta se dešava sa kaparom ako banka kredit ne odobri.',
          who: 'Vi i prodavac',
        },
        {
          title: 'Procena i pravna provera',
          text: 'Procenitelj određuje vrednost, a pravnik proverava vlasništvo i terete u katastru.',
          who: 'Procenitelj i banka',
        },
        {
          title: 'Odobrenje',
          text: 'Dobijate ponudu, pregled obaveznih elemenata i plan otplate. Pročitajte ih pre potpisa, stavku po stavku.',
          who: 'Banka, Vi i savetnik',
        },
        { title: 'Ugovor o kupoprodaji', text: 'Zaključuje se i overava kod javnog beležnika.', who: 'Vi i prodavac' },
        {
          title: 'Ugovor o kreditu i založna izjava',
          text: 'Potpisujete ugovor sa bankom, a vlasnik nekretnine overava založnu izjavu.',
          who: 'Vi, vlasnik i banka',
        },
        {
          title: 'Upis hipoteke i polisa',
          text: 'Hipoteka se upisuje u katastar, a prava iz polise osiguranja prenose se na banku (vinkulacija).',
          who: 'Katastar i osiguravač',
        },
        {
          title: 'Isplata prodavcu',
          text: 'Banka uplaćuje novac prodavcu. Ako katastar kasni, čeka se duže; ostavite toliko vremena i u predugovoru.',
          who: 'Banka',
        },
      ],
    },
  ],
}

function firstHome({ shares, youth }: Given): Section {
  return {
    id: 'prva-nekretnina-i-program-za-mlade',
    heading: 'Prva nekretnina i program za mlade',
    answer: shares
      ? `Za prvu nekretninu može i ${portion(100 - shares.firstHome)} učešća${shares.youth === undefined ? '' : `, u programu za mlade i ${portion(100 - shares.youth)}`}.`
      : 'Za prvu nekretninu pitajte za manje učešće.',
    blocks: present<Block>(
      {
        kind: 'text',
        paragraphs: present(
          shares &&
            `Ko kupuje prvu nekretninu, može da pozajmi do ${portion(shares.firstHome)} njene vrednosti, dakle da uđe sa ${portion(100 - shares.firstHome)} učešća. Kredit i rata su tada veći, a češće se plaća i premija osiguranja kredita, pa je manje učešće lakši početak i skuplji nastavak.`,
          youth &&
            `Državni **program podrške mladima** po zakonu traje četiri godine, od marta 2025, i vredi 600 miliona evra. Koliko je od toga preostalo, nismo mogli da saznamo: pitajte banku pre nego što date kaparu. ${youth.told}:`,
        ),
      },
      youth && { kind: 'list', style: 'bullet', items: youth.items },
      {
        kind: 'note',
        tone: 'warning',
        text: 'Pitajte i kolika je rata prvih šest godina, jer je banke računaju različito: za 79.200 EUR na 40 godina Poštanska štedionica je u martu 2025. objavila 219,52 EUR.',
      },
    ),
  }
}

function currencyClause({ base, exchange }: Given): Section {
  const converted = exchange && inDinars(minorOf(base.exact.instalment, 'EUR'), exchange.value)
  return {
    id: 'valutna-klauzula',
    heading: 'Valutna klauzula',
    answer: 'Dug je u evrima, a plaćate u dinarima: ako evro poskupi, raste i rata.',
    blocks: [
      {
        kind: 'note',
        tone: 'warning',
        text: 'Kredit indeksiran u evrima otplaćuje se u dinarima po zvaničnom srednjem kursu NBS na dan otplate (čl. 46. zakona br. 19/2025).',
      },
      {
        kind: 'text',
        paragraphs: [
          sentences(
            'Gotovo svi stambeni krediti u Srbiji imaju valutnu klauzulu.',
            converted
              ? `Rata od ${base.instalment} danas je oko ${converted.now}, a kada bi evro poskupeo za 10%, bila bi oko ${converted.tenPercentUp} (informativno, uz ${exchangeText(exchange)}).`
              : 'Kada bi evro poskupeo za 10%, i rata u dinarima bila bi veća za 10%.',
          ),
          'Kurs je godinama gotovo miran, ali ugovor traje decenijama. Ako platu primate u dinarima, rizik nosite Vi; ako je primate u evrima, mnogo je manji. Dinarski kredit tog rizika nema, ali ima višu kamatu.',
        ],
      },
    ],
  }
}

function earlyRepayment({ loan, known }: Given): Section {
  return {
    id: 'prevremena-otplata',
    heading: 'Prevremena otplata',
    answer: 'Kredit možete da vratite pre roka kad god želite, ceo ili deo.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Ukupan trošak kredita tada se umanjuje za kamatu i troškove preostalog vremena; srazmerno se vraća i ono što ste unapred platili za ceo period, na primer premija osiguranja. Pri delimičnoj otplati birate Vi: **kraći rok** uz istu ratu ili **manju ratu** uz isti rok.',
        ],
      },
      earlyRepaymentTable(loan, { month: 60, amount: 10_000_00 }),
      {
        kind: 'text',
        paragraphs: [sentences(earlyFeeText(known), 'Mnoge banke naknadu i ne naplaćuju: pitajte pre potpisa.')],
      },
    ],
  }
}

const hardship: Section = {
  id: 'ako-zapadnete-u-teskoce',
  heading: 'Ako zapadnete u teškoće',
  answer: 'Javite se banci pre prve rate koju ne možete da platite.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Olakšicu tražite pisano. Po Odluci o olakšicama u otplati kredita („Sl. glasnik RS”, br. 78/2025), koja se primenjuje od 15. oktobra 2025. godine, banka primenjuje razumne mere kada ostanete bez posla, kada Vam primanja znatno padnu, kod teške bolesti, kod bolesti ili smrti supružnika ili deteta i kod razvoda, ako je supružnik sadužnik ili jemac. To može da bude duži rok, niža kamata ili zastoj. Za kredit obezbeđen stanom u kome živite predviđen je, pod propisanim uslovima, i zastoj od najmanje dva meseca.',
        'Po pisanju Novosti, banka odlučuje za 30 dana, za prigovor imate 10, a do konačne odluke ne raskida ugovor.',
        'Ako mislite da banka ne postupa po pravilima, prvo joj podnesite prigovor. Na njega odgovara u roku od 15 dana; ako niste zadovoljni, možete da podnesete [pritužbu Narodnoj banci Srbije](https://www.nbs.rs/sr/ciljevi-i-funkcije/zastita-korisnika/prigovor/index.html). Oboje je besplatno.',
      ],
    },
  ],
}

/** The cash needed on the day, for the example; absent while a part of it is not known. */
function cashNeeded(loan: Given['loan'], known: Known): Block[] {
  const tax = marketRange('transfer-tax', known)?.value
  const agency = marketRange('agency', known)?.value
  const start = costsAtStart(loan, known)
  if (!tax || !agency || start === undefined) return []
  const deposit = percentOf(loan.price, loan.depositPercent)
  const sum = (minor: number) => formatMoney(minor, loan.currency, 0)
  const range = (from: number, to: number) => (from === to ? sum(from) : `${formatAmount(from, 0)}–${sum(to)}`)
  return [
    {
      kind: 'table',
      caption: `Koliko gotovine treba za stan od ${sum(loan.price)}`,
      head: ['Šta', 'Iznos'],
      numeric: true,
      groups: [
        {
          rows: [
            [`Učešće (${portion(loan.depositPercent)})`, sum(deposit)],
            ['Troškovi kredita na početku, sa naknadom banke', `oko ${sum(toStart(loan, known))}`],
            [
              'Porez na prenos, kod starog stana, ako nemate oslobođenje',
              range(percentOf(loan.price, tax.from), percentOf(loan.price, tax.to)),
            ],
            [
              'Agencija, ako kupujete preko nje',
              range(percentOf(loan.price, agency.from), percentOf(loan.price, agency.to)),
            ],
            ['Beležnik za ugovor', 'po tarifi, nekoliko stotina evra'],
          ],
        },
      ],
      note: 'Porez duguje prodavac, ali ga kupac ugovorom obično preuzima.',
    },
  ]
}

/** The costs of the loan at its start, with the bank's fee. */
function toStart(loan: Given['loan'], known: Known): number {
  const once = neededCosts(loan, known).filter(({ due }) => due === 'drawdown')
  return once.reduce((total, { amount }) => total + amount, percentOf(loan.principal, loan.feePercent))
}

/** What third parties charge once for the example, as on the home page; undefined while it is not known. */
function costsAtStart(loan: Given['loan'], known: Known): string | undefined {
  const once = neededCosts(loan, known).filter(({ due }) => due === 'drawdown')
  const sum = once.reduce((total, { amount }) => total + amount, 0)
  return sum > 0 ? formatMoney(sum, loan.currency, 0) : undefined
}

const sale = {
  question: 'Mogu li da prodam stan pre kraja otplate?',
  answer: [
    'Možete. Banka Vam izdaje pismo o namerama: koliko dugujete i da će hipoteku izbrisati kada taj iznos stigne. Kupac ga uplaćuje banci, a ostatak cene Vama. Da li smete da izdajete stan, piše u ugovoru.',
  ],
}

function questions({ known, loan, base, shares, dti }: Given): Section {
  /** The income that the example's instalment is a share of, in whole euros. */
  const income = (sharePercent: number) => Math.ceil(base.exact.instalment / sharePercent) * 100
  const euros = (sharePercent: number) => formatMoney(income(sharePercent), 'EUR', 0)
  const raised = figuresOf({ ...loan, ratePercent: addPercent(loan.ratePercent, 1) })
  const premium = marketText('loan-insurance', known)
  const costsAnew = costsAtStart(loan, known)
  const [built, builtSameBank] = [marketText('built-share', known), marketText('built-share.same-bank', known)]
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: present(
          {
            question: 'Koliko učešće mi je potrebno?',
            answer: [
              sentences(
                `Najčešće ${portion(loan.depositPercent)} vrednosti.`,
                shares && `Za prvu nekretninu može biti ${portion(100 - shares.firstHome)}.`,
                shares?.youth !== undefined &&
                  `U programu za mlade učešće počinje od ${portion(100 - shares.youth)}, ako je program otvoren.`,
              ),
            ],
          },
          dti && {
            question: `Kolika plata je potrebna za kredit od ${formatAmount(loan.principal, 0)} evra?`,
            answer: [
              sentences(
                `Na ${termInYears(loan.months)}, uz NKS ${rate(loan.ratePercent)}, rata je ${base.instalment}. Da to bude ${portion(dti.careful)} primanja, treba oko ${euros(dti.careful)} mesečno; uz ${portion(dti.usual)} oko ${euros(dti.usual)}, a uz ${portion(dti.limit)} oko ${euros(dti.limit)}. Druge iznose i rokove pokazuje tabela u delu „Koliko možete da dobijete”.`,
                'Ako imate i drugih rata, saberite ih sa ovom.',
              ),
            ],
          },
          {
            question: 'Mogu li da udružim primanja sa sadužnikom?',
            answer: [
              'Možete. Banka tada sabira primanja, ali i obaveze. {saduznik|Sadužnik} duguje isto koliko i Vi, do poslednje rate. Najčešće je to supružnik; neke banke primaju i nekog ko Vam nije rod.',
            ],
          },
          {
            question: 'Fiksna ili promenljiva kamata?',
            answer: [
              `Ako Vam je najvažnije da znate svaku ratu, fiksna. Kod promenljive rizik rasta nosite Vi: u [kalkulatoru](${calculator}), u delu „Ako se kamata promeni”, pogledajte ratu uz višu stopu.`,
            ],
          },
          {
            question: 'Šta se dešava sa ratom kad Euribor poraste?',
            answer: [
              `Banka na tri ili šest meseci uzme novu vrednost indeksa i ponovo izračuna ratu; marža ostaje ista. Za kredit od ${formatMoney(loan.principal, 'EUR', 0)} iz našeg primera jedan procentni poen više znači ${formatMoney(raised.exact.instalment - base.exact.instalment, 'EUR')} više svakog meseca. Kada Euribor padne, važi isto.`,
            ],
          },
          {
            question: 'Da li je životno osiguranje obavezno i šta je NKOSK?',
            answer: [
              sentences(
                'Životno osiguranje je obavezno samo ako ga banka navede kao uslov, i tada ulazi u EKS; ako nije uslov, odlučujete sami. {nkosk} osigurava banku, a ne Vas, za slučaj da kredit ne bude vraćen.',
                premium && `Premija je jednokratna, ${premium} iznosa kredita, zavisno od učešća i proizvoda.`,
                'Pitajte ko je plaća i da li ulazi u kredit.',
              ),
            ],
          },
          {
            question: 'Mogu li da odustanem posle potpisivanja?',
            answer: [
              'Od ugovora o kreditu možete da odustanete u roku od 14 dana, pismeno i bez obrazloženja, a od stambenog i svakog kredita sa hipotekom samo dok novac nije isplaćen. Banka tada sme da naplati stvarne troškove koje Vam je navela pre potpisa (Zakon br. 19/2025, čl. 13).',
            ],
          },
          {
            question: 'Koliko košta prevremena otplata?',
            answer: [sentences(earlyFeeBrief(known), 'Kod mnogih banaka ne košta ništa.')],
          },
          {
            question: 'Šta biva sa stanom ako ne mogu da plaćam?',
            answer: [
              'Pre nego što naplati hipoteku, banka mora da Vam ponudi dva izlaza (Zakon br. 19/2025, čl. 45). Prvi: stan prodajete sami, za najmanje dva meseca; banka naplaćuje dug, a ostatak cene je istog dana Vaš. Drugi: stan prenosite banci za najviše mesec dana i dug je time izmiren, bez poreza na prenos; na to banka pristaje samo ako je poslednja procena bar 5% veća od duga i ako ste jedini vlasnik, bez druge hipoteke. Dok to traje, teče polovina zatezne kamate. Tražite oba izlaza pisano.',
            ],
          },
          sale,
          {
            question: 'Mogu li da prebacim stambeni kredit u drugu banku?',
            answer: [
              sentences(
                'Možete; to je refinansiranje. Nova banka otplaćuje stari kredit, a potvrdu o preostalom dugu banke razmenjuju same.',
                costsAnew &&
                  `Troškove hipoteke plaćate ponovo: procena, overa i upis za kredit iz primera koštaju oko ${costsAnew}.`,
                'Stara banka može da naplati i naknadu za prevremenu otplatu, ako je ugovorena. Zamena se isplati kada je ušteda na kamati do kraja otplate veća od svega toga; duži rok tu uštedu lako pojede.',
              ),
            ],
          },
          {
            question: 'Može li stan u izgradnji?',
            answer: [
              `Može, ako je zgrada dovoljno završena${built && builtSameBank ? `: obično bar ${built}, odnosno ${builtSameBank} ako istu zgradu finansira banka kod koje uzimate kredit` : ''}. Potpuno završena zgrada po pravilu se prihvata i pre upotrebne dozvole. Pitajte i šta je obezbeđenje dok stan nije upisan u katastar i od kada teče otplata; dok se stan gradi, neke banke naplaćuju samo kamatu ({grejs-period}).`,
            ],
          },
          bankQuestion,
        ),
      },
    ],
  }
}
