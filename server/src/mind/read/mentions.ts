import type { Model } from '../../common/vehicles/catalogue/format.ts'
import type { PartEntry } from '../lexicon/parts.ts'
import type { Place } from '../lexicon/places.ts'
import type { Token } from '../text/tokens.ts'
import type { Asked, Department, Mood, Urgency, WantedCondition } from '../values.ts'

/** Meaning of a stretch of a message by itself. */
export type Saying =
  | {
      readonly kind: 'PART'
      readonly part: PartEntry
      /** Described by its function or place, not named. */
      readonly isExplained?: true
    }
  | { readonly kind: 'BRAND'; readonly brand: string }
  | { readonly kind: 'MODEL'; readonly models: readonly Model[] }
  | { readonly kind: 'YEAR'; readonly year: number }
  | { readonly kind: 'ENGINE'; readonly engine: string }
  | { readonly kind: 'FUEL'; readonly value: string }
  | { readonly kind: 'VERSION'; readonly value: string }
  | { readonly kind: 'VIN' | 'CHASSIS'; readonly number: string }
  | { readonly kind: 'MILEAGE'; readonly km: number }
  | { readonly kind: 'PART_NUMBER'; readonly number: string }
  | { readonly kind: 'QUANTITY'; readonly count: number; readonly isSet: boolean }
  | { readonly kind: 'SIDE'; readonly value: Side }
  | { readonly kind: 'AXLE'; readonly value: Axle }
  | { readonly kind: 'BOTH_OF_TWO' }
  | { readonly kind: 'CONDITION'; readonly value: WantedCondition }
  | { readonly kind: 'URGENCY'; readonly value: Urgency }
  | { readonly kind: 'PHONE'; readonly phone: string }
  | { readonly kind: 'EMAIL'; readonly email: string }
  | { readonly kind: 'NAME'; readonly name: string }
  | { readonly kind: 'PLACE'; readonly place: Place }
  | { readonly kind: Mood }

export type Side = 'LEFT' | 'RIGHT' | 'BOTH'
export type Axle = 'FRONT' | 'REAR' | 'BOTH'
export type { Department, Urgency, WantedCondition }

/** A saying and its tokens, from the first to the one after the last. */
export type Mention<S extends Saying = Saying> = S & { readonly from: number; readonly to: number }

/** The mentions of one kind. */
export type MentionOf<K extends Saying['kind']> = Mention<Extract<Saying, { kind: K }>>

export function isKind<K extends Saying['kind']>(kind: K): (mention: Mention) => mention is MentionOf<K> {
  return (mention): mention is MentionOf<K> => mention.kind === kind
}

const told = new WeakMap<readonly Mention[], ReadonlyMap<number, readonly Saying['kind'][]>>()

/**
 * Kinds of the mentions at a token. Cached per message, because lists are walked from each of their parts.
 */
export function kindsAt(mentions: readonly Mention[], place: number): readonly Saying['kind'][] {
  const known = told.get(mentions) ?? kindsByToken(mentions)
  told.set(mentions, known)
  return known.get(place) ?? []
}

function kindsByToken(mentions: readonly Mention[]): ReadonlyMap<number, readonly Saying['kind'][]> {
  const kinds = new Map<number, Saying['kind'][]>()
  for (const { kind, from, to } of mentions)
    for (let at = from; at < to; at += 1) kinds.set(at, [...(kinds.get(at) ?? []), kind])
  return kinds
}

/** A message being read: readers claim tokens in turn, so that none is read twice. */
export type Page = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly asked: Asked | null
  readonly thisYear: number
  readonly taken: boolean[]
}

export function isFree(page: Page, from: number, to = from + 1): boolean {
  for (let at = from; at < to; at += 1) if (page.taken[at] !== false) return false
  return true
}

/** A page with all its mentions, in order. */
export type Sheet = Page & { readonly mentions: readonly Mention[] }

/** True when no reader has claimed the word. */
export function isUnread(page: Page, at: number): boolean {
  return at >= 0 && at < page.tokens.length && isFree(page, at) && page.tokens[at]?.isMark === false
}

export function take(page: Page, from: number, to: number) {
  for (let at = from; at < to; at += 1) page.taken[at] = true
}

/** True when one of the words is among the few before a token, in the same clause. */
export function isAfter(page: Page, at: number, words: ReadonlySet<string>, most = 4): boolean {
  for (let before = at - 1; before >= 0 && before >= at - most; before -= 1) {
    const token = page.tokens[before]
    if (!token || (token.isMark && !/^[:#°º.]$/.test(token.word))) return false
    if (words.has(token.word)) return true
  }
  return false
}

/** The token after the last that is tied to this one without a blank: '180.000', '0265-231-300'. */
export function endOfTied(page: Page, from: number): number {
  let to = from + 1
  while (page.tokens[to]?.tie && !page.tokens[to]?.isMark) to += 1
  return to
}

export function wordsOf(page: Page, from: number, to: number): string {
  return page.tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join('')
}
