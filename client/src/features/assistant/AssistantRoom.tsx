import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { MAX_MESSAGE } from '../../lib/generated/limits'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { openedLater } from '../../ui/openedLater'
import { Panel } from '../../ui/Panel'
import { CardSkeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { UploadField } from '../uploads/UploadField'
import { tooManyMessage, type UploadLimits } from '../uploads/uploadLimits'
import { isUnderWay, readyUploads } from '../uploads/uploadQueue'
import type { Uploads } from '../uploads/useUploads'
import type { AssistantRoom_conversation$key } from './__generated__/AssistantRoom_conversation.graphql'
import type { AssistantRoom_state$key } from './__generated__/AssistantRoom_state.graphql'
import { AssistantComposer } from './AssistantComposer'
import { AssistantHead } from './AssistantHead'
import { AssistantLog } from './AssistantLog'
import { fillingPanel } from './assistantColumns'
import type { ConsultationSentProps } from './ConsultationSent'
import type { FirstMessage } from './firstMessage'
import { quickAnswers } from './understoodWords'
import { NOT_SENT, type Unsent } from './unsent'
import { useAssistantNews } from './useAssistantNews'
import { useCloseConsultation } from './useCloseConsultation'
import { useRemoveAssistantPhoto } from './useRemoveAssistantPhoto'
import { useTellAssistant } from './useTellAssistant'

const ConsultationSent = openedLater<ConsultationSentProps>(
  async () => (await import('./ConsultationSent')).ConsultationSent,
  ({ conversation }) => conversation !== null,
  { Waiting: () => <CardSkeleton /> },
)

type AssistantRoomProps = {
  /** Null before the first message. */
  conversation: AssistantRoom_conversation$key | null
  isVisitor: boolean
  /** In a page that scrolls: no taller than what is seen of it. */
  isInline: boolean
  /** The understood facts once they are ready to send: last in the conversation. */
  card: ReactNode
  /** Shown above the field, whether or not something is written. */
  notice: ReactNode
  uploads: Uploads
  first: FirstMessage
  onTold: () => void
  /** Called when the visitor wants to leave their contact. */
  onContact: () => void
  /** Why the consultation was not sent; null when nothing failed. */
  unsent: Unsent | null
}

/** The conversation with the assistant and its message field. */
export function AssistantRoom(props: AssistantRoomProps) {
  const {
    conversation: key,
    isVisitor,
    isInline,
    card,
    notice,
    uploads,
    first,
    onTold,
    onContact,
    unsent: unsentConsultation,
  } = props
  const conversation = useFragment(
    graphql`
      fragment AssistantRoom_conversation on AssistantConversation {
        id
        ...AssistantRoom_state
        ...ConsultationSent_conversation
        messages {
          id
          isComplete
          ...AssistantLog_message
        }
      }
    `,
    key,
  )
  const state = useFragment<AssistantRoom_state$key>(
    graphql`
      fragment AssistantRoom_state on AssistantConversation {
        stage
        asked
        photos {
          id
          kind
        }
      }
    `,
    conversation ?? null,
  )
  const environment = useRelayEnvironment()
  const [text, setText] = useState(first.isSent ? '' : first.text)
  const [pending, setPending] = useState<string | null>(null)
  /** The last message did not reach the server. */
  const [hasFailed, setHasFailed] = useState(false)
  const unsent = useRef<{ text: string; clientKey: string }>(undefined)
  const [tellAssistant, sending] = useTellAssistant()
  const [closeConsultation, closing] = useCloseConsultation()
  const [removePhoto] = useRemoveAssistantPhoto()
  /** The visitor's choice to show the photo area; null until they choose. */
  const [wantsPhotos, setWantsPhotos] = useState<boolean | null>(null)
  const { items, uploader } = uploads
  const isCompleted = state?.stage === 'COMPLETED'
  const [wasCompleted] = useState(isCompleted)
  const showsPhotos = !isCompleted && (wantsPhotos ?? (state?.asked === 'SYMPTOM' || items.length > 0))
  const isUploading = items.some(isUnderWay)
  const ready = readyUploads(items)
  const canSend =
    !sending &&
    !isUploading &&
    !isCompleted &&
    text.length <= MAX_MESSAGE &&
    (text.trim() !== '' || ready.length > 0)

  const send = async (said: string) => {
    if (sending) return
    // A resent message keeps its key, so the server takes it as the same one.
    const clientKey = unsent.current?.text === said ? unsent.current.clientKey : crypto.randomUUID()
    unsent.current = { text: said, clientKey }
    setPending(said)
    setHasFailed(false)
    const outcome = await tellAssistant(
      {
        input: {
          conversationId: conversation?.id ?? null,
          clientKey,
          text: said,
          uploadIds: ready.map(({ uploadId }) => uploadId),
        },
      },
      {
        updater: (store, response) => {
          const id = response?.tellAssistant.conversation?.id
          const record = id ? store.get(id) : null
          if (record) store.getRoot().setLinkedRecord(record, 'assistantConversation')
        },
      },
    )
    setPending(null)
    if (outcome.ok) {
      unsent.current = undefined
      uploader.clear()
      setWantsPhotos(null)
      return onTold()
    }
    // Text that failed to send returns to the field, before what was typed meanwhile.
    setText(now => (now ? `${said}\n${now}` : said))
    if (outcome.refusal?.code === 'RATE_LIMITED') reportLimit(outcome.refusal.message)
    else if (outcome.refusal) showRefusal(outcome.refusal)
    else setHasFailed(true)
  }
  const room = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const isAnswering = sending || conversation?.messages.at(-1)?.isComplete === false
  const followAnswer = useFocusAfterAnswer({ room, log, isAnswering })
  const isFirstSaid = useRef(false)
  const sayFirst = useEffectEvent(() => {
    if (!first.isSent || isFirstSaid.current) return
    isFirstSaid.current = true
    room.current?.scrollIntoView({ block: 'nearest' })
    void send(first.text)
  })
  useEffect(() => sayFirst(), [])
  const submit = () => {
    if (!canSend) return
    setText('')
    void send(text.trim())
  }
  const takeBack = async (photoId: string) => {
    const outcome = await removePhoto({ photoId })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.spoken('Archivo quitado')
  }
  const startAnew = async () => {
    setHasFailed(false)
    if (conversation) {
      const outcome = await closeConsultation({ conversationId: conversation.id })
      if (!outcome.ok) return showRefusal(outcome.refusal)
      commitLocalUpdate(environment, store => store.getRoot().setValue(null, 'assistantConversation'))
    }
    uploader.clear()
    setWantsPhotos(null)
    setText('')
  }

  return (
    <Panel
      ref={room}
      as="section"
      flush
      aria-label="Asistente"
      display="flex"
      flexDirection="column"
      minW="0"
      css={isInline ? styles.inPage : fillingPanel}
    >
      {conversation && <News key={conversation.id} conversationId={conversation.id} />}
      <AssistantHead>
        <Button
          variant="ghost"
          size="sm"
          loading={closing}
          loadingText="Empezando"
          onClick={() => void startAnew()}
        >
          <RotateCcw />
          Nueva Consulta
        </Button>
      </AssistantHead>
      <AssistantLog
        place={log}
        messages={conversation?.messages ?? []}
        pending={pending}
        trouble={
          hasFailed ? (
            <Trouble onRetry={submit} onContact={isAboutContact(state?.stage) ? onContact : null} />
          ) : (
            // An event may show that it reached the server all the same.
            unsentConsultation && !isCompleted && <NotSent why={unsentConsultation} onContact={onContact} />
          )
        }
        photos={new Set(state?.photos.map(({ id }) => id))}
        onRemovePhoto={isCompleted ? null : photoId => void takeBack(photoId)}
        card={card}
        isOver={isCompleted}
      />
      {!isCompleted && !isAnswering && (
        <Quick
          answers={quickAnswers(state?.asked)}
          onAnswer={answer => {
            followAnswer()
            void send(answer)
          }}
        />
      )}
      {showsPhotos && (
        <chakra.div css={styles.part}>
          <UploadField
            uploads={uploads}
            besides={(state?.photos ?? []).map(({ kind }) => ({
              kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
            }))}
            onProblem={problem => tellProblem(problem, uploads.limits)}
            label="Fotos para el pedido"
            error={undefined}
          />
        </chakra.div>
      )}
      <ConsultationSent
        conversation={(isCompleted && conversation) || null}
        isVisitor={isVisitor}
        isNew={!wasCompleted}
      />
      {notice && !isCompleted && <chakra.div css={[styles.part, styles.notice]}>{notice}</chakra.div>}
      {!isCompleted && (
        <AssistantComposer
          text={text}
          takesFocus={first.hasFocus}
          onText={setText}
          onSend={submit}
          isCorrecting={card !== null}
          isWaiting={isUploading}
          showsPhotos={showsPhotos}
          onPhotos={() => setWantsPhotos(!showsPhotos)}
        />
      )}
    </Panel>
  )
}

const isAboutContact = (stage: string | undefined) =>
  stage === 'ASKING_CONTACT' || stage === 'COMPLETING_CONTACT'

function News({ conversationId }: { conversationId: string }) {
  useAssistantNews(conversationId)
  return null
}

const reportLimit = (description: string) => toast.error('Límite alcanzado', { description })

/** Reports why a file cannot be sent: too many files are reported in the texts of the conversation. */
function tellProblem(problem: string, limits: UploadLimits): void {
  const isTooMany = (['IMAGE', 'VIDEO'] as const).some(kind => problem === tooManyMessage(limits, kind))
  if (isTooMany) reportLimit(`Máximo ${limits.maxImages} fotos + ${limits.maxVideos} video por consulta.`)
  else toast.error(problem)
}

type AnsweredPlaces = {
  room: RefObject<HTMLElement | null>
  log: RefObject<HTMLElement | null>
  isAnswering: boolean
}

/**
 * Keeps the focus in the conversation while a quick answer, whose button leaves, is answered; then moves it to the next
 * quick answer, to the card's first action, or to the message field.
 */
function useFocusAfterAnswer({ room, log, isAnswering }: AnsweredPlaces): () => void {
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isAnswering || !isFollowed.current) return
    isFollowed.current = false
    if (document.activeElement !== log.current) return
    const next =
      room.current?.querySelector<HTMLElement>('[data-quick] button') ??
      log.current?.querySelector<HTMLElement>('[data-card] button') ??
      room.current?.querySelector('textarea')
    next?.focus({ preventScroll: true })
  }, [isAnswering, room, log])
  return () => {
    log.current?.focus({ preventScroll: true })
    isFollowed.current = true
  }
}

type TroubleProps = { onRetry: () => void; onContact: (() => void) | null }

/** The assistant's words when a message failed. */
function Trouble({ onRetry, onContact }: TroubleProps) {
  return (
    <>
      {'Disculpá, tengo un problema técnico... Tu mensaje quedó abajo: '}
      <Button variant="link" css={styles.inline} onClick={onRetry}>
        mandalo de nuevo
      </Button>
      {onContact && (
        <>
          {', o podés '}
          <Button variant="link" css={styles.inline} onClick={onContact}>
            completar tus datos de contacto
          </Button>
        </>
      )}
      .
    </>
  )
}

/** The assistant's words when the consultation could not be sent. */
function NotSent({ why, onContact }: { why: Unsent; onContact: () => void }) {
  const { says, asks } = NOT_SENT[why]
  return (
    <>
      {says}{' '}
      <Button variant="link" css={styles.inline} onClick={onContact}>
        {asks}
      </Button>
      .
    </>
  )
}

type QuickProps = { answers: readonly string[]; onAnswer: (answer: string) => void }

/** Answers to a closed question, as buttons. */
function Quick({ answers, onAnswer }: QuickProps) {
  if (answers.length === 0) return null
  return (
    <chakra.fieldset
      aria-label="Respuestas rápidas"
      data-quick=""
      display="flex"
      flexWrap="wrap"
      gap="2"
      css={styles.part}
    >
      {answers.map(answer => (
        <Chip key={answer} onClick={() => onAnswer(answer)}>
          {answer}
        </Chip>
      ))}
    </chakra.fieldset>
  )
}

const styles = {
  inPage: { h: 'min(34rem, calc(100dvh - 2rem))', scrollMarginY: '4' },
  // Within a sentence it breaks as words do.
  inline: { display: 'inline', whiteSpace: 'normal', textAlign: 'start' },
  // The notice's code may still be loading.
  notice: { _empty: { display: 'none' } },
  part: { px: { base: '3', md: '5' }, py: '3', borderTop: '1px solid', borderColor: 'border' },
} as const
