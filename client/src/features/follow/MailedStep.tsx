import { chakra } from '@chakra-ui/react/styled-system'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { emailProblem } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import type { Outcome } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { StepForm } from '../../ui/StepForm'
import { EmailInput } from '../../ui/TextInput'
import { mailboxOf } from './mailbox'
import { useRequestFollowLink } from './useRequestFollowLink'

/** Gives the waiting request another e-mail and mails its link there; the caller then passes the new `email`. */
export type CorrectEmail = (email: string) => Promise<Outcome<unknown>>

type MailedStepProps = {
  /** Where the link was mailed. */
  email: string
  correct: CorrectEmail
}

/** The actions while a mailed link is awaited: open the mailbox, mail it again, correct the address. */
export function MailedStep({ email, correct }: MailedStepProps) {
  const [request, requesting] = useRequestFollowLink()
  const [told, setTold] = useState<string | null>(null)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const mailbox = mailboxOf(email)
  const again = async () => {
    const outcome = await request({ email })
    if (outcome.ok) setTold('Te lo mandamos de nuevo. Si no está, mirá en el correo no deseado.')
    else showRefusal(outcome.refusal)
  }
  if (isCorrecting)
    return (
      <Correction
        email={email}
        correct={correct}
        onBack={() => setIsCorrecting(false)}
        onDone={() => {
          setIsCorrecting(false)
          setTold('Listo, cambiamos el email y te mandamos ahí el enlace. El anterior ya no sirve.')
        }}
      />
    )
  return (
    <>
      {mailbox && (
        <Button asChild variant="solid">
          <a href={mailbox} target="_blank" rel="noopener noreferrer">
            <Mail />
            Abrir mi correo
          </a>
        </Button>
      )}
      {told === null ? (
        <Button loading={requesting} loadingText="Mandando" onClick={() => void again()}>
          Mandar de nuevo
        </Button>
      ) : (
        <chakra.output ref={takeFocus} tabIndex={-1} outline="none" textStyle="sm" color="fg.muted">
          {told}
        </chakra.output>
      )}
      <Button variant="link" onClick={() => setIsCorrecting(true)}>
        Corregir el email
      </Button>
    </>
  )
}

type CorrectionProps = MailedStepProps & {
  onBack: () => void
  onDone: () => void
}

function Correction({ email, correct, onBack, onDone }: CorrectionProps) {
  const form = useForm({
    initial: { email },
    check: typed => ({
      email:
        emailProblem(typed.email) || (typed.email.trim() === email && 'Es el email que ya tiene el pedido.'),
    }),
  })
  const save = form.handleSubmit(async typed => {
    const outcome = await correct(typed.email)
    if (outcome.ok) onDone()
    else showRefusal(outcome.refusal, form)
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setFocus('email')
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [setFocus])
  return (
    <chakra.div ref={place} w="full" scrollMarginBottom="4">
      <StepForm
        onSubmit={save}
        sending={isSubmitting}
        submitLabel="Mandar el enlace"
        sendingLabel="Mandando"
        onBack={onBack}
      >
        <Field label="Email" error={errors.email?.message}>
          <EmailInput {...form.register('email')} />
        </Field>
      </StepForm>
    </chakra.div>
  )
}

/** Takes the focus from the button that it replaces. */
const takeFocus = (replacement: HTMLElement | null) => replacement?.focus()
