import { describe, expect, test } from 'vitest'
import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import * as identityNotices from '../accounts/identity/identity.notices.ts'
import * as emailChangeNotices from '../accounts/links/emailChange.notices.ts'
import * as linkNotices from '../accounts/links/link.notices.ts'
import * as policyConsentNotices from '../accounts/policies/policyConsent.notices.ts'
import * as providerNotices from '../accounts/profiles/provider.notices.ts'
import * as providerChangeNotices from '../accounts/profiles/providerChange.notices.ts'
import * as secondFactorNotices from '../accounts/secondFactor/secondFactor.notices.ts'
import * as chatNotices from '../chat/chat.notices.ts'
import * as enquiryNotices from '../enquiries/enquiry.notices.ts'
import type { AnyNotice } from '../notice.ts'
import * as offerNotices from '../offers/offer.notices.ts'
import * as orderNotices from '../orders/order.notices.ts'
import * as dataRequestNotices from '../privacy/dataRequest.notices.ts'
import { notices } from '../reactions.ts'
import * as requestNotices from '../requests/request.notices.ts'

const { addressOfLink: _, ...ofLinks } = linkNotices
const catalogue = {
  ...ofLinks,
  ...emailChangeNotices,
  ...identityNotices,
  ...policyConsentNotices,
  ...providerNotices,
  ...providerChangeNotices,
  ...secondFactorNotices,
  ...chatNotices,
  ...enquiryNotices,
  ...offerNotices,
  ...orderNotices,
  ...dataRequestNotices,
  ...requestNotices,
}
type Name = keyof typeof catalogue
type Facts<N extends Name> = Parameters<NonNullable<(typeof catalogue)[N]['words']['mail']>>[0]

const url = 'http://tuerca.test/dashboard'
const money = { totalCentesimos: 64_000, paidCentesimos: 64_000 }
const named = (description: string) => [{ description, quantity: 2 }]
const sold = (typed: string) => ({
  ...money,
  lines: [{ description: typed, quantity: 2, priceCentesimos: 64_000 }],
  companyName: typed,
  note: typed,
  reason: typed,
  url,
})

/** What the words of each notice are made of. A function has its argument in every field that is typed by somebody else than the reader. */
const FACTS: { readonly [N in Name]: Facts<N> | ((typed: string) => Facts<N>) } = {
  confirmRequest: typed => ({ parts: named(typed), vehicle: typed, url }),
  followLinks: typed => ({
    links: [1, 2].map(() => ({
      email: 'ana@correo.test',
      isConfirmed: true,
      request: { parts: named(typed), vehicle: typed, url },
    })),
  }),
  requestTaken: typed => ({ parts: named(typed), vehicle: typed, url }),
  requestReceived: typed => ({ parts: named(typed), vehicle: typed, hasAccount: false, url }),
  offerArrived: typed => ({ ...money, parts: named(typed), url }),
  offerRejectedNotice: typed => ({ ...money, parts: named(typed), url }),
  requestAddedTo: typed => ({
    ...money,
    parts: named(typed),
    added: { photos: true, comment: true },
    url,
  }),
  offerLostNotice: typed => ({ ...money, parts: named(typed), openParts: named(typed), url }),
  orderPaidBuyer: sold,
  orderPaidProvider: sold,
  orderShippedNotice: sold,
  orderReleasedNotice: sold,
  orderCanceledNotice: sold,
  unreadMessages: typed => ({ count: 2, from: typed, parts: typed, url }),
  // Our team reads what was written.
  enquiryToTeam: {
    kind: 'Compra',
    name: 'Ana',
    email: 'ana@correo.test',
    phone: null,
    subject: 'Un pago',
    message: 'Hola',
    url,
  },
  // Of what was typed it says nothing.
  enquiryReceived: { kind: 'Consulta comercial', supportHours: 'de 9 a 18' },
  // Our team writes the answer.
  enquiryAnsweredNotice: typed => ({ subject: typed, answer: 'Ya está' }),
  confirmRegistration: { url },
  alreadyRegistered: { url },
  passwordLink: { url },
  passwordChangedNotice: { url, vendors: ['Google'] },
  identityLinkedNotice: { vendor: 'Google', url },
  identityUnlinkedNotice: { vendor: 'Google', url },
  // An e-mail is one, or it is not taken.
  leaveEmail: { newEmail: 'nueva@correo.test', url },
  takeEmail: { isInUse: false, url },
  emailChangedNotice: { newEmail: 'nueva@correo.test' },
  secondFactorEnabledNotice: { url },
  secondFactorDisabledNotice: { url },
  recoveryCodeUsedNotice: { left: 2, url },
  policiesChangedNotice: {
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
  signInLink: { url },
  providerApprovedNotice: typed => ({ companyName: typed, url }),
  // Our team writes the reason.
  providerRejectedNotice: typed => ({ companyName: typed, reason: 'Falta el RUT' }),
  providerChangeApprovedNotice: { fields: 'el RUT', reason: '', url },
  providerChangeRejectedNotice: { fields: 'el RUT', reason: 'No figura en la DGI', url },
  deletionLink: { url },
  deletionTaken: { due: '2 de diciembre', url },
  deletionWithdrawnNotice: { url },
  deletionToTeam: { due: '2 de diciembre', url },
  // Our team writes the answer.
  deletionDeclinedNotice: { answer: 'Hay una compra en curso' },
}

const namesWithTyped = (Object.keys(FACTS) as Name[]).filter(name => typeof FACTS[name] === 'function')

function write(name: Name, typed: string) {
  const facts = FACTS[name] as (typed: string) => unknown
  const mail = catalogue[name].words.mail as (facts: unknown) => MailDraft
  return layOutMail(mail(facts(typed)))
}

test('the words of every notice are tried here', () => {
  const tried: readonly AnyNotice[] = Object.values(catalogue)
  expect(tried.map(({ id }) => id).toSorted()).toEqual(notices.map(({ id }) => id).toSorted())
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
