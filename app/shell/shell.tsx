import type { ReactNode } from 'react'
import '#app/styles/global.css'
import type { OwnerData } from '#core/owner/owner-data.ts'
import type { PageName } from '#core/site/routes.ts'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { OwnerNotice } from './owner-notice.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

type ShellProps = {
  page: PageName
  /** ISO day in Belgrade; the copyright line shows its year. */
  today: string
  owner: OwnerData
  /** The page. */
  children: ReactNode
}

/** What surrounds every page. */
export function Shell({ page, today, owner, children }: ShellProps) {
  const year = Number(today.slice(0, 4))
  return (
    <>
      <SkipLink />
      <Banner />
      <OwnerNotice notice={owner.notice} today={today} />
      <Header page={page} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} year={year} owner={owner} />
      <Menu page={page} year={year} owner={owner} />
    </>
  )
}
