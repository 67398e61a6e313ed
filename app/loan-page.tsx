import { heroFacts } from '#content/example.ts'
import type { Product } from '#core/facts/products.ts'
import { densitySources } from '#core/site/images.ts'
import { routes } from '#core/site/routes.ts'
import { Article } from './features/article/article.tsx'
import { MarginNotes } from './features/article/margin-notes.tsx'
import { PageHead } from './features/article/page-head.tsx'
import { LeadButton } from './features/lead/lead-button.tsx'
import type { LoanPageData } from './page-data.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { CallToAction } from './shell/call-to-action.tsx'
import { LinkButton } from './ui/button.tsx'

/** What the three loan pages share: everything but their words. */
export function LoanPage({ data: { article, facts, factsNote, call, product } }: { data: LoanPageData }) {
  return (
    <>
      <Article
        data={article}
        lateFrom={2}
        foldedFrom={5}
        margin={<MarginNotes data={article} calculator={routes[`${product}-loan-calculator`]} />}
        head={
          <PageHead
            breadcrumbs={<Breadcrumbs current={article.h1} />}
            h1={article.h1}
            lead={article.lead}
            actions={
              <>
                <LinkButton href={routes[`${product}-loan-calculator`]} icon="calculator" block="phone">
                  {heroFacts.calculate}
                </LinkButton>
                <LeadButton tone="outline" block="phone" product={product}>
                  {heroFacts.enquiry}
                </LeadButton>
              </>
            }
            picture={<LoanDrawing product={product} />}
            facts={facts}
            note={factsNote}
          />
        }
      />
      <CallToAction {...call} product={product} />
    </>
  )
}

/** Rendered from the drawings by `app/drawings/make-images.ts`. */
const pictures = {
  housing: '/images/stambeni-kredit.png',
  cash: '/images/kes-kredit.png',
  car: '/images/auto-kredit.png',
} as const

/** The one picture of the first screen, from the image proxy; decoration, so it has no words. */
function LoanDrawing({ product }: { product: Product }) {
  return <img {...densitySources(pictures[product], 'sm')} width="1760" height="1680" alt="" fetchPriority="high" />
}
