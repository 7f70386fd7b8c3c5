import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { returnPath } from '../../../paths'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { leaveFor } from '../../../shell/leaveFor'
import { roleOf } from '../../../shell/roleHint'
import { useLeaving } from '../../../shell/useLeaving'
import { Button } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { AuthFrame } from '../signIn/AuthFrame'
import { RegistrationSent } from './RegistrationSent'
import { keepRegistrationProof } from './registrationProof'
import { SignUpHead } from './SignUpHead'
import type { PersonValues } from './signUpForm'

/** The e-mail to confirm, or the kind of the account that is ready and needs no confirmation. */
export type SignedUp = {
  readonly email: string | null | undefined
  readonly proof: string | null | undefined
  readonly kind?: string | null | undefined
}

type SignUpFormProps<Values extends PersonValues> = {
  title: string
  /** Why an account is needed, when another page led here. */
  why?: string | undefined
  form: UseFormReturn<Values>
  /** The tag at the side; `sent` once the mail was sent. */
  renderTag: (sent: boolean) => ReactNode
  send: (values: Values) => Promise<Outcome<SignedUp>>
  /** The target of 'change the kind of account' when it is not the entrance. */
  toKinds?: string | undefined
  sending: boolean
  /** Called when the server has taken the form. */
  onSent: () => void
  /** The next step, shown as a toast after sending; `duration` in milliseconds. */
  next: { description: string; duration?: number }
  /** Shown next to the request to look at the mail. */
  meanwhile?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A sign-up on one page; once it is sent, the request to open the link in the mail. */
export function SignUpForm<Values extends PersonValues>({
  title,
  why,
  form,
  renderTag,
  send,
  sending,
  onSent,
  toKinds,
  next,
  meanwhile,
  children,
}: SignUpFormProps<Values>) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [leaving, startLeaving] = useLeaving()
  const [search] = useSearchParams()

  const submit = form.handleSubmit(async values => {
    const outcome = await send(values)
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    onSent()
    const { kind, email, proof } = outcome.payload
    if (kind) {
      startLeaving()
      return leaveFor(returnPath(search), { role: roleOf(kind), greeting: 'Tu cuenta está lista' })
    }
    keepRegistrationProof(proof ?? null, search.get('volver'))
    setSentTo(email ?? null)
    if (sentTo) toast.success('Te mandamos otro enlace')
    else toast.success('Registro recibido', next)
  })

  return (
    <AuthFrame tag={renderTag(sentTo !== null)}>
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
          <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
            <SignUpHead title={title} toKinds={toKinds} />
            {why && <chakra.p>{why}</chakra.p>}
            {children}
            <Button
              type="submit"
              variant="solid"
              full
              loading={sending || leaving}
              loadingText="Creando la cuenta"
            >
              Crear cuenta
            </Button>
          </chakra.form>
        </FormProvider>
      )}
    </AuthFrame>
  )
}
