import { DataTable } from '#app/ui/data-table.tsx'
import type { Block } from '#content/page.ts'
import { RichText } from './rich-text.tsx'
import styles from './table-block.module.css'

/** A table of a page; text columns that do not fit a phone keep their width and scroll. */
export function TableBlock({ caption, head, numeric, groups, note }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.frame} data-columns={Math.min(head.length, 5)} data-numeric={numeric}>
      <DataTable
        caption={caption}
        head={head.map((cell) => <RichText key={cell} text={cell} />)}
        isNumeric={numeric}
        groups={groups.map(({ title, rows }) => ({
          title: title && <RichText text={title} />,
          rows: rows.map((cells) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a row may say the same; columns stay put
            cells.map((cell, column) => <RichText key={column} text={cell} />),
          ),
        }))}
      />
      {note && (
        <p className={`small ${styles.note}`}>
          <RichText text={note} />
        </p>
      )}
    </div>
  )
}
