import { bankQuestion } from '#content/borrowing.ts'
import { exampleAnswer, figuresOf, portion, rate } from '#content/figures.ts'
import {
  capSentence,
  checkedText,
  dtiRange,
  dtiShares,
  earlyFeeText,
  entrepreneurPapers,
  entrepreneurText,
  lastCaps,
  lateText,
  marketCell,
  marketLimit,
  marketText,
  ruleValue,
  tariffCell,
} from '#content/loan-facts.ts'
import { depositTable, earlyRepaymentTable, incomeTable, termTable } from '#content/loan-tables.ts'
import type { Block, Page, Section } from '#content/page.ts'
import { present, sentences } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { exampleLoan } from '#core/calculator/representative-example.ts'
import { knownLimits } from '#core/facts/products.ts'
import { formatMoney } from '#core/money/format.ts'
import { percentOf } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import type { Known } from '#core/owner/known.ts'
import { routes } from '#core/site/routes.ts'

const calculator = routes['car-loan-calculator']

export function page(known: Known): Page {
  const given = givenOn(known)
  return typeset({
    title: 'Auto kredit: učešće, kasko, troškovi i EKS',
    description:
      'Auto kredit za novo i polovno vozilo: učešće i valuta, kasko i zaloga, EKS, primer obračuna, poređenje sa keš kreditom i lizingom i svi koraci.',
    h1: 'Auto kredit',
    lead: 'Kamata je samo deo cene: računajte i {kasko}, {zaloga|zalogu} i registraciju.',
    modified: '2026-11-25',
    sections: [
      whatItIs,
      depositAndCurrency(given),
      newOrUsed(given),
      insuranceAndCosts(given),
      representativeExample(given),
      alternatives(given),
      conditions(given),
      documents,
      steps,
      earlyEnd(given),
      questions(given),
    ],
  })
}

/** What the texts use: the computed example of the page, and the facts valid on the day. */
function givenOn(known: Known) {
  const loan = exampleLoan('car', known)
  return {
    known,
    loan,
    base: figuresOf(loan),
    indexedDeposit: ruleValue('indexed.least-deposit', known),
    longestTerm: ruleValue('car.longest-term', known),
    usualTerm: ruleValue('car.usual-term', known),
    dti: dtiShares(known),
  }
}

type Given = ReturnType<typeof givenOn>

const whatItIs: Section = {
  id: 'sta-je-auto-kredit',
  heading: 'Šta je auto kredit',
  answer: 'Namenski kredit: banka plaća prodavcu, a vozilo je Vaše, često uz zalogu.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Auto kredit je **namenski** kredit za kupovinu vozila: banka novac uplaćuje prodavcu, a ne Vama. Vozilo je od prvog dana Vaše i glasi na Vaše ime, ali banka na njega često stavlja {zaloga|zalogu}, pa ga bez njene saglasnosti ne možete prodati pre kraja otplate.',
        'Daje se za nova i za polovna vozila, u dinarima ili indeksiran u evrima. Kamata je obično niža nego kod [keš kredita](/kes-kredit), jer banka zna na šta je novac otišao i ima čime da se naplati.',
        'Vozilo svakog meseca vredi manje, a rata ostaje ista. Zato se ne pitajte samo „mogu li da plaćam ratu” već i „koliko će auto vredeti kada ga otplatim”.',
      ],
    },
  ],
}

function depositAndCurrency({ loan, known, indexedDeposit }: Given): Section {
  const withoutDeposit = marketLimit('car.without-deposit', known)
  const dinarTerm = knownLimits('car', 'term', known, 'RSD').max
  return {
    id: 'ucesce-i-valuta',
    heading: 'Učešće i valuta',
    answer:
      indexedDeposit === undefined
        ? 'U evrima se učešće traži, u dinarima može i bez njega.'
        : `U evrima najmanje ${portion(indexedDeposit)} učešća, u dinarima može i bez njega.`,
    blocks: [
      {
        kind: 'definitions',
        items: [
          {
            term: 'Kredit indeksiran u evrima',
            text: sentences(
              indexedDeposit !== undefined &&
                `Propisi traže najmanje ${portion(indexedDeposit)} {ucesce|učešća} ili depozita.`,
              'Kamata je niža, ali se rata plaća u dinarima po zvaničnom srednjem kursu NBS na dan otplate ({valutna-klauzula}): ako evro poskupi, raste i rata.',
            ),
          },
          {
            term: 'Dinarski kredit',
            text: sentences(
              'Rata ne zavisi od kursa. Može i bez učešća, ali samo do iznosa koji banka odredi.',
              withoutDeposit &&
                `U jednoj ponudi koju smo videli granica je bila ${withoutDeposit} u dinarskoj protivvrednosti.`,
              `Ponude koje smo videli idu do ${counted(dinarTerm, 'month')}.`,
              `Kamata je viša nego kod indeksiranog: u jednoj ponudi bez datuma ${rate(knownLimits('car', 'rate', known, 'RSD').default)} fiksno. Svoju ratu izračunajte u [kalkulatoru](${calculator}), sa valutom „Dinari”.`,
            ),
          },
        ],
      },
      depositTable(loan, 'Isto vozilo', [30, 40, 50]),
      {
        kind: 'text',
        paragraphs: [
          'Prodavci ponekad imaju akcije sa vrlo niskom kamatom. Pitajte kolika je cena istog vozila za gotovinu: ako je niža, razlika je deo cene kredita, ma šta pisalo u reklami.',
          sentences(
            'Kamata je i ovde [zakonom ograničena](https://www.pravno-informacioni-sistem.rs/viewAct/d817287f-5a95-47bb-a31f-bc2fd89b784a) (Zakon br. 19/2025, čl. 12), a granice objavljuje Narodna banka Srbije.',
            capSentence(loan, known) ?? lastCaps(loan, known),
            'Auto kredit tu spada u potrošačke kredite.',
          ),
        ],
      },
    ],
  }
}

function newOrUsed({ known }: Given): Section {
  return {
    id: 'novo-ili-polovno-vozilo',
    heading: 'Novo ili polovno vozilo',
    answer: 'Za novo je najjednostavnije; za polovno banka gleda starost, prodavca i vrednost.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Za novo vozilo uslovi su najjednostavniji: {profaktura} ovlašćenog prodavca, jasna cena, kasko i garancija. Za polovno banka gleda još tri stvari:',
        ],
      },
      {
        kind: 'definitions',
        items: [
          {
            term: 'Starost',
            text: ageLimits(known),
          },
          {
            term: 'Prodavac',
            text: 'Najlakše je preko firme koja izdaje profakturu ili račun. Kupovina od fizičkog lica je moguća kod dela banaka, uz overen predugovor ili ugovor i proveru vozila.',
          },
          {
            term: 'Vrednost',
            text: 'Banka može da traži procenu i da finansira niži od dva iznosa, cene i procene. Razliku donosite Vi.',
          },
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          'Pre kapare proverite da na vozilu već ne stoji tuđa zaloga: Registar zaloge je javan i vodi ga [Agencija za privredne registre](https://www.apr.gov.rs/registri/zalozno-pravo/pretrazivanje-podataka.2180.html). Zaloga prati vozilo, a ne vlasnika.',
        ],
      },
    ],
  }
}

/** How old a car may be, one sentence. */
function ageLimits(known: Known): string {
  const age = marketText('vehicle-age', known)
  const withTerm = marketText('vehicle-age-and-term', known)
  if (!age || !withTerm) return 'Granicu određuje banka, ponegde i za zbir starosti vozila i roka kredita.'
  return `Neke banke prihvataju vozila stara do ${age} u trenutku odobrenja, a neke gledaju zbir: starost vozila i rok kredita zajedno najviše ${withTerm}.`
}

/** Yearly kasko of the comparison, percent of the price: within the usual range, not an offer. */
const kaskoPercent = 3

function insuranceAndCosts({ loan, base, known }: Given): Section {
  const tariff = (name: Parameters<typeof tariffCell>[0]) => tariffCell(name, loan, known)
  const market = (name: Parameters<typeof marketCell>[0], base?: string) => marketCell(name, known, base)
  const yearly = percentOf(loan.price, kaskoPercent)
  const years = loan.months / 12
  const kasko = market('vehicle-insurance', 'vrednosti')
  const isDearer = yearly * years > base.exact.totalInterest
  return {
    id: 'kasko-zaloga-i-ostali-troskovi',
    heading: 'Kasko, zaloga i ostali troškovi',
    answer: isDearer
      ? 'Kasko ume da košta više od cele kamate: tražite ponudu pre izbora vozila.'
      : 'Kasko i zaloga plaćaju se pored rate: tražite ponudu pre izbora vozila.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '{kasko|Kasko} banka traži iznad iznosa koji sama odredi; kod manjih kredita često nije uslov. Kada jeste, polisa se obnavlja svake godine do kraja otplate i glasi u korist banke.',
          `Šta to znači u novcu? Kasko od ${portion(kaskoPercent)} vrednosti za vozilo od ${formatMoney(loan.price, 'EUR', 0)} prve godine iznosi ${formatMoney(yearly, 'EUR', 0)}. Kada se premija ne bi menjala, za ${counted(years, 'year')} to bi bilo ${formatMoney(yearly * years, 'EUR', 0)}${isDearer ? `, dakle više od cele kamate iz primera ispod (${base.totalInterest})` : ''}. Zato ponudu za kasko tražite pre nego što izaberete vozilo.`,
        ],
      },
      {
        kind: 'table',
        caption: 'Troškovi auto kredita',
        head: ['Trošak i kada se plaća', 'Iznos'],
        numeric: true,
        groups: [
          {
            title: 'Ulaze u EKS',
            rows: [
              ['Naknada za obradu, na početku', market('car.fee', 'kredita')],
              ['Upis zaloge, na početku', market('vehicle-pledge')],
              ['Izveštaj Kreditnog biroa, po osobi', tariff('credit-report')],
              ['Menica, po komadu', tariff('promissory-note')],
              ['Kasko, svake godine, ako je uslov', kasko],
              ['{osiguranje-otplate|Osiguranje otplate}, ako je uslov', 'po ponudi'],
            ],
          },
          {
            title: 'Ne ulaze u EKS',
            rows: [
              ['PDV kod novog, odnosno porez kod polovnog vozila', 'po propisima'],
              ['Prenos vlasništva, tablice i registracija', 'po vozilu'],
              ['Obavezno osiguranje, svake godine', 'po vozilu'],
              ['Kasko koji sami izaberete, svake godine', kasko],
              ['Pregled polovnog vozila u servisu', 'po dogovoru'],
            ],
          },
        ],
        note: `${checkedText('car', ['car.fee', 'vehicle-pledge', 'vehicle-insurance'], known)} Premija kaska zavisi od vozila, vozača i franšize, to jest dela štete koji plaćate sami.`,
      },
    ],
  }
}

function representativeExample({ loan, base, usualTerm }: Given): Section {
  return {
    id: 'reprezentativni-primer',
    heading: 'Reprezentativni primer',
    answer: exampleAnswer(loan, base),
    blocks: [
      { kind: 'text', paragraphs: ['Ceo račun za jedno vozilo srednje klase, isti onaj koji zatičete u kalkulatoru.'] },
      { kind: 'example', product: 'car' },
      {
        kind: 'text',
        paragraphs: [
          `Uz ${formatMoney(loan.price - loan.principal, 'EUR', 0)} učešća, za ${formatMoney(loan.principal, 'EUR', 0)} kredita vraćate ukupno ${base.totalRepayment}, od čega je ${base.totalInterest} kamata, a na početku plaćate i naknadu od ${base.fee}. EKS u primeru obuhvata i upis zaloge i sitne obavezne troškove, a poslednji red samo kamatu i naknadu. **Kasko nije uračunat**: ako ga banka traži, dodajte ga u kalkulatoru i videćete zaseban red „EKS sa svim troškovima”.`,
        ],
      },
      termTable(loan, present(36, 48, 60, usualTerm)),
      { kind: 'link', text: 'Izračunajte svoju ratu i EKS', to: calculator },
    ],
  }
}

function alternatives({ indexedDeposit }: Given): Section {
  return {
    id: 'auto-kredit-kes-kredit-ili-lizing',
    heading: 'Auto kredit, keš kredit ili lizing',
    answer: 'Auto kredit za skuplja i nova vozila, keš za starija; lizing po zbiru svih uplata.',
    blocks: [
      {
        kind: 'table',
        caption: 'Tri načina da dođete do istog vozila',
        head: ['Šta poredimo', 'Auto kredit', 'Keš kredit', '{lizing|Lizing}'],
        groups: [
          {
            rows: [
              ['Vlasnik', 'Vi, uz zalogu', 'Vi, bez zaloge', 'lizing kuća, do kraja otplate'],
              [
                'Učešće',
                indexedDeposit === undefined
                  ? 'najčešće obavezno; u dinarima i bez njega'
                  : `najčešće ${portion(indexedDeposit)}; u dinarima i bez njega`,
                'nije potrebno',
                'po ugovoru, često obavezno',
              ],
              ['Kasko', 'iznad iznosa koji odredi banka', 'po Vašoj želji', 'po pravilu obavezan'],
              ['PDV', 'u ceni vozila', 'u ceni vozila', 'u ceni; pitajte kada se plaća'],
              ['Raniji kraj', 'kad god želite, pa brisanje zaloge', 'kad god želite', 'po ugovoru i uz saglasnost'],
              ['Kamata', 'niža', 'viša', 'poredite ukupan trošak, a ne ratu'],
              ['Starost vozila', 'ograničena', 'nije bitna', 'ograničena'],
            ],
          },
        ],
        note: 'Uobičajena pravila; kod svake banke i lizing kuće mogu da budu drugačija.',
      },
      {
        kind: 'text',
        paragraphs: [
          'Keš kredit je pametniji izbor kada je iznos mali, kada je vozilo starije ili kada kasko ne biste uzimali da ga banka ne traži: viša kamata tada može da bude jeftinija od polise. Auto kredit je bolji za skuplja i nova vozila. Lizing uporedite po ukupnom iznosu svih uplata, sa otkupom na kraju.',
        ],
      },
    ],
  }
}

function conditions({ dti, known, loan, usualTerm }: Given): Section {
  return {
    id: 'uslovi',
    heading: 'Uslovi',
    answer: 'Stalna primanja, uredna istorija i vozilo po pravilima banke.',
    blocks: present<Block>(
      {
        kind: 'list',
        style: 'check',
        items: [
          'prebivalište u Srbiji i najmanje 20 ili 21 godina života, a najviše 65 do 75 kada dospe poslednja rata',
          'stalan posao, obično bar 6 meseci kod sadašnjeg poslodavca ili 12 meseci ukupno, odnosno penzija',
          entrepreneurText(known),
          'uredna istorija u {kreditni-biro|Kreditnom birou}',
          dti
            ? `rate koje zajedno ne prelaze ono što banka dopušta, najčešće ${dtiRange(dti)} primanja; naš savet je ${portion(dti.careful)}, jer vozilo troši i kada stoji`
            : 'rate koje zajedno ne prelaze ono što banka dopušta; ostavite i rezervu, jer vozilo troši i kada stoji',
          'vozilo koje ispunjava pravila banke o starosti, prodavcu i vrednosti',
        ],
      },
      incomeTable(loan, [5_000_00, 10_000_00, 15_000_00, 20_000_00], present(36, 48, 60, usualTerm), known),
    ),
  }
}

const documents: Section = {
  id: 'dokumentacija',
  heading: 'Dokumentacija',
  answer: 'Papiri o primanjima i profaktura, a za polovno vozilo i saobraćajna dozvola.',
  blocks: [
    {
      kind: 'list',
      style: 'check',
      items: [
        'očitana lična karta ili pasoš',
        'overena potvrda o zaposlenju i zaradi, ne starija od 30 dana; za penzionere ček od penzije ili rešenje o penziji',
        entrepreneurPapers,
        'izvod tekućeg računa za poslednjih 3 do 6 meseci',
        'saglasnost za uvid u podatke Kreditnog biroa',
        '{administrativna-zabrana}, ako zarada ide preko druge banke',
        'profaktura ili {predugovor}',
        'saobraćajna dozvola, za polovno vozilo',
        'polisa kasko osiguranja, ako je uslov',
        'ugovor o zalozi, ako je uslov',
      ],
    },
    { kind: 'text', paragraphs: ['Konačan spisak daje banka; za kupovinu od fizičkog lica je duži.'] },
  ],
}

const steps: Section = {
  id: 'koraci',
  heading: 'Koraci',
  answer: 'Prvo profaktura, pa odobrenje; banka plaća prodavcu, a Vi registrujete vozilo.',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          title: 'Profaktura',
          text: 'Izaberete vozilo i uzmete profakturu. Ako dajete {kapara|kaparu}, upišite da se vraća ako kredit ne bude odobren.',
          who: 'Vi i prodavac',
        },
        {
          title: 'Odobrenje',
          text: 'Banka proverava primanja, Kreditni biro i vozilo i daje ponudu sa planom otplate.',
          who: 'Banka',
        },
        {
          title: 'Ugovor',
          text: 'Pročitate ponudu, uporedite EKS i potpišete ugovor o kreditu i menice, a ako su uslov, i ugovor o zalozi i polisu kaska.',
          who: 'Vi, banka i savetnik',
        },
        {
          title: 'Isplata prodavcu',
          text: 'Vi uplaćujete učešće, a banka ostatak na račun iz profakture.',
          who: 'Vi i banka',
        },
        { title: 'Registracija', text: 'Preuzimate vozilo i registrujete ga na svoje ime.', who: 'Vi' },
        {
          title: 'Zaloga',
          text: 'Zaloga se upisuje u registar, a dokaz se dostavlja banci u roku iz ugovora.',
          who: 'Vi i banka',
        },
      ],
    },
  ],
}

function earlyEnd({ loan, base, known }: Given): Section {
  const extra = { month: 24, amount: 2_000_00 }
  return {
    id: 'prevremena-otplata-i-prodaja-vozila-pod-zalogom',
    heading: 'Prevremena otplata i prodaja vozila pod zalogom',
    answer: 'Otplaćujete kad god želite; vozilo prodajete pošto banka obriše zalogu.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          sentences(
            'Kredit možete da vratite pre roka kad god želite, ceo ili deo, i kamatu za preostalo vreme ne plaćate.',
            earlyFeeText(known),
            'Kod auto kredita naknada se ne plaća ni dok je kamata promenljiva.',
          ),
        ],
      },
      earlyRepaymentTable(loan, extra),
      {
        kind: 'text',
        paragraphs: [
          `Vozilo pod zalogom prodaje se u tri poteza: zatražite od banke iznos za konačnu otplatu na određeni dan, kupac ili Vi uplatite taj iznos, a banka izda saglasnost za brisanje zaloge iz registra. Tek tada je vozilo slobodno. Posle ${extra.month}. rate iz primera dugujete još ${base.balanceAfter(extra.month)}: ako auto tada vredi manje, razliku dodajete iz svog džepa.`,
          'Ako rata postane preteška, ne čekajte: u slučaju otkaza, bolesti, pada primanja i sličnih teškoća propisane su olakšice u otplati („Sl. glasnik RS”, br. 78/2025), a o njima se lakše razgovara pre prvog kašnjenja.',
        ],
      },
    ],
  }
}

/** What a loan can do for a car bought abroad, and what is added to its price. */
function importedCar(known: Known): string[] {
  const vat = marketText('vehicle-import.vat', known)
  return [
    'Pitajte banku pre puta: ona novac po pravilu uplaćuje prodavcu u Srbiji, po profakturi. Za oglas iz Nemačke zato ostaju dva puta: keš kredit, ili vozilo koje je uvoznik već ocarinio i za koje izdaje račun. Kaparu ne dajte dok banka ne potvrdi da za baš to vozilo daje kredit.',
    `Na cenu dodajte PDV${vat ? ` od ${vat}` : ''}, prevoz, špeditera, homologaciju i registraciju. Carina se ne plaća na vozilo proizvedeno u EU ako imate dokaz o poreklu: obrazac EUR.1, a za vrednost do 6.000 EUR dovoljna je i izjava prodavca na fakturi (Uprava carina). Bez tog dokaza plaća se. Vrednost carina upoređuje sa katalogom AMSS, pa niska cena u ugovoru ne smanjuje nužno dažbine.`,
  ]
}

function questions({ known, indexedDeposit, longestTerm, usualTerm }: Given): Section {
  const kasko = marketText('vehicle-insurance', known)
  const late = lateText(known)
  return {
    id: 'cesta-pitanja',
    heading: 'Česta pitanja',
    blocks: [
      {
        kind: 'faq',
        items: present(
          {
            question: 'Može li bez učešća?',
            answer: [
              sentences(
                'Može za dinarski kredit, do iznosa koji banka odredi.',
                indexedDeposit !== undefined &&
                  `Kredit indeksiran u evrima traži najmanje ${portion(indexedDeposit)} učešća ili depozita, po propisima, a ne po volji banke.`,
                'Bez učešća je rata veća, a vozilo u prvim godinama često vredi manje od duga.',
              ),
            ],
          },
          {
            question: 'Koliko staro sme da bude vozilo?',
            answer: [sentences(ageLimits(known), 'Za starije vozilo ostaje keš kredit.')],
          },
          {
            question: 'Da li je kasko obavezan?',
            answer: [
              sentences(
                'Po zakonu nije; po ugovoru može da bude. Banke ga traže iznad određenog iznosa kredita, a kod manjih ne.',
                kasko && `Godišnje košta ${kasko} vrednosti vozila, zavisno od vozila i vozača.`,
                'Pitajte i da li smete da promenite osiguravača.',
              ),
            ],
          },
          longestTerm !== undefined && {
            question: 'Koji je najduži rok?',
            answer: [
              `${usualTerm === undefined ? '' : `U ponudama koje smo videli najduži je ${counted(usualTerm, 'month')}. `}Po izveštajima štampe iz 2018. propisi dopuštaju do osam godina; proverite kod banke. Neka Vam rok bude kraći od vremena u kome nameravate da vozilo zadržite.`,
            ],
          },
          {
            question: 'Mogu li da kupim od fizičkog lica?',
            answer: [
              'Kod dela banaka možete, uz overen ugovor, proveru porekla i stanja vozila i uplatu pravo na račun prodavca. Računajte na više papira i na koji dan duže. Kod ostalih banaka rešenje je keš kredit.',
            ],
          },
          {
            question: 'Mogu li kreditom da kupim auto iz inostranstva?',
            answer: importedCar(known),
          },
          {
            question: 'Preduzetnik sam: uzimam li kredit na sebe ili na radnju?',
            answer: [
              'Auto kredit sa ove stranice uzimate kao građanin, i vozilo glasi na Vas. Ako vozilo treba da bude u poslovnim knjigama, tražite kredit za preduzetnike ili lizing: to je drugi proizvod, a za PDV pitajte svog knjigovođu. Zakon o zaštiti korisnika finansijskih usluga štiti i preduzetnika, ali zakonske granice kamatnih stopa za kredit radnji ne važe (br. 19/2025, čl. 2. i 12).',
            ],
          },
          late !== undefined && {
            question: 'Šta ostaje zabeleženo ako kasnim sa ratom?',
            answer: [
              sentences(
                late,
                'Kako se ta evidencija proverava, piše na strani [keš kredita](/kes-kredit#cesta-pitanja).',
              ),
            ],
          },
          {
            question: 'Šta ako prodam auto pre kraja?',
            answer: [
              'Prvo otplatite kredit i obrišete zalogu, pa prenosite vlasništvo; može i istog dana, ako se kupac, Vi i banka dogovorite. Prodaja bez znanja banke krši ugovor i stvara nevolje kupcu, jer zaloga ostaje na vozilu.',
            ],
          },
          {
            question: 'Kredit ili lizing?',
            answer: [
              'Kod kredita ste vlasnik od prvog dana. Kod lizinga je vlasnik lizing kuća, a Vi vozilo koristite; zauzvrat je odobrenje ponekad brže. Saberite sve što ćete platiti u oba slučaja: učešće, rate, naknade, kasko i otkup. Jeftinije je ono čiji je zbir manji, ma kolika bila rata.',
            ],
          },
          {
            question: 'Ulazi li kasko u EKS?',
            answer: [
              'Ulazi ako ga banka traži kao uslov za kredit; ne ulazi ako ga plaćate svojom voljom. EKS u kalkulatoru obuhvata kamatu i naknadu za obradu, a kasko dodajete u delu sa ostalim troškovima.',
            ],
          },
          bankQuestion,
        ),
      },
    ],
  }
}
