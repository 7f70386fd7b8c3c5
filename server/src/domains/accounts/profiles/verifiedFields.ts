import type { ProviderChange } from '../../../generated/prisma/client.ts'
import type { ProviderVerifiedField } from '../../../generated/prisma/enums.ts'

/** The columns of a provider that the team verifies. */
export const VERIFIED_COLUMNS = {
  COMPANY_NAME: 'companyName',
  BUSINESS_NAME: 'businessName',
  RUT: 'rut',
  ADDRESS: 'address',
} as const satisfies Record<ProviderVerifiedField, string>

/** The same as people read them. */
export const VERIFIED_FIELD_WORDS = {
  COMPANY_NAME: 'el nombre de la empresa',
  BUSINESS_NAME: 'la razón social',
  RUT: 'el RUT',
  ADDRESS: 'la dirección',
} as const satisfies Record<ProviderVerifiedField, string>

export const VERIFIED_FIELDS = Object.keys(VERIFIED_COLUMNS) as ProviderVerifiedField[]

export type VerifiedColumn = (typeof VERIFIED_COLUMNS)[ProviderVerifiedField]
/** New values of verified fields; an absent field stays. */
export type VerifiedValues = { companyName?: string } & {
  [Column in Exclude<VerifiedColumn, 'companyName'>]?: string | null
}

/** The values of a change, without the columns that stay. */
export function valuesOf(change: Pick<ProviderChange, 'fields' | VerifiedColumn>): VerifiedValues {
  return Object.fromEntries(
    change.fields.map(field => [VERIFIED_COLUMNS[field], change[VERIFIED_COLUMNS[field]]]),
  )
}

/** 'el RUT y la dirección'. */
export function verifiedFieldWords(fields: readonly ProviderVerifiedField[]): string {
  return new Intl.ListFormat('es').format(fields.map(field => VERIFIED_FIELD_WORDS[field]))
}
