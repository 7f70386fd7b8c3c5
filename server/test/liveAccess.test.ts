import { type Client, createClient, type FormattedExecutionResult } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { signOut } from '../src/domains/accounts/account.operations.ts'
import { closeDevice } from '../src/domains/accounts/identity/device.operations.ts'
import { disableSecondFactor } from '../src/domains/accounts/secondFactor/secondFactor.operations.ts'
import { requireAccount, sessionOf } from '../src/domains/viewer.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import { hashPassword } from '../src/platform/passwords.ts'
import { newTotpKey, totpCode, totpStep } from '../src/platform/totp.ts'
import { type Caller, createHarness, type Harness } from './harness.ts'
import { reviewVersionOf } from './reviews.ts'
import { cookieOf, type ServedSite, serveSite } from './servedSite.ts'
import { type Cast, createCast } from './world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
/** Runs just after a socket's cookie was read. */
let meanwhile = async () => {}
beforeAll(async () => {
  harness = await createHarness({ settings: { adminNeedsSecondFactor: true } })
  cast = await createCast(harness)
  const { services } = harness
  const sessions: typeof services.sessions = {
    ...services.sessions,
    async recognise(cookie) {
      const recognised = await services.sessions.recognise(cookie)
      await meanwhile()
      return recognised
    },
  }
  site = await serveSite({ ...harness, services: { ...services, sessions } })
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

interface Page {
  readonly cookie: string
  readonly client: Client
  /** Resolves with each opening of the connection, in order. */
  nextOpening(): Promise<void>
  nextClosing(): Promise<number>
}

/** A browser's page of this account: its cookie, and graphql-ws set up as our client does. */
async function openPage(caller: Caller): Promise<Page> {
  const cookie = await cookieOf(harness, caller)
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string, options: ClientOptions = {}) {
      super(address, protocols, { ...options, headers: { cookie } })
    }
  }
  const openings = queue<void>()
  const closings = queue<number>()
  const client = createClient({
    url: site.socket,
    lazy: false,
    onNonLazyError: () => {},
    webSocketImpl: BrowserSocket,
    retryAttempts: 5,
    retryWait: async () => {},
    on: {
      connected: () => openings.push(),
      closed: event => closings.push((event as { code: number }).code),
    },
  })
  return { cookie, client, nextOpening: openings.next, nextClosing: closings.next }
}

function queue<T>() {
  const waiting: ((value: T) => void)[] = []
  const arrived: T[] = []
  return {
    push(value: T) {
      const first = waiting.shift()
      if (first) first(value)
      else arrived.push(value)
    },
    next: () =>
      new Promise<T>(resolve => {
        if (arrived.length === 0) waiting.push(resolve)
        else resolve(arrived.shift() as T)
      }),
  }
}

async function ask(
  client: Client,
  query: string,
): Promise<FormattedExecutionResult<Record<string, unknown>, unknown> | undefined> {
  for await (const answer of client.iterate({ query })) return answer
  return undefined
}

const MAKE_OFFER = /* GraphQL */ `
  mutation {
    makeOffer(
      input: {
        requestId: "${encodeGlobalId('PartRequest', newId())}"
        lines: [
          {
            requestedPartId: "${encodeGlobalId('RequestedPart', newId())}"
            price: 100000
            condition: USED
            deliveryTime: IMMEDIATE
            validHours: 24
          }
        ]
      }
    ) { __typename }
  }
`

const idOf = async (caller: Caller) =>
  (await caller.data<{ viewer: { provider: { id: string } } }>('{ viewer { provider { id } } }')).viewer
    .provider.id

test('updates the rights of an open page when the team decides', async () => {
  const page = await openPage(cast.pending)
  const news = page.client.iterate({ query: 'subscription { providerUpdated { status } }' })
  // Not awaited: the update may or may not arrive before the socket closes.
  void news.next()
  await page.nextOpening()
  const id = await idOf(cast.pending)
  expect(await ask(page.client, MAKE_OFFER)).toMatchObject({
    data: { makeOffer: { __typename: 'NotAllowed' } },
  })
  await cast.admin.data(
    'mutation ($id: ID!, $seen: String!) { approveProvider(id: $id, seen: $seen, incomplete: true) { __typename } }',
    { id, seen: await reviewVersionOf(harness, id) },
  )
  expect(await page.nextClosing()).toBe(4403)
  await page.nextOpening()
  expect(await ask(page.client, '{ viewer { provider { status } } }')).toEqual({
    data: { viewer: { provider: { status: 'APPROVED' } } },
  })
  // The viewer is accepted now, but the input is wrong.
  expect(await ask(page.client, MAKE_OFFER)).toMatchObject({
    data: { makeOffer: { __typename: 'NotFound' } },
  })
  await page.client.dispose()
})

test('treats a page as a visitor’s after signing out, subscriptions included', async () => {
  const page = await openPage(cast.litoral)
  await page.nextOpening()
  const { viewer } = await harness.services.sessions.recognise(page.cookie)
  expect(await ask(page.client, '{ viewer { name } }')).toMatchObject({
    data: { viewer: { name: 'Dueño de Repuestos del Litoral' } },
  })
  await signOut({ ...cast.litoral.context(), viewer })
  expect(await page.nextClosing()).toBe(4403)
  await page.nextOpening()
  expect(await ask(page.client, '{ viewer { name } }')).toEqual({ data: { viewer: null } })
  expect(await ask(page.client, 'subscription { providerUpdated { id } }')).toMatchObject({
    errors: [{ extensions: { code: 'SIGN_IN_REQUIRED' } }],
  })
  await page.client.dispose()
})

test('treats a page as a visitor’s when its session is ended from another device', async () => {
  const [page, other] = [await openPage(cast.litoral), await openPage(cast.litoral)]
  await Promise.all([page.nextOpening(), other.nextOpening()])
  const { viewer } = await harness.services.sessions.recognise(page.cookie)
  const { viewer: elsewhere } = await harness.services.sessions.recognise(other.cookie)
  await closeDevice({ ...cast.litoral.context(), viewer: elsewhere }, sessionOf(viewer) ?? '')
  expect(await page.nextClosing()).toBe(4403)
  await Promise.all([page.nextOpening(), other.nextOpening()])
  expect(await ask(page.client, '{ viewer { name } }')).toEqual({ data: { viewer: null } })
  expect(await ask(other.client, '{ viewer { name } }')).toMatchObject({
    data: { viewer: { name: 'Dueño de Repuestos del Litoral' } },
  })
  await Promise.all([page.client.dispose(), other.client.dispose()])
})

test('treats a page as a visitor’s when its session ends unnoticed during the connection', async () => {
  meanwhile = async () => {
    meanwhile = async () => {}
    const { viewer } = await harness.services.sessions.recognise(page.cookie)
    await signOut({ ...cast.bruno.context(), viewer })
  }
  const page = await openPage(cast.bruno)
  await page.nextOpening()
  expect(await ask(page.client, '{ viewer { name } }')).toEqual({ data: { viewer: null } })
  await page.client.dispose()
})

test('takes the team’s data and live updates from a page once the second factor is off', async () => {
  const { services, clock } = harness
  const { accountId } = requireAccount(cast.admin.viewer)
  const { prisma } = services.db
  const key = newTotpKey()
  const now = clock.now()
  await prisma.account.update({
    where: { id: accountId },
    data: { passwordHash: await hashPassword('una clave larga') },
  })
  await prisma.secondFactor.create({
    data: { accountId, sealedKey: services.sealing.seal(key, accountId), enabledAt: now, createdAt: now },
  })
  const desk = '{ viewer { needsSecondFactor } failedJobs(first: 1) { edges { cursor } } }'
  const page = await openPage(cast.admin)
  await page.nextOpening()
  expect(await ask(page.client, desk)).toEqual({
    data: { viewer: { needsSecondFactor: false }, failedJobs: { edges: [] } },
  })
  const code = totpCode(key, totpStep(now))
  await disableSecondFactor(cast.admin.context(), { password: 'una clave larga', code })
  expect(await page.nextClosing()).toBe(4403)
  await page.nextOpening()
  expect(await ask(page.client, desk)).toMatchObject({
    data: { viewer: { needsSecondFactor: true }, failedJobs: null },
  })
  const news = await ask(page.client, 'subscription { failedJobsUpdated { id } }')
  expect(news?.errors).toHaveLength(1)
  await page.client.dispose()
})
