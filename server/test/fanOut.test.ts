import { readFile } from 'node:fs/promises'
import { type ExecutionResult, execute, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../src/domains/accounts/account.operations.ts'
import { type RequestEvent, requestAnswered } from '../src/domains/requests/request.events.ts'
import { recorded } from '../src/domains/viewer.ts'
import { schema } from '../src/graphql/schema.ts'
import { type Caller, createHarness, type Harness } from './harness.ts'
import { createOffer } from './offersWorld.ts'
import { createRequest } from './requestsWorld.ts'
import { type Cast, createCast } from './world.ts'

const persisted = JSON.parse(
  await readFile(new URL('../../client/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>
const feedNews = Object.values(persisted).find(text =>
  text.startsWith('subscription useProviderNewsRequestSubscription'),
)

let harness: Harness
let cast: Cast
let event: RequestEvent
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const request = await createRequest(cast.ana)
  await createOffer(cast.litoral, request)
  const { id, buyerId } = await harness.services.db.prisma.partRequest.findFirstOrThrow()
  event = { requestId: id, buyerId }
})
afterAll(() => harness.close())

/** An approved provider with an account of its own. */
async function joinProvider(email: string): Promise<Caller> {
  const createdAt = harness.clock.now()
  const id = await harness.services.transact(async ({ tx }) => {
    const account = await createAccount(tx, {
      email,
      passwordHash: '-',
      createdAt,
      profile: {
        kind: 'PROVIDER',
        name: 'Dueño',
        phone: '+59847223180',
        department: 'SALTO',
        companyName: email,
        partsDescription: 'Repuestos',
        rut: null,
        address: null,
      },
    })
    await tx.providerProfile.update({ where: { accountId: account.id }, data: { status: 'APPROVED' } })
    return account.id
  })
  return harness.as(id)
}

/** Announces the request to all of them; returns the number of reads, and each one's result. */
async function announceTo(callers: readonly Caller[]) {
  if (!feedNews) throw new Error('the client has no news of the feed')
  const listening: AsyncIterableIterator<ExecutionResult>[] = []
  for (const caller of callers) listening.push(await caller.subscribe(feedNews))
  const heard = Promise.all(listening.map(async news => (await news.next()).value as ExecutionResult))
  await harness.services.transact(async ({ emit }) => {
    await emit(requestAnswered, event)
    harness.statements.length = 0
  })
  const answers = await heard
  await Promise.all(listening.map(news => news.return?.()))
  return { reads: harness.statements.filter(sql => sql.startsWith('SELECT')).length, answers }
}

test('reads as much for many accounts as for few at an event, and gives each its own answer', async () => {
  const few = await announceTo([cast.litoral, cast.bulevar, cast.pending])
  const others: Caller[] = []
  for (let index = 0; index < 60; index += 1) others.push(await joinProvider(`provider${index}@fan.test`))
  const many = await announceTo([cast.litoral, cast.bulevar, cast.pending, ...others])
  // Reads the request, who quoted it, who gives its buyer a discount, its parts, and whose catalogues have them.
  expect(few.reads).toBe(5)
  expect(many.reads).toBe(5)
  expect(many.answers.slice(0, 3)).toEqual(few.answers)
  const offerActions = many.answers.map(
    ({ data }) =>
      (data as { feedRequest: { viewerActions: { enabled: boolean; disabledReason: string }[] } }).feedRequest
        .viewerActions[0],
  )
  expect(offerActions[0]).toMatchObject({
    enabled: false,
    disabledReason: 'Ya enviaste una oferta para este pedido. Podés editarla en Ofertas.',
  })
  expect(offerActions[2]).toMatchObject({
    enabled: false,
    disabledReason: expect.stringContaining('en revisión'),
  })
  expect(offerActions.filter(action => action?.enabled)).toHaveLength(61)
})

test('news of the feed are the same for all providers who answer a few questions alike', async () => {
  if (!feedNews) throw new Error('the client has no news of the feed')
  const { viewer, trace } = recorded(cast.bulevar.viewer)
  const { errors } = await execute({
    schema,
    document: parse(feedNews),
    rootValue: { event: 'request.answered', data: event },
    contextValue: { ...cast.bulevar.context(), viewer },
  })
  expect(errors).toBeUndefined()
  expect(trace.isPrivate).toBe(false)
  const asked = [...trace.facts.keys()].map(question => question.split(' ')[0])
  expect(asked.toSorted()).toEqual(['account', 'catalogue', 'discount', 'offers'])
})
