/** What only somebody who touches the page needs: the router, its preloads, and what menus and dialogs leave to scripts. */
import { openShownFolds } from './browser/folds.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { bootOwnCalculation, showOwnCalculation } from './own-calculation.ts'
import { createGo, type Go, showFailure } from './router/go.tsx'
import { bootPreloads } from './router/preload.ts'
import { bootClosing } from './shell/closing.ts'
import { FatalError } from './shell/fatal-error.tsx'
import { bootFocusRound } from './shell/focus-round.ts'

/** @returns renders the page of a navigation */
export function startRouting(): Go {
  bootPreloads()
  bootFocusRound()
  bootClosing()
  openShownFolds()
  bootOwnCalculation()
  const go = createGo({ boundary: ErrorBoundary, failure: FatalError })
  return async (...navigation) => {
    await go(...navigation)
    showOwnCalculation()
  }
}

export function showFatalError(): void {
  showFailure(<FatalError />)
}
