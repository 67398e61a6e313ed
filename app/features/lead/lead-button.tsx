import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { LEAD_DIALOG_ID } from './dialog-id.ts'

type LeadButtonProps = Omit<ButtonProps, 'command' | 'commandfor' | 'type'> & {
  /** Name of the loan type to preselect, as in the list of types: `Stambeni kredit`. */
  loanType?: string | undefined
  /** The calculation above the button, in one line: shown in the dialog, never sent. */
  scenario?: string | undefined
}

/** Opens the lead dialog, even without React; boot records which button it was. */
export function LeadButton({ loanType, scenario, ...button }: LeadButtonProps) {
  return (
    <Button
      tone="call"
      {...button}
      command="show-modal"
      commandfor={LEAD_DIALOG_ID}
      aria-haspopup="dialog"
      data-lead=""
      data-loan-type={loanType}
      data-scenario={scenario}
    />
  )
}
