import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnerNotice } from './owner-notice.tsx'

const notice = { text: 'Selimo se: <b>Lipova 7</b>.', until: '2026-12-31' }
const drawn = (today: string) => renderToStaticMarkup(<OwnerNotice notice={notice} today={today} />)

test('the owner’s line stands until its last day, that day included, and mark-up in it is text', () => {
  expect(drawn('2026-12-31')).toContain('Selimo se: &lt;b&gt;Lipova 7&lt;/b&gt;.')
  expect(drawn('2027-01-01')).toBe('')
})
