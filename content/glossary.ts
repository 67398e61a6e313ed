/**
 * Terms of lending, each explained in a sentence or two: the website shows the explanation where a text marks the term.
 *
 * Keys are what the texts write between braces: `{eks}`, `{hipoteka|hipotekom}`.
 */
import { typeset } from './typeset.ts'

export type GlossaryTerm = {
  /** The word as it stands where the text gives no form of its own. */
  term: string
  /** What it means, in whole sentences. Plain text. */
  text: string
}

export const glossary = typeset({
  eks: {
    term: 'EKS',
    text: 'Efektivna kamatna stopa: jedan procenat koji sabira kamatu i sve obavezne troškove kredita i uzima u obzir kada se šta plaća. Po njemu se ponude porede.',
  },
  nks: {
    term: 'NKS',
    text: 'Nominalna kamatna stopa: procenat po kome se računa samo kamata, bez naknada i drugih troškova.',
  },
  anuitet: {
    term: 'anuitet',
    text: 'Rata koja je ista dok važi ista stopa: na početku je u njoj više kamate, a na kraju više glavnice.',
  },
  'jednake-rate': {
    term: 'jednake rate',
    text: 'Otplata u kojoj je svakog meseca isti deo glavnice. Kamata se smanjuje sa dugom, pa je prva rata najveća, a poslednja najmanja.',
  },
  glavnica: {
    term: 'glavnica',
    text: 'Iznos koji ste pozajmili, odnosno onaj njegov deo koji još niste vratili. Na njega se računa kamata.',
  },
  'otplatni-plan': {
    term: 'plan otplate',
    text: 'Tabela svih rata: kada koja dospeva, koliko je u njoj kamate, koliko glavnice i koliki dug ostaje.',
  },
  ucesce: {
    term: 'učešće',
    text: 'Deo cene koji plaćate svojim novcem. Ide prodavcu, a kredit pokriva ostatak.',
  },
  ltv: {
    term: 'LTV',
    text: 'Odnos kredita i vrednosti nekretnine (engl. loan to value). Kredit od 80.000 evra za stan procenjen na 100.000 evra ima LTV 80%.',
  },
  hipoteka: {
    term: 'hipoteka',
    text: 'Pravo upisano u katastar: ako otplata stane, banka može da se naplati prodajom nekretnine. Kada kredit otplatite, briše se.',
  },
  'zalozna-izjava': {
    term: 'založna izjava',
    text: 'Isprava overena kod javnog beležnika kojom vlasnik dozvoljava upis hipoteke na nekretninu.',
  },
  'list-nepokretnosti': {
    term: 'list nepokretnosti',
    text: 'Izvod iz katastra: pokazuje ko je vlasnik nekretnine i da li na njoj stoje tereti, na primer ranija hipoteka.',
  },
  predugovor: {
    term: 'predugovor',
    text: 'Ugovor kojim se kupac i prodavac obavezuju da će kasnije zaključiti ugovor o kupoprodaji, pod uslovima koje već sada zapišu.',
  },
  kapara: {
    term: 'kapara',
    text: 'Novac dat kao znak da je ugovor zaključen. Ko odustane bez opravdanog razloga, po pravilu je gubi, odnosno vraća dvostruku.',
  },
  menica: {
    term: 'menica',
    text: 'Hartija od vrednosti kojom se potpisnik obavezuje da plati. Banka njome može brzo da naplati dug sa Vaših računa ako rate kasne.',
  },
  'administrativna-zabrana': {
    term: 'administrativna zabrana',
    text: 'Saglasnost da Vam poslodavac, a penzioneru Fond PIO, svakog meseca odbija ratu od primanja i uplaćuje je banci.',
  },
  euribor: {
    term: 'Euribor',
    text: 'Kamata po kojoj bi velike evropske banke pozajmljivale evre jedna drugoj na tri meseca (3M) ili šest meseci (6M). Objavljuje se svakog radnog dana i banka na nju ne utiče.',
  },
  belibor: {
    term: 'Belibor',
    text: 'Kamata po kojoj banke u Srbiji nude dinare jedna drugoj: dinarski parnjak Euribora.',
  },
  marza: {
    term: 'marža',
    text: 'Deo promenljive stope koji banka dodaje na indeks. Upisana je u ugovor i banka je ne može menjati po svojoj volji.',
  },
  'fiksna-kamata': {
    term: 'fiksna kamata',
    text: 'Stopa koja se ne menja do kraja ugovorenog perioda, pa svaku ratu znate unapred.',
  },
  'promenljiva-kamata': {
    term: 'promenljiva kamata',
    text: 'Zbir indeksa, na primer Euribora, i stalne marže. Usklađuje se na tri ili šest meseci, pa rata može i da raste i da pada.',
  },
  'procentni-poen': {
    term: 'procentni poen',
    text: 'Razlika između dva procenta: sa 4% na 5% stopa je porasla za jedan procentni poen.',
  },
  'valutna-klauzula': {
    term: 'valutna klauzula',
    text: 'Odredba po kojoj je dug izražen u evrima, a plaća se u dinarima, po zvaničnom srednjem kursu NBS na dan otplate. Ako evro poskupi, rata u dinarima raste.',
  },
  'srednji-kurs': {
    term: 'srednji kurs',
    text: 'Zvanični kurs koji Narodna banka Srbije objavljuje svakog radnog dana, između kupovnog i prodajnog.',
  },
  nkosk: {
    term: 'NKOSK',
    text: 'Nacionalna korporacija za osiguranje stambenih kredita: državna ustanova koja banci nadoknađuje deo duga ako kredit ne bude vraćen. Premija se plaća jednom, na početku.',
  },
  'kreditni-biro': {
    term: 'Kreditni biro',
    text: 'Evidencija kredita, kartica i dozvoljenih minusa građana, koju vodi Udruženje banaka Srbije. Banka u nju gleda uz Vašu saglasnost.',
  },
  saduznik: {
    term: 'sadužnik',
    text: 'Osoba koja sa Vama potpisuje ugovor o kreditu i duguje isto koliko i Vi. Njena primanja se sabiraju sa Vašima.',
  },
  jemac: {
    term: 'jemac',
    text: 'Osoba koja se obavezuje da će platiti ako Vi ne platite. Banka dug može da traži i od nje.',
  },
  'naknada-za-obradu': {
    term: 'naknada za obradu',
    text: 'Jednokratan iznos koji banka naplaćuje za odobravanje kredita, obično kao procenat iznosa. Ulazi u EKS.',
  },
  'interkalarna-kamata': {
    term: 'interkalarna kamata',
    text: 'Kamata za dane od isplate kredita do početka redovne otplate. Plaća se uz prvu ratu ili zasebno i ulazi u EKS.',
  },
  'grejs-period': {
    term: 'grejs period',
    text: 'Prvi meseci otplate u kojima plaćate samo kamatu. Dug za to vreme ne opada, pa su kasnije rate veće.',
  },
  refinansiranje: {
    term: 'refinansiranje',
    text: 'Novi kredit kojim se otplaćuje stari, kod iste ili druge banke, zbog niže kamate, manje rate ili jedne rate umesto više njih.',
  },
  'dozvoljeni-minus': {
    term: 'dozvoljeni minus',
    text: 'Dozvoljeno prekoračenje po tekućem računu: potrošite više nego što imate, a dug se vraća čim stigne uplata. Obično je najskuplji oblik pozajmice kod banke.',
  },
  'osiguranje-otplate': {
    term: 'osiguranje otplate',
    text: 'Polisa po kojoj osiguravač plaća rate ili ostatak duga ako ostanete bez posla, ozbiljno se razbolite ili preminete. Uslovi su u polisi.',
  },
  kasko: {
    term: 'kasko',
    text: 'Osiguranje Vašeg vozila od štete i krađe. Ne zamenjuje obavezno osiguranje koje se plaća pri registraciji.',
  },
  zaloga: {
    term: 'zaloga',
    text: 'Pravo banke da se naplati prodajom vozila ako otplata stane. Upisuje se u Registar zaloge Agencije za privredne registre, a vozilo ostaje kod Vas.',
  },
  profaktura: {
    term: 'profaktura',
    text: 'Predračun prodavca: opis vozila, cena i račun na koji banka uplaćuje novac.',
  },
  lizing: {
    term: 'lizing',
    text: 'Lizing kuća kupuje vozilo i daje Vam ga na korišćenje uz mesečnu naknadu. Vlasnik postajete tek na kraju, ako tako piše u ugovoru.',
  },
  'potrosacka-korpa': {
    term: 'minimalna potrošačka korpa',
    text: 'Zvaničan iznos osnovnih mesečnih troškova domaćinstva. Neke banke ga odbiju od primanja pre nego što odrede najveću ratu.',
  },
} satisfies Record<string, GlossaryTerm>)

/** A term that a text may mark. */
export type GlossaryKey = keyof typeof glossary
