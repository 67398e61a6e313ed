import { sampleMark, type ToldLink } from '#content/business.ts'

/** The number to ring, and a full stop; while it is only a sample, it says so. */
export function PhoneLink({ href, text, isSample }: ToldLink) {
  return (
    <>
      <a href={href}>{text}</a>
      {isSample ? ` (${sampleMark.text})` : ''}.
    </>
  )
}
