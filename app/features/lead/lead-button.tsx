import { Button, type ButtonProps } from '#app/ui/button.tsx'
import type { Product } from '#core/facts/products.ts'
import { LEAD_DIALOG_ID } from './dialog-id.ts'

type LeadButtonProps = Omit<ButtonProps, 'command' | 'commandfor' | 'type'> & {
  /** The product whose loan type the dialog preselects. */
  product?: Product | undefined
  /** The calculation above the button, in one line: shown in the dialog, never sent. */
  scenario?: string | undefined
}

/** Opens the lead dialog, even without React; boot records which button it was. */
export function LeadButton({ product, scenario, ...button }: LeadButtonProps) {
  return (
    <Button
      tone="call"
      {...button}
      command="show-modal"
      commandfor={LEAD_DIALOG_ID}
      aria-haspopup="dialog"
      data-lead=""
      data-product={product}
      data-scenario={scenario}
    />
  )
}
