import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type Control, Controller, FormProvider, useWatch } from 'react-hook-form'
import { useForm } from '../../forms/useForm'
import { useNow } from '../../lib/clock'
import { buyerTypes, chosenLabel, departments } from '../../lib/labels'
import { showRefusal } from '../../relay/refusal'
import { knownVisitor } from '../../shell/knownVisitor'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { RadioCards } from '../../ui/RadioCards'
import { toast } from '../../ui/toast'
import type { useSignUpAsBuyerMutation } from './__generated__/useSignUpAsBuyerMutation.graphql'
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
import { type BuyerValues, blankBuyer, buyerProblems } from './signUpForm'
import { useSignUpAsBuyer } from './useSignUpAsBuyer'

type Input = useSignUpAsBuyerMutation['variables']['input']

const buyerChoices = [
  { value: 'CONSUMER', label: buyerTypes.CONSUMER, detail: 'Repuestos para tu auto.' },
  { value: 'WORKSHOP', label: buyerTypes.WORKSHOP, detail: 'Para trabajar o revender.' },
] as const

/** Everything a buyer tells, on one page; then the mail that confirms it. */
export function BuyerSignUp({ email }: { email: string }) {
  const now = useNow()
  const [initial] = useState(() => blankBuyer(knownVisitor(email, now) ?? { email }))
  const form = useForm<BuyerValues>({ initial, check: buyerProblems })
  const [signUp, sending] = useSignUpAsBuyer()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isWorkshop = useWatch({ control: form.control, name: 'buyerType' }) === 'WORKSHOP'

  const submit = form.handleSubmit(async ({ repeated: _repeated, rut, ...values }) => {
    const outcome = await signUp({
      input: {
        ...values,
        department: values.department as Input['department'],
        rut: values.buyerType === 'WORKSHOP' && rut ? rut : null,
      },
    })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    keepRegistrationProof(outcome.payload.proof)
    setSentTo(outcome.payload.email)
    if (sentTo) toast.success('Te mandamos otro enlace')
    else toast.success('Registro recibido', { description: 'Revisá tu email para confirmar tu cuenta.' })
  })

  return (
    <AuthFrame tag={<BuyerTag control={form.control} sent={sentTo !== null} />}>
      {sentTo ? (
        <CheckMail
          email={sentTo}
          sending={sending}
          onResend={() => void submit()}
          onBack={() => setSentTo(null)}
        />
      ) : (
        <FormProvider {...form}>
          <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
            <SignUpHead title="Alta de comprador" />
            <Field label="¿Para quién comprás?" group error={form.formState.errors.buyerType?.message}>
              <Controller
                control={form.control}
                name="buyerType"
                render={({ field }) => (
                  <RadioCards
                    options={buyerChoices}
                    value={field.value}
                    onChange={field.onChange}
                    columns={2}
                  />
                )}
              />
            </Field>
            <NameField />
            <FieldPair>
              <EmailField />
              <PhoneField />
              <DepartmentField />
              {isWorkshop && <FormText name="rut" label="RUT" optional numeric inputMode="numeric" />}
            </FieldPair>
            <PasswordFields />
            <TermsField />
            <Button type="submit" variant="solid" full loading={sending} loadingText="Creando la cuenta">
              Crear cuenta
            </Button>
          </chakra.form>
        </FormProvider>
      )}
    </AuthFrame>
  )
}

function BuyerTag({ control, sent }: { control: Control<BuyerValues>; sent: boolean }) {
  const { name, email, phone, department, buyerType } = useWatch({ control }) as BuyerValues
  return (
    <AccountTag
      kind="Tu ficha de comprador"
      title={name.trim() || 'Tu nombre'}
      facts={[
        { label: 'Comprás como', value: buyerTypes[buyerType] },
        { label: 'Email', value: email },
        { label: 'Teléfono', value: phone },
        { label: 'Ubicación', value: chosenLabel(departments, department) },
      ]}
      stamp={sent ? 'Sin confirmar' : undefined}
    />
  )
}
