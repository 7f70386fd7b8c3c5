import { carBrandChoices } from '../../../lib/carBrands'
import { optionsOf, partCategories } from '../../../lib/labels'
import {
  BuyerTypeField,
  DepartmentField,
  EmailField,
  FieldPair,
  NameField,
  PasswordFields,
  PhoneField,
  TermsField,
  WorkshopFields,
} from '../signUp/PersonFields'
import type { BuyerWizardValues } from './buyerPlan'
import { CustomerNumbersField } from './CustomerNumbersField'
import { ManyField } from './ManyField'

const categories = optionsOf(partCategories)

/** The kind of buyer and what they buy. */
export function BuyingStep() {
  return (
    <>
      <BuyerTypeField />
      <WorkshopFields />
      <ManyField<BuyerWizardValues>
        name="brands"
        label="Marcas de tus vehículos"
        optional
        options={carBrandChoices}
        noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
      />
      <ManyField<BuyerWizardValues, (typeof categories)[number]['value']>
        name="categories"
        label="Qué repuestos comprás"
        optional
        options={categories}
        noun={{ one: 'categoría', many: 'categorías', ending: 'a' }}
        withAll
      />
      <CustomerNumbersField />
    </>
  )
}

/** Name, contact and sign-in data. */
export function ContactStep() {
  return (
    <>
      <NameField />
      <FieldPair>
        <EmailField />
        <PhoneField />
        <DepartmentField />
      </FieldPair>
      <PasswordFields />
      <TermsField />
    </>
  )
}
