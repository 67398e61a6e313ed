import { expect, onTestFinished, test, vi } from 'vitest'
import { openMapsApp } from './open-maps-app.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0'
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.4 Safari/605.1.15`
const map = 'https://www.openstreetmap.org/?query=Beograd'

const link = () => ({ href: map, dataset: { map: 'Beograd' } })

test.each([
  {
    system: 'an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) ${webKit} Version/26.4 Mobile/15E148 Safari/604.1`,
    fingers: 5,
    href: 'maps:?q=Beograd',
  },
  { system: 'an iPad, which says that it is a Mac', userAgent: mac, fingers: 5, href: 'maps:?q=Beograd' },
  { system: 'a Mac', userAgent: mac, fingers: 0, href: map },
  {
    system: 'an Android phone',
    userAgent: `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${chrome} Mobile Safari/537.36`,
    fingers: 5,
    href: 'geo:0,0?q=Beograd',
  },
  {
    system: 'a desktop',
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    fingers: 0,
    href: map,
  },
])('on $system the address of the office leads to $href', ({ userAgent, fingers, href }) => {
  const [first, rendered] = [link(), link()]
  const events = new EventTarget()
  Object.assign(events, { closest: (selector: string) => (selector === 'a[data-map]' ? rendered : null) })
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: fingers })
  vi.stubGlobal('document', { querySelectorAll: () => [first] })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  onTestFinished(() => void vi.unstubAllGlobals())

  openMapsApp()
  expect(first.href).toBe(href)
  expect(rendered.href).toBe(map)
  events.dispatchEvent(new Event('click')) // on a link that a later navigation has rendered
  expect(rendered.href).toBe(href)
})
