import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionIn } from '../../../../test/browserCookies.ts'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { tokenMailedTo, tokensMailedTo } from '../../../../test/linksWorld.ts'
import { reviewVersionOf } from '../../../../test/reviews.ts'
import { type Cast, createCast, createProvider } from '../../../../test/world.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { accountOf, requireAccount } from '../../viewer.ts'
import { APPROVAL_UNDO_MS } from '../profiles/provider.lifecycle.ts'
import { issueLink } from './link.operations.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.drain()
  harness.mails.length = 0
})

const ASK_PASSWORD = /* GraphQL */ `
  mutation ($email: String!) { requestPasswordLink(email: $email) { ... on LinkSentPayload { sent } ... on Refusal { code } } }
`
const ASK_SIGN_IN = /* GraphQL */ `
  mutation ($email: String!) { requestSignInLink(email: $email) { ... on LinkSentPayload { sent } ... on Refusal { code } } }
`
const SET = /* GraphQL */ `
  mutation ($token: String!, $password: String! = "clave nueva") {
    setPassword(token: $token, password: $password) {
      ... on PasswordPayload { email }
      ... on Refusal { code message }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const ENTER = /* GraphQL */ `
  mutation ($token: String!) {
    signInByLink(token: $token) { ... on SessionPayload { kind } ... on Refusal { code message } }
  }
`
const RENEW = /* GraphQL */ `
  mutation ($token: String!) { renewLink(token: $token) { ... on LinkSentPayload { sent } ... on Refusal { code } } }
`
const SIGN_IN = /* GraphQL */ `
  mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { ... on SessionPayload { kind } ... on Refusal { code } }
  }
`
const SEND = /* GraphQL */ `
  mutation ($id: ID!) {
    sendSignInLink(id: $id) {
      ... on ProviderPayload { provider { account { email } } }
      ... on Refusal { code message }
    }
  }
`

/** Each from a place of its own, because from one only so many links are asked for. */
let places = 0
const somebody = () => harness.visitorAt(`198.18.0.${(places += 1)}`)
const ask = (document: string, email: string, caller = somebody()) =>
  caller.run(document, { email }).then(({ data }) => data)
const setPassword = (variables: object, caller: Caller = harness.visitor) =>
  caller.data<{ setPassword: { email?: string; code?: string } }>(SET, { ...variables })
/** A link to that account, past what may be asked for in an hour. */
async function linkTo(caller: Caller, email: string, purpose: 'SET_PASSWORD' | 'SIGN_IN'): Promise<string> {
  const { accountId } = requireAccount(caller.viewer)
  const createdAt = harness.clock.now()
  await harness.services.transact(unit =>
    issueLink(cast.visitor.context(), unit, { purpose, accountId, createdAt }),
  )
  return tokenMailedTo(harness, email, purpose)
}
async function cookieOf(caller: Caller): Promise<string> {
  const { accountId } = requireAccount(caller.viewer)
  return (await harness.services.sessions.start(accountId)).split(';')[0] ?? ''
}
const ownerOf = async (cookie: string) =>
  accountOf((await harness.services.sessions.recognise(cookie)).viewer)?.email

test('sets a new password by the mailed link, which replaces the forgotten one', async () => {
  expect(await ask(ASK_PASSWORD, ' Ana@Cast.test ')).toEqual({ requestPasswordLink: { sent: true } })
  const token = await tokenMailedTo(harness, 'ana@cast.test', 'SET_PASSWORD')
  const [mail] = harness.mails
  expect(mail?.html).toContain(`http://tuerca.test/recuperar-password?enlace=${token}`)
  expect(await setPassword({ token })).toEqual({ setPassword: { email: 'ana@cast.test' } })
  await harness.drain()
  expect(harness.mails.at(-1)).toMatchObject({
    to: 'ana@cast.test',
    subject: 'Cambiaste tu contraseña de Tuerca',
  })
  const signIn = (password: string) =>
    somebody()
      .run(SIGN_IN, { email: 'ana@cast.test', password })
      .then(({ data }) => data)
  expect(await signIn('clave nueva')).toEqual({ signIn: { kind: 'BUYER' } })
  expect(await signIn('clave vieja')).toEqual({ signIn: { code: 'WRONG_CREDENTIALS' } })
})

const STATE = /* GraphQL */ `
  query ($token: String!, $purpose: MailedLinkPurpose!) { mailedLinkState(token: $token, purpose: $purpose) }
`

test('reads the state of a link without using it, for anybody with its token', async () => {
  const token = await linkTo(cast.ana, 'ana@cast.test', 'SET_PASSWORD')
  const read = (given: object = {}) =>
    somebody()
      .data<{ mailedLinkState: string }>(STATE, { token, purpose: 'SET_PASSWORD', ...given })
      .then(({ mailedLinkState }) => mailedLinkState)
  expect(await read()).toBe('OPEN')
  expect(await read()).toBe('OPEN')
  expect(await read({ purpose: 'SIGN_IN' })).toBe('UNKNOWN')
  expect(await read({ token: 'forged' })).toBe('UNKNOWN')
  expect(await setPassword({ token })).toEqual({ setPassword: { email: 'ana@cast.test' } })
  expect(await read()).toBe('USED')
  const late = await linkTo(cast.ana, 'ana@cast.test', 'SET_PASSWORD')
  harness.clock.advance(31 * MINUTE_MS)
  expect(await read({ token: late })).toBe('EXPIRED')
})

test('a bad password is named at its field and leaves the link as it was', async () => {
  const token = await linkTo(cast.ana, 'ana@cast.test', 'SET_PASSWORD')
  expect(await setPassword({ token, password: 'corta' })).toEqual({
    setPassword: expect.objectContaining({
      fields: [{ path: ['password'], message: 'La contraseña debe tener al menos 6 caracteres.' }],
    }),
  })
  expect(await setPassword({ token })).toEqual({ setPassword: { email: 'ana@cast.test' } })
})

test('a new password ends every session but that of the browser it was set in', async () => {
  const [here, there] = [await cookieOf(cast.ana), await cookieOf(cast.ana)]
  const other = await cookieOf(cast.bruno)
  const token = await linkTo(cast.ana, 'ana@cast.test', 'SET_PASSWORD')
  const { viewer } = await harness.services.sessions.recognise(here)
  const { cookies } = await harness.asViewer(viewer).run(SET, { token })
  expect(await ownerOf(sessionIn(cookies))).toBe('ana@cast.test')
  expect(await ownerOf(there)).toBeUndefined()
  expect(await ownerOf(other)).toBe('bruno@cast.test')
})

test('set in somebody else’s browser, it ends all of them', async () => {
  const [own, other] = [await cookieOf(cast.ana), await cookieOf(cast.bruno)]
  const token = await linkTo(cast.ana, 'ana@cast.test', 'SET_PASSWORD')
  const { viewer } = await harness.services.sessions.recognise(other)
  expect(await setPassword({ token }, harness.asViewer(viewer))).toEqual({
    setPassword: { email: 'ana@cast.test' },
  })
  expect(await ownerOf(own)).toBeUndefined()
  expect(await ownerOf(other)).toBe('bruno@cast.test')
})

test('a new password uses up the other links of its account, and no one else’s', async () => {
  const token = await linkTo(cast.litoral, 'litoral@cast.test', 'SET_PASSWORD')
  const older = await linkTo(cast.litoral, 'litoral@cast.test', 'SIGN_IN')
  const others = await linkTo(cast.bulevar, 'bulevar@cast.test', 'SIGN_IN')
  await setPassword({ token })
  expect(await harness.visitor.data(ENTER, { token: older })).toMatchObject({
    signInByLink: { code: 'LINK_USED', message: 'Este enlace ya se usó.' },
  })
  expect(await harness.visitor.data(ENTER, { token: others })).toEqual({
    signInByLink: { kind: 'PROVIDER' },
  })
})

test('a link works for thirty minutes, and once', async () => {
  const late = await linkTo(cast.litoral, 'litoral@cast.test', 'SIGN_IN')
  harness.clock.advance(30 * MINUTE_MS)
  expect(await harness.visitor.data(ENTER, { token: late })).toMatchObject({
    signInByLink: { code: 'LINK_EXPIRED', message: 'Este enlace venció.' },
  })
  const token = await linkTo(cast.litoral, 'litoral@cast.test', 'SIGN_IN')
  harness.clock.advance(30 * MINUTE_MS - 1)
  const entered = await harness.visitor.run(ENTER, { token })
  expect(entered.data).toEqual({ signInByLink: { kind: 'PROVIDER' } })
  expect(await ownerOf(entered.cookies[0]?.split(';')[0] ?? '')).toBe('litoral@cast.test')
  const again = await harness.visitor.run(ENTER, { token })
  expect(again.data).toMatchObject({ signInByLink: { code: 'LINK_USED' } })
  expect(again.cookies).toEqual([])
})

test('renews an ended link to the same address, without revealing it', async () => {
  const token = await linkTo(cast.bulevar, 'bulevar@cast.test', 'SIGN_IN')
  harness.clock.advance(DAY_MS)
  harness.mails.length = 0
  expect(await somebody().data(RENEW, { token })).toEqual({ renewLink: { sent: true } })
  const renewed = await tokenMailedTo(harness, 'bulevar@cast.test', 'SIGN_IN')
  expect(renewed).not.toBe(token)
  expect(await harness.visitor.data(ENTER, { token: renewed })).toEqual({
    signInByLink: { kind: 'PROVIDER' },
  })
})

test('only providers are mailed a link that signs in', async () => {
  for (const email of ['ana@cast.test', 'nadie@correo.test', 'litoral@cast.test', 'pendiente@cast.test'])
    expect(await ask(ASK_SIGN_IN, email)).toEqual({ requestSignInLink: { sent: true } })
  await harness.drain()
  expect(harness.mails.map(({ to }) => to).toSorted()).toEqual(['litoral@cast.test', 'pendiente@cast.test'])
})

test('an approval brings a link that signs in', async () => {
  const { viewer } = await cast.pending.data<{ viewer: { email: string; provider: { id: string } } }>(
    '{ viewer { email provider { id } } }',
  )
  const { id } = viewer.provider
  await cast.admin.data(
    'mutation ($id: ID!, $seen: String!) { approveProvider(id: $id, seen: $seen, incomplete: true) { __typename } }',
    { id, seen: await reviewVersionOf(harness, id) },
  )
  harness.clock.advance(APPROVAL_UNDO_MS)
  await harness.drain({ ahead: true })
  const token = await tokenMailedTo(harness, viewer.email, 'SIGN_IN')
  expect(await harness.visitor.data(ENTER, { token })).toEqual({ signInByLink: { kind: 'PROVIDER' } })
})

test('the admin has an approved provider mailed a link, five times an hour', async () => {
  const email = 'enlaces@cast.test'
  const provider = await createProvider(harness, { companyName: 'Casa de Enlaces', email })
  const { viewer } = await provider.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  const { id } = viewer.provider
  const answer = { sendSignInLink: { provider: { account: { email } } } }
  for (let times = 0; times < 5; times += 1) expect(await cast.admin.data(SEND, { id })).toEqual(answer)
  expect(await cast.admin.data(SEND, { id })).toMatchObject({ sendSignInLink: { code: 'RATE_LIMITED' } })
  expect(await tokensMailedTo(harness, email, 'SIGN_IN')).toHaveLength(5)
})

test('old links and sign-ups are forgotten after a week', async () => {
  const { prisma } = harness.services.db
  const token = await linkTo(cast.bruno, 'bruno@cast.test', 'SET_PASSWORD')
  harness.clock.advance(7 * DAY_MS)
  await harness.runJob('mailedLinks.removeOld')
  expect((await setPassword({ token })).setPassword.code).toBe('LINK_EXPIRED')
  harness.clock.advance(HOUR_MS)
  await harness.runJob('mailedLinks.removeOld')
  expect((await setPassword({ token })).setPassword.code).toBe('LINK_UNKNOWN')
  expect(await prisma.mailedLink.count()).toBe(0)
})
