import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { policiesChanged } from '../../src/domains/accounts/account.events.ts'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { type OpenSandbox, openSandbox } from '../contracts/openSandbox.ts'
import { type Caller, createHarness, type Harness, testClock } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { compileSources } from '../process/compiled.ts'
import { freshFolder, type Site, startSite } from '../process/program.ts'
import { createRequest } from '../requestsWorld.ts'
import { cookieOf } from '../servedSite.ts'
import { createBuyer, createProvider } from '../world.ts'
import { openConversations } from './conversationReader.ts'

const SLOW = 400_000
const PATIENCE = { timeout: 300_000, interval: 100 }

const SENDERS = 50
/** Below what one sender may send in a minute, so that repeated messages are not refused. */
const MESSAGES_EACH = 40
const MESSAGES = SENDERS * MESSAGES_EACH
/** Everybody gets one notice by mail and one in the bell. */
const PEOPLE = 1000
/** People are notified in groups, one for so many messages. */
const MESSAGES_PER_GROUP = 20
const GROUP = PEOPLE / (MESSAGES / MESSAGES_PER_GROUP)

/** One instance is killed with this answer, and nobody goes beyond the other before it is there again. */
const KILLED_AT = MESSAGES / 4
const BACK_BEFORE = MESSAGES / 2
/** Jobs of one queue that a process runs at the same time: as many mails may be between the mail server and the database. */
const IN_FLIGHT = 5

const SECRETS = {
  secret: 'a secret of both instances and of the test',
  dataKeys: ['a key of both instances and of the test'],
} as const

let harness: Harness
let mailServer: OpenSandbox
beforeAll(async () => {
  const compiling = compileSources()
  harness = await createHarness({
    clock: testClock(new Date()),
    settings: { secret: SECRETS.secret, dataKeys: [...SECRETS.dataKeys] },
  })
  mailServer = await openSandbox()
  await compiling
}, SLOW)
afterAll(async () => {
  await mailServer.close()
  await harness.close()
})

interface Sender {
  readonly cookie: string
  /** Global id. */
  readonly orderId: string
}

/** A buyer who has paid this provider. */
async function createSender(provider: Caller, providerId: string, number: number): Promise<Sender> {
  const buyer = await createBuyer(harness, {
    name: `Comprador ${number}`,
    email: `comprador${number}@cast.test`,
  })
  const request = await createRequest(buyer)
  const offerId = decodeGlobalId(await createOffer(provider, request))?.id ?? ''
  const { prisma } = harness.services.db
  const offer = await prisma.offer.findUniqueOrThrow({ where: { id: offerId } })
  const cookie = await cookieOf(harness, buyer)
  const { id } = await prisma.order.create({
    data: {
      source: 'OFFER',
      offerId,
      offerVersionId: offer.currentVersionId,
      requestId: request.rawId,
      buyerId: requireAccount(buyer.viewer).accountId,
      providerId,
      plan: 'FULL',
      totalCentesimos: 485_000,
      paidCentesimos: 485_000,
      createdAt: harness.clock.now(),
    },
  })
  return { cookie, orderId: encodeGlobalId('Order', id) }
}

/** People who have accepted no policy yet and whom nobody but `notify` tells of it. */
async function createPeople(): Promise<string[]> {
  const ids = Array.from({ length: PEOPLE }, () => newId())
  const { prisma } = harness.services.db
  const createdAt = harness.clock.now()
  await prisma.account.createMany({
    data: ids.map((id, at) => ({
      id,
      email: `persona${at}@bulk.test`,
      kind: 'BUYER',
      name: 'Persona',
      phone: '+59894231234',
      department: 'SALTO',
      createdAt,
    })),
  })
  const accounts = await prisma.account.findMany({ select: { id: true } })
  await prisma.policyNotice.createMany({
    data: accounts.flatMap(({ id: accountId }) =>
      VERSIONS.map(one => ({ ...one, accountId, toldAt: createdAt })),
    ),
  })
  return ids
}

const VERSIONS = [
  { policy: 'TERMS_OF_USE', version: CURRENT_POLICIES.termsOfUse },
  { policy: 'PRIVACY_POLICY', version: CURRENT_POLICIES.privacyPolicy },
] as const

const notify = (accountIds: readonly string[]) =>
  harness.services.transact(async ({ emit }) => {
    for (const accountId of accountIds) await emit(policiesChanged, { accountId, versions: [...VERSIONS] })
  })

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } ... on Refusal { code } }
  }
`
const sent = z.object({
  data: z.object({ sendMessage: z.object({ sentMessage: z.object({ id: z.string() }) }) }),
})

/** Two instances behind which senders do not care who answers. */
async function openInstances() {
  const folder = await freshFolder()
  const env = {
    DATABASE_URL: harness.databaseUrl ?? '',
    REDIS_URL: `${process.env.TEST_REDIS_URL}/2`,
    SMTP_URL: mailServer.sandbox.smtp.url,
    APP_SECRET: SECRETS.secret,
    DATA_KEYS: SECRETS.dataKeys.join(),
    QUIET_HOURS: 'false',
    // No other vendor takes part: the stand-ins of all of them would start with each instance.
    SANDBOX: 'false',
    LOG_LEVEL: 'error',
  }
  const start = (name: string) => startSite(join(folder, name), env)
  const [first, other] = await Promise.all([start('one'), start('other')])
  let one: Site | null = first
  let back: Promise<Site> | null = null
  return {
    other,
    /** The first instance while it lives, for every second one who asks; else the other. */
    answering: (number: number) => (number % 2 === 0 && one ? one : other),
    isAlive: (site: Site) => site === one || site === other,
    kill() {
      one = null
      first.process.kill('SIGKILL')
      back = first.ended
        .then(() => start('one'))
        .then(site => {
          one = site
          return site
        })
    },
    /** The successor of the killed instance. */
    back: async () => (await back) ?? first,
  }
}

test(
  'of two instances one is killed and restarted during 2,000 messages and 2,000 notices: each arrives once',
  async () => {
    const provider = await createProvider(harness, {
      companyName: 'Casa Central',
      email: 'central@cast.test',
    })
    const { id: providerId } = await harness.services.db.prisma.providerProfile.findFirstOrThrow()
    const senders: Sender[] = []
    for (let number = 0; number < SENDERS; number += 1)
      senders.push(await createSender(provider, providerId, number))
    // The jobs of what they asked and quoted are not the subject.
    await harness.services.db.query('delete from pgboss.job')
    const people = await createPeople()
    const instances = await openInstances()
    const cookie = await cookieOf(harness, provider)
    // Each shows half of the conversations, to which both instances send.
    const orderIds = senders.map(({ orderId }) => orderId)
    const half = SENDERS / 2
    const pages = await Promise.all([
      openConversations({
        cookie,
        orderIds: orderIds.slice(0, half),
        at: await instances.back(),
        next: instances.back,
      }),
      openConversations({
        cookie,
        orderIds: orderIds.slice(half),
        at: instances.other,
        next: instances.back,
      }),
    ])

    let answered = 0
    let repeated = 0
    const send = async ({ cookie: own, orderId }: Sender, number: number, body: string) => {
      const variables = { input: { orderId, clientKey: randomUUID(), body } }
      for (;;) {
        const site = instances.answering(number)
        try {
          const response = await fetch(`${site.url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie: own },
            body: JSON.stringify({ query: SEND, variables }),
          })
          sent.parse(await response.json())
          return
        } catch (error) {
          // The answer of a killed instance never comes: whether it wrote the message is not known.
          if (instances.isAlive(site)) throw error
          repeated += 1
        }
      }
    }
    await Promise.all(
      senders.map(async (sender, number) => {
        for (let at = 0; at < MESSAGES_EACH; at += 1) {
          if (answered >= BACK_BEFORE) await instances.back()
          await send(sender, number, `Mensaje ${at} de ${number}`)
          answered += 1
          if (answered === KILLED_AT) instances.kill()
          if (answered % MESSAGES_PER_GROUP === 0) await notify(people.splice(0, GROUP))
        }
      }),
    )
    expect(people).toEqual([])
    expect(repeated).toBeGreaterThan(0)

    const bodies = senders
      .flatMap((_sender, number) =>
        Array.from({ length: MESSAGES_EACH }, (_message, at) => `Mensaje ${at} de ${number}`),
      )
      .toSorted()
    const shown = () => pages.flatMap(page => [...page.shown.values()])
    await vi.waitFor(() => expect(new Set(shown()).size).toBe(MESSAGES), PATIENCE)
    expect(shown().toSorted()).toEqual(bodies)
    for (const { close } of pages) close()
    const { prisma } = harness.services.db
    expect(await prisma.message.count()).toBe(MESSAGES)
    expect(await prisma.conversationParty.findMany({ select: { unreadCount: true } })).toEqual(
      senders.map(() => ({ unreadCount: MESSAGES_EACH })),
    )

    await vi.waitFor(async () => {
      const { rows } = await harness.services.db.query(
        `select name, count(*)::int from pgboss.job
         where (starts_with(name, 'channels.') or name in ('notices', 'events.dispatch')) and state <= 'active'
         group by name`,
      )
      expect(rows).toEqual([])
    }, PATIENCE)
    const mails = mailServer.sandbox.control.mails
      .list()
      .filter(({ to }) => to.some(address => address.endsWith('@bulk.test')))
    const messageIds = new Set(mails.map(({ messageId }) => messageId))
    expect(messageIds.size).toBe(PEOPLE)
    expect(new Set(mails.flatMap(({ to }) => to)).size).toBe(PEOPLE)
    // A mail server knows a repeated mail by its Message-ID.
    expect(mails.length - PEOPLE).toBeLessThanOrEqual(IN_FLIGHT)
    const inBell = { account: { email: { endsWith: '@bulk.test' } } }
    expect(await prisma.notification.count({ where: inBell })).toBe(PEOPLE)
    expect(await prisma.notificationCount.count({ where: { ...inBell, unread: 1 } })).toBe(PEOPLE)
    const { rows: lost } = await harness.services.db.query('select 1 from "FailedJob"')
    expect(lost).toEqual([])
  },
  SLOW,
)
