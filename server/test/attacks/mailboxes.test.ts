import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestPasswordLink, requestSignInLink } from '../../src/domains/accounts/links/link.operations.ts'
import { mailboxOf } from '../../src/domains/accounts/links/mailboxes.ts'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Caller, createHarness, type Harness } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { createRequest, submitRequest } from '../requestsWorld.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.mails.length = 0
})

let places = 0
const stranger = () => harness.visitorAt(`198.18.50.${(places += 1)}`)

async function refusedBy(caller: Caller, document: string, variables: Record<string, unknown>) {
  const answer = await caller.data<Record<string, { code?: string }>>(document, variables)
  return Object.values(answer)[0]?.code ?? null
}

const SEND_ENQUIRY =
  'mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { ... on Refusal { code } } }'
const enquire = (email: string) =>
  refusedBy(stranger(), SEND_ENQUIRY, {
    input: {
      submissionKey: newId(),
      kind: 'COMMERCIAL',
      name: 'Elena Pereira',
      email,
      phone: '094 231 234',
      subject: 'Flota',
      message: 'Tenemos 40 autos.',
      website: '',
      writtenForMs: 30_000,
    },
  })
const SIGN_UP =
  'mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { ... on Refusal { code } } }'
const signUp = (email: string) =>
  refusedBy(stranger(), SIGN_UP, {
    input: {
      name: 'Alguien',
      email,
      phone: '094 231 234',
      department: 'ROCHA',
      password: 'una clave larga',
      acceptsTerms: true,
      policies: CURRENT_POLICIES,
      buyerType: 'CONSUMER',
    },
  })
const requestParts = (email: string) =>
  submitRequest(stranger(), { contact: { name: 'Otra', email } }).then(
    () => null,
    (error: Error) => (error.message.includes('RATE_LIMITED') ? 'RATE_LIMITED' : error.message),
  )
const codeOf = (wish: Promise<unknown>) =>
  wish.then(
    () => null,
    (error: { code: string }) => error.code,
  )

/** Every kind of mail that anybody can make us send to an address. */
const KINDS: Readonly<Record<string, (email: string) => Promise<string | null>>> = {
  enquire,
  signUp,
  requestParts,
  requestPasswordLink: email => codeOf(requestPasswordLink(stranger().context(), email)),
  requestSignInLink: email => codeOf(requestSignInLink(stranger().context(), email)),
  requestFollowLink: email =>
    refusedBy(
      stranger(),
      'mutation ($email: String!) { requestFollowLink(email: $email) { ... on Refusal { code } } }',
      { email },
    ),
  requestDeletion: email =>
    refusedBy(
      stranger(),
      'mutation ($input: RequestDeletionInput!) { requestDeletion(input: $input) { ... on Refusal { code } } }',
      { input: { email, confirmation: 'ELIMINAR' } },
    ),
}

test.each(Object.keys(KINDS))('sends a mailbox no %s after its five mails', async kind => {
  const email = `${kind.toLowerCase()}@correo.test`
  const others = Object.values(KINDS)
  for (let times = 0; times < 5; times += 1) expect(await others[times % others.length]?.(email)).toBeNull()
  await harness.drain()
  const before = harness.mails.length
  expect(await KINDS[kind]?.(email)).toBe('RATE_LIMITED')
  await harness.drain()
  expect(harness.mails.length).toBe(before)
})

test('limits requests and enquiries in one name to five mails together', async () => {
  const email = 'inundada@correo.test'
  for (let times = 0; times < 20; times += 1) await requestParts(email)
  for (let times = 0; times < 5; times += 1) await enquire(email)
  await harness.drain()
  expect(harness.mails.filter(({ to }) => to === email)).toHaveLength(5)
})

test('gives other spellings of a mailbox no allowance of their own', async () => {
  const spellings = ['ana.prueba@gmail.com', 'anaprueba@gmail.com', 'a.n.a.prueba+1@googlemail.com']
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['anaprueba@gmail.com']))
  for (let times = 0; times < 5; times += 1) expect(await requestParts(spellings[times % 3] ?? '')).toBeNull()
  for (const email of spellings) expect(await requestParts(email)).toBe('RATE_LIMITED')
})

test.each([
  ['ana.perez+x@correo.test', 'ana.perez@correo.test'],
  ['ana_perez@protonmail.com', 'anaperez@proton.me'],
  ['ana-perez+1@pm.me', 'anaperez@proton.me'],
  ['ana@mac.com', 'ana@icloud.com'],
  ['ana-compras@yahoo.com', 'ana@yahoo.com'],
  ['ana@yahoo.com.ar', 'ana@yahoo.com.ar'],
  ['a-na@ya.ru', 'ana@yandex.ru'],
  ['cualquiera@ana.fastmail.com', 'ana@fastmail.com'],
  ['ana-perez@correo.test', 'ana-perez@correo.test'],
])('counts a mail to %s for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('lets the owner who confirms requests continue', async () => {
  const email = 'taller@correo.test'
  for (let times = 0; times < 8; times += 1)
    await createRequest(stranger(), { contact: { name: 'Taller', email } })
  const sent = { contactEmail: email, sentAt: { not: null } }
  expect(await harness.services.db.prisma.partRequest.count({ where: sent })).toBe(8)
})

test("mails the offers for an account's request to its own address, not to a typed one", async () => {
  const email = 'ajena@correo.test'
  const request = await createRequest(cast.ana, { contact: { name: 'Ana', email } })
  await createOffer(cast.litoral, request)
  await harness.drain()
  expect(harness.mails.filter(({ to }) => to === email)).toEqual([])
  expect(harness.mails.map(({ to }) => to)).toContain('ana@cast.test')
})

test('mails the links of several requests together', async () => {
  const email = 'varios@correo.test'
  for (let times = 0; times < 3; times += 1)
    await createRequest(stranger(), { contact: { name: 'Varios', email } })
  await harness.drain()
  harness.mails.length = 0
  expect(await KINDS.requestFollowLink?.(email)).toBeNull()
  await harness.drain()
  const [mail, ...rest] = harness.mails
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Los enlaces de tus pedidos' })
  const links = mail?.text.match(/http\S+\/seguimiento\/\S+/g) ?? []
  expect(new Set(links).size).toBe(3)
  for (const link of links) expect(mail?.html).toContain(`href="${link}"`)
})
