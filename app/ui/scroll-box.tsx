import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './scroll-box.module.css'

type ScrollBoxProps = { label: string; children: ReactNode }

/**
 * A box that scrolls content too wide for it. It is a tab stop, so that arrow keys can scroll it; once hydrated, only
 * while its content overflows or it has the focus, which would otherwise be lost.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(true)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setIsStop(box.scrollWidth > box.clientWidth || box === document.activeElement)
    // In the frame that shows it first: a Tab before the update would move to a vanishing stop.
    const observer = new ResizeObserver(() => flushSync(look))
    observer.observe(box)
    // The observer is silent while `content-visibility` leaves the box out.
    const timer = setTimeout(look)
    addEventListener('resize', look)
    box.addEventListener('blur', look)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      removeEventListener('resize', look)
      box.removeEventListener('blur', look)
    }
  }, [])
  const stop = isStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <div ref={ref} className={styles.box} {...stop}>
      {children}
    </div>
  )
}
