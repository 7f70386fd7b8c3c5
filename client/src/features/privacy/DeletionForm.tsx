import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { typedBefore } from '../../forms/typedBefore'
import { useForm } from '../../forms/useForm'
import { formatDate } from '../../lib/dates'
import { siteFact } from '../../lib/siteFacts'
import { showRefusal } from '../../relay/refusal'
import { useHydrated } from '../../shell/AfterHydration'
import { AskForm } from '../../ui/AskPage'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { SentTag } from '../../ui/SentTag'
import { EmailInput, TextArea, TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { blankDeletion, canAsk, deletionProblems, preparedMail } from './deletionForm'
import { useRequestDeletion } from './useRequestDeletion'

const FORM = 'eliminacion'
const sayOpened = () => void toast.success('Se ha abierto su cliente de email con la solicitud preparada')

/** Requests the deletion of an account's data, here or by an e-mail of one's own. */
export function DeletionForm() {
  const [initial] = useState(() => ({ ...blankDeletion, ...typedBefore(FORM) }))
  const form = useForm({ initial, check: deletionProblems })
  const values = useWatch({ control: form.control, compute: typed => ({ ...blankDeletion, ...typed }) })
  const { errors } = form.formState
  // E-mail and confirmation may have been typed before the code loaded.
  const isReady = useHydrated() && canAsk(values)
  const [today] = useState(() => formatDate(Date.now(), 'long'))
  const [request, requesting] = useRequestDeletion()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = form.handleSubmit(async ({ email, reason, confirmation }) => {
    const outcome = await request({ input: { email, reason: reason.trim() || null, confirmation } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    form.reset(blankDeletion)
    setSentTo(outcome.payload.email)
  })
  if (sentTo) return <Sent email={sentTo} />
  const support = siteFact('supportEmail')
  return (
    <AskForm id={FORM} onSubmit={submit}>
      <Field label="Email de la cuenta" error={errors.email?.message}>
        <EmailInput {...form.register('email')} autoComplete="username" />
      </Field>
      <Field label="Motivo" optional error={errors.reason?.message}>
        <TextArea {...form.register('reason')} rows={4} maxLength={1000} />
      </Field>
      <Field
        label="Confirmación"
        help="Escribí «eliminar» para confirmar."
        error={errors.confirmation?.message}
      >
        <TextInput
          {...form.register('confirmation')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      <Button
        type="submit"
        variant="dangerSolid"
        disabled={!isReady}
        loading={requesting}
        loadingText="Enviando"
        justifySelf="start"
      >
        Solicitar eliminación
      </Button>
      {isReady && (
        <p>
          ¿Preferís escribirnos?{' '}
          <a href={preparedMail(support, values, today)} onClick={sayOpened}>
            Abrir un email ya preparado
          </a>
          .
        </p>
      )}
    </AskForm>
  )
}

/** The same text whether or not the e-mail has an account. */
function Sent({ email }: { email: string }) {
  return (
    <SentTag stamp="Enviada" title="Confirmá desde tu email">
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        Si <b>{email}</b> tiene una cuenta en Tuerca, le mandamos un enlace. Con él sabemos que sos vos, y
        empieza a correr el plazo.
      </chakra.p>
    </SentTag>
  )
}
