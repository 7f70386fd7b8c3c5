import type { Moment } from '../../lib/dates'
import type { KeptUpload } from '../uploads/uploadQueue'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' })
const dayOf = (moment: Moment) => day.format(new Date(moment))

export type Said = {
  readonly kind: 'message'
  readonly id: string
  readonly at: string
}
export type Happened<Event> = {
  readonly kind: 'event'
  readonly id: string
  readonly at: string
  readonly event: Event
}

export type ConversationDay<Item> = {
  /** A moment of that day, for its title. */
  readonly at: string
  readonly key: string
  readonly items: readonly Item[]
}

/**
 * Messages and the order's steps in one timeline, by day of Montevideo. At the same moment the step comes
 * first, because the message answers it. Steps older than the oldest loaded message are hidden until all
 * messages are loaded, so that they do not collect before a gap.
 */
export function conversationDays<M extends Said, E>(
  messages: readonly M[],
  events: readonly Happened<E>[],
  hasOlderMessages: boolean,
): ConversationDay<M | Happened<E>>[] {
  const oldest = messages[0]
  const shownEvents =
    hasOlderMessages && oldest ? events.filter(({ at }) => Date.parse(at) >= Date.parse(oldest.at)) : events
  const items = [...shownEvents, ...messages].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const days: { at: string; key: string; items: (M | Happened<E>)[] }[] = []
  for (const item of items) {
    const key = dayOf(item.at)
    const last = days.at(-1)
    if (last?.key === key) last.items.push(item)
    else days.push({ at: item.at, key, items: [item] })
  }
  return days
}

/** A message of one's own that the server has not confirmed yet. */
export type Draft = {
  /** The message's key: resent with it, the server takes it as the same message. */
  readonly key: string
  readonly body: string
  readonly files: readonly KeptUpload[]
  readonly at: string
  readonly state: 'sending' | 'failed'
  /** Why sending failed. */
  readonly reason: string | null
}

export type OutboxAction =
  | ({ readonly type: 'send' } & Pick<Draft, 'key' | 'body' | 'files' | 'at'>)
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'fail'; readonly key: string; readonly reason: string }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'discard'; readonly key: string }

/** Reduces the unsent messages. A failed one keeps its text until it is sent again or discarded. */
export function outbox(drafts: readonly Draft[], action: OutboxAction): readonly Draft[] {
  const change = (to: Partial<Draft>) =>
    drafts.map(draft => (draft.key === action.key ? { ...draft, ...to } : draft))
  switch (action.type) {
    case 'send': {
      const { key, body, files, at } = action
      return [...drafts, { key, body, files, at, state: 'sending', reason: null }]
    }
    case 'retry':
      return change({ state: 'sending', reason: null })
    case 'fail':
      return change({ state: 'failed', reason: action.reason })
    case 'sent':
    case 'discard':
      return drafts.filter(({ key }) => key !== action.key)
  }
}
