/** The mail address, which may break after the @ in a narrow column. */
export function EmailText({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
