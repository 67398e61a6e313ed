import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './scroll-box.module.css'

type ScrollBoxProps = { label: string; children: ReactNode }

const stopOf = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label })

/**
 * A box that scrolls content too wide for it. It is a tab stop, so that arrow keys can scroll it; once hydrated, only
 * while its content overflows or it has the focus, which would otherwise be lost.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    // By hand: as state, every box would be rendered once more in the frame that shows it first.
    const look = () => {
      const isStop = box.scrollWidth > box.clientWidth || box === document.activeElement
      for (const [name, value] of Object.entries(stopOf(label)))
        if (isStop) box.setAttribute(name, String(value))
        else box.removeAttribute(name)
    }
    // In that very frame: a Tab before the update would move to a vanishing stop.
    const observer = new ResizeObserver(look)
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
  }, [label])
  return (
    <div ref={ref} className={styles.box} {...stopOf(label)}>
      {children}
    </div>
  )
}
