import { SegmentedControl } from '#app/ui/choice-group.tsx'

type NameChoiceProps<Name extends string> = {
  /** Of the radio buttons. */
  name: string
  /** The values in their order, with their words. */
  words: { label: string; options: Readonly<Record<Name, string>> }
  value: Name
  onChange: (next: Name) => void
  isCompact?: boolean
}

/** One of a few values of a tool; no field of the loan's form, even inside it. */
export function NameChoice<Name extends string>({
  name,
  words,
  value,
  onChange,
  isCompact = false,
}: NameChoiceProps<Name>) {
  const options = Object.entries<string>(words.options).map(([one, label]) => ({ value: one, label }))
  return (
    <SegmentedControl
      legend={words.label}
      name={name}
      isCompact={isCompact}
      options={options}
      field={(one) => ({ form: '', checked: one === value, onChange: () => onChange(one as Name) })} // one of the options
    />
  )
}
