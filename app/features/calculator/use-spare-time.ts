import { useEffect, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { areBytesCheap } from '#app/delivery/save-data.ts'

/** Whether the browser has been idle since `isWanted`; never on connections where bytes are expensive. */
export function useSpareTime(isWanted: boolean): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (isWanted && areBytesCheap()) whenIdle(() => setIsThere(true))
  }, [isWanted])
  return isThere
}
