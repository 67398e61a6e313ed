/** An owner who has told everything; all of it invented. */
import type { OwnerData } from '#core/owner/owner-data.ts'

export const toldOwner: OwnerData = {
  business: {
    legalName: 'Putokaz savetovanje d.o.o. Beograd',
    seat: 'Lipova 7, 11000 Beograd, Srbija',
    companyNumber: '12345678',
    taxNumber: '123456789',
    activity: '6619 Ostale pomoćne delatnosti',
    phone: '+381 11 765 4321',
    email: 'pitajte@putokaz.example',
    street: 'Lipova 7',
    city: '11000 Beograd',
    country: 'Srbija',
    placeName: 'Putokaz',
    geo: { latitude: 44.8, longitude: 20.5 },
    facebook: 'https://www.facebook.com/putokaz',
    x: 'https://x.com/putokaz',
    instagram: 'https://www.instagram.com/putokaz',
    linkedin: 'https://www.linkedin.com/company/putokaz',
    workingWeekdays: [1, 2, 3, 4],
    partnerBanks: ['Prva banka', 'Druga banka'],
    remuneration: 'Banka nam plaća naknadu od 1% iznosa kredita. Vi nam ne plaćate ništa.',
    dataProtectionContact: 'lice@putokaz.example',
    processors: [{ name: 'Server d.o.o.', task: 'smeštaj sajta', country: 'Srbija' }],
  },
  daysOff: ['2026-12-24'],
  facts: [],
}
