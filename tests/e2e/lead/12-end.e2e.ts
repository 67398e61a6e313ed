/** What is left on the screen once an enquiry has been sent. */
import { fillLead, formUp, openLead, sendButton, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { expect, test } from '#tests/support/site.ts'

test('an enquiry ends with the day of the call in place of the fields, which are emptied unseen', async ({ page }) => {
  await page.clock.install({ time: '2026-11-27T15:30:00Z' })
  await page.goto('/kontakt')
  const dialog = await openLead(page)
  await formUp(page)
  await expect(dialog).toContainText('Prvi takav termin je u ponedeljak, 30. novembra.')
  await dialog.getByRole('slider', { name: 'Pozovite me do' }).press('End')
  await expect(dialog).toContainText('Prvi takav termin je danas, u petak, 27. novembra.') // until 17:00
  await fillLead(dialog)
  await waitOutSpamRule(page)
  await page.route('**/api/items/leads', (route) => route.fulfill({ status: 204 }))
  await sendButton(dialog).click()
  const panel = dialog.getByRole('group', { name: 'Uspešno poslato' })
  await expect(panel).toContainText('Zovemo Vas danas, u petak, 27. novembra, između 10 i 17 časova, sa broja')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog.getByRole('slider')).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Dodajte u kalendar' }).click()
  const file = await (await saving).createReadStream()
  const text = (await file.toArray()).join('')
  expect(text).toContain('\r\nDTSTART:20261127T090000Z\r\nDTEND:20261127T160000Z\r\n')
  await page.clock.fastForward(2000)
  await expect(dialog).toBeHidden()
})
