import { chakra } from '@chakra-ui/react/styled-system'
import { Ban, Lock, PackageCheck, Scale, Truck } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { formatWeekday } from '../../lib/dates'
import { Bubble, DayMark, EventPill } from '../../ui/Bubble'
import { Button } from '../../ui/Button'
import { LoadMore } from '../../ui/LoadMore'
import { conversationDays, type Draft, type Happened, type Said } from './conversation'

export type MessageShown = Said & {
  readonly body: string
  readonly isMine: boolean
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
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
  onRetry: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
}

/** The conversation by days: messages, the order's steps between them, and at the end the unsent messages. */
export function MessageLog(props: MessageLogProps) {
  const { messages, history, drafts, hasOlder, isLoadingOlder, onOlder, onRetry, onDiscard } = props
  const events = history.map(
    (event, index): Happened<OrderEvent> => ({
      kind: 'event',
      id: `${event.state}${index}`,
      at: event.at,
      event,
    }),
  )
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
                mine={item.isMine}
                author={item.isMine ? 'Vos' : item.senderName}
                at={item.at}
              >
                {item.body}
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
  if (draft.state === 'sending') {
    return (
      <Bubble mine author="Vos" note="Enviando">
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
