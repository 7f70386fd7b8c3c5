import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPaidOrder,
  createPaymentsWorld,
  ledgerInvariants,
  type PaymentsWorld,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { post } from './ledger.ts'
import { findDiscrepancies } from './ledgerAudit.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

test('refuses an unbalanced transaction, a change and a second transaction for one reason', async () => {
  const at = world.harness.clock.now()
  const about = { kind: 'CHARGE', orderId: null, paymentId: null, at } as const
  const write = (subjectId: string, amounts: readonly number[]) =>
    world.harness.services.transact(({ tx }) =>
      post(tx, {
        ...about,
        subjectId,
        postings: amounts.map(amountCentesimos => ({ account: 'HELD', providerId: null, amountCentesimos })),
      }),
    )
  await expect(write('one-sided', [100])).rejects.toThrow()
  await expect(write('crooked', [100, -99])).rejects.toThrow()
  await write('straight', [100, -100])
  await expect(write('straight', [100, -100])).rejects.toThrow()
  await expect(prisma().ledgerEntry.updateMany({ data: { amountCentesimos: 1 } })).rejects.toThrow(
    /immutable/,
  )
  await expect(prisma().ledgerTransaction.deleteMany({})).rejects.toThrow(/immutable/)
})

test('names an order with misplaced money in the audit', async () => {
  const order = await createPaidOrder(world)
  const wrong = { state: 'RELEASED', where: { id: order.rawOrderId } } as const
  await prisma().order.update({ where: wrong.where, data: { state: wrong.state } })
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([
    expect.stringMatching(/^held for order .*: expected 0, found 485000$/),
    expect.stringMatching(/^released for order .*: expected 1, found 0$/),
  ])
  await world.harness.runJob('payment.auditLedger')
  await world.harness.drain()
  const alarm = world.harness.mails.find(({ subject }) => subject.startsWith('Alarma'))
  expect(alarm).toMatchObject({
    to: world.harness.services.settings.supportEmail,
    subject: 'Alarma: 2 diferencias en el libro de cuentas',
  })
  expect(alarm?.text).toContain(`held for order ${order.rawOrderId}: expected 0, found 485000`)
  await prisma().order.update({ where: wrong.where, data: { state: 'PAID' } })
  const mailed = world.harness.mails.length
  await world.harness.runJob('payment.auditLedger')
  await world.harness.drain()
  expect(world.harness.mails).toHaveLength(mailed)
})

test('keeps the ledger at zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})
