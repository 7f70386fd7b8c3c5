import { CURRENT_POLICIES } from '../../../lib/generated/policies'
import type { useSignUpAsBuyerMutation } from './__generated__/useSignUpAsBuyerMutation.graphql'
import type { useSignUpAsProviderMutation } from './__generated__/useSignUpAsProviderMutation.graphql'
import type { BuyerValues, PersonValues, ProviderValues } from './signUpForm'

export type BuyerInput = useSignUpAsBuyerMutation['variables']['input']
export type ProviderInput = useSignUpAsProviderMutation['variables']['input']

function personInput({ name, email, phone, department, acceptsTerms }: PersonValues) {
  return {
    name,
    email,
    phone,
    // The select has no other values.
    department: department as BuyerInput['department'],
    acceptsTerms,
    policies: CURRENT_POLICIES,
  }
}

/** The input of every sign-up of a buyer, on one page or in steps. */
export function buyerInput(values: BuyerValues) {
  const { buyerType, rut, address } = values
  const isWorkshop = buyerType === 'WORKSHOP'
  return {
    ...personInput(values),
    buyerType,
    rut: isWorkshop ? rut : null,
    address: isWorkshop ? address : null,
  }
}

/** The input of every sign-up of a provider, on one page or in steps. */
export function providerInput(values: ProviderValues) {
  const { companyName, partsDescription, rut, address } = values
  return {
    ...personInput(values),
    companyName,
    partsDescription,
    rut: rut || null,
    address: address || null,
  }
}

/** The fields of a provider that the sign-up on one page does not have. */
export const unsaidCompany = {
  businessName: null,
  companyPhone: null,
  websiteUrl: null,
  services: null,
  brands: null,
  categories: null,
  departments: null,
  logisticOptions: null,
  offersNationwideShipping: null,
  offersLocalPickup: null,
  acceptsCustomerDiscounts: null,
  schedule: null,
  closedOnHolidays: null,
  pictures: null,
} as const satisfies Partial<ProviderInput>
