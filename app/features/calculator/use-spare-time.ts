import { useEffect, useState } from 'react'
import { areBytesCheap } from '#app/navigation/cheap-bytes.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'

/** Whether the browser has been idle since `isWanted`; never on connections where bytes are expensive. */
export function useSpareTime(isWanted: boolean): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (isWanted && areBytesCheap()) whenIdle(() => setIsThere(true))
  }, [isWanted])
  return isThere
}
