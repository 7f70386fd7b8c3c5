import type { ProviderProfile } from '../../../generated/prisma/client.ts'
import { versionOf } from '../../../platform/versionOf.ts'

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
export const reviewVersion = ({
  companyName,
  businessName,
  rut,
  address,
  partsDescription,
}: Reviewed): string => versionOf([companyName, businessName, rut, address, partsDescription])
