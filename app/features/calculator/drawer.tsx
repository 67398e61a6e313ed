import { type Dispatch, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Drawer as DrawerName } from '#core/calculator/address.ts'
import type { Action, CalculatorState } from '#core/calculator/state.ts'
import styles from './drawer.module.css'

type DrawerProps = {
  name: DrawerName
  title: string
  /** In the title, visible while closed: what is included in it, or that something in it is invalid. */
  remark: string | false
  state: CalculatorState
  dispatch: Dispatch<Action>
  children: ReactNode
}

/** A collapsible group of fields that most loans do not need. The address records whether it is open. */
export function Drawer({ name, title, remark, state, dispatch, children }: DrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const isOpen = state.open.includes(name)
  const follow = (isNow: boolean) => {
    if (isNow !== isOpen) dispatch({ type: 'drawer', drawer: name, isOpen: isNow })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because it may have been opened before hydration
  useLayoutEffect(() => follow(drawer.current?.open ?? isOpen), [])
  return (
    <Disclosure
      ref={drawer}
      open={isOpen}
      className={styles.drawer}
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
