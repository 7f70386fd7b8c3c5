import { afterAll, beforeAll, expect, test } from 'vitest'
import { followTokenOf } from '../../src/domains/requests/following/follow.ts'
import { DAY_MS, HOUR_MS } from '../../src/platform/clock.ts'
import { sign } from '../../src/platform/tokens.ts'
import { createHarness, type Harness } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { confirmationToken, createRequest, submitRequest } from '../requestsWorld.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const FOLLOWED = '{ followedRequest { id contact { email } offers { totalCount } } viewer { id } }'
const CONFIRM =
  'mutation ($token: String!) { confirmPartRequest(token: $token) { __typename ... on Refusal { code } } }'
const CLAIM =
  'mutation ($token: String!) { claimFollowedRequest(token: $token) { __typename ... on Refusal { code } } }'
const CANCEL =
  'mutation ($token: String!) { cancelFollowedRequest(token: $token, reason: "x") { __typename ... on Refusal { code } } }'
const LOST =
  'mutation ($email: String!) { requestFollowLink(email: $email) { __typename ... on Refusal { code } } }'

const tokenOf = (rawId: string) => followTokenOf(harness.services.settings, { id: rawId, followVersion: 0 })

/** A browser's answer with this link, with or without a session. */
async function read(token: string, cookie?: string) {
  const response = await fetch(site.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tuerca-link': `PART_REQUEST ${token}`,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ query: FOLLOWED }),
  })
  return (await response.json()).data
}

test('shows the request of a link, and nothing with a session’s rights', async () => {
  const request = await createRequest(harness.visitor)
  await createOffer(cast.litoral, request)
  const cookie = await cookieOf(harness, cast.bruno)
  expect(await read(tokenOf(request.rawId), cookie)).toEqual({
    followedRequest: { id: request.id, contact: { email: 'visita@correo.test' }, offers: { totalCount: 1 } },
    viewer: null,
  })
})

test('shows nothing for forged, cut, foreign and expired links', async () => {
  const { rawId } = await createRequest(harness.visitor)
  const good = tokenOf(rawId)
  const { secret } = harness.services.settings
  const wrong = [
    `${rawId}.${'A'.repeat(43)}`,
    good.slice(0, -1),
    rawId,
    '',
    sign('guessed', 'follow-request', rawId),
    sign(secret, 'mailed-link', rawId),
    sign(secret, 'follow-request', "x' OR 1=1"),
    'ñ'.repeat(10_000).slice(0, 90),
  ]
  for (const token of wrong.map(encodeURIComponent))
    expect(await read(token)).toMatchObject({ followedRequest: null })
  expect(await read(good)).toMatchObject({ followedRequest: { id: expect.any(String) } })
  harness.clock.advance(61 * DAY_MS)
  expect(await read(good)).toMatchObject({ followedRequest: null })
  harness.clock.advance(-61 * DAY_MS)
})

test('shows no request of an account by a link, even a signed one', async () => {
  const { rawId } = await createRequest(cast.ana)
  expect(await read(tokenOf(rawId))).toMatchObject({ followedRequest: null })
  expect(await cast.visitor.data(CANCEL, { token: tokenOf(rawId) })).toEqual({
    cancelFollowedRequest: { __typename: 'NotFound', code: 'NOT_FOUND' },
  })
})

test('voids the link of a claimed request, which nobody else claims', async () => {
  const { rawId } = await createRequest(harness.visitor)
  const token = tokenOf(rawId)
  expect(await cast.bruno.data(CLAIM, { token })).toMatchObject({
    claimFollowedRequest: { __typename: 'ChangedRequestPayload' },
  })
  expect(await read(token)).toMatchObject({ followedRequest: null })
  expect(await cast.ana.data(CLAIM, { token })).toMatchObject({ claimFollowedRequest: { code: 'NOT_FOUND' } })
  expect(await cast.visitor.data(CANCEL, { token })).toMatchObject({
    cancelFollowedRequest: { code: 'NOT_FOUND' },
  })
})

test('hides a visitor’s request from providers until confirmed; opening the mail’s link confirms nothing', async () => {
  const { id, rawId } = await submitRequest(harness.visitor, { contact: { email: 'sin@confirmar.test' } })
  const feed = '{ requestFeed { edges { node { id } } } }'
  const seen = async () => JSON.stringify(await cast.litoral.data(feed)).includes(id)
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await seen()).toBe(false)
  expect(await cast.litoral.data(node, { id })).toEqual({ node: null })
  await expect(createOffer(cast.litoral, { id, partIds: [] })).rejects.toThrow()
  await harness.drain()
  const mail = harness.mails.findLast(({ to }) => to === 'sin@confirmar.test')
  expect(mail?.subject).toBe('Confirmá tu pedido')
  const { pathname, search } = new URL(mail?.text.match(/http\S+/)?.[0] ?? '')
  for (const method of ['HEAD', 'GET']) await fetch(site.origin + pathname + search, { method })
  expect(await seen()).toBe(false)
  const token = await confirmationToken(harness.visitor, rawId)
  expect(mail?.text).toContain(token)
  expect(await cast.visitor.data(CONFIRM, { token })).toMatchObject({
    confirmPartRequest: { __typename: 'ConfirmedRequestPayload' },
  })
  expect(await seen()).toBe(true)
  expect(await cast.visitor.data(CONFIRM, { token })).toMatchObject({
    confirmPartRequest: { code: 'LINK_USED' },
  })
})

test("ends an unconfirmed request after two days and erases its owner's data", async () => {
  const contact = { name: 'Sin Confirmar', email: 'nunca@correo.test', phone: '094 231 234' }
  const { rawId } = await submitRequest(harness.visitor, { contact })
  harness.clock.advance(48 * HOUR_MS)
  await harness.drain({ ahead: true })
  const row = await harness.services.db.prisma.partRequest.findUniqueOrThrow({
    where: { id: rawId },
    include: { parts: true, links: true },
  })
  expect(row).toMatchObject({
    state: 'EXPIRED',
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    links: [],
  })
  expect(row.parts.map(({ description }) => description)).toEqual(['Dato eliminado'])
  harness.clock.advance(-48 * HOUR_MS)
})

test('does the same for a lost link whether or not the e-mail has requests', async () => {
  await createRequest(harness.visitor, { contact: { email: 'perdida@correo.test' } })
  await harness.drain()
  let places = 0
  const asking = async (email: string) => {
    const { prisma } = harness.services.db
    const jobs = async () => (await prisma.$queryRaw<unknown[]>`select 1 from pgboss.job`).length
    const before = await jobs()
    harness.statements.length = 0
    const answer = await harness.visitorAt(`198.18.7.${(places += 1)}`).run(LOST, { email })
    const statements = [...harness.statements]
    const done = { answer: answer.data, errors: answer.errors, statements, jobs: (await jobs()) - before }
    await harness.drain()
    return done
  }
  await asking('primera@correo.test')
  harness.mails.length = 0
  expect(await asking('perdida@correo.test')).toEqual(await asking('nadie@correo.test'))
  expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['perdida@correo.test', 'El enlace de tu pedido'],
  ])
})

test('sends offers of a followed request only with its link', async () => {
  const request = await createRequest(harness.visitor)
  const other = await createRequest(harness.visitor)
  const live = 'subscription { followedOfferUpdated { id request { id } } }'
  const follower = harness.guest({ subject: 'PART_REQUEST', id: request.rawId })
  const heard = await follower.subscribe(live)
  await createOffer(cast.litoral, other)
  const offerId = await createOffer(cast.bulevar, request)
  expect((await heard.next()).value).toMatchObject({
    data: { followedOfferUpdated: { id: offerId, request: { id: request.id } } },
  })
  await expect(cast.visitor.subscribe(live)).rejects.toThrow()
  await expect(cast.ana.subscribe(live)).rejects.toThrow()
})

test('stops one address that tries many links', async () => {
  const { rawId } = await createRequest(harness.visitor)
  const status = async (token: string) =>
    (
      await fetch(site.graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'tuerca-link': `PART_REQUEST ${token}` },
        body: JSON.stringify({ query: FOLLOWED }),
      })
    ).status
  const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => status(`${rawId}.${n}`)))
  expect(answers.filter(code => code === 429).length).toBeGreaterThan(0)
})
