import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './scroll-box.module.css'

type ScrollBoxProps = { label: string; children: ReactNode }

/**
 * Lets what is too wide scroll sideways in its own place. It is a stop for the keyboard, so that arrow keys reach it;
 * where React runs, only while there is something to scroll, or the focus is there: it would be lost with the stop.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(true)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setIsStop(box.scrollWidth > box.clientWidth || box === document.activeElement)
    const observer = new ResizeObserver(() => flushSync(look)) // a key that came between the two would find a stop that goes
    observer.observe(box)
    box.addEventListener('blur', look)
    return () => {
      observer.disconnect()
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
