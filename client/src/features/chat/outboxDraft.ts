import { useDraft } from '../../forms/useDraft'
import { fields, listOf, text } from '../../lib/shape'
import type { Draft } from './conversation'

const isUnsent = fields({
  text,
  unsent: listOf(fields({ key: text, body: text, at: text })),
})

/** What was written and did not reach the server: the text in the box and the messages that were not confirmed. */
type Unsent = { readonly text: string; readonly drafts: readonly Draft[] }

/**
 * Keeps what did not reach the server. Messages come back as failed, with the keys they had: sent again, none is said
 * twice.
 */
export function useOutboxDraft(orderId: string): { kept: Unsent; keep: (unsent: Unsent) => void } {
  const { kept, keep, clear } = useDraft(`chat.${orderId}`, isUnsent)
  return {
    kept: {
      text: kept?.text ?? '',
      drafts: kept?.unsent.map(draft => ({ ...draft, state: 'failed', reason: null })) ?? [],
    },
    keep({ text, drafts }) {
      if (text === '' && drafts.length === 0) return clear()
      keep({ text, unsent: drafts.map(({ key, body, at }) => ({ key, body, at })) })
    },
  }
}
