import { CheckCheck } from 'lucide-react'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { useMarkNotificationsRead } from './useMarkNotificationsRead'

type Props = {
  unread: number
  /** The newest notification on the screen; later ones stay unread. Undefined when there are none. */
  upToId: string | undefined
}

/** Marks as read what the account has on the screen, and everything older. */
export function MarkAllRead({ unread, upToId }: Props) {
  const [markAll, marking] = useMarkNotificationsRead()
  const readAll = async () => {
    if (unread === 0 || !upToId) return toast.info('Sin notificaciones pendientes')
    const outcome = await markAll({ input: { upToId } })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <Button variant="ghost" size="sm" loading={marking} loadingText="Marcando" onClick={() => void readAll()}>
      <CheckCheck />
      Marcar todas como leídas
    </Button>
  )
}
