import type { BuyerType } from '../../generated/prisma/enums.ts'
import type { Status } from '../../platform/status.ts'

/** Whether a profile says all that it should. Who buys for themselves needs nothing that the sign-up leaves open. */
export function profileStatus(
  buyer: { type: BuyerType; rut: string | null } | null,
  provider: { rut: string | null; address: string | null } | null,
): Status {
  const lacksRut = (provider && !provider.rut) || (buyer?.type === 'WORKSHOP' && !buyer.rut)
  const missing = [
    ...(lacksRut ? ['el RUT'] : []),
    ...(provider && !provider.address ? ['la dirección'] : []),
  ]
  if (missing.length === 0) return { label: 'Completo', tone: 'GOOD' }
  return { label: `${missing.length > 1 ? 'Faltan' : 'Falta'} ${missing.join(' y ')}`, tone: 'WAITING' }
}
