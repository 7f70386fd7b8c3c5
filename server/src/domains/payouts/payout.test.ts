import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import {
  type AnsweredBatch,
  BALANCE,
  CLOSE_PAYOUT_BATCH,
  keepPayoutAccount,
  MARK_PAYOUT_FAILED,
  MARK_PAYOUT_PAID,
} from '../../../test/payoutsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { findDiscrepancies } from '../payments/ledgerAudit.ts'
import { requireProvider } from '../viewer.ts'
import { exportPayoutBatch } from './payoutFile.ts'

let world: PaymentsWorld
let litoral: string
beforeAll(async () => {
  world = await createPaymentsWorld({ settings: { cancellationFeeBps: 100 } })
  litoral = requireProvider(world.cast.litoral.viewer).provider.id
  await keepPayoutAccount(world.harness, litoral)
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
/** Until no buyer may withdraw any more. */
const waitForWithdrawals = () => world.harness.clock.advance(21 * DAY_MS)

/** Ana pays Litoral 4.850 pesos, less 9 % of commission: 441.350 centésimos. */
async function sell(): Promise<void> {
  const { orderId } = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
}

interface Answer {
  readonly __typename: string
  readonly message?: string
  readonly payoutBatch?: AnsweredBatch
}
const close = async (key = newId()) =>
  (await world.cast.admin.data<{ closePayoutBatch: Answer }>(CLOSE_PAYOUT_BATCH, { key })).closePayoutBatch
const markPaid = async (id: string) =>
  (await world.cast.admin.data<{ markPayoutPaid: Answer }>(MARK_PAYOUT_PAID, { id })).markPayoutPaid
const markFailed = async (id: string, reason = 'La cuenta está cerrada') =>
  (await world.cast.admin.data<{ markPayoutFailed: Answer }>(MARK_PAYOUT_FAILED, { id, reason }))
    .markPayoutFailed

async function balance() {
  const { viewer } = await world.cast.litoral.data<{
    viewer: { provider: { balance: Record<string, number> } }
  }>(BALANCE)
  return viewer.provider.balance
}

function onlyLine({ payoutBatch }: Answer) {
  const [edge] = payoutBatch?.lines.edges ?? []
  if (!payoutBatch || !edge) throw new Error('there is no line')
  return { batch: payoutBatch, ...edge.node }
}
const audit = () => findDiscrepancies(prisma(), world.harness.clock.now())

/** Each test begins without anything to be paid. */
beforeEach(async () => {
  waitForWithdrawals()
  await close()
  const pending = await prisma().payoutLine.findMany({ where: { state: 'PENDING' }, select: { id: true } })
  for (const { id } of pending) await markPaid(encodeGlobalId('PayoutLine', id))
})

test('waits for the window of withdrawal, then takes the balance, and pays it once', async () => {
  const before = await balance()
  await sell()
  expect(await balance()).toMatchObject({ payable: 441_350, waiting: 441_350, payingOut: 0 })
  expect(await close()).toMatchObject({ __typename: 'WrongState', message: 'No hay nada para pagar ahora.' })
  waitForWithdrawals()
  expect(await balance()).toMatchObject({ payable: 441_350, waiting: 0 })
  const closed = await close()
  const line = onlyLine(closed)
  expect(closed.payoutBatch).toMatchObject({ state: 'CLOSED', pending: { count: 1, amount: 441_350 } })
  expect(line).toMatchObject({ amount: 441_350, state: 'PENDING', account: { hint: '···· 0021' } })
  expect(await balance()).toMatchObject({ payable: 0, payingOut: 441_350, paidOut: before.paidOut })
  expect(await audit()).toEqual([])

  expect(await markPaid(line.id)).toMatchObject({
    payoutBatch: { state: 'SETTLED', paid: { count: 1, amount: 441_350 }, pending: { count: 0 } },
  })
  expect(await markPaid(line.id)).toMatchObject({ message: 'Ese pago ya está hecho.' })
  expect(await balance()).toMatchObject({
    payable: 0,
    payingOut: 0,
    paidOut: (before.paidOut ?? 0) + 441_350,
  })
  expect(await audit()).toEqual([])
})

test('answers the same batch to the same key, also when nothing is due any more', async () => {
  await sell()
  waitForWithdrawals()
  const key = newId()
  const first = await close(key)
  expect(await close(key)).toEqual(first)
  expect(await prisma().payoutBatch.count({ where: { submissionKey: key } })).toBe(1)
})

test('makes a failed line payable again, and the next batch pays it', async () => {
  await sell()
  waitForWithdrawals()
  const failing = onlyLine(await close())
  expect(await markFailed(failing.id)).toMatchObject({
    payoutBatch: { state: 'SETTLED', failed: { count: 1, amount: 441_350 } },
  })
  expect(await balance()).toMatchObject({ payable: 441_350, payingOut: 0 })
  await world.harness.drain()
  const mails = world.harness.mails.filter(({ to }) => to === 'litoral@cast.test')
  expect(mails.at(-1)?.text).toContain('La cuenta está cerrada')
  const again = onlyLine(await close())
  expect(again).toMatchObject({ amount: 441_350 })
  expect(again.id).not.toBe(failing.id)
  expect(await audit()).toEqual([])
})

test('makes a payout payable again that the bank returned after it had paid', async () => {
  await sell()
  waitForWithdrawals()
  const before = await balance()
  const line = onlyLine(await close())
  await markPaid(line.id)
  expect(await markFailed(line.id, 'El banco devolvió la transferencia')).toMatchObject({
    payoutBatch: { state: 'SETTLED', failed: { count: 1 } },
  })
  expect(await balance()).toMatchObject({ payable: 441_350, payingOut: 0, paidOut: before.paidOut })
  expect(await audit()).toEqual([])
})

test('carries a negative balance over, and subtracts it from the next payout', async () => {
  const { orderId } = await createPaidOrder(world)
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  await world.settle()
  expect(await balance()).toMatchObject({ payable: -4_850 })
  expect(await close()).toMatchObject({ __typename: 'WrongState' })
  await sell()
  waitForWithdrawals()
  expect(onlyLine(await close())).toMatchObject({ amount: 441_350 - 4_850 })
  expect(await audit()).toEqual([])
})

test('pays nobody without an account in force, and says how much is due to the others', async () => {
  await sell()
  waitForWithdrawals()
  const due = async () =>
    (await world.cast.admin.data<{ duePayouts: unknown }>('{ duePayouts { count amount } }')).duePayouts
  expect(await due()).toEqual({ count: 1, amount: 441_350 })
  const { updateMany } = prisma().payoutAccount
  await updateMany({ data: { effectiveAt: new Date(world.harness.clock.now().getTime() + 1) } })
  expect(await due()).toEqual({ count: 0, amount: 0 })
  expect(await close()).toMatchObject({ __typename: 'WrongState' })
  world.harness.clock.advance(1)
  expect(onlyLine(await close())).toMatchObject({ amount: 441_350 })
})

test('exports a batch for the bank, and logs that the accounts were seen', async () => {
  await sell()
  waitForWithdrawals()
  await prisma().providerProfile.update({ where: { id: litoral }, data: { companyName: '=Litoral' } })
  const { batch } = onlyLine(await close())
  const line = await prisma().payoutLine.findFirstOrThrow({ where: { state: 'PENDING' } })
  const file = await exportPayoutBatch(
    world.cast.admin.context(),
    encodeGlobalId('PayoutBatch', line.batchId),
  )
  await prisma().providerProfile.update({
    where: { id: litoral },
    data: { companyName: 'Repuestos del Litoral' },
  })
  expect(batch.filePath).toBe(`/planillas/liquidacion-${encodeGlobalId('PayoutBatch', line.batchId)}.csv`)
  expect(file.split('\r\n')).toEqual([
    '\uFEFFReferencia;Banco;Tipo de cuenta;Número de cuenta;Titular;Documento;Moneda;Importe;Estado;Proveedor',
    expect.stringMatching(
      /^T[\dA-F]{10};BROU;Caja de ahorro;00123456700021;Dueña del Litoral;12345672;UYU;4413,50;En el banco;'=Litoral$/,
    ),
    '',
  ])
  expect(await prisma().payoutBatch.findUnique({ where: { id: line.batchId } })).toMatchObject({
    exportedAt: world.harness.clock.now(),
  })
  const views = await world.cast.litoral.data<{ viewer: { contactViews: { edges: unknown[] } } }>(
    '{ viewer { contactViews(first: 1) { edges { node { purpose viewerName } } } } }',
  )
  expect(views.viewer.contactViews.edges).toEqual([
    { node: { purpose: 'PAYOUT', viewerName: 'Equipo de Tuerca' } },
  ])
  await expect(exportPayoutBatch(world.cast.litoral.context(), batch.id)).rejects.toThrow(/permisos/)
})

test('names lines and batches in the audit whose money is elsewhere', async () => {
  await sell()
  waitForWithdrawals()
  const { batch } = onlyLine(await close())
  const pending = await prisma().payoutLine.findFirstOrThrow({ where: { state: 'PENDING' } })
  const settledAt = world.harness.clock.now()
  await prisma().payoutLine.update({ where: { id: pending.id }, data: { state: 'PAID', settledAt } })
  expect(await audit()).toEqual([
    `paying out by payout ${pending.id}: expected 0, found 441350`,
    `paid from bank by payout ${pending.id}: expected 441350, found 0`,
    expect.stringMatching(/^open lines of settled payout batch .*: expected 1, found 0$/),
  ])
  await prisma().payoutLine.update({
    where: { id: pending.id },
    data: { state: 'FAILED', settledAt, reason: 'x' },
  })
  expect(await audit()).toEqual([
    `paying out by payout ${pending.id}: expected 0, found 441350`,
    `taken from balance by payout ${pending.id}: expected 0, found -441350`,
    expect.stringMatching(/^open lines of settled payout batch/),
  ])
  await prisma().payoutLine.update({
    where: { id: pending.id },
    data: { state: 'PENDING', settledAt: null, reason: null },
  })
  expect(await audit()).toEqual([])
  expect(batch.state).toBe('CLOSED')
  expect(Object.values(await ledgerBalances(world)).reduce((sum, amount) => sum + amount, 0)).toBe(0)
})
