import { business } from '#content/business.ts'

const [name, host] = business.email.split('@')

/** The mail address, which may break after the @ in a narrow column. */
export function EmailText() {
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
