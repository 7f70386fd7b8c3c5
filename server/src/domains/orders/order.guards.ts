import type { Stage } from '../../../test/authorization/stage.ts'
import { type Guards, onceOnly, type PrepareSubject, providersOwn } from '../../../test/guards/guards.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import type { OrderState, PaymentPlan } from '../../generated/prisma/enums.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { orderLifecycle } from './order.lifecycle.ts'

/** What the provider offers for a request of the owner; returns the offer's global id. */
export async function offered({ people }: Stage): Promise<{ offerId: string; requestId: string }> {
  const request = await createRequest(people.owner.caller)
  return { offerId: await createOffer(people.provider.caller, request), requestId: request.rawId }
}

/** What the owner has paid to the provider; its row's id. */
async function sold(stage: Stage): Promise<string> {
  const { offerId, requestId } = await offered(stage)
  await stage.pay(offerId)
  const { prisma } = stage.harness.services.db
  return (await prisma.order.findFirstOrThrow({ where: { requestId } })).id
}

/** A command on an order of the owner with the provider. */
export const onOrder =
  (input: Record<string, unknown>, first: OrderState = 'PAID'): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const rawId = await sold(stage)
    const put = (data: { state: OrderState; plan?: PaymentPlan }) =>
      prisma.order.update({ where: { id: rawId }, data })
    if (first !== 'PAID') await put({ state: first })
    const variables = { input: { ...input, orderId: encodeGlobalId('Order', rawId) } }
    return {
      variables,
      canReturn: true,
      async put(state) {
        if (state === 'UNPAID') return { input: { ...input, orderId: encodeGlobalId('Order', newId()) } }
        if (state === 'REST_OWED') await put({ state: 'SHIPPED', plan: 'DEPOSIT' })
        else await put({ state: state as OrderState, plan: 'FULL' })
        return undefined
      },
    }
  }

const orderFacts = 'id shortId state plan total paid rest lines request provider viewerIsBuyer createdAt'
const contact = 'contact contact.name contact.email contact.phone contact.department'
const actions = 'viewerActions viewerActions.action viewerActions.enabled'

export const ORDER_GUARDS: Guards = {
  commands: {
    shipOrder: {
      scope: 'approvedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: { PAID: 'done', 'SHIPPED RECEIVED RELEASED CANCELED': 'WRONG_STATE' },
      ...onceOnly,
      prepare: onOrder({ note: 'Sale por Turil' }),
    },
  },

  fields: {
    Subscription: { 'owner provider admin': 'orderUpdated', provider: 'orderPlaced' },
    ownerAccount: { 'owner admin': 'orders' },
    providerAccount: { nobody: 'orders' },
    provider: { 'owner orderGuest provider admin': 'orders' },
    quoter: { nobody: 'orders' },
    pendingProvider: { nobody: 'orders' },
    rejectedProvider: { nobody: 'orders' },
    openRequest: { nobody: 'viewerOrder' },
    paidRequest: { 'owner provider': 'viewerOrder' },
    visitorRequest: { nobody: 'viewerOrder' },
    openOffer: { 'owner requestGuest quoter admin': 'provider.sales', nobody: 'order' },
    repeatedOffer: { 'owner requestGuest provider admin': 'provider.sales', nobody: 'order' },
    paidOffer: { 'owner provider admin': 'order provider.sales' },
    order: {
      'owner orderGuest provider admin': `${orderFacts} shippingNote`,
      // Each view of it is logged with the account that had it, which a guest has not.
      'owner provider admin': contact,
      // The provider’s and the admin’s counterpart is a person without business.
      owner: 'contact.companyName contact.address',
      'owner provider': actions,
      provider: 'viewerActions.disabledReason',
      nobody: 'cancelReason',
    },
    canceledOrder: {
      'owner provider admin': `${orderFacts} cancelReason`,
      // It closes with the order, also to whoever had seen it.
      admin: contact,
      'owner provider': `${actions} viewerActions.disabledReason`,
      nobody: 'shippingNote contact.companyName contact.address',
    },
    orderLine: {
      'owner orderGuest provider admin': 'id description quantity condition price deliveryTime warrantyDays',
      'provider admin': 'commission',
    },
  },

  onlyAnswered: ['OrderPayload'],
}
