/** Words of what surrounds every page. Links are routes, so an address stands in `core/site/routes.ts` alone. */
import type { RouteName } from '#core/site/routes.ts'

type Link = { text: string; to: RouteName }

const loans: Link[] = [
  { text: 'Stambeni kredit', to: 'housing-loan' },
  { text: 'Keš kredit', to: 'cash-loan' },
  { text: 'Auto kredit', to: 'car-loan' },
]

const calculators: Link[] = [
  { text: 'Kalkulator stambenog kredita', to: 'housing-loan-calculator' },
  { text: 'Kalkulator keš kredita', to: 'cash-loan-calculator' },
  { text: 'Kalkulator auto kredita', to: 'car-loan-calculator' },
]

const about: Link = { text: 'O nama', to: 'about-us' }
const contact: Link = { text: 'Kontakt', to: 'contact' }
const cookiePolicy: Link = { text: 'Politika upotrebe kolačića', to: 'cookie-policy' }
const privacyPolicy: Link = { text: 'Politika privatnosti', to: 'privacy-policy' }

export const shell = {
  skipLink: 'Idi na glavni sadržaj',
  /** Names the owner's line on top of the page. */
  notice: 'Obaveštenje',
  header: {
    logo: 'Kreditokaz, početna stranica',
    navigation: 'Glavna navigacija',
    loans: { text: 'Krediti', links: loans },
    calculators: { text: 'Kalkulator', links: calculators },
    links: [about, contact],
    enquiry: 'Pošaljite upit',
  },
  menu: {
    name: 'Meni',
    open: 'Otvori meni',
    close: 'Zatvori meni',
    loans: { text: 'Krediti', links: loans },
    calculators: { text: 'Kalkulator', links: calculators },
    company: { text: 'Kreditokaz', links: [about, contact] },
  },
  /** Behind its loan a calculator needs no surname, and the way to it fits a line of a phone. */
  breadcrumbs: { name: 'Putanja do stranice', home: 'Početna', calculator: 'Kalkulator' },
  footer: {
    slogan: 'Savetovanje o kreditima. Nismo banka i\u00a0ne odobravamo kredite.',
    social: 'Društvene mreže',
    loans: { text: 'Krediti', links: loans },
    calculators: { text: 'Kalkulatori', links: calculators },
    info: {
      text: 'Info',
      links: [{ text: 'Početna', to: 'home' } satisfies Link, about, cookiePolicy, privacyPolicy, contact],
    },
    address: 'Adresa i telefon',
    opensMap: 'otvara mapu u novoj kartici',
    hours: (days: string, from: string, to: string) => `${days}, ${from}–${to}`,
    cookieSettings: 'Podešavanja kolačića',
    accessibility: { text: 'Pristupačnost', to: 'about-us', hash: 'pristupacnost' } as const,
    copyright: (year: number) => `© ${year} Kreditokaz`,
  },
  opensInNewTab: 'otvara se u novoj kartici',
} as const
