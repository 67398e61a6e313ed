import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { sections } from '#content/calculator.ts'

type Origin = { field: HTMLElement | undefined; y: number }

/** Shows and moves the dock, opens the result from it, and goes back to where that was pressed. */
export function useDock(box: RefObject<HTMLElement | null>, form: RefObject<HTMLFormElement | null>) {
  const [isResultInView, setIsResultInView] = useState<boolean>()
  const [origin, setOrigin] = useState<Origin>()
  const lastField = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const result = heading()?.closest('section')
    if (!result) return
    const observer = new IntersectionObserver(
      (changes) => {
        const isInView = changes.at(-1)?.isIntersecting === true // a busy browser tells several at once
        setIsResultInView(isInView)
        if (!isInView) setOrigin(undefined) // whoever has scrolled on needs no way back
      },
      { rootMargin: '0px 0px -96px' }, // the figures, not the edge of their card, replace the dock
    )
    observer.observe(result)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const fields = form.current
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      lastField.current = target
      // Selecting what is in it ends the browser's own scroll, and the field would stay below the dock.
      requestAnimationFrame(() => {
        if (document.activeElement === target) target.scrollIntoView({ block: 'nearest' })
      })
    }
    fields?.addEventListener('focusin', remember)
    return () => fields?.removeEventListener('focusin', remember)
  }, [form])

  useEffect(() => keepClear(box.current), [box])

  return {
    isResultInView,
    canReturn: origin !== undefined,
    open: (event: MouseEvent) => {
      const title = heading()
      if (!title) return
      event.preventDefault() // no entry in the history for a look at the result
      setOrigin({ field: lastField.current, y: scrollY })
      title.closest('section')?.scrollIntoView({ block: 'start' })
      title.focus({ preventScroll: true })
    },
    goBack: () => {
      origin?.field?.focus({ preventScroll: true })
      requestAnimationFrame(() => scrollTo({ top: origin?.y ?? 0 })) // after what the focus scrolls
      setOrigin(undefined)
    },
  }
}

function heading(): HTMLElement | null {
  return document.getElementById(sections.result.id)
}

/** Keeps a fixed element above what covers the bottom of the window: the on-screen keyboard, the cookie banner. */
function keepClear(element: HTMLElement | null): () => void {
  const banner = document.querySelector<HTMLElement>('[data-banner]')
  const update = () => element?.style.setProperty('--covered', `${Math.max(keyboardHeight(), coveredBy(banner))}px`)
  const changes = new ResizeObserver(update) // which tells of each at first, when the page has been laid out anyway
  for (const watched of [element, banner]) if (watched) changes.observe(watched)
  const view = window.visualViewport
  view?.addEventListener('resize', update)
  view?.addEventListener('scroll', update)
  addEventListener('resize', update)
  return () => {
    changes.disconnect()
    view?.removeEventListener('resize', update)
    view?.removeEventListener('scroll', update)
    removeEventListener('resize', update)
  }
}

/** Where the keyboard shrinks only the visual viewport, as on iOS; zooming by pinch does, too, and is none. */
function keyboardHeight(): number {
  const view = window.visualViewport
  return !view || view.scale > 1.01 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop)
}

function coveredBy(banner: HTMLElement | null): number {
  if (!banner || getComputedStyle(banner).position !== 'fixed') return 0
  const { height, top } = banner.getBoundingClientRect()
  return height === 0 ? 0 : Math.max(0, innerHeight - top)
}
