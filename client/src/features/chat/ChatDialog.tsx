import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { DialogContents, DialogFrame } from '../../ui/DialogWindow'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { shownLater } from '../../ui/openedLater'

const ChatTitle = shownLater(async () => (await import('./ChatInDialog')).ChatTitle)
const ChatInDialog = shownLater(async () => (await import('./ChatInDialog')).ChatInDialog)

type ChatDialogProps = {
  /** Global id of an order, its offer, or its request. */
  id: string
  open: boolean
  onClose: () => void
}

/** 'Chat con {other party}': the conversation about an order over the page that lists it. */
export function ChatDialog({ id, open, onClose }: ChatDialogProps) {
  const [attempt, setAttempt] = useState(0)
  const chat = { about: id, attempt }
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      width="lg"
      title={
        <FailureBoundary key={attempt} fallback="Chat">
          <Suspense fallback="Chat">
            <ChatTitle {...chat} />
          </Suspense>
        </FailureBoundary>
      }
    >
      <FailureBoundary
        key={attempt}
        fallback={
          <DialogContents footer={<Button onClick={() => setAttempt(attempt + 1)}>Reintentar</Button>}>
            <chakra.p role="alert">
              <b>No se pudieron cargar los mensajes.</b> Revisá tu conexión y probá de nuevo.
            </chakra.p>
          </DialogContents>
        }
      >
        <Suspense
          fallback={
            <DialogContents>
              <chakra.output css={styles.waiting} aria-busy="true">
                Cargando chat...
              </chakra.output>
            </DialogContents>
          }
        >
          <ChatInDialog {...chat} onClose={onClose} />
        </Suspense>
      </FailureBoundary>
    </DialogFrame>
  )
}

const styles = { waiting: { display: 'block', py: '20', textAlign: 'center', color: 'fg.muted' } } as const
