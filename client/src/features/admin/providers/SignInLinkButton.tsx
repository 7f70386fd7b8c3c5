import { showRefusal } from '../../../relay/refusal'
import { Button, type ButtonProps } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { useSendSignInLink } from './useSendSignInLink'

/** Mails an approved provider a link that signs in. */
export function SignInLinkButton({ id, ...look }: { id: string } & Pick<ButtonProps, 'size' | 'flex'>) {
  const [send, sending] = useSendSignInLink()
  const run = async () => {
    const outcome = await send({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    const email = outcome.payload.provider?.account?.email
    if (email) toast.success(`Magic Link enviado a ${email}`)
    else toast.error('No se puede enviar Magic Link: email no disponible')
  }
  return (
    <Button loading={sending} loadingText="Enviando" onClick={() => void run()} {...look}>
      Enviar Magic Link
    </Button>
  )
}
