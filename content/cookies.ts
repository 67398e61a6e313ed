/**
 * Every cookie and storage key this site can leave in a browser. The table of the cookie policy and the tests read this
 * list; a key that is not here must not exist.
 */
import { CONSENT_COOKIE, CONSENT_DAYS } from '#core/visit/consent.ts'
import { REFERRAL_COOKIE, REFERRAL_DAYS } from '#core/visit/referral.ts'
import { RELOAD_GUARD_KEY } from '#core/visit/reload-guard.ts'
import { LEAD_DRAFT_KEY, OFFERS_KEY } from '#core/visit/session-keys.ts'

export type Trace = {
  /** Exact name; a `*` at the end stands for any ending. */
  name: string
  store: 'cookie' | 'sessionStorage'
  kind: TraceKind
  purpose: string
  setBy: string
  duration: string
}

/** The visitor has to accept all but the necessary ones first. */
export type TraceKind = 'necessary' | 'referral' | 'measurement'

const traceKinds: Record<TraceKind, string> = {
  necessary: 'neophodno',
  referral: 'preporuka, samo posle „Prihvatam”',
  measurement: 'merenje posete, samo posle „Prihvatam”',
}

const storeNames: Record<Trace['store'], string> = {
  cookie: 'kolačić',
  sessionStorage: 'privremena memorija kartice',
}

export const traces: readonly Trace[] = [
  {
    name: CONSENT_COOKIE,
    store: 'cookie',
    kind: 'necessary',
    purpose: 'Pamti da li ste prihvatili ili odbili kolačiće, da Vas ne bismo pitali na svakoj stranici.',
    setBy: 'Kreditokaz',
    duration: `${CONSENT_DAYS} dana`,
  },
  {
    name: LEAD_DRAFT_KEY,
    store: 'sessionStorage',
    kind: 'necessary',
    purpose:
      'Čuva ono što ste upisali u upit ako se stranica ponovo učita. Ne napušta Vaš uređaj dok ne pošaljete upit.',
    setBy: 'Kreditokaz',
    duration: 'do slanja upita, brisanja ili zatvaranja kartice',
  },
  {
    name: `${OFFERS_KEY}*`,
    store: 'sessionStorage',
    kind: 'necessary',
    purpose:
      'Čuva obračune koje ste zapamtili u delu „Uporedite ponude”, po jedan spisak za svaki kalkulator. Ne napušta Vaš uređaj.',
    setBy: 'Kreditokaz',
    duration: 'do uklanjanja poslednjeg obračuna ili zatvaranja kartice',
  },
  {
    name: RELOAD_GUARD_KEY,
    store: 'sessionStorage',
    kind: 'necessary',
    purpose: 'Pamti vreme poslednjeg samostalnog učitavanja stranice, da se učitavanje ne bi ponavljalo u krug.',
    setBy: 'Kreditokaz',
    duration: 'do zatvaranja kartice',
  },
  {
    name: REFERRAL_COOKIE,
    store: 'cookie',
    kind: 'referral',
    purpose: 'Pamti kod preporuke sa kojim ste došli, da bi se upit pripisao onome ko Vas je preporučio.',
    setBy: 'Kreditokaz',
    duration: `${REFERRAL_DAYS} dana`,
  },
  {
    name: '_ga',
    store: 'cookie',
    kind: 'measurement',
    purpose: 'Razlikuje posetioce, da bismo znali koliko ljudi koristi sajt i koje stranice čitaju.',
    setBy: 'Google, preko alata Google Tag Manager',
    duration: '2 godine',
  },
  {
    name: '_ga_*',
    store: 'cookie',
    kind: 'measurement',
    purpose: 'Povezuje stranice pregledane u toku jedne posete.',
    setBy: 'Google, preko alata Google Tag Manager',
    duration: '2 godine',
  },
  {
    name: '_gid',
    store: 'cookie',
    kind: 'measurement',
    purpose: 'Razlikuje posetioce u toku jednog dana.',
    setBy: 'Google, preko alata Google Tag Manager',
    duration: '24 sata',
  },
  {
    name: '_gcl_*',
    store: 'cookie',
    kind: 'measurement',
    purpose: 'Pamti da li ste došli preko oglasa, da bismo znali koji oglas vredi.',
    setBy: 'Google, preko alata Google Tag Manager',
    duration: '90 dana',
  },
]

/** Words of the table. Cells in the order of the head: name, purpose, kind, who sets it, how long it stays. */
export const traceTable = {
  caption: 'Šta sajt čuva u Vašem pregledaču',
  head: ['Naziv', 'Svrha', 'Vrsta', 'Ko ga postavlja', 'Trajanje'],
}

/** One row of the table, in the order of its head. */
export function traceCells(trace: Trace): string[] {
  const kind = `${storeNames[trace.store]}, ${traceKinds[trace.kind]}`
  return [trace.name, trace.purpose, kind, trace.setBy, trace.duration]
}
