import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { emailProblem } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { parseEmail } from '../../../lib/generated/identifiers'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { EmailInput } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { CheckMail } from './CheckMail'
import type { LinkWish } from './linkWishes'

type LinkRequestProps = {
  /** The purpose of the link. */
  wish: LinkWish
  /** Known from the previous page. */
  email: string
  request: (variables: { email: string }) => Promise<Outcome<unknown>>
  requesting: boolean
  /** The notice after sending. Its text is the same whether or not the e-mail has an account. */
  renderSays: (email: string) => ReactNode
  /** The steps to follow, in order. */
  steps: readonly string[]
  /** Links to other pages. */
  children: ReactNode
}

/** Asks for the e-mail address of the link; then explains what to do with the mail. */
export function LinkRequest(props: LinkRequestProps) {
  const { wish, email, request, requesting, renderSays, steps, children } = props
  const form = useForm({ initial: { email }, check: values => ({ email: emailProblem(values.email) }) })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = form.handleSubmit(async values => {
    const outcome = await request(values)
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    if (sentTo) toast.success('Te mandamos otro enlace')
    setSentTo(parseEmail(values.email))
  })
  if (sentTo) {
    return (
      <CheckMail
        says={renderSays(sentTo)}
        sending={requesting}
        onResend={() => void submit()}
        onBack={() => setSentTo(null)}
        backLabel="Usar otro email"
      >
        <chakra.ol display="grid" gap="2" pl="5" listStyleType="decimal">
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </chakra.ol>
        {children}
      </CheckMail>
    )
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1">{wish.title}</chakra.h1>
      <p>{wish.intro}</p>
      <Field label="Email" error={form.formState.errors.email?.message}>
        <EmailInput {...form.register('email')} autoComplete="username" />
      </Field>
      <Button type="submit" variant="solid" full loading={requesting} loadingText="Mandando">
        Mandarme el enlace
      </Button>
      {children}
    </chakra.form>
  )
}
