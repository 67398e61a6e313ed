import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heldTasks?: (() => void)[]
  }
}

type HeldReact = {
  /** Resolves once React has something to do. */
  hasTask: () => Promise<void>
  /** Runs its next task, and waits for the one after it. */
  runOne: () => Promise<void>
  /** Runs what was held back; nothing is from then on. */
  letGo: () => Promise<void>
}

/** Holds back React's tasks, which it schedules by messages, as other work does on a slow phone. */
export async function holdReact(page: Page): Promise<HeldReact> {
  await page.evaluate(() => {
    window.heldTasks = []
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      const task = () => postMessage.apply(this, args)
      if (window.heldTasks) window.heldTasks.push(task)
      else task()
    }
  })
  const hasTask = async () => void (await page.waitForFunction(() => window.heldTasks?.length))
  return {
    hasTask,
    runOne: async () => {
      await page.evaluate(() => window.heldTasks?.shift()?.())
      await hasTask()
    },
    letGo: () =>
      page.evaluate(() => {
        const tasks = window.heldTasks
        delete window.heldTasks
        for (const task of tasks ?? []) task()
      }),
  }
}
