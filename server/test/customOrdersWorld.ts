import { randomUUID } from 'node:crypto'
import { customOrderLink } from '../src/domains/customOrders/customOrderLink.ts'
import type { GatewayId } from '../src/generated/prisma/enums.ts'
import { decodeGlobalId, encodeGlobalId } from '../src/platform/globalIds.ts'
import type { Caller, Harness } from './harness.ts'
import { type PaymentsWorld, type Plan, START_CHECKOUT } from './paymentsWorld.ts'

export const CREATE_CUSTOM_ORDER = /* GraphQL */ `
  mutation ($input: CreateCustomOrderInput!) {
    createCustomOrder(input: $input) {
      __typename
      ... on CustomOrderPayload { customOrder { id number path state total version } }
      ... on Refusal { code message path }
    }
  }
`
export const EDIT_CUSTOM_ORDER = /* GraphQL */ `
  mutation ($input: EditCustomOrderInput!) {
    editCustomOrder(input: $input) {
      __typename
      ... on CustomOrderPayload { customOrder { version total items { id name } } }
      ... on Refusal { code message path }
    }
  }
`

interface QuotedItem {
  readonly name: string
  readonly price: number
  readonly condition: string
  readonly deliveryTime: string
  readonly warrantyDays: number | null
  readonly description: string | null
  readonly uploadIds?: readonly string[]
}

export const FAROL: QuotedItem = {
  name: 'Farol trasero',
  price: 310_000,
  condition: 'USED',
  deliveryTime: 'IMMEDIATE',
  warrantyDays: null,
  description: null,
}
export const OPTICA: QuotedItem = {
  ...FAROL,
  name: 'Óptica delantera',
  price: 485_000,
  condition: 'NEW',
  warrantyDays: 90,
}

/** The quotation for Carla, who has no account. */
export const QUOTE = {
  clientName: 'Carla Sosa',
  clientEmail: 'carla@correo.test',
  clientPhone: '099 111 222',
  notes: 'Se retira en el local.',
  items: [OPTICA, FAROL],
}

export interface WrittenCustomOrder {
  /** Global id. */
  readonly id: string
  readonly rawId: string
  readonly token: string
  /** The holder of the link. */
  readonly guest: Caller
}

/** The provider writes a custom order. */
export async function writeCustomOrder(
  harness: Harness,
  provider: Caller,
  overrides: Partial<typeof QUOTE> = {},
): Promise<WrittenCustomOrder> {
  const input = { submissionKey: randomUUID(), ...QUOTE, ...overrides }
  const { createCustomOrder: answer } = await provider.data<{
    createCustomOrder: { customOrder?: { id: string } }
  }>(CREATE_CUSTOM_ORDER, { input })
  const id = answer.customOrder?.id ?? ''
  const rawId = decodeGlobalId(id)?.id
  if (!rawId) throw new Error(`no custom order was written: ${JSON.stringify(answer)}`)
  const token = customOrderLink.tokenOf(harness.services.settings, rawId)
  return { id, rawId, token, guest: harness.guest({ subject: 'CUSTOM_ORDER', id: rawId }) }
}

export const PAYER = { name: 'Carla', email: 'carla.pagos@correo.test' }

/** How a guest pays; all of it in full by Stripe unless told otherwise. */
export interface Paying {
  readonly partIds?: readonly string[] | null
  readonly plan?: Plan
  readonly gateway?: GatewayId
  readonly version?: number
  readonly payer?: typeof PAYER | null
}

export function guestCheckoutInput({ id }: Pick<WrittenCustomOrder, 'id'>, paying: Paying = {}) {
  const { partIds = null, plan = 'FULL', gateway = 'STRIPE', version = 1, payer = PAYER } = paying
  return { input: { choices: [{ of: id, version, partIds, plan }], gateway, payer } }
}

/** The guest opens the gateway's page; returns the gateway's id of the checkout. */
export async function startGuestCheckout(
  { services }: Harness,
  order: WrittenCustomOrder,
  paying: Paying = {},
): Promise<string> {
  const { startCheckout } = await order.guest.data<{ startCheckout: { checkout?: { id: string } } }>(
    START_CHECKOUT,
    guestCheckoutInput(order, paying),
  )
  const id = decodeGlobalId(startCheckout.checkout?.id ?? '')?.id
  if (!id) throw new Error(`no checkout: ${JSON.stringify(startCheckout)}`)
  return (await services.db.prisma.checkout.findUniqueOrThrow({ where: { id } })).gatewayRef ?? ''
}

/** A guest pays the custom order by Stripe, which makes an order with a link of its own. */
export async function payCustomOrder(
  { harness, sandbox, settle }: PaymentsWorld,
  quotation: WrittenCustomOrder,
  paying: Paying = {},
) {
  sandbox.control.stripe.pay(await startGuestCheckout(harness, quotation, paying))
  await settle()
  const { id: rawId } = await harness.services.db.prisma.order.findUniqueOrThrow({
    where: { customOrderId: quotation.rawId },
  })
  const guest = harness.guest({ subject: 'ORDER', id: rawId })
  return { rawId, id: encodeGlobalId('Order', rawId), guest }
}
