import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useNow } from '../../../lib/clock'
import { buyerTypes, chosenLabel, departments } from '../../../lib/labels'
import { fields, oneOf } from '../../../lib/shape'
import { paths, returnPath } from '../../../paths'
import { knownVisitor } from '../../../shell/knownVisitor'
import { AccountTag } from '../AccountTag'
import { keptPerson, typed } from '../wizard/keptPerson'
import { type Arrival, arrivalProblems, ownerOf, prefillOf } from './arrival'
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
} from './PersonFields'
import { SignUpForm } from './SignUpForm'
import { type BuyerValues, blankBuyer, buyerProblems } from './signUpForm'
import { buyerInput } from './signUpInput'
import { useFinishSignUpAsBuyer } from './useFinishSignUpAsBuyer'
import { useKeptForm } from './useKeptForm'
import { useSignUpAsBuyer } from './useSignUpAsBuyer'

const shape = fields({ ...keptPerson, buyerType: oneOf('CONSUMER', 'WORKSHOP'), rut: typed, address: typed })

/** Shown to a visitor whose request without an account has offers. */
const TO_BUY =
  'Para comprar hace falta una cuenta: ahí quedan tu pedido, la charla con el proveedor y tu plata, retenida hasta que confirmes que llegó el repuesto.'

/**
 * The sign-up of a buyer on one page; then the mail that confirms it, unless a vendor has proven the e-mail.
 */
export function BuyerSignUp({ email, arrival }: { email: string; arrival?: Arrival }) {
  const now = useNow()
  const [search] = useSearchParams()
  const [blank] = useState(() =>
    blankBuyer(arrival ? prefillOf(arrival) : (knownVisitor(email, now) ?? { email })),
  )
  const { form, forget } = useKeptForm<BuyerValues>({
    name: 'comprador',
    owner: arrival ? ownerOf(arrival) : email,
    shape,
    blank,
    check: values => (arrival ? arrivalProblems(buyerProblems(values), arrival) : buyerProblems(values)),
  })
  const [signUp, signingUp] = useSignUpAsBuyer()
  const [finish, finishing] = useFinishSignUpAsBuyer()

  const send = (values: BuyerValues) => {
    const input = { ...buyerInput(values), brands: null, categories: null, customerNumbers: null }
    return arrival ? finish({ input }) : signUp({ input: { ...input, password: values.password } })
  }

  return (
    <SignUpForm
      title="Alta de comprador"
      why={returnPath(search).startsWith(paths.lastFollowed) ? TO_BUY : undefined}
      form={form}
      renderTag={sent => <BuyerTag control={form.control} sent={sent} />}
      send={send}
      sending={signingUp || finishing}
      onSent={forget}
      toKinds={arrival && paths.finishSignUp()}
      next={{ description: 'Revisá tu email para confirmar tu cuenta.' }}
    >
      <BuyerTypeField />
      <NameField />
      <FieldPair>
        {!arrival?.emailIsVerified && <EmailField />}
        <PhoneField />
        <DepartmentField />
      </FieldPair>
      <WorkshopFields />
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
