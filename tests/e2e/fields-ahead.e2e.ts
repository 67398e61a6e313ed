/** Values that got into fields without an event: the figures beside them are updated without a touch. */
import type { Page } from '@playwright/test'
import { calculators, field, figure } from '#tests/support/calculator.ts'
import { effectsDone, hold, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('an amount typed before any script ran has its figures, even if nobody touches the page again', async ({
  page,
}) => {
  const release = await hold(page, /_assets\/boot-/)
  await page.goto('/kredit-kalkulator/stambeni/', { waitUntil: 'commit' })
  await field(page, 'Cena nekretnine').fill('150000')
  release()
  await expect(figure(page, 'Mesečna rata')).toContainText('608,02') // 120.000 EUR for 30 years at 4,5 %
  await expect(page).toHaveURL(/cena=150000/)
})

test('a slider that the browser restores has its figures, even if nobody touches the page', async ({ page }) => {
  await page.goto('/')
  await miniSlider(page).evaluate((range: HTMLInputElement) => {
    range.value = '150000'
  })
  // Not to robots.txt: without an opener policy it gets another process, and on a loaded machine Back may come before
  // Chromium has saved the values of the fields.
  await page.goto('/o-nama')
  await page.goBack()
  await expectMoved(page)
})

test('a slider moved while React runs is where it was after Back, of either kind', async ({ page }) => {
  await openWithReact(page, '/')
  await miniSlider(page).fill('150000')
  await page.locator('form[data-product=housing]').getByRole('button').click() // client-side navigation
  await expect(figure(page, 'Mesečna rata')).toContainText('608,02')
  await page.goBack()
  await expectMoved(page)
  await page.goto('/o-nama')
  await page.goBack()
  await expectMoved(page)
})

test('the first digit typed while the calculator hydrates is not overwritten by the next', async ({ page }) => {
  const [{ path, amount }] = calculators
  await openWithReact(page, path)
  const wakeUp = await holdReact(page)
  const input = field(page, amount)
  await input.hover() // hydrates the calculator
  await page.waitForFunction(() => 'heldTasks' in window)
  await input.focus() // as by Tab
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1')
  await wakeUp()
  await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-up')
  await effectsDone(page) // React replays the earlier focus event
  await page.keyboard.type('50000')
  await expect(input).toHaveValue('150000')
})

/** Holds back React's next tasks, as other work does on a slow phone; it has begun once there are `heldTasks`. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const tasks: (() => void)[] = []
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      tasks.push(() => postMessage.apply(this, args))
      Object.assign(window, { heldTasks: tasks })
    }
    addEventListener('let-react-go', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const task of tasks) task()
    })
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('let-react-go')))
}

function miniSlider(page: Page) {
  return page.locator('form[data-product=housing]').getByRole('slider').first()
}

async function expectMoved(page: Page): Promise<void> {
  await expect(miniSlider(page)).toHaveValue('150000')
  await expect(page.locator('form[data-product=housing]')).toContainText('608,02')
}
