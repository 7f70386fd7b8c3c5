import { createHash } from 'node:crypto'
import type { ProviderProfile } from '../../../generated/prisma/client.ts'

/** The columns that an approval vouches for. */
export const REVIEWED_COLUMNS = {
  companyName: true,
  businessName: true,
  rut: true,
  address: true,
  partsDescription: true,
} as const

type Reviewed = Pick<ProviderProfile, keyof typeof REVIEWED_COLUMNS>

/** Names one set of reviewed values; an approval carries the one that the admin saw. */
export function reviewVersion(provider: Reviewed): string {
  const { companyName, businessName, rut, address, partsDescription } = provider
  const values = JSON.stringify([companyName, businessName, rut, address, partsDescription])
  return createHash('sha256').update(values).digest('base64url')
}
