/** The parts around a calculator's figures: their HTML is there from the start, their code is loaded when needed. */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type Dispatch,
  type MouseEvent,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { nothingPressed } from '#app/ui/nothing-pressed.ts'
import { results } from '#content/calculator.ts'
import type { Loan } from '#core/calculator/loan.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import { useSeen } from './use-seen.ts'
import { useSpareTime } from './use-spare-time.ts'

/** The props of every part. */
export type PartProps = { loan: Loan; state: CalculatorState; dispatch: Dispatch<Action> }

export type PartComponent = ComponentType<PartProps>

export type PartName = keyof typeof loaders

const loaders = {
  costs: () => import('./parts/cost-list.tsx').then(({ CostList }) => CostList),
  example: () => import('./parts/own-example.tsx').then(({ OwnExample }) => OwnExample),
  picture: () => import('./parts/picture.tsx').then(({ Picture }) => Picture),
  plan: () => import('./parts/plan.tsx').then(({ Plan }) => Plan),
  share: () => import('./parts/share-panel.tsx').then(({ SharePanel }) => SharePanel),
  tools: () => import('./tools/tools.tsx').then(({ Tools }) => Tools),
} satisfies Record<string, () => Promise<PartComponent>>

/**
 * The parts whose code is bundled: on the server and after a navigation those that the server renders, none when a
 * document hydrates.
 */
export const PartsContext = createContext<Partial<Record<PartName, PartComponent>>>({})

type PartOwnProps = PartProps & {
  name: PartName
  className?: string | undefined
  /** Below the fold on every screen: its styles load with the whole sheet. */
  isLate?: boolean
  /** Empty in the server's HTML: it is loaded when the browser is idle, before anyone prints, searches or jumps to it. */
  isEmptyAtFirst?: boolean
  /** Called just before the part is rendered, to read what the visitor has changed in its HTML. */
  onWake?: (asleep: HTMLElement) => void
}

/**
 * One part. The server's HTML stays until the part is near the viewport, touched, needed for printing, or its figures
 * have changed. Then its code is loaded and renders in the same box, and a focus or press that came meanwhile is
 * repeated.
 */
export const Part = memo(function Part({ name, className, isLate, isEmptyAtFirst, onWake, ...props }: PartOwnProps) {
  const given = useContext(PartsContext)[name]
  const [loaded, setLoaded] = useState<{ component: PartComponent }>()
  const [missing, setMissing] = useState<'all' | 'script'>()
  const box = useRef<HTMLDivElement>(null)
  const touched = useRef({ focus: -1, press: -1 })
  const firstLoan = useRef(props.loan)
  const isSeen = useSeen(box)
  const hasTime = useSpareTime(isEmptyAtFirst === true)
  const isChanged = props.loan !== firstLoan.current
  const isWanted = isSeen || hasTime || isChanged
  const [isTouched, setIsTouched] = useState(false)
  const isAsleep = !given && !loaded

  useEffect(() => {
    if (!isAsleep || !(isWanted || isTouched)) return
    let isCurrent = true
    const ready = async () => {
      const component = await loaders[name]()
      await nothingPressed()
      return component
    }
    ready().then(
      (component) => {
        if (!isCurrent) return
        const focused = document.activeElement as HTMLElement // or any other element, which is not among them
        if (box.current) touched.current.focus = controls(box.current).indexOf(focused)
        if (box.current) onWake?.(box.current)
        flushSync(() => setLoaded({ component })) // no key may come between the focus read here and the focus set again
      },
      (error: unknown) => {
        console.error(`[kreditokaz] ${name} not loaded:`, error)
        // Its HTML stays while its figures are right, as without script. A second failure keeps the first verdict,
        // because by then the box may hold the message itself.
        setMissing((known) => known ?? (box.current?.firstElementChild ? 'script' : 'all'))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [name, isAsleep, isWanted, isTouched, onWake])

  useLayoutEffect(() => {
    const { focus, press } = touched.current
    if (!loaded || !box.current) return
    touched.current = { focus: -1, press: -1 }
    measure(box.current)
    const all = controls(box.current)
    all[focus]?.focus({ preventScroll: true })
    all[press]?.click()
  }, [loaded])

  const Component = given ?? loaded?.component
  const holdPress = (button: HTMLElement) => {
    if (box.current) touched.current.press = controls(box.current).indexOf(button)
  }
  let content = asleep(() => setIsTouched(true), holdPress)
  // Outdated figures would look current.
  if (missing === 'all' || (missing && isChanged))
    content = { children: <p className="warning">{results.missingPart}</p> }
  if (Component) content = { children: <Component {...props} /> }
  return (
    <div
      ref={box}
      className={className}
      data-part={name}
      data-later={isLate || undefined}
      data-missing={missing}
      {...content}
    />
  )
})

/** Props of a box that keeps the server's HTML and reports interactions with it. */
function asleep(wake: () => void, holdPress: (button: HTMLElement) => void): ComponentProps<'div'> {
  return {
    onPointerOver: wake,
    onFocus: wake,
    onClick: ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-react]') : null
      if (button) holdPress(button)
      wake()
    },
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  }
}

/** Has the browser lay out a new part once: `content-visibility: auto` then keeps its height while it is off screen. */
function measure({ style }: HTMLElement): void {
  style.contentVisibility = 'visible'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('content-visibility')))
}

/** The focusable elements, in order: the same in the server's HTML and in what React renders in its place. */
function controls(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')]
}
