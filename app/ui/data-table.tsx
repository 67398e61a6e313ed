import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './data-table.module.css'
import { ScrollBox } from './scroll-box.tsx'

type DataTableProps = {
  caption: string
  isCaptionHidden?: boolean
  head: readonly ReactNode[]
  /** Columns after the first hold figures and are aligned right. */
  isNumeric?: boolean | undefined
  groups: readonly { title?: ReactNode; rows: readonly (readonly ReactNode[])[] }[]
}

/** A table of facts: the first cell of a row is its header; rows may be grouped under titles. */
export function DataTable({ caption, isCaptionHidden, head, isNumeric, groups }: DataTableProps) {
  return (
    <ScrollBox label={caption}>
      <table className={classes(styles.table, isNumeric && styles.numeric)}>
        <caption className={classes(isCaptionHidden && 'visually-hidden')}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table of constants; its cells have no other name
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table of constants has no other name for it
          <tbody key={group}>
            {title && (
              <tr className={styles.group}>
                <th colSpan={head.length} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )}
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table of constants has no other name for it
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a table of constants has no other name for it
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  )
}
