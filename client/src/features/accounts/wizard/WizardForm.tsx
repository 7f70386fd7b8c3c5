import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Control, FormProvider } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../paths'
import type { Outcome } from '../../../relay/outcome'
import { Button } from '../../../ui/Button'
import { ActionLink } from '../../../ui/Link'
import { Stepper } from '../../../ui/Stepper'
import { toast } from '../../../ui/toast'
import { AuthFrame } from '../signIn/AuthFrame'
import { RegistrationSent } from '../signUp/RegistrationSent'
import { keepRegistrationProof } from '../signUp/registrationProof'
import type { PersonValues } from '../signUp/signUpForm'
import type { Kept, WizardPlan } from './plan'
import { useSaveForLater } from './SaveForLater'
import { forgetDraft } from './savedDraft'
import { useWizard } from './useWizard'

export type WizardFormProps<Values extends PersonValues> = {
  plan: WizardPlan<Values>
  title: string
  initial: Values
  /** The tag at the side; `sent` once the mail was sent. */
  renderTag: (control: Control<Values>, sent: boolean) => ReactNode
  /** Renders the fields of a step, by its index. */
  renderStep: (step: number) => ReactNode
  /** `current` returns the values typed meanwhile. */
  send: (values: Values, current: () => Values) => Promise<Outcome<{ email: string; proof: string }>>
  sending: boolean
  /** The next step, shown as a toast after sending; `duration` in milliseconds. */
  next: { description: string; duration?: number }
  /** Shown next to the request to look at the mail. */
  meanwhile?: ReactNode
  keep: (values: Kept<Values>) => void
  clearDraft: () => void
}

/** The steps of a sign-up; once it is sent, the request to open the link in the mail. */
export function WizardForm<Values extends PersonValues>(props: WizardFormProps<Values>) {
  const { plan, title, initial, renderTag, renderStep, send, sending, next, meanwhile, keep, clearDraft } =
    props
  const wizard = useWizard({ plan, initial, keep })
  const { form, step, isLast, goTo, heading } = wizard
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const later = useSaveForLater(plan, () => ({ values: form.getValues(), step }))

  const submit = async () => {
    if (!(await wizard.goOn())) return
    const outcome = await send(form.getValues(), form.getValues)
    if (!outcome.ok) return wizard.showRefused(outcome.refusal)
    keepRegistrationProof(outcome.payload.proof, search.get('volver'))
    // The form was sent, so its drafts are deleted: the next user of this computer must not see them.
    forgetDraft(plan)
    clearDraft()
    setSentTo(outcome.payload.email)
    if (sentTo) toast.success('Te mandamos otro enlace')
    else toast.success('Registro recibido', next)
  }

  return (
    <AuthFrame tag={renderTag(form.control, sentTo !== null)}>
      {sentTo ? (
        <RegistrationSent
          to={sentTo}
          sending={sending}
          onResend={() => void submit()}
          onBack={() => setSentTo(null)}
        >
          {meanwhile}
        </RegistrationSent>
      ) : (
        <FormProvider {...form}>
          <chakra.form
            noValidate
            display="grid"
            gap="6"
            onSubmit={event => {
              event.preventDefault()
              void submit()
            }}
          >
            <chakra.div display="grid" gap="3" justifyItems="start">
              {step === 0 && <BackToSignIn />}
              <chakra.h1 textStyle="h2">{title}</chakra.h1>
            </chakra.div>
            <Stepper steps={plan.steps.map(({ label }) => label)} current={step} />
            <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="h3" scrollMarginTop="24">
              {plan.steps[step]?.heading}
            </chakra.h2>
            {renderStep(step)}
            <chakra.div css={styles.ways}>
              {step > 0 && (
                <Button onClick={() => goTo(step - 1)}>
                  <ArrowLeft />
                  Anterior
                </Button>
              )}
              <Button
                type="submit"
                variant="solid"
                ml={{ md: 'auto' }}
                loading={sending}
                // Reserves room for this text only on the last step, where it can appear.
                loadingText={isLast ? 'Creando la cuenta' : undefined}
              >
                {isLast ? (
                  'Crear cuenta'
                ) : (
                  <>
                    Siguiente
                    <ArrowRight />
                  </>
                )}
              </Button>
            </chakra.div>
            <chakra.div justifySelf="center">{later.button}</chakra.div>
            {later.notice}
          </chakra.form>
        </FormProvider>
      )}
    </AuthFrame>
  )
}

function BackToSignIn() {
  const [search] = useSearchParams()
  const along = { email: search.get('email') ?? undefined, returnTo: search.get('volver') ?? undefined }
  return (
    <ActionLink asChild textStyle="sm">
      <Link to={paths.auth(along)}>
        <ArrowLeft size={18} />
        Volver a iniciar sesión
      </Link>
    </ActionLink>
  )
}

const styles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    pt: '6',
    borderTop: '1px solid',
    borderColor: 'border',
    // Full width on a phone, side by side where both fit.
    '& > button': { flex: { base: '1 1 auto', md: '0 0 auto' } },
  },
} as const
