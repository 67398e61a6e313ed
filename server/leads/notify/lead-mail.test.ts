import { expect, test } from 'vitest'
import { wireLead } from '#core/lead/wire.ts'
import { canaryLead } from '#server/leads/store/canary-lead.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadMail } from './lead-mail.ts'

const later = { slot: { day: '2026-11-23', from: 10, to: 16 }, isNow: false, link: undefined }
const kept = { id: 7, createdAt: new Date('2026-11-20T10:00:00Z') }

test('the mail has a line for every stored field of a lead', () => {
  const lead = { ...leadOf({ referralId: 'agencija-7' }), ...kept }
  const { subject, text } = leadMail(lead, ['Stambeni kredit', 'Auto kredit'], later)
  for (const value of Object.values(wireLead(lead))) if (typeof value === 'string') expect(text).toContain(value)
  expect(subject).toBe('Novi upit br. 7, pozvati od 10:00 do 16:00')
  expect(text).toBe(`Ime i prezime: Ana Anić
Telefon: 064 123 4567
Email: ana@primer.rs
Pozvati: od 10:00 do 16:00, radnim danom
Vrsta kredita: Stambeni kredit, Auto kredit
Novosti i ponude: označeno u upitu; ne slati dok klijent ne potvrdi
Preporuka: agencija-7
Primljeno: 20.11.2026. u 11:00
Broj upita: 7

Obrazac se šalje samo uz prihvaćenu politiku privatnosti i politiku upotrebe kolačića.
Poruku je poslao sajt Kreditokaz. Odgovor na nju stiže klijentu.
`)
})

test('the HTML part has the same values, and none of them becomes markup', () => {
  const { text, html } = leadMail({ ...leadOf({ firstName: `<b>"Ana" & O'Nil</b>` }), ...kept }, ['Auto kredit'], later)
  const told = html.replaceAll(/<[^>]*>/g, '')
  for (const line of text.split('\n\n')[0]?.split('\n').slice(1) ?? [])
    for (const part of line.split(': ')) expect(told).toContain(part)
  expect(told).toContain('&lt;b&gt;&quot;Ana&quot; &amp; O&#39;Nil&lt;/b&gt; ')
  expect(html).toContain('href="tel:+381641234567"')
  expect(html).toContain('href="mailto:ana@primer.rs"')
})

test('values that were not given are shown as missing', () => {
  const { text } = leadMail({ ...leadOf({ isSubscribedToMarketing: false, referralId: null }), ...kept }, [], later)
  expect(text).toContain('Vrsta kredita: nije navedena\nNovosti i ponude: ne\nPreporuka: bez preporuke\n')
})

test('a test lead is called one, and a visitor’s lead never is', () => {
  const canary = leadMail({ ...canaryLead(), ...kept }, [], later)
  const [lead, named] = [leadMail({ ...leadOf(), ...kept }, [], later), /prob/i]
  expect([canary.subject, canary.text.split('\n\n')[1]]).toEqual([
    expect.stringMatching(named),
    expect.stringMatching(named),
  ])
  expect(lead.subject + lead.text + lead.html).not.toMatch(named)
})

test('the HTML part of a test lead begins by saying that nobody is to be called, and has no call button', () => {
  const { html } = leadMail({ ...canaryLead(), ...kept }, [], later)
  const told = html.slice(html.indexOf('<h1')).replaceAll(/<[^>]*>/g, '')
  expect(told).toMatch(/^Probni upit\n.*Nikoga ne treba zvati\.\n\nIme i prezime/)
  expect(html).not.toMatch(/Novi upit|Pozovite/)
})
