import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { hashLink } from '../../domains/linkKind.ts'
import { LINK_KINDS, type LinkKinds } from '../../domains/linkKinds.ts'
import { followTokenOf } from '../../domains/requests/following/follow.ts'
import { visitor } from '../../domains/viewer.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { hashToken, sign } from '../../platform/tokens.ts'
import { recogniseLink } from './link.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

let address = 0
beforeEach(() => {
  address += 1
})
const enter = (link: string, kinds: LinkKinds = LINK_KINDS, clientIp = `198.18.9.${address}`) =>
  recogniseLink(harness.services, kinds, { link, clientIp })

test('grants access to the one thing a link names', async () => {
  const { rawId: id } = await createRequest(harness.visitor)
  const token = followTokenOf(harness.services.settings, { id, followVersion: 0 })
  expect(await enter(`PART_REQUEST ${token}`)).toEqual({
    kind: 'guest',
    grant: { subject: 'PART_REQUEST', id },
  })
})

test('lets nobody in when the link has another kind, another case or no kind', async () => {
  const { rawId: id } = await createRequest(harness.visitor)
  const token = followTokenOf(harness.services.settings, { id, followVersion: 0 })
  const wrong = [
    `ORDER ${token}`,
    `CUSTOM_ORDER ${token}`,
    `part_request ${token}`,
    `toString ${token}`,
    `__proto__ ${token}`,
    `PART_REQUEST  ${token}`,
    token,
    'PART_REQUEST',
    '',
  ]
  for (const link of wrong) expect([link, await enter(link)]).toEqual([link, visitor])
})

test('lets nobody in by a signature of another kind', async () => {
  const { secret } = harness.services.settings
  for (const subject of ['ORDER', 'CUSTOM_ORDER'])
    expect(await enter(`${subject} ${sign(secret, 'follow-request', newId())}`)).toEqual(visitor)
})

/** Links of the future custom orders: a row with the hash of its token, valid until it expires. */
const rows = new Map<string, { id: string; expiresAt: Date }>()
const customOrderLink = hashLink({
  purpose: 'custom-order',
  grants: { queries: [], subscriptions: [], types: [] },
  find: async ({ clock }, tokenHash) => {
    const row = rows.get(tokenHash)
    return row && row.expiresAt > clock.now() ? row.id : null
  },
})
const kinds: LinkKinds = { ...LINK_KINDS, CUSTOM_ORDER: customOrderLink }

function keepRow(id = newId()) {
  const { settings } = harness.services
  const expiresAt = new Date(harness.clock.now().getTime() + HOUR_MS)
  rows.set(customOrderLink.tokenHashOf(settings, id), { id, expiresAt })
  return { id, token: customOrderLink.tokenOf(settings, id) }
}

test('opens the id of a keyed hash, gives the same link each time and stores no token', async () => {
  const { id, token } = keepRow()
  expect(token.length).toBeGreaterThanOrEqual(32)
  expect(token).not.toContain(id)
  expect(customOrderLink.tokenOf(harness.services.settings, id)).toBe(token)
  expect([...rows.keys()]).not.toContain(token)
  expect([...rows.keys()]).toContain(hashToken(token))
  expect(await enter(`CUSTOM_ORDER ${token}`, kinds)).toEqual({
    kind: 'guest',
    grant: { subject: 'CUSTOM_ORDER', id },
  })
})

test('opens nothing when a keyed hash is cut, expired, the stored hash itself, or of another kind, secret or id', async () => {
  const { id, token } = keepRow()
  const { settings } = harness.services
  const other = hashLink({ purpose: 'order', grants: customOrderLink.grants, find: async () => null })
  const wrong = [
    token.slice(0, -1),
    `${token}A`,
    other.tokenOf(settings, id),
    customOrderLink.tokenOf({ secret: 'guessed' }, id),
    customOrderLink.tokenOf(settings, newId()),
    hashToken(token),
    id,
  ]
  for (const text of wrong)
    expect([text, await enter(`CUSTOM_ORDER ${text}`, kinds)]).toEqual([text, visitor])
  expect(await enter(`ORDER ${token}`, kinds)).toEqual(visitor)
  harness.clock.advance(HOUR_MS)
  expect(await enter(`CUSTOM_ORDER ${token}`, kinds)).toEqual(visitor)
})

test('stops an address that guesses tokens of the right form', async () => {
  const guess = () => enter(`CUSTOM_ORDER ${randomBytes(32).toString('base64url')}`)
  const guesses = await Promise.allSettled(Array.from({ length: 61 }, guess))
  const answers = guesses.map(guessed => (guessed.status === 'rejected' ? guessed.reason : guessed.value))
  expect(answers.filter(answer => answer instanceof RateLimited)).toHaveLength(1)
  expect(answers.filter(answer => answer === visitor)).toHaveLength(60)
})

test('stops one address, and no other, when it tries many links', async () => {
  const tries = Array.from({ length: 61 }, (_, n) => enter(`PART_REQUEST ${newId()}.${n}`))
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([{ status: 'rejected', reason: expect.any(RateLimited) }])
  expect(await enter('PART_REQUEST x', LINK_KINDS, '198.18.10.1')).toEqual(visitor)
})
