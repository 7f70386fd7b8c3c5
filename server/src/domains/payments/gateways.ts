import type { GatewayId } from '../../generated/prisma/enums.ts'
import { PaymentsUnavailable } from './payment.errors.ts'
import { GatewayRefused, type Gateways, GatewayUnavailable, type PaymentGateway } from './paymentGateway.ts'

interface WithGateways {
  readonly gateways: Gateways
}

/** The gateway that something is with already. Throws GatewayUnavailable 'off' when it has no credentials any more. */
export function gatewayOf({ gateways }: WithGateways, id: GatewayId): PaymentGateway {
  const gateway = gateways.get(id)
  if (!gateway) throw new GatewayUnavailable('off', `${id} has no credentials`)
  return gateway
}

/** The gateway to pay with: the first there is. Throws PaymentsUnavailable. */
export function gatewayToPayWith({ gateways }: WithGateways): PaymentGateway {
  for (const gateway of gateways.values()) return gateway
  throw new PaymentsUnavailable()
}

export function isGatewayFault(error: unknown): boolean {
  return error instanceof GatewayUnavailable || error instanceof GatewayRefused
}
