import { isBlank, type Problems } from '../../../forms/problems'
import { CAR_BRANDS, MAX_CUSTOMER_NUMBERS } from '../../../lib/generated/profileTerms'
import { partCategories } from '../../../lib/labels'
import { fields, listUpTo, oneOf, orNull } from '../../../lib/shape'
import {
  type BuyerValues,
  blankBuyer,
  closingProblems,
  contactProblems,
  departmentProblem,
  workshopProblems,
} from '../signUpForm'
import { keptPerson, oneOfWords, typed } from './keptPerson'
import type { WizardPlan } from './plan'

/** The number under which a supplier knows a buyer. */
export type CustomerNumberValues = {
  /** Of an approved provider; null for another supplier ('otro, no registrado'). */
  supplierId: string | null
  supplierName: string
  number: string
}

/** The sign-up of a buyer in steps. Names and nesting are those of the graph's input. */
export type BuyerWizardValues = BuyerValues & {
  brands: string[]
  categories: (keyof typeof partCategories)[]
  customerNumbers: CustomerNumberValues[]
}

export const blankCustomerNumber: CustomerNumberValues = { supplierId: null, supplierName: '', number: '' }

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
  for (const [index, entry] of values.customerNumbers.entries()) {
    // A row that nobody wrote in is no row.
    if (isBlankEntry(entry)) continue
    problems[`customerNumbers.${index}.supplierName`] =
      isBlank(entry.supplierName) && 'Elegí el proveedor o escribí su nombre.'
    problems[`customerNumbers.${index}.number`] = isBlank(entry.number) && 'Poné tu número de cliente.'
  }
  return {
    ...problems,
    ...contactProblems(values),
    department: departmentProblem(values.department),
    ...closingProblems(values, 'Las contraseñas no coinciden'),
  }
}

const isBlankEntry = ({ supplierName, number }: CustomerNumberValues) =>
  isBlank(supplierName) && isBlank(number)

/** The customer numbers as the graph takes them: a registered supplier by its id, another by its name. */
export function customerNumbersInput(entries: readonly CustomerNumberValues[]) {
  return entries
    .filter(entry => !isBlankEntry(entry))
    .map(({ supplierId, supplierName, number }) => ({
      supplierId,
      supplierName: supplierId ? null : supplierName,
      number,
    }))
}
