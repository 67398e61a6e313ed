import type { ComponentProps } from 'react'
import { shell } from '#content/shell.ts'
import styles from './calculator-page.module.css'
import { Article } from './features/article/article.tsx'
import { PageHead } from './features/article/page-head.tsx'
import { SectionsContext } from './features/calculator/lazy-section.tsx'
import { allSections, outlines } from './features/calculator/sections/all-sections.ts'
import { Island } from './hydration/island.tsx'
import Calculator from './islands/calculator.tsx'
import type { CalculatorPageData } from './page-data.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { CallToAction } from './shell/call-to-action.tsx'

type CalculatorPageProps = { data: CalculatorPageData; search: string }

/** What the three calculators share: the calculator itself, the texts that explain it, and the way to a person. */
export function CalculatorPage({ data: { article, facts, call }, search }: CalculatorPageProps) {
  const loan = shell.header.loans.links.filter(({ to }) => to === `${facts.product}-loan`)
  return (
    <>
      <Article
        data={article}
        lateFrom={0}
        head={
          <>
            <PageHead
              breadcrumbs={<Breadcrumbs trail={loan} current={shell.breadcrumbs.calculator} />}
              h1={article.h1}
              lead={article.lead}
              isBrief
            />
            <div className={styles.calculator}>
              <Island name="calculator" of={WholeCalculator} props={{ facts, search }} />
            </div>
          </>
        }
      />
      <CallToAction {...call} product={facts.product} />
    </>
  )
}

// The list of other costs is collapsed and heavy: it is rendered only once the page is requested with a query.
const { costs, ...firstSections } = allSections
const bundled = { atFirst: { whole: firstSections, outlines }, forQuery: { whole: allSections, outlines } }

/** The calculator with its sections bundled: on the server, and after a client-side navigation. */
function WholeCalculator(props: ComponentProps<typeof Calculator>) {
  return (
    <SectionsContext value={props.search === '' ? bundled.atFirst : bundled.forQuery}>
      <Calculator {...props} />
    </SectionsContext>
  )
}
