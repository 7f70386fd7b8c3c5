import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type Cast, emailOf } from './accounts'
import { ask } from './graph'
import { sandbox } from './sandbox'

export type Asked = { readonly id: string; readonly part: string; readonly partId: string }
export type Offered = Asked & { readonly offerId: string }

/** A part that no other test requests. */
export const somePart = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

/** A request of a signed-in buyer for one part, created without the form; `who` is a demo account or has this e-mail. */
export async function askFor(
  buyer: Page,
  who: Cast | { email: string },
  part: string,
  department = 'CANELONES',
): Promise<Asked> {
  const { id, partIds } = await askForParts(buyer, who, [part], department)
  return { id, part, partId: partIds[0] }
}

/** A request of a signed-in buyer for several parts. */
export async function askForParts(
  buyer: Page,
  who: Cast | { email: string },
  parts: readonly string[],
  department = 'CANELONES',
): Promise<{ id: string; partIds: [string, ...string[]] }> {
  const { createPartRequest } = await ask(
    buyer.request,
    `mutation ($input: CreatePartRequestInput!) {
      createPartRequest(input: $input) { ... on CreatePartRequestPayload { request { id parts { id } } } }
    }`,
    {
      input: {
        submissionKey: randomUUID(),
        brand: 'Fiat',
        model: 'Uno',
        year: 2011,
        department,
        parts: parts.map(description => ({ description })),
        contact: { name: 'Quien compra', email: typeof who === 'string' ? emailOf(who) : who.email },
      },
    },
    z.object({
      createPartRequest: z.object({
        request: z.object({ id: z.string(), parts: z.tuple([idOnly], idOnly) }),
      }),
    }),
  )
  const { id, parts: asked } = createPartRequest.request
  const [first, ...others] = asked.map(part => part.id)
  if (!first) throw new Error('A request without parts')
  return { id, partIds: [first, ...others] }
}

const idOnly = z.object({ id: z.string() })
const offerPayload = z.object({ offer: z.object({ id: z.string() }) })

/** A provider's offer, without the dialog; `pesos` are whole. */
export async function offerFor(provider: Page, asked: Asked, pesos: number): Promise<Offered> {
  return { ...asked, offerId: await offerOf(provider, asked.id, [line(asked, pesos)]) }
}

/** An offer with these lines; returns its id. */
export async function offerOf(
  provider: Page,
  requestId: string,
  lines: readonly ReturnType<typeof line>[],
): Promise<string> {
  const { makeOffer } = await ask(
    provider.request,
    `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { ... on OfferPayload { offer { id } } } }`,
    { input: { requestId, lines } },
    z.object({ makeOffer: offerPayload }),
  )
  return makeOffer.offer.id
}

/** The offer's second version, with another price. */
export async function reviseOffer(provider: Page, offered: Offered, pesos: number): Promise<void> {
  await ask(
    provider.request,
    `mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { ... on OfferPayload { offer { id } } } }`,
    { input: { offerId: offered.offerId, versionNumber: 1, lines: [line(offered, pesos)] } },
    z.object({ reviseOffer: offerPayload }),
  )
}

/** Pays the whole offer at the gateway, and comes back from there. */
export async function pay(buyer: Page, { offerId }: Offered): Promise<void> {
  const { startCheckout } = await ask(
    buyer.request,
    `mutation ($input: StartCheckoutInput!) {
      startCheckout(input: $input) { ... on CheckoutPayload { checkout { url } } }
    }`,
    { input: { choices: [{ of: offerId, version: 1, plan: 'FULL' }], gateway: 'STRIPE' } },
    z.object({ startCheckout: z.object({ checkout: z.object({ url: z.string() }) }) }),
  )
  const sessionId = sessionOf(startCheckout.checkout.url)
  await sandbox(buyer.request, 'pay', { session: sessionId })
  await ask(
    buyer.request,
    `mutation ($sessionId: String!) {
      verifyCheckout(sessionId: $sessionId) { ... on CheckoutPayload { checkout { outcome } } }
    }`,
    { sessionId },
    z.object({ verifyCheckout: z.object({ checkout: z.object({ outcome: z.literal('PAID') }) }) }),
  )
}

/** Ships and receives the buyer's newest order, which releases its money. Returns its id. */
export async function deliver(provider: Page, buyer: Page): Promise<string> {
  const { viewer } = await ask(
    buyer.request,
    '{ viewer { orders(first: 1) { edges { node { id } } } } }',
    {},
    z.object({
      viewer: z.object({
        orders: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string() }) })]) }),
      }),
    }),
  )
  const orderId = viewer.orders.edges[0].node.id
  await ask(
    provider.request,
    `mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { ... on OrderPayload { order { state } } } }`,
    { input: { orderId, method: 'OWN_DELIVERY' } },
    z.object({ shipOrder: z.object({ order: z.object({ state: z.literal('SHIPPED') }) }) }),
  )
  await ask(
    buyer.request,
    `mutation ($input: ConfirmReceiptInput!) {
      confirmReceipt(input: $input) { ... on OrderPayload { order { state } } }
    }`,
    { input: { orderId, restPaid: false } },
    z.object({ confirmReceipt: z.object({ order: z.object({ state: z.literal('RELEASED') }) }) }),
  )
  return orderId
}

/** The gateway's id for the session with this address. */
export function sessionOf(gatewayUrl: string): string {
  const session = /cs_[A-Za-z0-9_]+/.exec(gatewayUrl)?.[0]
  if (!session) throw new Error(`No session in ${gatewayUrl}`)
  return session
}

/** A used part, delivered in one to three days; `pesos` are whole. */
export const line = ({ partId }: Pick<Asked, 'partId'>, pesos: number) => ({
  requestedPartId: partId,
  price: pesos * 100,
  condition: 'USED',
  deliveryTime: 'DAYS_1_3',
  validHours: 72,
})
