import { graphql, readInlineData } from 'react-relay'
import { formatRut } from '../../lib/text'
import type { verifiedFields_provider$key } from './__generated__/verifiedFields_provider.graphql'

/** The verified value of a field, and the result of its latest change. */
export type Verification = {
  /** The public value until the change is approved; null when none waits. */
  readonly shown: string | null
  /** Why the latest change was rejected; null when it was not. */
  readonly rejection: { readonly value: string; readonly reason: string } | null
}

type Column = 'companyName' | 'businessName' | 'rut' | 'address'
const COLUMNS = {
  companyName: 'COMPANY_NAME',
  businessName: 'BUSINESS_NAME',
  rut: 'RUT',
  address: 'ADDRESS',
} as const satisfies Record<Column, string>

/** True when a field of the form is one that the team verifies. */
export const isVerified = (name: string): name is Column => name in COLUMNS

type VerifiedFields = {
  /** The values of the form: those that wait for the team, otherwise the verified ones. */
  readonly values: Readonly<Record<Column, string>>
  readonly verifications: Readonly<Record<Column, Verification>>
}

/** The verified fields of the own profile, with the result of their latest change. */
export function readVerifiedFields(provider: verifiedFields_provider$key): VerifiedFields {
  const { latestChange: change, ...verified } = readInlineData(
    graphql`
      fragment verifiedFields_provider on Provider @inline {
        companyName
        businessName
        rut
        address
        latestChange {
          state
          fields
          companyName
          businessName
          rut
          address
          reason
        }
      }
    `,
    provider,
  )
  const written = (values: Readonly<Record<Column, string | null | undefined>>, column: Column) =>
    ({
      companyName: values.companyName ?? '',
      businessName: values.businessName ?? '',
      rut: values.rut ? formatRut(values.rut) : '',
      address: values.address ?? '',
    })[column]
  const isIn = (state: string, column: Column) =>
    change?.state === state && change.fields.includes(COLUMNS[column])
  const each = <Value>(of: (column: Column) => Value): Record<Column, Value> => ({
    companyName: of('companyName'),
    businessName: of('businessName'),
    rut: of('rut'),
    address: of('address'),
  })
  return {
    values: each(column => written(change && isIn('PENDING', column) ? change : verified, column)),
    verifications: each(column => ({
      shown: isIn('PENDING', column) ? written(verified, column) || 'nada' : null,
      rejection:
        change && isIn('REJECTED', column)
          ? { value: written(change, column) || 'sin dato', reason: change.reason ?? '' }
          : null,
    })),
  }
}
