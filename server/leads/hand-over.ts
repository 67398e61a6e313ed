import { createTransport, type SendMailOptions } from 'nodemailer'
import { isLoopback } from './is-loopback.ts'

/** An advisor's mailbox that the mail server did not take, and its answer. */
export type Refusal = { advisor: string; status: number }

export type HandedOver = { taken: string[]; refusals: Refusal[] }

const CONNECT_MS = 10_000 // greeting included: some servers wait 6 s with it, to catch spammers
const DNS_MS = 5000
const COMMANDS_MS = 60_000 // from the connection to the end of the message: who gives up here repeats nothing
// After the end of the message: RFC 5321, §4.5.3.2.6. Whoever gives up earlier sends what has been taken once more.
const SILENCE_MS = 600_000

/**
 * Hands one message to the mail server.
 *
 * Until it has been sent whole it can be called back: by `stopping`, or when the server is too slow. From then on only
 * the server's answer counts.
 *
 * @returns who was taken and who was refused, also when that is everybody
 * @throws whatever else went wrong; `code` is `SMTP-452` or the like where the mail server would not have the message
 */
export async function handOver(
  smtpUrl: string,
  mail: SendMailOptions,
  envelope: { from: string; to: string[] },
  stopping: AbortSignal,
): Promise<HandedOver> {
  const transport = createTransport(transportOptions(smtpUrl))
  const callBack = new AbortController()
  let isSent = false
  transport.use('stream', ({ message }, proceed) => {
    message.processFunc((bytes) => bytes.once('end', () => (isSent = true))) // read by the connection to the end
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
    // A relay on this machine signs its own certificate, and nobody stands in between.
    tls: { rejectUnauthorized: !isLoopback(new URL(smtpUrl).hostname) },
  }
}

type RecipientError = { recipient?: string | undefined; responseCode?: number | undefined }

function refusal({ recipient = '', responseCode = 0 }: RecipientError): Refusal {
  return { advisor: recipient, status: responseCode }
}

/** The refusals, when an attempt failed because every recipient was refused. */
function everybodyRefused(error: unknown): Refusal[] | undefined {
  const { rejectedErrors } = error as { rejectedErrors?: RecipientError[] } // nodemailer's, of that error alone
  return rejectedErrors?.map(refusal)
}

/** Says what the mail server answered where nodemailer's own word says only at which command. */
function withAnswer(error: unknown): unknown {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isVague = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined
  return isVague ? Object.assign(error as Error, { code: `SMTP-${responseCode}` }) : error
}
