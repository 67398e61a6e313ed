import { type RefObject, useEffect, useState } from 'react'

const NEAR = '800px' // early enough for someone who scrolls

/** Whether an element is near the viewport. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => watch(element.current, setIsNear), [element])
  return isNear
}

/** Whether an element has come near the viewport. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => (isSeen ? undefined : watch(element.current, setIsSeen)), [element, isSeen])
  return isSeen
}

function watch(element: Element | null, tell: (isNear: boolean) => void): (() => void) | undefined {
  if (!element) return
  const observer = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting === true), {
    rootMargin: NEAR,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
