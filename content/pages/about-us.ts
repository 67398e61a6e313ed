import { accessibilityChecks, accessibilityLimits } from '#content/accessibility.ts'
import { businessOf, isSample, sampleMark } from '#content/business.ts'
import { portion } from '#content/figures.ts'
import { literal } from '#content/inline.ts'
import { dtiShares } from '#content/loan-facts.ts'
import type { Block, Page, Section } from '#content/page.ts'
import { present } from '#content/present.ts'
import { typeset } from '#content/typeset.ts'
import { FEWEST_TO_SHOW } from '#core/lead/promise-outcomes.ts'
import { formatDate, formatMonth } from '#core/money/date.ts'
import { formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import type { KeptPromises, Known } from '#core/owner/known.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'

export function page(known: Known): Page {
  return typeset({
    title: 'O nama',
    description:
      'Ko stoji iza Kreditokaza, šta savetnik radi, a šta ne radi, ko plaća naš rad, sa kojim bankama sarađujemo i kojih se pravila držimo.',
    h1: 'O nama',
    lead: 'Računamo koliko kredit zaista košta i naglas čitamo ono što piše sitnim slovima. Ugovor na kraju potpisujete Vi, zato treba da ga razumete pre potpisa.',
    modified: '2026-11-26',
    sections: [
      whoWeAre,
      whatWeDo,
      howWeWork(known),
      whoPays(known.owner),
      partners(known.owner),
      rules(known),
      companyFacts,
      accessibility(),
    ],
  })
}

const whoWeAre: Section = {
  id: 'ko-smo',
  heading: 'Ko smo',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Kreditokaz savetuje građane o kreditima. Kancelarija je u Beogradu, a razgovaramo telefonom, pa je svejedno odakle zovete. Ime smo složili od reči kredit i putokaz: ne nosimo Vas do cilja, ali pokazujemo kuda koji put vodi i koliko košta.',
        'U reklami kredit ima jedan broj, a u ugovoru više strana. Naš posao je ono što je između. Zato ovde svako može sam da izračuna ratu, {eks} i ceo {otplatni-plan}, bez prijave i bez ostavljanja podataka. Savetnik je tu za ono što kalkulator ne zna: Vaša primanja, Vaše planove i pitanja koja nije zgodno postaviti banci.',
      ],
    },
  ],
}

const whatWeDo: Section = {
  id: 'sta-radimo-a-sta-ne-radimo',
  heading: 'Šta radimo, a šta ne radimo',
  blocks: [
    {
      kind: 'list',
      style: 'check',
      heading: 'Radimo',
      items: [
        'Računamo efektivnu kamatnu stopu sa svim troškovima koje znamo i pokazujemo šta je u nju ušlo.',
        'Proveravamo koliku ratu možete da podnesete i ako kamata ili kurs porastu.',
        'Poredimo ponude po istoj meri i objašnjavamo svaku stavku običnim rečima.',
        'Pomažemo da prikupite dokumentaciju i čitamo ugovor sa Vama pre potpisa.',
        'Kažemo i kada kredit nije dobra ideja.',
      ],
    },
    {
      kind: 'list',
      style: 'dash',
      heading: 'Ne radimo',
      items: [
        'Nismo banka. Ne dajemo novac i ne odlučujemo o kreditu: o njemu odlučuje banka.',
        'Ne obećavamo odobrenje i ne možemo da ga dobijemo preko reda.',
        'Ne tražimo novac unapred, ni za razgovor ni za „obradu”. Ako to neko traži u naše ime, nije naš čovek: javite nam.',
        'Ne šaljemo Vaše podatke bankama dok to sami ne zatražite.',
      ],
    },
  ],
}

function howWeWork({ promises }: Known): Section {
  return {
    id: 'kako-radimo',
    heading: 'Kako radimo',
    blocks: [
      steps,
      ...(promises && promises.judged >= FEWEST_TO_SHOW ? [keptPromises(promises)] : []),
      { kind: 'text', paragraphs: ['Na svakom koraku možete da stanete. Ne morate da objasnite zašto.'] },
    ],
  }
}

function keptPromises({ month, kept, judged }: KeptPromises): Block {
  const share = formatPercent((100 * kept) / judged, 0, 1)
  return {
    kind: 'note',
    tone: 'info',
    text: `**Obećanje o pozivu.** Tokom ${formatMonth(month)} poziv smo obećali ${counted(judged, 'time')}, a u obećanom razdoblju smo zvali ${counted(kept, 'time')} (${share}). Broji se samo poziv koji je savetnik zabeležio.`,
  }
}

const steps: Block = {
  kind: 'steps',
  items: [
    {
      title: 'Upit',
      text: 'Ostavite ime, kontakt i vreme kada ste slobodni. Traje oko dva minuta i ne obavezuje.',
      who: 'Vi',
    },
    {
      title: 'Poziv',
      text: 'Savetnik zove u vreme koje ste izabrali i prvo sluša šta Vam treba.',
      who: 'Savetnik',
    },
    {
      title: 'Analiza',
      text: 'Zajedno prolazimo kroz primanja i postojeće rate i tražimo granicu do koje je rata bezbedna.',
      who: 'Vi i savetnik',
    },
    {
      title: 'Ponude',
      text: 'Poredimo ono što banke nude, po EKS i po ukupnom iznosu koji vraćate, i objašnjavamo razlike. Dobijate i spisak papira za svoj slučaj: bankama ih šaljete sami, ili ih šaljemo mi kada to zatražite.',
      who: 'Vi i savetnik',
    },
    {
      title: 'Potpis',
      text: 'Ponudu i ugovor čitamo zajedno, i sitna slova. Odluku donosite Vi, a kredit odobrava banka.',
      who: 'Vi i banka',
    },
  ],
}

function whoPays(owner: OwnerData): Section {
  const blocks: Block[] = [
    {
      kind: 'text',
      paragraphs: [
        literal(businessOf(owner).remuneration),
        'Savetnik koga neko plaća ima interes, i pošteno je da znate koji. Zato pre ponuda kažemo koje banke nam plaćaju naknadu i da li se te naknade razlikuju.',
      ],
    },
  ]
  if (isSample(owner, 'remuneration')) blocks.push(sampleNote)
  return { id: 'ko-nas-placa', heading: 'Koliko košta i ko nas plaća', blocks }
}

function partners(owner: OwnerData): Section {
  const blocks: Block[] = [
    {
      kind: 'text',
      paragraphs: [
        'Ugovor o saradnji imamo sa ovim bankama. Ako je bolja ponuda banke sa kojom ne sarađujemo, i to ćemo reći.',
      ],
    },
    { kind: 'list', style: 'bullet', items: businessOf(owner).partnerBanks.map(literal) },
  ]
  if (isSample(owner, 'partnerBanks')) blocks.push(sampleNote)
  return { id: 'banke', heading: 'Sa kojim bankama sarađujemo', blocks }
}

const sampleNote: Block = { kind: 'note', tone: 'info', text: sampleMark.note }

function rules(known: Known): Section {
  const dti = dtiShares(known)
  return {
    id: 'nasa-pravila',
    heading: 'Naša pravila',
    blocks: [
      {
        kind: 'definitions',
        items: present(
          {
            term: 'EKS ne krijemo',
            text: 'U svakom rezultatu i primeru uz ratu stoji efektivna stopa, i nikada nije sitnija od nominalne.',
          },
          {
            term: 'Svaki trošak ima ime i iznos',
            text: 'Trošak bez iznosa nije podatak. Ako iznos ne znamo, kažemo ko ga zna.',
          },
          {
            term: 'Svaki broj ima datum',
            text: 'Na svakoj stranici sa kamatama, ograničenjima i tarifama piše odakle je broj: provereno kod ustanove, objavljeno u štampi ili kod banke, ili naša pretpostavka. Broj kojem je rok prošao ne prikazujemo kao važeći.',
          },
          dti && {
            term: 'Kažemo „ne”',
            text: `Savetujemo da sve rate zajedno odnesu najviše ${portion(dti.careful)} primanja. Ako bi odnele više od ${portion(dti.usual)}, kredit Vam nećemo preporučiti, čak i kada bi banka pristala.`,
          },
          {
            term: 'Ne žurimo Vas',
            text: 'Ponudu ponesite kući, prespavajte i pokažite je nekome kome verujete. Ponuda koja važi samo danas retko je dobra.',
          },
          {
            term: 'Vaši podaci su Vaši',
            text: 'Upit čitaju samo savetnici. Kako postupamo sa podacima, piše u [politici privatnosti](/politika-privatnosti).',
          },
        ),
      },
    ],
  }
}

const companyFacts: Section = {
  id: 'podaci-o-privrednom-drustvu',
  heading: 'Podaci o privrednom društvu',
  blocks: [
    { kind: 'widget', widget: 'company-facts' },
    { kind: 'text', paragraphs: ['Telefon, radno vreme i adresa su na stranici [Kontakt](/kontakt).'] },
  ],
}

function accessibility(): Section {
  return {
    id: 'pristupacnost',
    heading: 'Pristupačnost',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Cilj nam je da sajt može da koristi svako: tastaturom, čitačem ekrana, sa uvećanim slovima, u visokom kontrastu i bez animacija. Merilo su nam smernice WCAG 2.2, nivo AA, a stranice se čitaju i kalkulatori računaju i bez JavaScript-a. Ako Vam je nešto teško ili nemoguće da upotrebite, javite nam preko stranice [Kontakt](/kontakt): odgovaramo u roku od osam dana, a do tada ćemo Vam ono što tražite reći ili poslati na drugi način.',
        ],
      },
      {
        kind: 'faq',
        items: [
          {
            question: 'Šta je isprobano, kada i sa kojim rezultatom?',
            answer: accessibilityChecks.map(
              ({ what, result, checkedOn }) => `**${what}** (${formatDate(checkedOn)}): ${result}`,
            ),
          },
          { question: 'Šta još nije isprobano ili ne radi za svakoga?', answer: [...accessibilityLimits] },
        ],
      },
    ],
  }
}
