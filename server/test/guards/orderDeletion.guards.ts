import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import type { OrderState } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { type Guards, NOBODY, type People, type PrepareSubject, sameAgain, within } from './guards.ts'
import { sold } from './order.guards.ts'

/** A finished order, deleted by both of its parties or by none. */
const finished =
  (deletedAt: Date | null): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const id = await sold(stage)
    const put = (state: OrderState) =>
      prisma.order.update({
        where: { id },
        data: { state, buyerDeletedAt: deletedAt, providerDeletedAt: deletedAt },
      })
    await put('RELEASED')
    return {
      variables: { id: encodeGlobalId('Order', id) },
      canReturn: true,
      async put(state) {
        await put(state as OrderState)
        return undefined
      },
    }
  }

/** A mutation of both parties of the order; a guest has no list. */
const partiesOwn: People = [
  [['owner', 'provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['otherBuyer', 'pending', 'rejected', 'suspended', 'stranger', 'quoter', 'admin'], 'NOT_FOUND'],
]
const action = within('deletionAction', ['action', 'enabled'])

export const ORDER_DELETION_GUARDS: Guards = {
  commands: {
    deleteOrder: {
      scope: 'account',
      lifecycle: orderLifecycle,
      people: partiesOwn,
      states: [
        [['RELEASED', 'PARTIALLY_REFUNDED'], 'done'],
        // In the last two, nothing of the paid money has gone back yet.
        [['PAID', 'SHIPPED', 'RECEIVED', 'DISPUTED', 'CANCELED', 'REFUNDED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: finished(null),
    },
    restoreOrder: {
      scope: 'account',
      lifecycle: orderLifecycle,
      people: partiesOwn,
      states: [
        [
          [
            'RELEASED',
            'PARTIALLY_REFUNDED',
            'PAID',
            'SHIPPED',
            'RECEIVED',
            'DISPUTED',
            'CANCELED',
            'REFUNDED',
          ],
          'done',
        ],
      ],
      ...sameAgain,
      prepare: finished(new Date('2026-11-20T12:00:00Z')),
    },
  },
  fields: {
    order: [
      [
        ['owner', 'provider'],
        [...action, 'deletionAction.disabledReason'],
      ],
      [NOBODY, ['deletedAt']],
    ],
    canceledOrder: [
      [
        ['owner', 'provider'],
        ['deletedAt', ...action],
      ],
      [NOBODY, ['deletionAction.disabledReason']],
    ],
    guestOrder: [
      [['provider'], action],
      [NOBODY, ['deletedAt', 'deletionAction.disabledReason']],
    ],
  },
}
