import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { globalId } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { DELETIONS, deletedBy, sideOf } from '../orders/order.policy.ts'
import { OrderPayload } from '../orders/order.schema.ts'
import { ALLOCATED } from '../payments/moneyState.ts'
import { accountOf } from '../viewer.ts'
import { deleteOrder, restoreOrder, whyNotDeleted } from './orderDeletion.operations.ts'
import { MoneyOpen } from './privacy.errors.ts'

builder.prismaObjectField('Order', 'deletionAction', t =>
  t.field({
    type: ViewerActionType,
    nullable: true,
    description:
      'DELETE for a party with an account, disabled until the order and its money are finished; RESTORE once that party deleted it. Null for others.',
    select: { ...DELETIONS, allocations: ALLOCATED },
    resolve: (order, _args, { viewer }) => {
      const side = accountOf(viewer) ? sideOf(viewer, order) : null
      if (side === null) return null
      if (deletedBy(side, order)) return viewerAction('RESTORE', true, '')
      const because = whyNotDeleted(order)
      return viewerAction('DELETE', because === null, because ?? '')
    },
  }),
)

const oneOrder = z.object({ id: globalId().describe('The Order.') })

commandWithArgs('deleteOrder', {
  type: OrderPayload,
  description:
    'Deletes a finished order from one’s own list; the order, its conversation and its money stay on record, and the other party keeps it. Refused while money of it is open. Its parties.',
  authScopes: { account: true },
  refusals: [MoneyOpen, WrongState],
  args: oneOrder,
  run: (ctx, { id }) => deleteOrder(ctx, id),
})
commandWithArgs('restoreOrder', {
  type: OrderPayload,
  description: 'Puts a deleted order back into one’s own list, at any time. Its parties.',
  authScopes: { account: true },
  args: oneOrder,
  run: (ctx, { id }) => restoreOrder(ctx, id),
})
