import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import * as accountMails from './accountMailCatalogue.ts'
import * as otherMails from './mailCatalogue.ts'
import * as privacyMails from './privacyMailCatalogue.ts'

const catalogue = { ...otherMails, ...accountMails, ...privacyMails }
type Name = keyof typeof catalogue
type Facts<N extends Name> = Parameters<(typeof catalogue)[N]>[0]

const url = 'http://tuerca.test/dashboard'
const money = { totalCentesimos: 64_000, paidCentesimos: 64_000 }
const named = (description: string) => [{ description, quantity: 2 }]
const sold = (description: string) => ({
  ...money,
  lines: [{ description, quantity: 2, priceCentesimos: 64_000 }],
  url,
})

/** What each mail is made of. A function has its argument in every field that is typed by somebody else than the reader. */
const FACTS: { readonly [N in Name]: Facts<N> | ((typed: string) => Facts<N>) } = {
  confirmRequestMail: typed => ({ parts: named(typed), vehicle: typed, url }),
  followRequestMail: typed => ({ parts: named(typed), vehicle: typed, url }),
  followRequestsMail: typed => [{ parts: named(typed), vehicle: typed, url }],
  requestTakenMail: typed => ({ parts: named(typed), vehicle: typed, url }),
  requestReceivedMail: typed => ({ parts: named(typed), vehicle: typed, hasAccount: false, url }),
  offerArrivedMail: typed => ({ ...money, parts: named(typed), url }),
  offerRejectedMail: typed => ({ ...money, parts: named(typed), url }),
  requestAddedToMail: typed => ({
    ...money,
    parts: named(typed),
    added: { photos: true, comment: true },
    url,
  }),
  offerLostMail: typed => ({ ...money, parts: named(typed), openParts: named(typed), url }),
  orderPaidBuyerMail: typed => ({ ...sold(typed), companyName: typed }),
  orderPaidProviderMail: sold,
  orderShippedMail: typed => ({ ...sold(typed), companyName: typed, note: typed }),
  orderReleasedMail: sold,
  orderCanceledMail: typed => ({ ...sold(typed), companyName: typed, reason: typed }),
  unreadMessagesMail: typed => ({ count: 2, from: typed, parts: typed, url }),
  // Our team reads what was written.
  enquiryToTeamMail: {
    kind: 'Compra',
    name: 'Ana',
    email: 'ana@correo.test',
    phone: null,
    subject: 'Un pago',
    message: 'Hola',
    url,
  },
  // Of what was typed it says nothing.
  enquiryReceivedMail: { kind: 'Consulta comercial', supportHours: 'de 9 a 18' },
  // Our team writes the answer.
  enquiryAnsweredMail: typed => ({ subject: typed, answer: 'Ya está' }),
  confirmRegistrationMail: { url },
  alreadyRegisteredMail: { url },
  passwordLinkMail: { url },
  passwordChangedMail: { url, vendors: ['Google'] },
  identityLinkedMail: { vendor: 'Google', url },
  identityUnlinkedMail: { vendor: 'Google', url },
  // An e-mail is one, or it is not taken.
  leaveEmailMail: { newEmail: 'nueva@correo.test', url },
  takeEmailMail: { url },
  emailInUseMail: { url },
  emailChangedMail: { newEmail: 'nueva@correo.test' },
  secondFactorEnabledMail: { url },
  secondFactorDisabledMail: { url },
  recoveryCodeUsedMail: { left: 2, url },
  policiesChangedMail: {
    changed: [
      {
        policy: 'TERMS_OF_USE',
        current: '2026-11-23',
        accepted: null,
        parts: null,
        fullTextUrl: 'http://tuerca.test/terminos-uso',
      },
    ],
    url,
  },
  signInLinkMail: { url },
  providerApprovedMail: typed => ({ companyName: typed, url }),
  providerChangeApprovedMail: { fields: 'el RUT', url },
  // Our team writes the reason.
  providerChangeRejectedMail: { fields: 'el RUT', reason: 'No figura en la DGI', url },
  providerRejectedMail: typed => ({ companyName: typed, reason: 'Falta el RUT', profileUrl: url }),
  deletionLinkMail: { url },
  deletionTakenMail: { due: '2 de diciembre', url },
  deletionWithdrawnMail: { url },
  deletionToTeamMail: { due: '2 de diciembre', url },
  // Our team writes the answer.
  deletionDeclinedMail: { answer: 'Hay una compra en curso' },
}

const namesWithTyped = (Object.keys(FACTS) as Name[]).filter(name => typeof FACTS[name] === 'function')

function write(name: Name, typed: string) {
  const facts = FACTS[name] as (typed: string) => unknown
  return layOutMail((catalogue[name] as (facts: unknown) => MailDraft)(facts(typed)))
}

test('every catalogue is read here', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('Catalogue.ts'))
  expect(files.toSorted()).toEqual(['accountMailCatalogue.ts', 'mailCatalogue.ts', 'privacyMailCatalogue.ts'])
})

describe.each(namesWithTyped)('%s', name => {
  test.each([
    'Cobrá en tuerca-trampa.com/premio',
    'https://trampa/premio',
    'Escribí a premio@trampa',
    'Entrá a\nwww.trampa.test',
    '<a href="//trampa.test">Entrá</a>',
  ])('leads nobody to “%s”', typed => {
    const { subject, text, html } = write(name, typed)
    expect([subject, text, html].join('\n')).not.toContain('trampa')
  })

  test('keeps what was typed within its sentence', () => {
    const usual = write(name, 'Bomba')
    const { subject, text, html } = write(name, 'Bomba\n\n<b>Tuerca</b>\r\nPagá en la red')
    expect(`${subject}\n${text}`).toContain('Bomba <b>Tuerca</b> Pagá en la red')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text.split('\n')).toHaveLength(usual.text.split('\n').length)
    const tagsIn = (markup: string) => markup.match(/<[^>]*>/g)
    expect(tagsIn(html)).toEqual(tagsIn(usual.html))
  })
})
