import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { classes } from './classes.ts'
import fieldStyles from './field.module.css'

type Option = { value: string; label: ReactNode }

type ChoiceGroupProps = {
  legend: string
  /** Visually hidden, but still read by screen readers. */
  isLegendHidden?: boolean
  /** Small, for a unit. */
  isCompact?: boolean
  /** Beside the legend, not part of the accessible name: that the choice is optional. */
  hint?: string
  /** Name of the fields in their form. */
  name: string
  options: readonly Option[]
  /** Further props of each field: `checked` and `onChange`, or `defaultChecked`. */
  field?: (value: string) => ComponentProps<'input'>
  className?: string | undefined
}

type GroupProps = ChoiceGroupProps & { type: 'radio' | 'checkbox'; layout: string | undefined; role?: 'radiogroup' }

function Group({
  legend,
  isLegendHidden,
  hint,
  name,
  options,
  field,
  className,
  type,
  layout,
  role,
}: Omit<GroupProps, 'isCompact'>) {
  const hintId = useId()
  return (
    <fieldset role={role} className={classes(hint && styles.hinted, className)} aria-describedby={hint && hintId}>
      <legend className={classes(isLegendHidden ? 'visually-hidden' : fieldStyles.label, styles.legend)}>
        {legend}
      </legend>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={layout}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input {...field?.(value)} type={type} name={name} value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of a few: radio buttons drawn as one divided bar. */
export function SegmentedControl({ isCompact = false, ...props }: ChoiceGroupProps) {
  const unit = isCompact && { role: 'radiogroup' as const } // a group is what the other choices are
  return <Group {...props} {...unit} type="radio" layout={classes(styles.segments, isCompact && styles.compact)} />
}

/** Any of a few: checkboxes drawn as chips. */
export function ChipGroup(props: ChoiceGroupProps) {
  return <Group {...props} type="checkbox" layout={styles.chips} />
}
