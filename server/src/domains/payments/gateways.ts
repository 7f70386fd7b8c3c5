import type { GatewayId } from '../../generated/prisma/enums.ts'
import { PaymentsUnavailable } from './payment.errors.ts'
import { GatewayRefused, type Gateways, GatewayUnavailable, type PaymentGateway } from './paymentGateway.ts'

/** The name of each gateway for people, on the server's pages and in the client. */
export const GATEWAY_LABELS = {
  STRIPE: 'Stripe',
  MERCADO_PAGO: 'MercadoPago',
} as const satisfies Readonly<Record<GatewayId, string>>

interface WithGateways {
  readonly gateways: Gateways
}

/**
 * The gateway of an existing checkout or payment. Throws GatewayUnavailable 'off' when it no longer has
 * credentials.
 */
export function gatewayOf({ gateways }: WithGateways, id: GatewayId): PaymentGateway {
  const gateway = gateways.get(id)
  if (!gateway) throw new GatewayUnavailable('off', `${id} has no credentials`)
  return gateway
}

/** The gateway chosen for a payment. Throws PaymentsUnavailable when it has no credentials. */
export function gatewayToPayWith({ gateways }: WithGateways, id: GatewayId): PaymentGateway {
  const gateway = gateways.get(id)
  if (!gateway) throw new PaymentsUnavailable()
  return gateway
}

/** A gateway in addresses: of its webhook `/webhooks/mercadopago`, and `provider` of the pages that payers return to. */
export function addressNameOf(id: GatewayId): string {
  return id.toLowerCase().replaceAll('_', '')
}

/** The path for a gateway's notices. */
export function webhookPathOf(id: GatewayId): string {
  return `/webhooks/${addressNameOf(id)}`
}

export function isGatewayFault(error: unknown): boolean {
  return error instanceof GatewayUnavailable || error instanceof GatewayRefused
}
