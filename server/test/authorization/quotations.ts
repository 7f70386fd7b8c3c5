import { randomUUID } from 'node:crypto'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { FAROL, OPTICA, QUOTE, writeCustomOrder } from '../customOrdersWorld.ts'
import { START_CHECKOUT, VERIFY } from '../paymentsWorld.ts'
import { jpeg } from '../pictures.ts'
import { ITEM_PHOTO, uploadFile } from '../uploadsWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/** Price of the custom order, in centésimos; unique in the world. */
export const QUOTED = 5_432_198

const SEND = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on SendMessagePayload { sentMessage { id } } }
  }
`
const OPEN = 'mutation { openCustomOrder { __typename } }'

/**
 * A custom order of the provider that a guest opened and paid, with everything that its payment made: database ids by
 * fixture.
 */
export async function sellCustomOrder({ harness, sandbox, people }: Stage) {
  const { prisma } = harness.services.db
  const photo = await uploadFile(people.provider.caller, await jpeg(), ITEM_PHOTO)
  const { rawId, id, guest } = await writeCustomOrder(harness, people.provider.caller, {
    ...QUOTE,
    clientName: SAID.clientName,
    clientEmail: SAID.clientEmail,
    clientPhone: SAID.clientPhone,
    notes: SAID.quoteNotes,
    items: [
      {
        ...OPTICA,
        price: QUOTED,
        description: SAID.quoteItem,
        uploadIds: [photo.upload?.id ?? ''],
      },
      FAROL,
    ],
  })
  await guest.data(OPEN)
  const { startCheckout } = await guest.data<{ startCheckout: { checkout: { id: string } } }>(
    START_CHECKOUT,
    {
      input: {
        choices: [{ of: id, version: 1, plan: 'FULL' }],
        gateway: 'STRIPE',
        payer: { name: SAID.payerName, email: SAID.payerEmail },
      },
    },
  )
  const checkoutId = decodeGlobalId(startCheckout.checkout.id)?.id
  const checkout = await prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId ?? '' } })
  const sessionId = checkout.gatewayRef ?? ''
  sandbox.control.stripe.pay(sessionId)
  await guest.data(VERIFY, { sessionId })
  const { order } = await prisma.customOrder.findUniqueOrThrow({
    where: { id: rawId },
    select: { order: { include: { lines: true, allocations: true } } },
  })
  const guestOrder = order?.id ?? ''
  await prisma.order.update({
    where: { id: guestOrder },
    data: { deliveryMethod: 'PICKUP', pickupPlace: 'Rivera 2100', pickupHours: 'De 9 a 18' },
  })
  const { sendMessage } = await harness
    .guest({ subject: 'ORDER', id: guestOrder })
    .data<{ sendMessage: { sentMessage: { id: string } } }>(SEND, {
      input: {
        orderId: encodeGlobalId('Order', guestOrder),
        clientKey: randomUUID(),
        body: SAID.guestMessage,
      },
    })
  const conversation = await prisma.conversation.findUniqueOrThrow({ where: { orderId: guestOrder } })
  const item = await prisma.customOrderItem.findFirstOrThrow({
    where: { version: { customOrderId: rawId } },
    include: { files: true },
  })
  return {
    customOrder: rawId,
    customOrderItem: item.id,
    customOrderFile: item.files[0]?.id,
    guestOrder,
    guestConversation: conversation.id,
    guestMessage: decodeGlobalId(sendMessage.sentMessage.id)?.id,
    guestOrderLine: order?.lines[0]?.id,
    guestPayment: order?.allocations[0]?.id,
    guestCheckout: checkout.id,
  }
}
