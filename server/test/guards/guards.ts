import type { ExhibitName } from '../authorization/authorizationWorld.ts'
import type { GUESTS, ViewerName } from '../authorization/people.ts'
import type { Stage } from '../authorization/stage.ts'

/**
 * What a domain promises about who may: its commands, and its fields. `<noun>.guards.ts` of this folder has each noun's own;
 * `mutations.test.ts` and `authorization.test.ts` hold all of them, and nothing may be missing.
 */
export interface Guards {
  readonly commands?: Readonly<Record<string, CommandGuard>>
  /**
   * Who gets a value from which of the domain's fields, by exhibit (see authorizationWorld.ts) or root type. Every path of an
   * exhibit's type stands once among all domains.
   */
  readonly fields?: Partial<Readonly<Record<ExhibitName | 'Query' | 'Subscription', readonly Readers[]>>>
  /** Object types that only the one who gave a command reads, about what they did: nobody can ask for them. */
  readonly onlyAnswered?: readonly string[]
}

/**
 * Viewers and the paths that have a value for them. A path is a field of the exhibit's type, or of something embedded in it
 * (`provider.name`). Viewers who are not named beside a path get null, an empty list, or do not find the exhibit at all;
 * `visitor` stands for guests too. `NOBODY` is for what has no value in that exhibit; some other exhibit of the type must then
 * show it to somebody.
 */
export type Readers = readonly [viewers: readonly ViewerName[], paths: readonly string[]]

/**
 * What a command returns: `done`, `same` (yes, and nothing changes: it was so already), or the code of a refusal, which
 * changes nothing at all.
 */
export type Answer = 'done' | 'same' | Uppercase<string>

/** Names and the answer to each of them; a name stands once among all rows. */
export type Row<Name extends string> = readonly [names: readonly Name[], answer: Answer]

/** Who may give a command: `visitor` stands for guests too, and an API key without scopes may do nothing. */
export type Giver = Exclude<ViewerName, (typeof GUESTS)[number] | 'scopelessKey'>

export type People = readonly Row<Giver>[]
export type States = readonly Row<Uppercase<string>>[]

export interface CommandGuard {
  /** The scope before it; what it may be done to is for `people` and `states` to say. */
  readonly scope: 'public' | 'account' | 'buyer' | 'approvedProvider' | 'admin'
  /** Of a command on a thing with a lifecycle: all of its states stand in `states`. */
  readonly lifecycle?: { readonly because: Readonly<Record<string, string>> }
  /** Everybody once. The first one named is who does the rest. */
  readonly people: People
  /** States of what it acts upon, for the first of `people`. OVERDUE: its time is over, and no timer has run yet. */
  readonly states?: States
  /** The second time, by the same person, word for word. */
  readonly again: Answer
  /** Two at the same moment, in alphabetical order. */
  readonly atOnce: readonly [Answer, Answer]
  /** Whether two at once leave as much behind as one, or twice as much. */
  readonly leaves: 'once' | 'each'
  /** Makes a new subject each time: nothing is shared between two. */
  readonly prepare: PrepareSubject
  /** It needs the world before other commands: nothing under way but what its own `prepare` begins. */
  readonly ownStage?: true
}

/** Something a command can be given on, in the first of its row's states. */
export interface Subject {
  readonly variables: Readonly<Record<string, unknown>>
  /** The Cookie header of the browser that the command is given in; where it matters. */
  readonly cookie?: string
  /** Puts it into one of the row's states; returns the variables that are to be different then, if any. */
  readonly put?: (state: string) => Promise<Readonly<Record<string, unknown>> | undefined>
  /** `put` brings it from any of its states into any other, as if nothing had been. */
  readonly canReturn?: true
}

export type PrepareSubject = (stage: Stage) => Promise<Subject>

// Groups of viewers.
export const NOBODY = [] as const
export const PROVIDERS = ['pending', 'rejected', 'stranger', 'quoter', 'provider'] as const
export const LOOKING_PROVIDERS = ['pending', 'stranger', 'quoter', 'provider'] as const
export const ACCOUNTS = ['owner', 'otherBuyer', ...PROVIDERS, 'admin'] as const
export const EVERYBODY = ['owner', 'visitor', 'otherBuyer', ...PROVIDERS, 'admin'] as const
export const REQUEST_SEERS = ['owner', ...LOOKING_PROVIDERS, 'admin'] as const
const NOT_APPROVED = ['owner', 'otherBuyer', 'pending', 'rejected', 'admin'] as const

/** The path of a field that is an object of its own, with those inside it. */
export const within = (field: string, paths: readonly string[]): readonly string[] => [
  field,
  ...paths.map(path => `${field}.${path}`),
]

/** A command of the buyer whose thing it is. The admin sees it, and that is all. */
export const buyersOwn: People = [
  [['owner'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [PROVIDERS, 'NOT_ALLOWED'],
  [['otherBuyer', 'admin'], 'NOT_FOUND'],
]
/** A command that any approved provider may give. */
export const approvedProviders: People = [
  [['stranger', 'quoter', 'provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
]
/** A command of the provider whose offer it is. */
export const quotersOwn: People = [
  [['quoter'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
  [['stranger', 'provider'], 'NOT_FOUND'],
]
/** A command of the provider whose order it is. */
export const providersOwn: People = [
  [['provider'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [NOT_APPROVED, 'NOT_ALLOWED'],
  [['stranger', 'quoter'], 'NOT_FOUND'],
]
export const adminsOnly: People = [
  [['admin'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['owner', 'otherBuyer', ...PROVIDERS], 'NOT_ALLOWED'],
]

// What comes of a second time, and of two at once.
export const onceOnly = { again: 'WRONG_STATE', atOnce: ['WRONG_STATE', 'done'], leaves: 'once' } as const
export const sameAgain = { again: 'same', atOnce: ['done', 'done'], leaves: 'once' } as const
export const eachTime = { again: 'done', atOnce: ['done', 'done'], leaves: 'each' } as const
