import { businessOf, isSample, sampleMark } from '#content/business.ts'
import { literal } from '#content/inline.ts'
import type { Page } from '#content/page.ts'
import { typeset } from '#content/typeset.ts'
import { formatLongDate } from '#core/money/date.ts'
import type { Known } from '#core/owner/known.ts'

const VERSION = '1.1'
const VALID_FROM = '2026-11-27'

/** The table is made from `content/cookies.ts`, the list the tests hold the code to. */
export function page({ owner }: Known): Page {
  return typeset({
    title: 'Politika upotrebe kolačića',
    description:
      'Svaki kolačić koji sajt može da postavi: naziv, svrha, ko ga postavlja i koliko traje. Bez Vašeg prihvatanja ostaje samo ono što je neophodno.',
    h1: 'Politika upotrebe kolačića',
    lead: `Dok ne izaberete „Prihvatam”, u Vašem pregledaču ostaje samo ono bez čega sajt ne radi kako treba. Izbor možete da promenite na ovoj stranici. Verzija ${VERSION}, važi od ${formatLongDate(VALID_FROM)}`,
    modified: VALID_FROM,
    sections: [
      {
        id: 'sta-su-kolacici',
        heading: 'Šta su kolačići',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Kolačić je kratak zapis koji sajt ostavlja u pregledaču da bi ga pročitao na sledećoj stranici ili pri sledećoj poseti. Kolačiće prve strane postavlja sajt koji gledate, a kolačiće treće strane neko drugi, na primer alat za merenje posete.',
              'Osim kolačića koristimo i privremenu memoriju kartice: zapis koji čita samo ova kartica i koji nestaje kada je zatvorite. I on je popisan u tabeli.',
            ],
          },
        ],
      },
      {
        id: 'na-osnovu-cega',
        heading: 'Na osnovu čega',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Čuvanje podataka na uređaju korisnika uređuje Zakon o elektronskim komunikacijama („Službeni glasnik RS”, br. 35/2023), a obradu ličnih podataka Zakon o zaštiti podataka o ličnosti („Službeni glasnik RS”, br. 87/2018). Za ono što je neophodno pristanak nije potreban. Sve ostalo postavljamo samo uz Vaš pristanak.',
              'Na traci o kolačićima piše da nastavkom posete pristajete na njih. Mi se na to ne oslanjamo: dok ne pritisnete „Prihvatam”, ne postavljamo nijedan kolačić za preporuke ni za merenje i ne uključujemo nijedan tuđ alat. Dugmad „Ne prihvatam” i „Prihvatam” jednako su velika, a sajt radi isto, šta god da izaberete.',
              'Postoji još jedan način da kolačiće prihvatite: kada u upitu označite „Prihvatam politiku privatnosti i politiku upotrebe kolačića” i pošaljete ga, beležimo i prihvatanje kolačića. Alate za merenje tada uključujemo tek na sledećoj stranici. Ako to ne želite, posle slanja promenite izbor na ovoj stranici.',
            ],
          },
        ],
      },
      {
        id: 'koje-kolacice-koristimo',
        heading: 'Koje kolačiće koristimo',
        blocks: [
          { kind: 'widget', widget: 'cookie-table' },
          {
            kind: 'text',
            paragraphs: [
              'Kolačiće čiji naziv počinje sa _g postavlja Google, i to samo ako je merenje posete uključeno i ako ste kolačiće prihvatili. Alat Google Tag Manager, koji ih uključuje, sam ne postavlja kolačiće.',
              'Ako kolačiće niste prihvatili, a došli ste preko linka sa kodom preporuke, kod ostaje u adresi stranice dok se krećete po sajtu i šalje se uz upit ako ga pošaljete. Na uređaju ga tada ne čuvamo.',
              'Stranica koju otvorite linkom iz poruke o svom upitu ništa ne čuva na uređaju i ne uključuje merenje posete, šta god da ste izabrali. Kod iz tog linka ne ostaje u adresi stranice.',
              'Pojedini pregledači, na primer Safari i Brave, kolačiće brišu i ranije nego što piše, često već posle sedam dana.',
            ],
          },
        ],
      },
      {
        id: 'kako-da-promenite-izbor',
        heading: 'Kako da promenite izbor',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Pritisnite dugme ispod, ili „Podešavanja kolačića” na dnu svake stranice, i izaberite ponovo. Kada opozovete pristanak, brišemo kolačić preporuke i kolačiće za merenje i više ih ne postavljamo.',
            ],
          },
          { kind: 'widget', widget: 'cookie-settings' },
        ],
      },
      {
        id: 'podesavanja-pregledaca',
        heading: 'Podešavanja pregledača',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Svaki pregledač ume da prikaže, obriše i zabrani kolačiće, za sve sajtove ili samo za ovaj. Podešavanja su obično u delu „Privatnost i bezbednost”. Ako zabranite sve kolačiće, sajt i dalje radi, ali će Vas pri svakoj poseti pitati za izbor.',
              'U privatnom prozoru pregledač sve zapise briše kada prozor zatvorite.',
            ],
          },
        ],
      },
      {
        id: 'kontakt-i-izmene',
        heading: 'Kontakt i izmene',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              `Pitanja o kolačićima i podacima šaljite na ${literal(businessOf(owner).dataProtectionContact)}${isSample(owner, 'dataProtectionContact') ? ` (${sampleMark.text})` : ''}. Ko je rukovalac i koja su Vaša prava, piše u [politici privatnosti](/politika-privatnosti).`,
              `Ovo je verzija ${VERSION}, koja važi od ${formatLongDate(VALID_FROM)} Kada dodamo ili uklonimo kolačić, menjamo i tabelu. Ako promena traži novi pristanak, pitaćemo Vas ponovo.`,
            ],
          },
        ],
      },
    ],
  })
}
