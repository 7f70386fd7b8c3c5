import { useDraft } from '../../forms/useDraft'
import { fields, listOf, orMissing, text } from '../../lib/shape'
import { isKeptUpload } from '../uploads/keptUpload'
import type { Draft } from './conversation'

const isUnsent = fields({
  text,
  // An earlier version of the client stored no files.
  unsent: listOf(fields({ key: text, body: text, at: text, files: orMissing(listOf(isKeptUpload)) })),
})

/** The text in the field and the messages the server has not confirmed. */
type Unsent = { readonly text: string; readonly drafts: readonly Draft[] }

/**
 * Stores unsent text and messages. Restored messages count as failed and keep their keys, so that resending
 * creates no duplicate.
 */
export function useOutboxDraft(orderId: string): { kept: Unsent; keep: (unsent: Unsent) => void } {
  const { kept, keep, clear } = useDraft(`chat.${orderId}`, isUnsent)
  return {
    kept: {
      text: kept?.text ?? '',
      drafts:
        kept?.unsent.map(draft => ({ ...draft, files: draft.files ?? [], state: 'failed', reason: null })) ??
        [],
    },
    keep({ text, drafts }) {
      if (text === '' && drafts.length === 0) return clear()
      keep({ text, unsent: drafts.map(({ key, body, files, at }) => ({ key, body, files: [...files], at })) })
    },
  }
}
