import { type Control, useWatch } from 'react-hook-form'
import { useForm } from '../../forms/useForm'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { chosenLabel, departments } from '../../lib/labels'
import { paths } from '../../paths'
import { Notice } from '../../ui/Notice'
import type { useSignUpAsProviderMutation } from './__generated__/useSignUpAsProviderMutation.graphql'
import { AccountTag } from './AccountTag'
import { type Arrival, arrivalProblems, toldOf } from './arrival'
import {
  DepartmentField,
  EmailField,
  FieldPair,
  FormText,
  NameField,
  PasswordFields,
  PhoneField,
  TermsField,
} from './PersonFields'
import { SignUpForm } from './SignUpForm'
import { blankProvider, type ProviderValues, providerProblems } from './signUpForm'
import { useFinishSignUpAsProvider } from './useFinishSignUpAsProvider'
import { useSignUpAsProvider } from './useSignUpAsProvider'

type Input = useSignUpAsProviderMutation['variables']['input']

const REVIEW = `Verificás tu email y el equipo revisa tu ficha en ${REVIEW_TIME}. Te avisamos por email.`

/** Everything a provider tells, on one page; then the mail that confirms it, unless a vendor has, and the team's review. */
export function ProviderSignUp({ email, arrival }: { email: string; arrival?: Arrival }) {
  const form = useForm<ProviderValues>({
    initial: arrival ? { ...blankProvider(''), ...toldOf(arrival) } : blankProvider(email),
    check: values =>
      arrival ? arrivalProblems(providerProblems(values), arrival) : providerProblems(values),
  })
  const [signUp, signingUp] = useSignUpAsProvider()
  const [finish, finishing] = useFinishSignUpAsProvider()

  const send = ({ repeated: _repeated, password, rut, address, ...values }: ProviderValues) => {
    const input = {
      ...values,
      policies: CURRENT_POLICIES,
      department: values.department as Input['department'],
      rut: rut || null,
      address: address || null,
    }
    return arrival ? finish({ input }) : signUp({ input: { ...input, password } })
  }

  return (
    <SignUpForm
      title="Alta de proveedor"
      form={form}
      renderTag={sent => <ProviderTag control={form.control} sent={sent} />}
      send={send}
      sending={signingUp || finishing}
      toKinds={arrival && paths.finishSignUp()}
      next={{ description: REVIEW, duration: 8000 }}
      meanwhile={
        <Notice>
          Después de confirmarlo, el equipo revisa tu ficha en {REVIEW_TIME} y te avisamos por email.
        </Notice>
      }
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
        <FormText name="rut" label="RUT" optional numeric inputMode="numeric" />
      </FieldPair>
      {!arrival && <PasswordFields />}
      <TermsField />
      <Notice>{REVIEW}</Notice>
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
