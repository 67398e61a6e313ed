import { createTransport, type SendMailOptions } from 'nodemailer'
import { isLoopback } from './is-loopback.ts'

/** A recipient that the mail server refused, and its SMTP status. */
export type Refusal = { advisor: string; status: number }

export type HandedOver = { taken: string[]; refusals: Refusal[] }

const CONNECT_MS = 10_000 // greeting included: some servers delay it by 6 s to catch spammers
const DNS_MS = 5000
const COMMANDS_MS = 60_000 // from connecting to the end of the message; giving up in this phase cannot cause a duplicate
// After the end of the message (RFC 5321, §4.5.3.2.6). Giving up earlier would resend a message that was accepted.
const SILENCE_MS = 600_000

/**
 * Submits one message to the mail server.
 *
 * Until the message has been transmitted completely it can be cancelled, by `stopping` or when the server is too slow.
 * After that only the server's reply counts.
 *
 * @returns the accepted recipients and the refused ones, even when all were refused
 * @throws any other failure; `code` is the reply, such as `SMTP-452`, where the mail server refused the message itself
 */
export async function submitMail(
  smtpUrl: string,
  mail: SendMailOptions,
  envelope: { from: string; to: string[] },
  stopping: AbortSignal,
): Promise<HandedOver> {
  const transport = createTransport(transportOptions(smtpUrl))
  const callBack = new AbortController()
  let isSent = false
  transport.use('stream', ({ message }, proceed) => {
    message.processFunc((bytes) => bytes.once('end', () => (isSent = true))) // the connection has read it to the end
    proceed()
  })
  const giveUp = () => {
    if (!isSent) callBack.abort()
  }
  stopping.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, COMMANDS_MS)
  try {
    const { accepted, rejectedErrors } = await transport.sendMail({ ...mail, envelope, signal: callBack.signal })
    return { taken: accepted, refusals: (rejectedErrors ?? []).map(refusal) }
  } catch (error) {
    const refusals = everybodyRefused(error)
    if (refusals === undefined) throw withAnswer(error)
    return { taken: [], refusals }
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', giveUp)
  }
}

function transportOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: DNS_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A local relay has a self-signed certificate, and on the loopback nobody is in between.
    tls: { rejectUnauthorized: !isLoopback(new URL(smtpUrl).hostname) },
  }
}

type RecipientError = { recipient?: string | undefined; responseCode?: number | undefined }

function refusal({ recipient = '', responseCode = 0 }: RecipientError): Refusal {
  return { advisor: recipient, status: responseCode }
}

/** The refusals, when the attempt failed because every recipient was refused; else undefined. */
function everybodyRefused(error: unknown): Refusal[] | undefined {
  const { rejectedErrors } = error as { rejectedErrors?: RecipientError[] } // nodemailer sets it on that error only
  return rejectedErrors?.map(refusal)
}

/** Replaces nodemailer's code by the server's reply where it names only the failed command. */
function withAnswer(error: unknown): unknown {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isVague = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined
  return isVague ? Object.assign(error as Error, { code: `SMTP-${responseCode}` }) : error
}
