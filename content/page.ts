/**
 * What a page is made of, as data. One file under `content/pages/` is one page; the website draws each block.
 *
 * `Text` is Serbian in Latin script with this inline mark-up and no other (`inline.ts` reads it):
 * `**jako**` · `[natpis](/adresa)` or `[natpis](https://…)` · `{eks}` puts a term of `content/glossary.ts` with its
 * explanation, `{hipoteka|hipotekom}` the same explanation on a form of the word that fits the sentence · `\u00a0` is a
 * non-breaking space (before units, currencies and after single-letter prepositions); `typeset.ts` puts it in.
 */
import type { Product } from '#core/facts/products.ts'

export type Text = string

export type Block =
  | { kind: 'text'; paragraphs: Text[] }
  /** `check`: what one has or does; `dash`: what we do not do; `bullet`: anything else. */
  | { kind: 'list'; style: 'check' | 'dash' | 'bullet'; heading?: string; items: Text[] }
  | { kind: 'definitions'; items: { term: Text; text: Text }[] }
  | { kind: 'steps'; items: { title: Text; text: Text; who?: Text }[] }
  /** Columns after the first are aligned right when `numeric`. `groups` are headed bodies of one table. */
  | {
      kind: 'table'
      caption: Text
      head: Text[]
      numeric?: boolean
      groups: { title?: Text; rows: Text[][] }[]
      note?: Text
    }
  /** Shares drawn as bars, such as the loan-to-value limits. */
  | { kind: 'shares'; items: { percent: number; text: Text }[] }
  /** The three kinds of interest, each with its small drawing. */
  | { kind: 'rate-kinds'; items: { rate: 'fixed' | 'variable' | 'combined'; title: Text; text: Text }[] }
  /** The representative example of a product, computed by the engine, dated. */
  | { kind: 'example'; product: Product }
  | { kind: 'note'; tone: 'info' | 'warning'; text: Text }
  | { kind: 'faq'; items: { question: Text; answer: Text[] }[] }
  | { kind: 'link'; text: Text; to: string }
  /** An interactive or generated part, which the website knows by this name. */
  | { kind: 'widget'; widget: 'cookie-table' | 'cookie-settings' | 'map' | 'hours' | 'company-facts' | 'contact-card' }

export type Section = {
  /** Anchor of the section, ASCII: `potrebna-dokumentacija`. */
  id: string
  heading: Text
  /** What the section comes to, in one line, for those who read no further. */
  answer?: Text
  blocks: Block[]
}

/** What every page has, whatever it is made of: head, sitemap, structured data. */
export type PageMeta = {
  /** Text of `<title>` before the template; unique. */
  title: string
  /** Meta description, 110 to 160 characters; unique. */
  description: string
  h1: string
  /** Day the content last changed in substance, ISO: sitemap and structured data. */
  modified: string
}

export type Page = PageMeta & {
  lead: Text
  sections: Section[]
}
