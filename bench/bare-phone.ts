/**
 * A phone that nobody inspects. Playwright and Puppeteer switch on the Runtime domain of a page, under which V8 parses
 * the whole of React once more for the stack trace of an error that it makes as it starts: a quarter of a second on a
 * slow processor, which no visitor waits for. So a page is driven here by single commands of the protocol.
 */
import puppeteer, { type CDPSession } from 'puppeteer-core'
import { wholeChromium } from '#tests/support/chromium.ts'

/** A page of a phone, 412 px wide with density 2, with storage of its own and an empty cache. */
export type BarePhone = {
  cdp: CDPSession
  /** Runs a function in the page; its arguments and its value, awaited, have to be plain data. */
  evaluate: <Value, Args extends unknown[]>(run: (...args: Args) => Value, ...args: Args) => Promise<Awaited<Value>>
  /** Has a function run at the start of every document, before any script of the page. */
  beforeAll: <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) => Promise<void>
  /** Resolves when the first byte has come. */
  open: (address: string) => Promise<void>
}

const SCREEN = { width: 412, height: 823 }

/** Runs with phones, one at a time: a new one takes the place of the last. */
export async function onBarePhones<T>(run: (newPhone: () => Promise<BarePhone>) => Promise<T>): Promise<T> {
  const { executablePath, args = [] } = wholeChromium
  const browser = await puppeteer.launch({
    ...(executablePath === undefined ? { channel: 'chrome' as const } : { executablePath }),
    args,
    targetFilter: () => false, // Puppeteer attaches to no page, and so switches nothing on
    waitForInitialPage: false,
  })
  try {
    const root = await browser.target().createCDPSession()
    let last: string | undefined
    return await run(async () => {
      if (last) await root.send('Target.disposeBrowserContext', { browserContextId: last })
      const { browserContextId } = await root.send('Target.createBrowserContext')
      last = browserContextId
      const target = { url: 'about:blank', browserContextId, ...SCREEN }
      const { targetId } = await root.send('Target.createTarget', target)
      const { targetInfo } = await root.send('Target.getTargetInfo', { targetId })
      const cdp = await root.connection()?.createSession(targetInfo)
      if (!cdp) throw new Error('The browser is gone.')
      await cdp.send('Page.enable')
      await cdp.send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 2, mobile: true })
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      return phoneOf(cdp)
    })
  } finally {
    await browser.close()
  }
}

function phoneOf(cdp: CDPSession): BarePhone {
  const evaluate: BarePhone['evaluate'] = async (run, ...args) => {
    const answer = await cdp.send('Runtime.evaluate', {
      expression: call(run, args),
      awaitPromise: true,
      returnByValue: true,
    })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description)
    return answer.result.value
  }
  return {
    cdp,
    evaluate,
    beforeAll: async (run, ...args) => {
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: call(run, args) })
    },
    open: async (address) => {
      await cdp.send('Page.navigate', { url: address })
      while (!(await evaluate((url) => location.href === url, address)));
    },
  }
}

function call(run: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${run})(...${JSON.stringify(args)})`
}
