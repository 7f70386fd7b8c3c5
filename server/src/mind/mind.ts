import type { Known } from './known.ts'
import type { Asked, Kind } from './values.ts'

/**
 * Figures for answers about Tuerca; rates in basis points: 1500 is 15 %. Passed in, because this module must
 * not import the domains that own them.
 */
export type Terms = {
  readonly depositBps: number
  readonly commissionBps: { readonly NEW: number; readonly USED: number }
  /** Period in which a consumer may withdraw from a purchase, in words. */
  readonly withdrawalPeriod: string
}

/** State of a conversation. Plain data: stored as JSON and passed in with the next message. */
export type MindState = {
  readonly known: Known
  /** The question of the last message. */
  readonly asked: Asked | null
  /** Number of times each question was asked, so that none is repeated endlessly. */
  readonly timesAsked: Readonly<Partial<Record<Asked, number>>>
  /** Messages of the visitor so far. */
  readonly turns: number
  /** Complaints in the visitor's words, for the description. */
  readonly symptoms: readonly string[]
  /** Contradictions and warnings already shown. */
  readonly told: readonly string[]
}

export type VisitorTurn = {
  readonly says: string
  /** Photos sent with it, a count. */
  readonly photos: number
  readonly thisYear: number
}

export type MindAnswer = {
  readonly state: MindState
  /** Reply to the visitor, in Uruguayan Spanish. */
  readonly reply: string
  readonly asks: Asked | null
  readonly kinds: readonly Kind[]
  /** CONTACT opens the contact dialog, PHOTOS the photo area. */
  readonly opens: 'CONTACT' | 'PHOTOS' | null
}

export type SaidBefore = { readonly author: 'VISITOR' | 'ASSISTANT'; readonly text: string }

/** Context of a turn, which the embedded mind does not use. */
export type Talk = {
  /** Earlier messages, oldest first, without the greeting. */
  readonly earlier: readonly SaidBefore[]
  /** The pictures of this message, as stored: WebP without metadata. */
  readonly pictures: () => Promise<readonly Buffer[]>
  /** Called with the whole text so far while the answer is being generated. */
  readonly hear: (soFar: string) => void
}

/**
 * A mind of the assistant: the embedded one, or a language model. It fills the fields of `Known` and words an
 * answer, and can do nothing else; a visitor's text is never an instruction. Throws when it cannot answer:
 * then the other mind continues from the same state.
 */
export interface Mind {
  answer(state: MindState, turn: VisitorTurn, talk: Talk): Promise<MindAnswer>
}
