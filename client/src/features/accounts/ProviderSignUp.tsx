import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type Control, FormProvider, useWatch } from 'react-hook-form'
import { useForm } from '../../forms/useForm'
import { chosenLabel, departments } from '../../lib/labels'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import type { useSignUpAsProviderMutation } from './__generated__/useSignUpAsProviderMutation.graphql'
import { AccountTag } from './AccountTag'
import { AuthFrame } from './AuthFrame'
import { CheckMail } from './CheckMail'
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
import { keepRegistrationProof } from './registrationProof'
import { SignUpHead } from './SignUpHead'
import { blankProvider, type ProviderValues, providerProblems } from './signUpForm'
import { useSignUpAsProvider } from './useSignUpAsProvider'

type Input = useSignUpAsProviderMutation['variables']['input']

const REVIEW = 'Verificás tu email y el equipo revisa tu ficha en 24-48 horas. Te avisamos por email.'

/** Everything a provider tells, on one page; then the mail that confirms it and the team's review. */
export function ProviderSignUp({ email }: { email: string }) {
  const form = useForm<ProviderValues>({ initial: blankProvider(email), check: providerProblems })
  const [signUp, sending] = useSignUpAsProvider()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = form.handleSubmit(async ({ repeated: _repeated, rut, address, ...values }) => {
    const outcome = await signUp({
      input: {
        ...values,
        department: values.department as Input['department'],
        rut: rut || null,
        address: address || null,
      },
    })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    keepRegistrationProof(outcome.payload.proof)
    setSentTo(outcome.payload.email)
    if (sentTo) toast.success('Te mandamos otro enlace')
    else toast.success('Registro recibido', { description: REVIEW, duration: 8000 })
  })

  return (
    <AuthFrame tag={<ProviderTag control={form.control} sent={sentTo !== null} />}>
      {sentTo ? (
        <CheckMail
          email={sentTo}
          sending={sending}
          onResend={() => void submit()}
          onBack={() => setSentTo(null)}
        >
          <Notice>
            Después de confirmarlo, el equipo revisa tu ficha en 24-48 horas y te avisamos por email.
          </Notice>
        </CheckMail>
      ) : (
        <FormProvider {...form}>
          <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
            <SignUpHead title="Alta de proveedor" />
            <FieldPair>
              <NameField />
              <FormText name="companyName" label="Empresa" autoComplete="organization" />
              <EmailField />
              <PhoneField />
            </FieldPair>
            <FormText
              name="services"
              label="Servicios"
              help="Qué vendés y para qué marcas. Por ejemplo: usados, carrocería, ópticas para VW y Fiat."
              rows={2}
            />
            <FieldPair>
              <DepartmentField />
              <FormText name="address" label="Dirección" optional autoComplete="street-address" />
              <FormText name="rut" label="RUT" optional numeric inputMode="numeric" />
            </FieldPair>
            <PasswordFields />
            <TermsField />
            <Notice>{REVIEW}</Notice>
            <Button type="submit" variant="solid" full loading={sending} loadingText="Creando la cuenta">
              Crear cuenta
            </Button>
          </chakra.form>
        </FormProvider>
      )}
    </AuthFrame>
  )
}

function ProviderTag({ control, sent }: { control: Control<ProviderValues>; sent: boolean }) {
  const { name, companyName, services, address, department } = useWatch({ control }) as ProviderValues
  return (
    <AccountTag
      kind="Tu ficha de proveedor"
      title={companyName.trim() || 'Tu empresa'}
      facts={[
        { label: 'Responsable', value: name },
        { label: 'Rubro', value: services },
        { label: 'Ubicación', value: chosenLabel(departments, department) },
        { label: 'Dirección', value: address },
      ]}
      stamp={sent ? 'Sin confirmar' : undefined}
    />
  )
}
