import { useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { useForm } from '../../forms/useForm'
import { useNow } from '../../lib/clock'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { buyerTypes, chosenLabel, departments } from '../../lib/labels'
import { knownVisitor } from '../../shell/knownVisitor'
import { Field } from '../../ui/Field'
import { RadioCards } from '../../ui/RadioCards'
import type { useSignUpAsBuyerMutation } from './__generated__/useSignUpAsBuyerMutation.graphql'
import { AccountTag } from './AccountTag'
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
  const isWorkshop = useWatch({ control: form.control, name: 'buyerType' }) === 'WORKSHOP'

  const send = ({ repeated: _repeated, rut, ...values }: BuyerValues) =>
    signUp({
      input: {
        ...values,
        policies: CURRENT_POLICIES,
        department: values.department as Input['department'],
        rut: values.buyerType === 'WORKSHOP' && rut ? rut : null,
      },
    })

  return (
    <SignUpForm
      title="Alta de comprador"
      form={form}
      renderTag={sent => <BuyerTag control={form.control} sent={sent} />}
      send={send}
      sending={sending}
      next={{ description: 'Revisá tu email para confirmar tu cuenta.' }}
    >
      <Field label="¿Para quién comprás?" group error={form.formState.errors.buyerType?.message}>
        <Controller
          control={form.control}
          name="buyerType"
          render={({ field }) => (
            <RadioCards options={buyerChoices} value={field.value} onChange={field.onChange} columns={2} />
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
    </SignUpForm>
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
