/** Turns a page of the content into what the website renders: generated blocks are filled in, terms are looked up. */

import type { ArticleBlock, ArticleData, TermData } from '#app/features/article/article-data.ts'
import { companyFacts, contactOf } from '#content/business.ts'
import { traceCells, traces, traceTable } from '#content/cookies.ts'
import { type GlossaryKey, glossary } from '#content/glossary.ts'
import { inline } from '#content/inline.ts'
import type { Block, Page } from '#content/page.ts'
import { typeset } from '#content/typeset.ts'
import type { Known } from '#core/owner/known.ts'
import { example } from './example.ts'

/** The data of an article on a day. @throws when a text marks a term that the glossary lacks */
export function article({ h1, lead, sections }: Page, known: Known): ArticleData {
  const resolved = sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => resolvedBlock(block, known) ?? []),
  }))
  return { h1, lead, sections: resolved, terms: termsIn([lead, resolved]) }
}

/** A block with its figures; undefined if the facts behind them no longer hold. */
function resolvedBlock(block: Block, known: Known): ArticleBlock | undefined {
  if (block.kind === 'example') return example(block.product, known)
  if (block.kind !== 'widget') return block
  switch (block.widget) {
    case 'cookie-table':
      return { kind: 'table', ...typeset(traceTable), groups: [{ rows: typeset(traces.map(traceCells)) }] }
    case 'company-facts':
      return {
        kind: 'facts',
        items: [...companyFacts(known.owner)],
      }
    case 'cookie-settings':
      return { kind: 'widget', widget: block.widget }
    default:
      return { kind: 'widget', widget: block.widget, contact: contactOf(known.owner) }
  }
}

/** The terms that any text in these data marks, with their explanations. */
function termsIn(data: unknown): Record<string, TermData> {
  const keys = new Set(
    textsIn(data).flatMap((text) => inline(text).flatMap((piece) => (piece.kind === 'term' ? piece.term : []))),
  )
  return Object.fromEntries(
    [...keys].map((key) => {
      if (!isTerm(key)) throw new Error(`A text marks {${key}}, which content/glossary.ts does not explain.`)
      return [key, glossary[key]]
    }),
  )
}

function isTerm(key: string): key is GlossaryKey {
  return Object.hasOwn(glossary, key)
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
