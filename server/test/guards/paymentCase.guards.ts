import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { keepPaymentCase } from '../paymentCases.ts'
import { adminsOnly, type Guards, onceOnly } from './guards.ts'
import { sold } from './order.guards.ts'

const facts = [
  'id',
  'kind',
  'state',
  'amount',
  'reason',
  'respondBy',
  'openedAt',
  'isDue',
  'booked',
  'isLoss',
  'version',
  'owedToPayer',
  'gatewayName',
  'paymentRef',
  'payer',
  'orders',
]
const decision = ['settledAt', 'note']
const chargeable = ['chargeable', 'chargeable.orderId', 'chargeable.amount']

export const PAYMENT_CASE_GUARDS: Guards = {
  commands: {
    settlePaymentCase: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['DUE'], 'done'],
        [['SETTLED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...onceOnly,
      async prepare(stage) {
        const { prisma } = stage.harness.services.db
        const id = await keepPaymentCase(stage.harness, await sold(stage))
        const reason = 'Se presentó la guía firmada'
        return {
          variables: { id: encodeGlobalId('PaymentCase', id), reason },
          async put(state) {
            if (state === 'NOBODY') return { id: encodeGlobalId('PaymentCase', newId()), reason }
            await prisma.paymentCase.update({ where: { id }, data: { isDue: state === 'DUE' } })
            return undefined
          },
        }
      },
    },
  },
  fields: {
    Query: [[['admin'], ['paymentCases']]],
    Subscription: [[['admin'], ['paymentCaseUpdated']]],
    paymentCase: [
      [['admin'], [...facts, ...decision]],
      [[], chargeable],
    ],
    duePaymentCase: [
      [['admin'], [...facts, ...chargeable]],
      [[], decision],
    ],
  },
  onlyAnswered: ['PaymentCasePayload'],
}
