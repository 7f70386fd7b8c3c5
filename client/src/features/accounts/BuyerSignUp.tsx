import { useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { useForm } from '../../forms/useForm'
import { useNow } from '../../lib/clock'
import { CURRENT_POLICIES } from '../../lib/generated/policies'
import { buyerTypes, chosenLabel, departments } from '../../lib/labels'
import { paths } from '../../paths'
import { knownVisitor } from '../../shell/knownVisitor'
import { Field } from '../../ui/Field'
import { RadioCards } from '../../ui/RadioCards'
import type { useSignUpAsBuyerMutation } from './__generated__/useSignUpAsBuyerMutation.graphql'
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
import { type BuyerValues, blankBuyer, buyerProblems } from './signUpForm'
import { useFinishSignUpAsBuyer } from './useFinishSignUpAsBuyer'
import { useSignUpAsBuyer } from './useSignUpAsBuyer'

type Input = useSignUpAsBuyerMutation['variables']['input']

const buyerChoices = [
  { value: 'CONSUMER', label: buyerTypes.CONSUMER, detail: 'Repuestos para tu auto.' },
  { value: 'WORKSHOP', label: buyerTypes.WORKSHOP, detail: 'Para trabajar o revender.' },
] as const

/** Everything a buyer tells, on one page; then the mail that confirms it, unless a vendor has proven the e-mail. */
export function BuyerSignUp({ email, arrival }: { email: string; arrival?: Arrival }) {
  const now = useNow()
  const [initial] = useState(() =>
    blankBuyer(arrival ? toldOf(arrival) : (knownVisitor(email, now) ?? { email })),
  )
  const form = useForm<BuyerValues>({
    initial,
    check: values => (arrival ? arrivalProblems(buyerProblems(values), arrival) : buyerProblems(values)),
  })
  const [signUp, signingUp] = useSignUpAsBuyer()
  const [finish, finishing] = useFinishSignUpAsBuyer()
  const isWorkshop = useWatch({ control: form.control, name: 'buyerType' }) === 'WORKSHOP'

  const send = ({ repeated: _repeated, password, rut, ...values }: BuyerValues) => {
    const input = {
      ...values,
      policies: CURRENT_POLICIES,
      department: values.department as Input['department'],
      rut: values.buyerType === 'WORKSHOP' && rut ? rut : null,
    }
    return arrival ? finish({ input }) : signUp({ input: { ...input, password } })
  }

  return (
    <SignUpForm
      title="Alta de comprador"
      form={form}
      renderTag={sent => <BuyerTag control={form.control} sent={sent} />}
      send={send}
      sending={signingUp || finishing}
      toKinds={arrival && paths.finishSignUp()}
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
        {!arrival?.emailIsVerified && <EmailField />}
        <PhoneField />
        <DepartmentField />
        {isWorkshop && <FormText name="rut" label="RUT" optional numeric inputMode="numeric" />}
      </FieldPair>
      {!arrival && <PasswordFields />}
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
