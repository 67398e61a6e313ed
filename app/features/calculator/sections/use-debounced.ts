import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const RESTS_AFTER_MS = 500

/**
 * A copy of a value for what is costly to draw and seldom looked at: it follows when the value has not changed for half
 * a second, and is the value itself while the page is printed.
 */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), RESTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true)) // the browser lays out the paper next
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? value : debounced
}
