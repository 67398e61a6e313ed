import { useEffect, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { areBytesCheap } from '#app/delivery/save-data.ts'

/** Whether the browser has been idle; never on connections where bytes are expensive. */
export function useSpareTime(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (areBytesCheap()) whenIdle(() => setIsThere(true))
  }, [])
  return isThere
}
