import type { ReactNode } from 'react'
import { Article } from './features/article/article.tsx'
import { PageHead } from './features/article/page-head.tsx'
import type { ArticleSlots } from './features/article/slots.tsx'
import type { ArticlePageData } from './page-data.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { CallToAction } from './shell/call-to-action.tsx'

type InfoPageProps = {
  data: Pick<ArticlePageData, 'article'> & Partial<ArticlePageData>
  slots?: ArticleSlots
  picture?: ReactNode
  /** What stands between the lead and the sections. */
  children?: ReactNode
}

/** What the pages about us and about the visitor's data share. */
export function InfoPage({ data: { article, call }, slots = {}, picture, children }: InfoPageProps) {
  return (
    <>
      <Article
        data={article}
        slots={slots}
        head={
          <>
            <PageHead
              breadcrumbs={<Breadcrumbs current={article.h1} />}
              h1={article.h1}
              lead={article.lead}
              picture={picture}
            />
            {children}
          </>
        }
      />
      {call && <CallToAction {...call} />}
    </>
  )
}
