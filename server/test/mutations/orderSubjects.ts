import { randomUUID } from 'node:crypto'
import type { OrderState, PaymentPlan } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/graphql/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { createOffer } from '../offersWorld.ts'
import { VERIFY } from '../paymentsWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import type { PrepareSubject } from './subjects.ts'

/** What the seller offers for a request of the owner; answers the offer's global id. */
async function offered({ people }: Stage): Promise<{ offerId: string; requestId: string }> {
  const request = await createRequest(people.owner.caller)
  return { offerId: await createOffer(people.seller.caller, request), requestId: request.rawId }
}

/** What the owner has paid to the seller; its row's id. */
async function sold(stage: Stage): Promise<string> {
  const { offerId, requestId } = await offered(stage)
  await stage.pay(offerId)
  const { prisma } = stage.harness.services.db
  return (await prisma.order.findFirstOrThrow({ where: { requestId } })).id
}

const onOrder =
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

const verifyCheckout: PrepareSubject = async stage => {
  const { sandbox, people } = stage
  const { stripe } = sandbox.control
  const { offerId } = await offered(stage)
  const sessionId = await stage.checkOut(offerId)
  const paid = await stage.checkOut((await offered(stage)).offerId)
  stripe.pay(paid)
  return {
    variables: { sessionId: paid },
    async put(state) {
      if (state === 'UNPAID') return { sessionId }
      if (state === 'UNKNOWN') return { sessionId: 'cs_test_unknown' }
      if (state === 'SETTLED') await people.owner.caller.data(VERIFY, { sessionId: paid })
      return undefined
    },
  }
}

export const ORDER_SUBJECTS: Readonly<Record<string, PrepareSubject>> = {
  verifyCheckout,
  shipOrder: onOrder({ note: 'Sale por Turil' }),
  confirmReceipt: onOrder({ restPaid: false }, 'SHIPPED'),
  cancelSale: onOrder({ reason: 'Sin stock' }),
  sendMessage: async stage => onOrder({ clientKey: randomUUID(), body: 'Hola' })(stage),
}
