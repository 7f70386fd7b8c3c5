import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useNow } from '../../../lib/clock'
import { buyerTypes, chosenLabel, departments } from '../../../lib/labels'
import { knownVisitor } from '../../../shell/knownVisitor'
import { customerNumbersInput } from '../../profile/customerNumbers'
import { AccountTag } from '../AccountTag'
import { buyerInput } from '../signUp/signUpInput'
import { useSignUpAsBuyer } from '../signUp/useSignUpAsBuyer'
import { BuyingStep, ContactStep } from './BuyerSteps'
import { type BuyerWizardValues, buyerPlan } from './buyerPlan'
import { Wizard } from './Wizard'

/** The sign-up of a buyer in two steps; then the mail that confirms it. */
export function BuyerWizard({ email }: { email: string }) {
  const now = useNow()
  const [known] = useState(() => knownVisitor(email, now) ?? { email })
  const [signUp, sending] = useSignUpAsBuyer()

  const send = (values: BuyerWizardValues) => {
    const { password, brands, categories, customerNumbers } = values
    return signUp({
      input: {
        ...buyerInput(values),
        password,
        brands,
        categories,
        customerNumbers: customerNumbersInput(customerNumbers),
      },
    })
  }

  return (
    <Wizard
      plan={buyerPlan}
      title="Alta de comprador"
      known={known}
      renderTag={(control, sent) => <BuyerTag control={control} sent={sent} />}
      renderStep={step => (step === 0 ? <BuyingStep /> : <ContactStep />)}
      send={send}
      sending={sending}
      next={{ description: 'Revisá tu email para confirmar tu cuenta.' }}
    />
  )
}

function BuyerTag({ control, sent }: { control: Control<BuyerWizardValues>; sent: boolean }) {
  const { name, email, department, buyerType, brands } = useWatch({ control }) as BuyerWizardValues
  return (
    <AccountTag
      kind="Tu ficha de comprador"
      title={name.trim() || 'Tu nombre'}
      facts={[
        { label: 'Comprás como', value: buyerTypes[buyerType] },
        { label: 'Marcas', value: brands.join(', ') || 'Todas' },
        { label: 'Email', value: email },
        { label: 'Ubicación', value: chosenLabel(departments, department) },
      ]}
      stamp={sent ? 'Sin confirmar' : undefined}
    />
  )
}
