import type { Known } from './known.ts'
import type { Asked, Kind } from './values.ts'

/** Figures that answers about Tuerca mention; rates in basis points: 1500 is 15 %. Passed in, because they belong to domains to the right. */
export type Terms = {
  readonly depositBps: number
  readonly commissionBps: { readonly NEW: number; readonly USED: number }
  /** For how long a consumer may withdraw from a purchase, in words. */
  readonly withdrawalPeriod: string
}

/** What a mind remembers of a conversation. Plain data: it is stored as JSON and given back with the next message. */
export type MindState = {
  readonly known: Known
  /** What the last message asked for. */
  readonly asked: Asked | null
  /** How often each thing was asked, so that nobody is asked for ever. */
  readonly timesAsked: Readonly<Partial<Record<Asked, number>>>
  /** Messages of the visitor so far. */
  readonly turns: number
  /** Complaints in the visitor's words, for the description. */
  readonly symptoms: readonly string[]
  /** Contradictions and warnings that were said already. */
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
  /** What the visitor reads, in Uruguayan Spanish. */
  readonly reply: string
  readonly asks: Asked | null
  readonly kinds: readonly Kind[]
  /** CONTACT opens the contact dialog, PHOTOS the photo area. */
  readonly opens: 'CONTACT' | 'PHOTOS' | null
}

export type SaidBefore = { readonly author: 'VISITOR' | 'ASSISTANT'; readonly text: string }

/** What surrounds a turn; the embedded mind needs nothing of it. */
export type Talk = {
  /** What was said before, the oldest first, the greeting not among it. */
  readonly earlier: readonly SaidBefore[]
  /** The pictures sent with this message, as they are kept: WebP without metadata. */
  readonly pictures: () => Promise<readonly Buffer[]>
  /** Is told the answer's text as far as it is made, each time the whole of it. */
  readonly hear: (soFar: string) => void
}

/**
 * A mind behind the assistant: the embedded one, or a language model beside it. It fills the fields of `Known` and words an
 * answer, and can do nothing else; what a visitor writes is never an instruction. Throws when it cannot answer: then the other
 * mind goes on from the same state.
 */
export interface Mind {
  answer(state: MindState, turn: VisitorTurn, talk: Talk): Promise<MindAnswer>
}
