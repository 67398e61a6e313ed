import { useContext } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import type { ArticleBlock } from './article-data.ts'
import { ContactCard, Hours, MapCard } from './contact-widgets.tsx'
import { ExampleCard } from './example-card.tsx'
import { RateKindsBlock } from './rate-kinds-block.tsx'
import { RichText } from './rich-text.tsx'
import { SharesBlock } from './shares-block.tsx'
import { SlotsContext } from './slots.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TableBlock } from './table-block.tsx'
import { Definitions, Facts, Faq, List, Paragraphs } from './text-blocks.tsx'

/** A block of a page, by its kind. */
export function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'text':
      return <Paragraphs {...block} />
    case 'list':
      return <List {...block} />
    case 'definitions':
      return <Definitions {...block} />
    case 'steps':
      return <StepsBlock {...block} />
    case 'table':
      return <TableBlock {...block} />
    case 'shares':
      return <SharesBlock {...block} />
    case 'rate-kinds':
      return <RateKindsBlock {...block} />
    case 'example':
      return <ExampleCard {...block} />
    case 'facts':
      return <Facts {...block} />
    case 'note':
      return (
        <Note tone={block.tone}>
          <RichText text={block.text} />
        </Note>
      )
    case 'faq':
      return <Faq {...block} />
    case 'link':
      return (
        <p>
          <LinkButton href={block.to} tone="outline">
            {block.text}
          </LinkButton>
        </p>
      )
    case 'widget':
      return <Widget {...block} />
    default:
      return block satisfies never
  }
}

function Widget(block: Extract<ArticleBlock, { kind: 'widget' }>) {
  const slots = useContext(SlotsContext)
  switch (block.widget) {
    case 'contact-card':
      return <ContactCard contact={block.contact} />
    case 'hours':
      return <Hours contact={block.contact} />
    case 'map':
      return <MapCard contact={block.contact} />
    case 'cookie-settings':
      return slots[block.widget]
    default:
      return block satisfies never
  }
}
