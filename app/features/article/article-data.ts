import type { Contact } from '#content/business.ts'
import type { Block, Section, Text } from '#content/page.ts'
import type { Product } from '#core/facts/products.ts'

/** A term of the glossary as the page explains it. */
export type TermData = { term: string; text: string }

/** The representative example with every figure ready to print: the engine stays on the server. */
export type ExampleData = {
  kind: 'example'
  product: Product
  effectiveRate: { label: string; value: string }
  instalment: { label: string; amount: string; currency: string }
  rows: { term: string; text: string }[]
  /** Of every hundred paid back, how many are interest; whole. */
  costShare: { perHundred: number; text: Text }
  notes: Text[]
}

/** Company facts, each marked while it is a sample. */
export type FactsData = { kind: 'facts'; items: { term: string; text: string; isSample: boolean }[] }

/** The live parts; those of the contact page come with how to reach an advisor. */
type Widget =
  | { kind: 'widget'; widget: 'cookie-settings' }
  | { kind: 'widget'; widget: 'map' | 'hours' | 'contact-card'; contact: Contact }

/** A block with generated content filled in. */
export type ArticleBlock = Exclude<Block, { kind: 'example' | 'widget' }> | ExampleData | FactsData | Widget

export type ArticleSection = Omit<Section, 'blocks'> & { blocks: ArticleBlock[] }

/** The data of a page made of sections. */
export type ArticleData = {
  h1: string
  lead: Text
  sections: ArticleSection[]
  /** Terms that these texts mark, by key. */
  terms: Record<string, TermData>
}
