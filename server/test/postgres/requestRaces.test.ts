import { afterAll, beforeAll, expect, test } from 'vitest'
import { expirePartRequest } from '../../src/domains/requests/asking/request.operations.ts'
import { followTokenOf } from '../../src/domains/requests/following/follow.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Answer, Caller } from '../harness.ts'
import { createOffer, line, MAKE_OFFER } from '../offersWorld.ts'
import { checkoutInput, createPaymentsWorld, type PaymentsWorld, START_CHECKOUT } from '../paymentsWorld.ts'
import { createRequest, requestInput, submitRequest } from '../requestsWorld.ts'

const ROUNDS = 6

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  expect(world.harness.services.db.kind).toBe('postgres')
})
afterAll(() => world.close())

const rowOf = (id: string) =>
  world.harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id } })
/** Result of an answer: the refusal's code, or 'OK'. */
const codeOf = ({ data, errors }: Answer): string => {
  const [result] = Object.values(data ?? {}) as ({ code?: string } | null)[]
  return result?.code ?? (errors.length > 0 ? JSON.stringify(errors) : 'OK')
}
const give = async (caller: Caller, command: string) =>
  codeOf(await caller.run(`mutation { ${command} { __typename ... on Refusal { code } } }`))

/** Two actions at the same moment, alternating which begins first. */
async function atOnce<One, Other>(round: number, one: () => Promise<One>, other: () => Promise<Other>) {
  if (round % 2 === 0) return Promise.all([one(), other()])
  const [second, first] = await Promise.all([other(), one()])
  return [first, second] as const
}

const EDIT =
  'mutation ($input: EditPartRequestInput!) { editPartRequest(input: $input) { __typename ... on Refusal { code } } }'

test('lets nobody quote removed parts when a request changes while it is quoted', async () => {
  const { cast } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, rawId, partIds } = await createRequest(cast.ana)
    const { submissionKey: _key, contact: _contact, ...fields } = requestInput()
    const parts = [{ description: 'Bujía', condition: 'NEW', quantity: 4, urgency: 'LOW' }]
    const input = { ...fields, id, revision: 1, parts, keptFileIds: [], uploadIds: [] }
    const codes = await atOnce(
      round,
      async () => codeOf(await cast.ana.run(EDIT, { input })),
      async () =>
        codeOf(
          await cast.litoral.run(MAKE_OFFER, { input: { requestId: id, lines: [line(partIds[0] ?? '')] } }),
        ),
    )
    expect([
      ['OK', 'INVALID_INPUT'],
      ['WRONG_STATE', 'OK'],
    ]).toContainEqual(codes)
    const asked = await world.harness.services.db.prisma.requestedPart.findFirstOrThrow({
      where: { requestId: rawId },
      include: { offerLines: true },
    })
    expect([asked.description, asked.offerLines.length]).toEqual(
      codes[0] === 'OK' ? ['Bujía', 0] : ['Amortiguador trasero', 1],
    )
  }
})

test('refuses one of the two when a request is deleted while its payment begins', async () => {
  const { cast } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await createRequest(cast.ana)
    const offerId = await createOffer(cast.litoral, request)
    const input = checkoutInput([{ offerId }])
    const codes = await atOnce(
      round,
      () => give(cast.ana, `deletePartRequest(id: "${request.id}")`),
      async () => codeOf(await cast.ana.run(START_CHECKOUT, { input })),
    )
    expect([
      ['OK', 'WRONG_STATE'],
      ['MONEY_OPEN', 'OK'],
    ]).toContainEqual(codes)
    expect((await rowOf(request.rawId)).deletedAt !== null).toBe(codes[0] === 'OK')
  }
})

test.each([
  ['in its last moment', -1, ['OK', 'OPEN', 1]],
  ['once its time is over', 0, ['WRONG_STATE', 'EXPIRED', 0]],
] as const)(
  'does one of both when more time is requested for %s while its timer runs',
  async (_when, ms, outcome) => {
    const { cast, harness } = world
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, rawId } = await createRequest(cast.ana)
      harness.clock.advance(30 * DAY_MS + ms)
      const extend = () => give(cast.ana, `extendPartRequest(id: "${id}", revision: 1)`)
      const [code] = await atOnce(round, extend, () => expirePartRequest(harness.services, rawId))
      const { state, extensions } = await rowOf(rawId)
      expect([code, state, extensions]).toEqual(outcome)
    }
  },
)

test('cancels a visitor’s request confirmed at the same time, and sends it only if that was reported', async () => {
  const { harness } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const contact = { phone: `0942312${String(10 + round)}` }
    // An address each: one device may create few requests a day without an e-mail.
    const visitor = harness.visitorAt(`198.51.100.${100 + round}`)
    const { rawId } = await submitRequest(visitor, { contact })
    const token = followTokenOf(harness.services.settings, { id: rawId, followVersion: 0 })
    const codes = await atOnce(
      round,
      () => give(visitor, `confirmFollowedRequest(token: "${token}")`),
      () => give(visitor, `cancelFollowedRequest(token: "${token}", reason: "Ya lo conseguí")`),
    )
    expect(codes[1]).toBe('OK')
    expect(['OK', 'WRONG_STATE']).toContain(codes[0])
    const { state, sentAt } = await rowOf(rawId)
    expect([state, sentAt !== null]).toEqual(['CANCELED', codes[0] === 'OK'])
  }
})

test('restores a request fully, or erases it and refuses, when the deletion is undone while it runs', async () => {
  const { cast, harness } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, rawId } = await createRequest(cast.ana, { description: 'Hace ruido' })
    await give(cast.ana, `deletePartRequest(id: "${id}")`)
    harness.clock.advance(30 * DAY_MS)
    const [code] = await atOnce(
      round,
      () => give(cast.ana, `restorePartRequest(id: "${id}")`),
      () => harness.runJob('requests.eraseDeleted', { requestId: rawId }),
    )
    const { deletedAt, erasedAt, description } = await rowOf(rawId)
    expect([code, deletedAt === null, erasedAt === null, description]).toEqual(
      code === 'OK' ? ['OK', true, true, 'Hace ruido'] : ['WRONG_STATE', false, false, null],
    )
  }
})
