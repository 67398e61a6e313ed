import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, for what is costly to draw and only on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print') // also what a browser shows before it prints
    const look = ({ type }: Event) => {
      flushSync(() => setIsPrinting(type === 'beforeprint' || media.matches)) // the browser lays out the paper next
    }
    addEventListener('beforeprint', look)
    addEventListener('afterprint', look)
    media.addEventListener('change', look)
    return () => {
      removeEventListener('beforeprint', look)
      removeEventListener('afterprint', look)
      media.removeEventListener('change', look)
    }
  }, [])
  return isPrinting
}
