/** React's own side: hydrates the page that is there, then shows the pages navigation asks for. */
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startTagManager } from './features/consent/tag-manager.ts'
import { loadPage } from './navigation/page-loaders.ts'
import { bootPreloads } from './navigation/preload.ts'
import type { ReactSide } from './navigation/react-start.ts'
import type { Payload } from './navigation/view.ts'
import { Root } from './root.tsx'

/** Takes the prerendered page over; resolves once React answers to every press on it. */
export async function hydrate(payload: Payload): Promise<ReactSide> {
  const module = await loadPage(payload.view.page)
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app: the document is not one of ours.')
  return new Promise((resolve) => {
    hydrateRoot(
      container,
      <StrictMode>
        <Root
          initial={{ view: payload.view, module, search: payload.view.search }}
          onUp={(react) => {
            bootPreloads()
            startTagManager(payload.gtmId)
            resolve(react)
          }}
        />
      </StrictMode>,
    )
  })
}
