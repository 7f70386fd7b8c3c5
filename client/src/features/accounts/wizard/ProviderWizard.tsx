import { useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { chosenLabel, departments } from '../../../lib/labels'
import { isClosed, weekOf } from '../../../lib/schedule'
import { AccountTag } from '../AccountTag'
import { PROVIDER_NEXT } from '../signUp/ReviewNotice'
import { providerInput, unsaidCompany } from '../signUp/signUpInput'
import { useSignUpAsProvider } from '../signUp/useSignUpAsProvider'
import { ClosingStep, CompanyStep, GeneralStep } from './ProviderSteps'
import { type ProviderWizardValues, providerPlan } from './providerPlan'
import type { PicturesUnderWay } from './RegistrationPictures'
import { Wizard } from './Wizard'

/** How long a picture being uploaded may delay the sign-up, in ms. */
const PATIENCE_MS = 30_000

/** The sign-up of a provider in three steps; then the mail that confirms it and the team's review. */
export function ProviderWizard({ email }: { email: string }) {
  const [signUp, sending] = useSignUpAsProvider()
  const [isWaiting, setIsWaiting] = useState(false)
  const underWay: PicturesUnderWay = useRef(new Map())

  const send = async (_typed: ProviderWizardValues, current: () => ProviderWizardValues) => {
    setIsWaiting(true)
    const giveUp = AbortSignal.timeout(PATIENCE_MS)
    await Promise.all([...underWay.current.values()].map(wait => wait(giveUp)))
    setIsWaiting(false)
    return signUp({ input: wizardInput(current()) })
  }

  return (
    <Wizard
      plan={providerPlan}
      title="Alta de proveedor"
      known={{ email }}
      renderTag={(control, sent) => <ProviderTag control={control} sent={sent} />}
      renderStep={step => {
        if (step === 0) return <GeneralStep />
        return step === 1 ? <CompanyStep /> : <ClosingStep underWay={underWay} />
      }}
      send={send}
      sending={sending || isWaiting}
      {...PROVIDER_NEXT}
    />
  )
}

function wizardInput(values: ProviderWizardValues) {
  return {
    ...unsaidCompany,
    ...providerInput(values),
    password: values.password,
    businessName: values.businessName || null,
    websiteUrl: values.websiteUrl || null,
    services: values.services,
    brands: values.brands,
    categories: values.categories,
    logisticOptions: values.logisticOptions,
    offersNationwideShipping: values.offersNationwideShipping,
    offersLocalPickup: values.offersLocalPickup,
    // A week without hours is sent as null.
    schedule: isClosed(weekOf(values.schedule)) ? null : values.schedule,
    pictures: values.pictures.map(({ kind, uploadId }) => ({ kind, uploadId })),
  }
}

function ProviderTag({ control, sent }: { control: Control<ProviderWizardValues>; sent: boolean }) {
  const { name, companyName, services, department, brands, offersNationwideShipping } = useWatch({
    control,
  }) as ProviderWizardValues
  return (
    <AccountTag
      kind="Tu ficha de proveedor"
      title={companyName.trim() || 'Tu empresa'}
      facts={[
        { label: 'Responsable', value: name },
        { label: 'Rubro', value: services.join(', ') },
        { label: 'Ubicación', value: chosenLabel(departments, department) },
        { label: 'Marcas', value: brands.join(', ') || 'Todas' },
        { label: 'Envíos', value: offersNationwideShipping ? 'Todo el país' : 'A convenir' },
      ]}
      stamp={sent ? 'Sin confirmar' : undefined}
    />
  )
}
