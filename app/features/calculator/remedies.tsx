import { Button } from '#app/ui/button.tsx'
import { errors } from '#content/calculator.ts'

type RemediesProps = {
  /** The number in the other unit of its field. */
  meant: string | undefined
  /** The limit that an invalid number exceeds, or what it replaced. */
  offer: string | undefined
  onMeant: () => void
  onOffer: () => void
  onTaken: () => void
}

/** What to press in place of typing once more. */
export function Remedies({ meant, offer, onMeant, onOffer, onTaken }: RemediesProps) {
  const button = (text: string, take: () => void) => (
    <Button
      tone="outline"
      size="small"
      onClick={() => {
        take()
        onTaken()
      }}
    >
      {text}
    </Button>
  )
  return (
    <>
      {meant && button(errors.meant(meant), onMeant)}
      {offer && button(errors.takeLimit(offer), onOffer)}
    </>
  )
}
