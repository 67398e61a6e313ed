import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './scroll-box.module.css'

type ScrollBoxProps = { label: string; children: ReactNode }

/**
 * Lets what is too wide scroll sideways in its own place. It is a stop for the keyboard, so that arrow keys reach it;
 * where React runs, only while there is something to scroll.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrolling, setIsScrolling] = useState(true)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => setIsScrolling(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const stop = isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <div ref={ref} className={styles.box} {...stop}>
      {children}
    </div>
  )
}
