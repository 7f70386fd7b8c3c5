import type { Problems } from '../../../forms/problems'
import { MAX_CUSTOMER_NUMBERS } from '../../../lib/generated/limits'
import { CAR_BRANDS } from '../../../lib/generated/profileTerms'
import { partCategories } from '../../../lib/labels'
import { fields, listUpTo, oneOf, orNull } from '../../../lib/shape'
import { type CustomerNumber, customerNumberProblems } from '../../profile/customerNumbers'
import {
  type BuyerValues,
  blankBuyer,
  closingProblems,
  contactProblems,
  departmentProblem,
  workshopProblems,
} from '../signUp/signUpForm'
import { keptPerson, oneOfWords, typed } from './keptPerson'
import type { WizardPlan } from './plan'

/** The sign-up of a buyer in steps. Names and nesting match the graph's input. */
export type BuyerWizardValues = BuyerValues & {
  brands: string[]
  categories: (keyof typeof partCategories)[]
  customerNumbers: CustomerNumber[]
}

/** The two steps of a buyer. */
export const buyerPlan: WizardPlan<BuyerWizardValues> = {
  kind: 'BUYER',
  name: 'comprador',
  steps: [
    {
      label: 'Qué comprás',
      heading: '¿Para quién comprás, y qué?',
      fields: ['buyerType', 'rut', 'address', 'brands', 'categories', 'customerNumbers'],
    },
    {
      label: 'Contacto y cuenta',
      heading: '¿Cómo te contactamos?',
      fields: ['name', 'email', 'phone', 'department', 'password', 'repeated', 'acceptsTerms'],
    },
  ],
  blank: known => ({ ...blankBuyer(known), brands: [], categories: [], customerNumbers: [] }),
  problems: buyerWizardProblems,
  shape: fields({
    ...keptPerson,
    buyerType: oneOf('CONSUMER', 'WORKSHOP'),
    rut: typed,
    address: typed,
    brands: listUpTo(CAR_BRANDS.length, oneOf(...CAR_BRANDS)),
    categories: listUpTo(Object.keys(partCategories).length, oneOfWords(partCategories)),
    customerNumbers: listUpTo(
      MAX_CUSTOMER_NUMBERS,
      fields({ supplierId: orNull(typed), supplierName: typed, number: typed }),
    ),
  }),
}

export function buyerWizardProblems(values: BuyerWizardValues): Problems<BuyerWizardValues> {
  const problems: Problems<BuyerWizardValues> = { ...workshopProblems(values) }
  for (const [index, { supplierName, number }] of customerNumberProblems(values.customerNumbers).entries()) {
    problems[`customerNumbers.${index}.supplierName`] = supplierName
    problems[`customerNumbers.${index}.number`] = number
  }
  return {
    ...problems,
    ...contactProblems(values),
    department: departmentProblem(values.department),
    ...closingProblems(values, 'Las contraseñas no coinciden'),
  }
}
