import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { carBrandChoices } from '../../../lib/carBrands'
import { LOGISTIC_WORDS, PROVIDER_CATEGORY_WORDS } from '../../../lib/generated/profileTerms'
import { optionsOf } from '../../../lib/labels'
import { Checkbox } from '../../../ui/Checkbox'
import {
  DepartmentField,
  EmailField,
  FieldPair,
  FormText,
  NameField,
  PasswordFields,
  PhoneField,
  RutField,
  TermsField,
} from '../signUp/PersonFields'
import { ReviewNotice } from '../signUp/ReviewNotice'
import { ManyField } from './ManyField'
import type { ProviderWizardValues } from './providerPlan'
import { type PicturesUnderWay, RegistrationPictures } from './RegistrationPictures'
import { ScheduleField } from './ScheduleField'

const categories = optionsOf(PROVIDER_CATEGORY_WORDS)
const logistics = optionsOf(LOGISTIC_WORDS)
const services = [
  'Repuestos nuevos',
  'Repuestos usados',
  'Importación',
  'Carrocería',
  'Mecánica',
  'Electricidad',
  'Reparación de piezas',
  'Colocación',
].map(service => ({ value: service, label: service }))

/** The provider's identity and what it sells. */
export function GeneralStep() {
  return (
    <>
      <FieldPair>
        <NameField />
        <FormText name="companyName" label="Empresa" autoComplete="organization" />
        <EmailField />
        <PhoneField />
        <DepartmentField />
      </FieldPair>
      <ManyField<ProviderWizardValues>
        name="services"
        label="Servicios"
        options={services}
        noun={{ one: 'servicio', many: 'servicios', ending: 'o' }}
      />
      <FormText
        name="partsDescription"
        label="Qué vendés"
        optional
        help="Con tus palabras, y para qué marcas: alcanza si no elegís servicios. Por ejemplo: usados, ópticas y carrocería para VW y Fiat."
        rows={2}
      />
    </>
  )
}

/** The business; every field is optional. */
export function CompanyStep() {
  const { register } = useFormContext<ProviderWizardValues>()
  return (
    <>
      <chakra.p textStyle="sm" color="fg.muted">
        Todo este paso es opcional, pero una ficha completa recibe pedidos más parecidos a lo que vendés. Lo
        que dejes sin completar lo podés poner después, en tu perfil.
      </chakra.p>
      <Part title="Datos de la empresa">
        <FieldPair>
          <RutField />
          <FormText name="businessName" label="Razón social" />
          <FormText name="address" label="Dirección" autoComplete="street-address" />
          <FormText name="websiteUrl" label="Sitio web" inputMode="url" autoComplete="url" />
        </FieldPair>
      </Part>
      <Part title="Qué repuestos tenés">
        <ManyField<ProviderWizardValues>
          name="brands"
          label="Marcas que trabajás"
          options={carBrandChoices}
          noun={{ one: 'marca', many: 'marcas', ending: 'a' }}
          withAll
        />
        <ManyField<ProviderWizardValues, (typeof categories)[number]['value']>
          name="categories"
          label="Categorías"
          options={categories}
          noun={{ one: 'categoría', many: 'categorías', ending: 'a' }}
          withAll
        />
      </Part>
      <Part title="Cómo llegan al cliente">
        <ManyField<ProviderWizardValues, (typeof logistics)[number]['value']>
          name="logisticOptions"
          label="Entrega"
          options={logistics}
          noun={{ one: 'forma', many: 'formas', ending: 'a' }}
        />
        <Checkbox {...register('offersLocalPickup')}>Se puede retirar en el local</Checkbox>
        <Checkbox {...register('offersNationwideShipping')}>Envío a todo el país</Checkbox>
      </Part>
      <Part title="Cuándo atendés">
        <ScheduleField />
      </Part>
    </>
  )
}

/** Pictures and sign-in data. */
export function ClosingStep({ underWay }: { underWay: PicturesUnderWay }) {
  return (
    <>
      <RegistrationPictures underWay={underWay} />
      <PasswordFields />
      <TermsField />
      <ReviewNotice />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} css={styles.part}>
      <chakra.h3 id={id} textStyle="h4">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  )
}

const styles = {
  part: {
    display: 'grid',
    gap: '5',
    minW: '0',
    pt: '6',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
  },
} as const
