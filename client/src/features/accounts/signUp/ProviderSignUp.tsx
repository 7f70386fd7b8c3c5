import { type Control, useWatch } from 'react-hook-form'
import { chosenLabel, departments } from '../../../lib/labels'
import { fields } from '../../../lib/shape'
import { paths } from '../../../paths'
import { AccountTag } from '../AccountTag'
import { keptPerson, typed } from '../wizard/keptPerson'
import { type Arrival, arrivalProblems, ownerOf, prefillOf } from './arrival'
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
} from './PersonFields'
import { PROVIDER_NEXT, ReviewNotice } from './ReviewNotice'
import { SignUpForm } from './SignUpForm'
import { blankProvider, type ProviderValues, providerProblems } from './signUpForm'
import { providerInput, unsaidCompany } from './signUpInput'
import { useFinishSignUpAsProvider } from './useFinishSignUpAsProvider'
import { useKeptForm } from './useKeptForm'
import { useSignUpAsProvider } from './useSignUpAsProvider'

const shape = fields({
  ...keptPerson,
  companyName: typed,
  partsDescription: typed,
  rut: typed,
  address: typed,
})

/**
 * The sign-up of a provider on one page; then the mail that confirms it, unless a vendor has, and the team's
 * review.
 */
export function ProviderSignUp({ email, arrival }: { email: string; arrival?: Arrival }) {
  const { form, forget } = useKeptForm<ProviderValues>({
    name: 'proveedor',
    owner: arrival ? ownerOf(arrival) : email,
    shape,
    blank: arrival ? { ...blankProvider(''), ...prefillOf(arrival) } : blankProvider(email),
    check: values =>
      arrival ? arrivalProblems(providerProblems(values), arrival) : providerProblems(values),
  })
  const [signUp, signingUp] = useSignUpAsProvider()
  const [finish, finishing] = useFinishSignUpAsProvider()

  const send = (values: ProviderValues) => {
    const input = { ...unsaidCompany, ...providerInput(values) }
    return arrival ? finish({ input }) : signUp({ input: { ...input, password: values.password } })
  }

  return (
    <SignUpForm
      title="Alta de proveedor"
      form={form}
      renderTag={sent => <ProviderTag control={form.control} sent={sent} />}
      send={send}
      sending={signingUp || finishing}
      onSent={forget}
      toKinds={arrival && paths.finishSignUp()}
      {...PROVIDER_NEXT}
    >
      <FieldPair>
        <NameField />
        <FormText name="companyName" label="Empresa" autoComplete="organization" />
        {!arrival?.emailIsVerified && <EmailField />}
        <PhoneField />
      </FieldPair>
      <FormText
        name="partsDescription"
        label="Servicios"
        help="Qué vendés y para qué marcas. Por ejemplo: usados, carrocería, ópticas para VW y Fiat."
        rows={2}
      />
      <FieldPair>
        <DepartmentField />
        <FormText name="address" label="Dirección" optional autoComplete="street-address" />
        <RutField optional />
      </FieldPair>
      {!arrival && <PasswordFields />}
      <TermsField />
      <ReviewNotice />
    </SignUpForm>
  )
}

function ProviderTag({ control, sent }: { control: Control<ProviderValues>; sent: boolean }) {
  const { name, companyName, partsDescription, address, department } = useWatch({ control }) as ProviderValues
  return (
    <AccountTag
      kind="Tu ficha de proveedor"
      title={companyName.trim() || 'Tu empresa'}
      facts={[
        { label: 'Responsable', value: name },
        { label: 'Rubro', value: partsDescription },
        { label: 'Ubicación', value: chosenLabel(departments, department) },
        { label: 'Dirección', value: address },
      ]}
      stamp={sent ? 'Sin confirmar' : undefined}
    />
  )
}
