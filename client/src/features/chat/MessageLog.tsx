import { chakra } from '@chakra-ui/react/styled-system'
import { Ban, Flag, Lock, PackageCheck, Scale, Truck } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { formatWeekday } from '../../lib/dates'
import { Bubble, DayMark, EventPill } from '../../ui/Bubble'
import { Button, IconButton } from '../../ui/Button'
import { LoadMore } from '../../ui/LoadMore'
import { conversationDays, type Draft, type Happened, type Said } from './conversation'
import { type MessageFile, MessageFiles, UnsentFiles } from './MessageFiles'
import { messageWords, progressWords } from './messageWords'

export type MessageShown = Said & {
  readonly body: string
  readonly files: readonly MessageFile[]
  readonly isMine: boolean
  /** Our team hid it, so that it has no words and files. */
  readonly isHidden: boolean
  /** The viewer's report of it; null without. */
  readonly report: 'open' | 'decided' | null | undefined
  readonly senderName: string
}

/** A step of the order, shown in the conversation. */
export type OrderEvent = {
  readonly state: string
  readonly at: string
  /** Null when another step shows it. */
  readonly words: string | null | undefined
}

type MessageLogProps = {
  messages: readonly MessageShown[]
  history: readonly OrderEvent[]
  drafts: readonly Draft[]
  /** Time of the newest message that the other party has read; null before its first reading. */
  readUntil: string | null
  /** Time of the newest message that has reached the other party; null before the first. */
  deliveredUntil: string | null
  /** A message to mark as found; null for none. */
  targetId: string | null
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
  onRetry: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
  /** Reports a message of the other party. */
  onReport: (message: MessageShown) => void
}

/** The conversation by days: messages, the order's steps between them, and at the end the unsent messages. */
export function MessageLog(props: MessageLogProps) {
  const { messages, history, drafts, hasOlder, isLoadingOlder, onOlder, onRetry, onDiscard } = props
  const { readUntil, deliveredUntil, targetId, onReport } = props
  const events = history.map(
    (event, index): Happened<OrderEvent> => ({
      kind: 'event',
      id: `${event.state}${index}`,
      at: event.at,
      event,
    }),
  )
  const newestMine = messages.findLast(({ isMine }) => isMine)
  return (
    <chakra.div display="flex" flexDirection="column" gap="3.5" mb="auto">
      {hasOlder && (
        <Older onReach={onOlder} isLoading={isLoadingOlder}>
          <LoadMore hasNext loading={isLoadingOlder} onClick={onOlder} label="Ver mensajes anteriores" />
        </Older>
      )}
      {conversationDays(messages, events, hasOlder).map(day => (
        <Fragment key={day.key}>
          <DayMark _firstLetter={{ textTransform: 'uppercase' }}>{formatWeekday(day.at)}</DayMark>
          {day.items.map(item =>
            item.kind === 'event' ? (
              <OrderStep key={item.id} event={item.event} />
            ) : (
              <Bubble
                key={item.id}
                id={item.id}
                isFound={item.id === targetId}
                mine={item.isMine}
                author={item.isMine ? 'Vos' : item.senderName}
                at={item.at}
                note={
                  item.isMine
                    ? item.id === newestMine?.id && progressWords(item.at, { readUntil, deliveredUntil })
                    : item.report && REPORTED[item.report]
                }
                aside={
                  !item.isMine &&
                  !item.isHidden &&
                  !item.report && <ReportButton message={item} onReport={onReport} />
                }
              >
                {item.files.length > 0 && (
                  <MessageFiles files={item.files} author={item.isMine ? 'Vos' : item.senderName} />
                )}
                {item.isHidden ? <i>Nuestro equipo ocultó este mensaje.</i> : item.body}
              </Bubble>
            ),
          )}
        </Fragment>
      ))}
      {messages.length === 0 && drafts.length === 0 && (
        <chakra.p alignSelf="center" py="4" textStyle="sm" color="fg.muted" textAlign="center">
          No hay mensajes aún. ¡Inicia la conversación!
        </chakra.p>
      )}
      {drafts.map(draft => (
        <DraftBubble
          key={draft.key}
          draft={draft}
          onRetry={() => onRetry(draft)}
          onDiscard={() => onDiscard(draft)}
        />
      ))}
    </chakra.div>
  )
}

const REPORTED = {
  open: 'Lo denunciaste: lo está mirando nuestro equipo.',
  decided: 'Nuestro equipo ya miró tu denuncia.',
} as const

function ReportButton({
  message,
  onReport,
}: {
  message: MessageShown
  onReport: (message: MessageShown) => void
}) {
  return (
    <IconButton
      size="sm"
      label={`Denunciar: ${messageWords(message.body, message.files)}`}
      onClick={() => onReport(message)}
      css={styles.report}
    >
      <Flag />
    </IconButton>
  )
}

const glyphs: Readonly<Partial<Record<string, typeof Lock>>> = {
  PAID: Lock,
  SHIPPED: Truck,
  RELEASED: PackageCheck,
  CANCELED: Ban,
  DISPUTED: Scale,
}

function OrderStep({ event: { state, words } }: { event: OrderEvent }) {
  if (!words) return null
  const Glyph = glyphs[state]
  return (
    <EventPill className="num" overflowWrap="anywhere">
      {Glyph && <Glyph />}
      <span>{words}</span>
    </EventPill>
  )
}

type DraftBubbleProps = { draft: Draft; onRetry: () => void; onDiscard: () => void }

function DraftBubble({ draft, onRetry, onDiscard }: DraftBubbleProps) {
  const files = draft.files.length > 0 && <UnsentFiles files={draft.files} />
  if (draft.state === 'sending') {
    return (
      <Bubble mine author="Vos" note="Enviando">
        {files}
        {draft.body}
      </Bubble>
    )
  }
  const note = (
    <chakra.span
      role="alert"
      display="inline-flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      color="danger.fg"
    >
      No se envió.{draft.reason && ` ${draft.reason}`}
      <Button size="sm" variant="link" onClick={onRetry}>
        Reintentar
      </Button>
      <Button size="sm" variant="link" onClick={onDiscard}>
        Descartar
      </Button>
    </chakra.span>
  )
  return (
    <Bubble mine author="Vos" note={note}>
      {files}
      {draft.body}
    </Bubble>
  )
}

/** Loads older messages once it is scrolled into view; its button is for keyboard and screen reader users. */
function Older({
  onReach,
  isLoading,
  children,
}: {
  onReach: () => void
  isLoading: boolean
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isLoading) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onReach()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [onReach, isLoading])
  return <div ref={place}>{children}</div>
}

const styles = {
  // Faint, and with a mouse only next to the message that is looked at.
  report: {
    color: 'fg.muted',
    '@media (hover: hover)': {
      opacity: '0',
      '[data-message]:hover &, &:focus-visible': { opacity: '1' },
    },
  },
} as const
