import { fields, listOf, parseAs, text } from '../../lib/shape'
import type { Draft } from './conversation'

const isKept = fields({
  text,
  unsent: listOf(fields({ key: text, body: text, at: text })),
})

/** What was written and did not reach the server: the text in the box and the messages that were not confirmed. */
export type Unsent = { readonly text: string; readonly drafts: readonly Draft[] }

const keyOf = (orderId: string) => `tuerca.chat.${orderId}`
const NOTHING: Unsent = { text: '', drafts: [] }

/** Messages come back as failed, with the keys they had: sent again, none is said twice. */
export function readUnsent(orderId: string): Unsent {
  try {
    const kept = parseAs(isKept, sessionStorage.getItem(keyOf(orderId)))
    if (!kept) return NOTHING
    const drafts = kept.unsent.map(draft => ({ ...draft, state: 'failed' as const, reason: null }))
    return { text: kept.text, drafts }
  } catch {
    return NOTHING
  }
}

/** Keeps them through a reload or the back button, in this tab. */
export function keepUnsent(orderId: string, { text, drafts }: Unsent): void {
  try {
    const unsent = drafts.map(({ key, body, at }) => ({ key, body, at }))
    if (text === '' && unsent.length === 0) sessionStorage.removeItem(keyOf(orderId))
    else sessionStorage.setItem(keyOf(orderId), JSON.stringify({ text, unsent }))
  } catch {
    // Storage is blocked or full: what was written lives as long as the page.
  }
}
