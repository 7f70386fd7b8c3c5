import type { FixtureName } from '../authorization/fixtures.ts'
import type { ViewerName } from '../authorization/people.ts'
import type { Stage } from '../authorization/stage.ts'
import type { Caller } from '../harness.ts'

/**
 * Access rules of a domain: its mutations, and its fields. `<noun>.guards.ts` in this folder has each noun's
 * own; `mutations.test.ts` and `authorization.test.ts` check all of them, and none may be missing.
 */
export interface Guards {
  readonly commands?: Readonly<Record<string, CommandGuard>>
  /**
   * Viewers who get a value of the domain's fields, by fixture (see authorizationWorld.ts) or root type.
   * Every path of a fixture's type is listed once among all domains.
   */
  readonly fields?: Partial<Readonly<Record<FixtureName | 'Query' | 'Subscription', readonly Readers[]>>>
  /** Object types that only the sender of a mutation reads, about its effects: no query returns them. */
  readonly onlyAnswered?: readonly string[]
}

/**
 * Viewers and the paths that have a value for them. A path is a field of the fixture's type, or of an object
 * embedded in it (`provider.name`). Other viewers get null, an empty list, or do not find the fixture at all;
 * `visitor` includes guests. `NOBODY` marks a path without a value in that fixture; another fixture of the
 * type must then show it to somebody.
 */
export type Readers = readonly [viewers: readonly ViewerName[], paths: readonly string[]]

/**
 * Result of a mutation: `done`, `same` (accepted without a change), or the code of a refusal, which changes
 * nothing at all.
 */
export type Answer = 'done' | 'same' | Uppercase<string>

/** Names with the answer to each; a name is in only one row. */
export type Row<Name extends string> = readonly [names: readonly Name[], answer: Answer]

/**
 * Senders of a mutation: `visitor` includes the guests that no other row names, and an API key without scopes may do
 * nothing.
 */
export type Giver = Exclude<ViewerName, 'scopelessKey'>

export type People = readonly Row<Giver>[]
export type States = readonly Row<Uppercase<string>>[]

export interface CommandGuard {
  /** Scope of the mutation; `people` and `states` refine it. */
  readonly scope: 'public' | 'account' | 'buyer' | 'approvedProvider' | 'admittedProvider' | 'admin'
  /** For a mutation on a row with a lifecycle: `states` must list all of its states. */
  readonly lifecycle?: { readonly because: Readonly<Record<string, string>> }
  /** All senders, once each. The first one named runs the other checks. */
  readonly people: People
  /**
   * States of the row, for the first of `people`. OVERDUE: its deadline has passed, and no timer has run yet.
   */
  readonly states?: States
  /** A repeated call by the same person, with the same input. */
  readonly again: Answer
  /** Two simultaneous calls, in alphabetical order. */
  readonly atOnce: readonly [Answer, Answer]
  /** Effects of two simultaneous calls: those of one, those of one with the news of both, or twice as many. */
  readonly leaves: 'once' | 'once, with the news of each' | 'each'
  /** Creates a new subject each time, never shared. */
  readonly prepare: PrepareSubject
  /** Must run before other mutations: only its own `prepare` may be running. */
  readonly ownStage?: true
}

/** Subject of a mutation, in the first of its row's states. */
export interface Subject {
  readonly variables: Readonly<Record<string, unknown>>
  /** Holders of this subject's own links, instead of the stage's. */
  readonly callers?: Partial<Readonly<Record<ViewerName, Caller>>>
  /** The Cookie header of the sending browser, where it matters. */
  readonly cookie?: string
  /** Puts it into one of the row's states; returns variables to change, if any. */
  readonly put?: (state: string) => Promise<Readonly<Record<string, unknown>> | undefined>
  /** `put` moves it from any of its states into any other, without traces. */
  readonly canReturn?: true
}

export type PrepareSubject = (stage: Stage) => Promise<Subject>

// Groups of viewers.
export const NOBODY = [] as const
export const PROVIDERS = ['pending', 'rejected', 'suspended', 'stranger', 'quoter', 'provider'] as const
export const LOOKING_PROVIDERS = ['pending', 'stranger', 'quoter', 'provider'] as const
export const ACCOUNTS = ['owner', 'otherBuyer', ...PROVIDERS, 'admin'] as const
export const EVERYBODY = ['owner', 'visitor', 'otherBuyer', ...PROVIDERS, 'admin'] as const
export const REQUEST_SEERS = ['owner', ...LOOKING_PROVIDERS, 'admin'] as const
const NOT_ADMITTED = ['owner', 'otherBuyer', 'pending', 'rejected', 'admin'] as const
export const NOT_APPROVED = [...NOT_ADMITTED, 'suspended'] as const

/** The path of a field that is an embedded object, with those inside it. */
export const within = (field: string, paths: readonly string[]): readonly string[] => [
  field,
  ...paths.map(path => `${field}.${path}`),
]

/** A mutation of the buyer who owns the row. The admin can only read it. */
export const buyersOwn: People = [
  [['owner'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [PROVIDERS, 'NOT_ALLOWED'],
  [['otherBuyer', 'admin'], 'NOT_FOUND'],
]
/** A mutation of any approved provider. */
export const approvedProviders: People = [
  [['stranger', 'quoter', 'provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
]
/** A mutation of any approved provider, suspended since or not. */
export const admittedProviders: People = [
  [['stranger', 'quoter', 'provider', 'suspended'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_ADMITTED, 'NOT_ALLOWED'],
]
/** A mutation of the provider who has the custom order. */
export const sellersOwn: People = [
  [['provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
  [['stranger', 'quoter'], 'NOT_FOUND'],
]
/** A mutation of the provider who made the offer. */
export const quotersOwn: People = [
  [['quoter'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
  [['stranger', 'provider'], 'NOT_FOUND'],
]
/** A mutation of the provider who has the order, approved or suspended since. */
export const providersOwn: People = [
  [['provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_ADMITTED, 'NOT_ALLOWED'],
  [['stranger', 'quoter', 'suspended'], 'NOT_FOUND'],
]
export const adminsOnly: People = [
  [['admin'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['owner', 'otherBuyer', ...PROVIDERS], 'NOT_ALLOWED'],
]

// Results of a repeated call, and of two at once.
export const onceOnly = { again: 'WRONG_STATE', atOnce: ['WRONG_STATE', 'done'], leaves: 'once' } as const
export const sameAgain = { again: 'same', atOnce: ['done', 'done'], leaves: 'once' } as const
/** A repetition writes nothing, and announces what the first call wrote. */
export const announcedAgain = {
  again: 'done',
  atOnce: ['done', 'done'],
  leaves: 'once, with the news of each',
} as const
export const eachTime = { again: 'done', atOnce: ['done', 'done'], leaves: 'each' } as const
