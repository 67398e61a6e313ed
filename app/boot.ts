/**
 * The script that runs before React on every page, in at most 4 kB: consent and referral, navigation, build freshness,
 * old browsers, and the start of React itself once the page is painted or touched (docs/decisions/0002).
 */
import { bootDraft } from '#app/features/lead/keep-draft.ts'
import { bootLeadContext } from '#app/features/lead/lead-context.ts'
import { bootShell } from '#app/shell/shell-boot.ts'
import { watchBuild } from './delivery/build-freshness.ts'
import { documentPayload } from './delivery/document-payload.ts'
import { isLineFast } from './delivery/fast-line.ts'
import { reloadOnce } from './delivery/reload.ts'
import { loadStyles } from './delivery/style-sheet.ts'
import { bootRecord } from './hydration/record.ts'
import { bootReact, startReact } from './hydration/start-react.ts'
import { bootNavigation, loadRouting } from './router/navigate.ts'
import { bootEnquiryLink } from './visitor/enquiry-link.ts'
import { bootVisit } from './visitor/visit.ts'

// This file runs as soon as it has arrived. A slow line rests from here until after the first paint.
if (!isLineFast()) loadStyles().catch(() => {})
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', boot)
else boot()

function boot(): void {
  bootEnquiryLink()
  bootVisit()
  bootLeadContext()
  bootDraft()
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    let press: Event | undefined
    addEventListener('click', (event) => (press = event))
    // Not taken apart by name: the bundler would wrap the import in a function that does, some bytes for nothing.
    import('./shell/command-polyfill.ts')
      .then((polyfill) => press && polyfill.handlePress(press))
      .catch(() => reloadOnce())
  }
  bootShell()
  bootNavigation(() => import('./routing.tsx'))
  bootRecord()
  bootReact(
    import.meta.env.DEV
      ? () => import('@vitejs/plugin-react/preamble').then(() => import('./start.tsx')) // before any component, for hot reload
      : () => import('./start.tsx'),
  )
  watchBuild(documentPayload().buildId)

  // The first touch of any kind: whoever touches a page does not wait for its last picture. It may be that of a link; but the
  // router comes after React, and after the frame that answers the touch.
  for (const type of ['pointerover', 'focusin', 'scroll']) {
    const touched = () => startReact().then(() => setTimeout(loadRouting, 99))
    addEventListener(type, touched, { capture: true, once: true })
  }
}
