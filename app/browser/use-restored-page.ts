import { useEffect } from 'react'

/** Runs when the page is restored from the back/forward cache. */
export function useRestoredPage(onRestore: () => void) {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && onRestore()
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  })
}
