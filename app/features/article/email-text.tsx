import { business } from '#content/business.ts'

const [name, host] = business.email.split('@')

/** The mail address, which in a narrow column breaks after its sign. */
export function EmailText() {
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
