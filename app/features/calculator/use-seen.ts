import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the viewport. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const found = element.current
    if (!found || isSeen) return
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: NEAR },
    )
    observer.observe(found)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}

const NEAR = '800px' // early enough for someone who scrolls
