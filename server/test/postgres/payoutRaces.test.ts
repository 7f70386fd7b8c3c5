import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDiscrepancies } from '../../src/domains/payments/ledgerAudit.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Answer, Caller } from '../harness.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  SHIP,
} from '../paymentsWorld.ts'
import {
  APPROVE_PAYOUT_ACCOUNT,
  CLOSE_PAYOUT_BATCH,
  keepPayable,
  keepPayoutAccount,
  MARK_PAYOUT_FAILED,
  MARK_PAYOUT_PAID,
  WITHDRAW_PAYOUT_ACCOUNT,
} from '../payoutsWorld.ts'
import { createProvider } from '../world.ts'

let world: PaymentsWorld
let providers: { caller: Caller; id: string }[]
beforeAll(async () => {
  world = await createPaymentsWorld({ settings: { cancellationFeeBps: 1000 } })
  expect(world.harness.services.db.kind).toBe('postgres')
  providers = [world.cast.litoral, world.cast.bulevar].map(ownId)
  for (let n = 0; n < 4; n += 1)
    providers.push(
      ownId(await createProvider(world.harness, { companyName: `P${n}`, email: `p${n}@cobros.test` })),
    )
  for (const { id } of providers) await keepPayoutAccount(world.harness, id)
})
afterAll(() => world.close())

function ownId(caller: Caller) {
  if (caller.viewer.kind !== 'account' || !caller.viewer.provider) throw new Error('no provider')
  return { caller, id: caller.viewer.provider.id }
}
const prisma = () => world.harness.services.db.prisma
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const codes = (answers: readonly Answer[]) =>
  answers.map(({ data, errors }) => {
    const [result] = Object.values(data ?? {}) as ({ __typename?: string } | null)[]
    return errors.length > 0 ? JSON.stringify(errors) : (result?.__typename ?? '')
  })
const close = (key = newId()) => world.cast.admin.run(CLOSE_PAYOUT_BATCH, { key })
const pendingLines = () => prisma().payoutLine.findMany({ where: { state: 'PENDING' } })
const lineId = (id: string) => encodeGlobalId('PayoutLine', id)
async function settleAll() {
  for (const { id } of await pendingLines()) await world.cast.admin.run(MARK_PAYOUT_PAID, { id: lineId(id) })
}
const audit = () => findDiscrepancies(prisma(), world.harness.clock.now())

test('takes each balance once when ten batches are closed at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (const { id } of providers) await keepPayable(world.harness, id, 100_000)
    await times(10, () => close())
    const lines = await pendingLines()
    expect(lines.map(({ amountCentesimos }) => amountCentesimos)).toEqual(providers.map(() => 100_000))
    expect(new Set(lines.map(({ providerId }) => providerId)).size).toBe(providers.length)
    expect(await ledgerBalances(world)).toMatchObject({ PAYING_OUT: -100_000 * providers.length })
    await settleAll()
  }
  expect(await audit()).toEqual([])
})

test('makes one batch of one key that is sent ten times at once', async () => {
  for (const { id } of providers) await keepPayable(world.harness, id, 50_000)
  const key = newId()
  expect(new Set(codes(await times(10, () => close(key))))).toEqual(new Set(['PayoutBatchPayload']))
  expect(await prisma().payoutBatch.count({ where: { submissionKey: key } })).toBe(1)
  await settleAll()
})

test('decides a line once, and ends the batch once, when all lines are decided eight times at once', async () => {
  for (const { id } of providers) await keepPayable(world.harness, id, 70_000)
  await close()
  const lines = await pendingLines()
  const answers = await Promise.all(
    lines.flatMap(({ id }, index) =>
      Array.from({ length: 8 }, () =>
        index % 2 === 0
          ? world.cast.admin.run(MARK_PAYOUT_PAID, { id: lineId(id) })
          : world.cast.admin.run(MARK_PAYOUT_FAILED, { id: lineId(id), reason: 'Cuenta cerrada' }),
      ),
    ),
  )
  expect(codes(answers).filter(code => code === 'PayoutLinePayload')).toHaveLength(lines.length)
  const batchId = lines[0]?.batchId ?? ''
  expect(await prisma().payoutBatch.findUnique({ where: { id: batchId } })).toMatchObject({
    state: 'SETTLED',
  })
  expect(await prisma().stateChange.count({ where: { machine: 'PayoutBatch', subjectId: batchId } })).toBe(1)
  expect(await audit()).toEqual([])
  await close()
  await settleAll()
})

test('loses nothing when sales are released and canceled while batches are closed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const released = await createPaidOrder(world)
    const canceled = await createPaidOrder(world)
    await world.cast.litoral.data(SHIP, { input: { orderId: released.orderId, method: 'OWN_DELIVERY' } })
    await keepPayable(world.harness, providers[0]?.id ?? '', 300_000)
    await Promise.all([
      ...Array.from({ length: 4 }, () => close()),
      world.cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: released.orderId, restPaid: false } }),
      world.cast.litoral.run(CANCEL_ORDER, { input: { orderId: canceled.orderId, reason: 'Sin stock' } }),
    ])
    await world.settle()
    await close()
    await settleAll()
    expect(await audit()).toEqual([])
    const balances = await ledgerBalances(world)
    expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect(balances.PAYING_OUT).toBeUndefined()
  }
})

test('either uses a changed account or stops it when its owner and the team decide at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { caller, id } = providers[1] ?? ownId(world.cast.bulevar)
    const account = await keepPayoutAccount(world.harness, id, {
      state: 'PENDING',
      effectiveAt: null,
      decidedAt: null,
    })
    const global = { id: encodeGlobalId('PayoutAccount', account.id) }
    await Promise.all([
      world.cast.admin.run(APPROVE_PAYOUT_ACCOUNT, global),
      caller.run(WITHDRAW_PAYOUT_ACCOUNT, global),
    ])
    // An approved account that is not in force yet can be taken back: the owner always wins.
    expect(await prisma().payoutAccount.findUnique({ where: { id: account.id } })).toMatchObject({
      state: 'WITHDRAWN',
    })
  }
})
