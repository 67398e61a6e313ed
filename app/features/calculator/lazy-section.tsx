/** The sections around a calculator's figures: their HTML is there from the start, their code is loaded when needed. */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type Dispatch,
  memo,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { notLoaded } from '#app/delivery/not-loaded.ts'
import { openLedger } from '#app/hydration/ledger.ts'
import { nothingPressed } from '#app/ui/nothing-pressed.ts'
import { results } from '#content/calculator.ts'
import type { Loan } from '#core/calculator/loan.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import type { Followed } from './use-followed.ts'
import { useSeen } from './use-seen.ts'
import { useSpareTime } from './use-spare-time.ts'

/** The props of every section. */
export type SectionProps = { loan: Loan; state: CalculatorState; dispatch: Dispatch<Action> }

export type SectionComponent = ComponentType<SectionProps>

export type SectionName = keyof typeof loaders

const loaders = {
  costs: () => import('./sections/cost-list.tsx').then(({ CostList }) => CostList),
  example: () => import('./sections/own-example.tsx').then(({ OwnExample }) => OwnExample),
  chart: () => import('./sections/chart.tsx').then(({ Chart }) => Chart),
  schedule: () => import('./sections/schedule.tsx').then(({ Schedule }) => Schedule),
  share: () => import('./sections/share-panel.tsx').then(({ SharePanel }) => SharePanel),
  tools: () => import('./tools/tools.tsx').then(({ loadTools }) => loadTools()),
} satisfies Record<string, () => Promise<SectionComponent>>

type Sections = Partial<Record<SectionName, SectionComponent>>

/**
 * The sections whose code is bundled: on the server and after a navigation those that the server renders, and what the
 * others will be; none when a document hydrates, whose HTML has them.
 */
export const SectionsContext = createContext<{ whole: Sections; outlines: Sections }>({ whole: {}, outlines: {} })

type LazySectionProps = SectionProps & {
  name: SectionName
  className?: string | undefined
  /** Below the fold on every screen: its styles load with the whole sheet. */
  isLate?: boolean
  /** Empty in the server's HTML: rendered when the browser is idle, before anyone prints, searches or jumps to it. */
  isEmptyAtFirst?: boolean
  /** The server's HTML only tells what it will be; hidden where no script will replace it. */
  isOutline?: boolean
  /** Its element, for whoever renders the section. */
  box?: RefObject<HTMLDivElement | null>
  /** What its props follow. */
  followed?: Followed<SectionProps>
}

/**
 * One section. The server's HTML stays until its code has loaded, which is requested with hydration, and the section is
 * near the viewport, or browser and visitor are idle. React then renders it in the same box, and the ledger hands on what
 * was done in it.
 */
export const LazySection = memo(function LazySection({
  name,
  className,
  isLate,
  isEmptyAtFirst,
  isOutline,
  box: givenBox,
  followed,
  ...props
}: LazySectionProps) {
  const { whole, outlines } = useContext(SectionsContext)
  const given = whole[name]
  const Outline = outlines[name]
  const [loaded, setLoaded] = useState<{ component: SectionComponent; closeLedger: () => void }>()
  const [missing, setMissing] = useState<'all' | 'script'>()
  const ownBox = useRef<HTMLDivElement>(null)
  const box = givenBox ?? ownBox
  const { loan } = props
  const firstLoan = useRef(loan)
  const isSeen = useSeen(box)
  const hasTime = useSpareTime()
  const isChanged = loan !== firstLoan.current
  const isWanted = isSeen || (hasTime && isEmptyAtFirst) || isChanged
  const isAwaited = !given && !loaded && isWanted

  useEffect(() => {
    if (hasTime) loaders[name]().catch(() => {}) // reported once it is needed
  }, [name, hasTime])
  useEffect(() => {
    if (!isAwaited) return
    let isCurrent = true
    // Out of view it lets a visitor go on who is changing something, until that rests.
    const isTime = () => !isCurrent || isSeen || !followed || followed.newest.loan === loan
    const ready = async () => {
      const component = await loaders[name]()
      // At first a task of its own: others may be ready at the same moment.
      for (let ms = 0; ms === 0 || !isTime(); ms = 50) await new Promise((resolve) => setTimeout(resolve, ms))
      await nothingPressed()
      return component
    }
    ready().then(
      (component) => {
        if (!isCurrent || !box.current) return
        const closeLedger = openLedger(box.current)
        startTransition(() => setLoaded({ component, closeLedger })) // in slices, between which a touch is answered
      },
      (error: unknown) => {
        notLoaded(name)(error)
        // Its HTML stays while its figures are right, as without script. A second failure keeps the first verdict,
        // because by then the box may hold the message itself.
        setMissing((known) => known ?? (box.current?.firstElementChild && !isOutline ? 'script' : 'all'))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [name, isAwaited, isSeen, loan, followed, isOutline, box])

  const Component = given ?? loaded?.component
  useLayoutEffect(() => {
    if (!Component || !box.current) return
    box.current.dataset.hydrated = '' // not as a prop: the server renders the section too
    if (loaded) measure(box.current)
    loaded?.closeLedger()
  }, [Component, loaded, box])

  // The server's HTML stays as it is.
  let content: ComponentProps<'div'> = Outline
    ? { children: <Outline {...props} /> }
    : { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  // Outdated figures would look current.
  if (missing === 'all' || (missing && isChanged))
    content = { children: <p className="warning">{results.missingSection}</p> }
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

/** Has the browser lay out a new section once: `content-visibility: auto` then keeps its height while it is off screen. */
function measure({ style }: HTMLElement): void {
  style.contentVisibility = 'visible'
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('content-visibility')))
}
