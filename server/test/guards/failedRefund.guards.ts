import { refundLifecycle } from '../../src/domains/payments/payment.lifecycle.ts'
import type { RefundState } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { keepFailedRefund } from '../failedRefunds.ts'
import { adminsOnly, type CommandGuard, type Guards, onceOnly, type PrepareSubject } from './guards.ts'
import { sold } from './order.guards.ts'

/** A failed refund of an order of the owner with the provider. */
const failed: PrepareSubject = async stage => {
  const { prisma } = stage.harness.services.db
  const orderId = await sold(stage)
  const id = await keepFailedRefund(stage.harness, orderId)
  return {
    variables: { id: encodeGlobalId('Refund', id), reason: 'Transferencia 8821 a la cuenta de Ana' },
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('Refund', newId()) }
      if (state === 'HANDLED') {
        await prisma.refund.update({ where: { id }, data: { state: 'FAILED', handling: 'RETRIED' } })
        return undefined
      }
      if (state === 'COVERED') {
        const other = await keepFailedRefund(stage.harness, orderId)
        await prisma.refund.update({ where: { id }, data: { state: 'FAILED', handling: null } })
        await prisma.refund.update({ where: { id: other }, data: { state: 'REQUESTED', settledAt: null } })
        return undefined
      }
      await prisma.refund.update({ where: { id }, data: { state: state as RefundState } })
      return undefined
    },
  }
}

const guard: CommandGuard = {
  scope: 'admin',
  lifecycle: refundLifecycle,
  people: adminsOnly,
  states: [
    [['FAILED'], 'done'],
    [['REQUESTED', 'SUCCEEDED', 'HANDLED', 'COVERED'], 'WRONG_STATE'],
    [['NOBODY'], 'NOT_FOUND'],
  ],
  ...onceOnly,
  prepare: failed,
}

const facts = [
  'id',
  'amount',
  'reason',
  'createdAt',
  'failedAt',
  'handling',
  'handledAt',
  'gatewayName',
  'paymentRef',
]

export const FAILED_REFUND_GUARDS: Guards = {
  commands: { retryRefund: guard, refundByHand: guard },
  fields: {
    Query: [[['admin'], ['failedRefunds']]],
    Subscription: [[['admin'], ['failedRefundUpdated']]],
    failedRefund: [[['admin'], [...facts, 'payer', 'order']]],
  },
  onlyAnswered: ['FailedRefundPayload'],
}
