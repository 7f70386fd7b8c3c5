import type { Week } from '../../lib/schedule'
import type { PersonValues } from './PersonFields'

/** All that a provider says of itself, as its form has it; names are those of the graph's input. */
export type ProviderProfileValues = PersonValues & {
  companyName: string
  businessName: string
  rut: string
  address: string
  companyPhone: string
  websiteUrl: string
  partsDescription: string
  services: readonly string[]
  brands: readonly string[]
  categories: readonly string[]
  departments: readonly string[]
  logisticOptions: readonly string[]
  offersNationwideShipping: boolean
  offersLocalPickup: boolean
  acceptsCustomerDiscounts: boolean
  schedule: Week
  closedOnHolidays: boolean
}
