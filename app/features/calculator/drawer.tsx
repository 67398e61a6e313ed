import { type Dispatch, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Drawer as DrawerName } from '#core/calculator/address.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import styles from './drawer.module.css'

type DrawerProps = {
  name: DrawerName
  title: ReactNode
  /** In the title, visible while closed: what is included in it, or that something in it is invalid. */
  remark: string | false
  /** Something in it wants to be seen: it opens, until the visitor closes it. */
  isShown?: boolean
  className?: string | undefined
  state: CalculatorState
  dispatch: Dispatch<Action>
  children: ReactNode
}

/** A collapsible group of fields that most loans do not need. The address records whether the visitor opened it. */
export function Drawer({ name, title, remark, isShown = false, className, state, dispatch, children }: DrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const isChosen = state.open.includes(name)
  const [shown, setShown] = useState({ isWanted: isShown, isOpen: isShown })
  if (isShown !== shown.isWanted) setShown({ isWanted: isShown, isOpen: isShown || shown.isOpen })
  const isOpen = isChosen || shown.isOpen
  const follow = (isNow: boolean) => {
    if (isNow === isOpen) return
    setShown({ ...shown, isOpen: false })
    if (isNow !== isChosen) dispatch({ type: 'drawer', drawer: name, isOpen: isNow })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because it may have been opened before hydration
  useLayoutEffect(() => follow(drawer.current?.open ?? isOpen), [])
  return (
    <Disclosure
      ref={drawer}
      open={isOpen}
      className={classes(styles.drawer, className)}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      summary={
        <span>
          {title}
          {remark && <span className={styles.state}>{remark}</span>}
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}
