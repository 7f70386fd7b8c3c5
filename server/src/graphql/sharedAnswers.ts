import { initContextCache } from '@pothos/core'
import type { DocumentNode, ExecutionArgs } from 'graphql'
import type { Services } from '../domains/context.ts'
import { classOf, recorded, type Viewer } from '../domains/viewer.ts'
import { answersAlike, type Trace, watched } from '../platform/askedOf.ts'
import type { GraphQLContext } from './context.ts'

/** The values of a context that are the same for every caller. All others make an answer private. */
const COMMON = {
  db: true,
  transact: true,
  news: true,
  clock: true,
  logger: true,
  rateLimit: true,
  sessions: true,
  sealing: true,
  mailer: true,
  storage: true,
  pusher: true,
  whatsApp: true,
  airtable: true,
  gateways: true,
  purposes: true,
  signInVendors: true,
  settings: true,
  liveSettings: true,
  mind: true,
  languageModel: true,
  modelBreaker: true,
  vendorWatch: true,
  assistantTerms: true,
  testMarket: true,
  testWebhooks: true,
} as const satisfies Record<keyof Services, true>
const COMMON_KEYS: ReadonlySet<PropertyKey> = new Set(Object.keys(COMMON))

interface Shared<R extends object> {
  readonly result: R
  readonly trace: Trace
}

/** One answer to an announcement, which others may get. */
interface Variant {
  /** Null when it is its viewer's own. */
  readonly shared: Promise<Shared<object> | null>
  /** The same once it is there. */
  known: Shared<object> | null | undefined
  /** The answer as it is sent. */
  payload: Buffer | null
  /** By person, since all subscriptions of one get the same answer. */
  readonly persons: Map<string, Person>
}

interface Person {
  readonly viewer: Viewer
  /** Whether the person answers the trace's questions alike; null until that is known. */
  isAlike: boolean | null
  /** Its subscribers, to wake once it is. */
  waiting: (() => void)[]
}

/** Answers to one announcement, by document, then by variables and class of the viewer. */
type Answers = Map<DocumentNode, Map<string, Variant[]>>
const answersTo = new WeakMap<object, Answers>()

/** Beyond this many different answers of one class the rest is executed for each. */
const MOST_VARIANTS = 8

/** A subscriber that gets a shared answer without an execution of its own. */
export interface Asker {
  readonly document: DocumentNode
  readonly viewer: Viewer
  /** Variables and class of the viewer. */
  readonly key: string
  /** Text of all that the viewer is: two with the same text are one person with one credential. */
  readonly person: string
  readonly contextValue: object
}

/** Null for callers who pay for each answer: they share none. */
export function askerOf({ document, variableValues, contextValue }: ExecutionArgs): Asker | null {
  const context = contextValue as GraphQLContext
  if (context.spendBudget) return null
  const { viewer } = context
  return {
    document,
    viewer,
    key: keyOf(viewer, variableValues),
    person: JSON.stringify(viewer),
    contextValue: context,
  }
}

const keyOf = (viewer: Viewer, variables: ExecutionArgs['variableValues']) =>
  `${classOf(viewer)} ${JSON.stringify(variables)}`

/** An answer that one subscriber executes while others wait for it. */
interface Claim {
  readonly announcement: object
  readonly variant: Variant
  readonly variants: Variant[]
  readonly settle: (shared: Shared<object> | null) => void
}

/** By the context that executes it. */
const claims = new WeakMap<object, Claim>()

export const WAIT = Symbol('wait')
export const OWN = Symbol('own')

/**
 * The payload of an answer to the announcement that is proven to be this subscriber's too. `WAIT` when that is not known yet: `wake`
 * is called once it may be. `OWN` when the subscriber executes the event itself, and calls `executed` afterwards.
 */
export function findAnswer(
  announcement: object,
  asker: Asker,
  wake: () => void,
): Buffer | typeof WAIT | typeof OWN {
  const variants = variantsOf(announcement, asker.document, asker.key)
  for (let at = 0; at < MOST_VARIANTS; at += 1) {
    const variant = variants[at]
    if (!variant) {
      claim(announcement, asker, variants)
      return OWN
    }
    const { known } = variant
    if (known === null) return OWN
    const isAlike = isAnsweredAlike(variant, asker, wake)
    if (isAlike === null) return WAIT
    if (isAlike && known) {
      // Work of plugins after an execution, masking and reporting, is about errors, which no shared answer has.
      variant.payload ??= Buffer.from(JSON.stringify(known.result))
      return variant.payload
    }
  }
  return OWN
}

/** Ends an execution that `findAnswer` asked for. If it never began, another subscriber takes it over. */
export function executed({ contextValue }: Asker): void {
  const claimed = claims.get(contextValue)
  if (!claimed) return
  claims.delete(contextValue)
  const { variant, variants, settle } = claimed
  if (variant.known !== undefined) return
  variants.splice(variants.indexOf(variant), 1)
  settle(null)
}

function claim(announcement: object, { contextValue }: Asker, variants: Variant[]): void {
  let settle: Claim['settle'] = () => {}
  const variant = newVariant(
    new Promise(resolve => {
      settle = resolve
    }),
  )
  variants.push(variant)
  claims.set(contextValue, { announcement, variant, variants, settle })
}

function newVariant(shared: Variant['shared']): Variant {
  const variant: Variant = { shared, known: undefined, payload: null, persons: new Map() }
  void shared.then(known => {
    variant.known = known
    for (const person of variant.persons.values()) {
      if (known) askAlike(known.trace, person)
      else wakeAll(person)
    }
  })
  return variant
}

/** Null while the answer or a fact is not known yet: the subscriber is woken then. */
function isAnsweredAlike(
  { known, persons }: Variant,
  { viewer, person: name }: Asker,
  wake: () => void,
): boolean | null {
  let person = persons.get(name)
  if (!person) {
    person = { viewer, isAlike: null, waiting: [] }
    persons.set(name, person)
    if (known) askAlike(known.trace, person)
  }
  if (person.isAlike === null) person.waiting.push(wake)
  return person.isAlike
}

function askAlike(trace: Trace, person: Person): void {
  const settle = (isAlike: boolean) => {
    person.isAlike = isAlike
    wakeAll(person)
  }
  const isAlike = readAlike(trace, person.viewer)
  if (typeof isAlike === 'boolean') settle(isAlike)
  else void isAlike.then(settle)
}

function wakeAll(person: Person): void {
  const { waiting } = person
  person.waiting = []
  for (const wake of waiting) wake()
}

/** A fact that cannot be read is reported by the subscriber's own execution. */
function readAlike(trace: Trace, viewer: Viewer): boolean | Promise<boolean> {
  try {
    const answer = answersAlike(trace, viewer)
    return typeof answer === 'boolean' ? answer : answer.catch(() => false)
  } catch {
    return false
  }
}

/**
 * Executes one event of a subscription, once for all subscribers whose answers are proven to be equal: the first execution notes
 * what it asks of its viewer, and those who would have answered alike get its result. An answer that read anything of its own
 * from the viewer or the context, or that has errors, is given to nobody else. Callers that pay for each answer share none.
 */
export async function answerOnce<R extends object>(
  args: ExecutionArgs,
  run: (args: ExecutionArgs) => Promise<R>,
): Promise<R> {
  const context: GraphQLContext = args.contextValue as GraphQLContext
  const { rootValue: announcement } = args
  if (context.spendBudget || typeof announcement !== 'object' || announcement === null) return run(args)
  const claimed = claims.get(context)
  if (claimed?.announcement === announcement) {
    const answer = await answerRecorded(args, context, run)
    claimed.settle(withoutPrivate(answer))
    return answer.result
  }
  const variants = variantsOf(announcement, args.document, keyOf(context.viewer, args.variableValues))
  for (let at = 0; at < MOST_VARIANTS; at += 1) {
    const known = variants[at]
    if (!known) {
      const answer = answerRecorded(args, context, run)
      variants.push(newVariant(answer.then(withoutPrivate, () => null)))
      return (await answer).result
    }
    // Each document is executed by one `run`, whose results have its type.
    const shared = (await known.shared) as Shared<R> | null
    if (shared === null) break
    // A fact that cannot be read fails again, and is reported, in the subscriber's own execution.
    if (await readAlike(shared.trace, context.viewer)) return shared.result
  }
  return run(args)
}

function variantsOf(announcement: object, document: DocumentNode, key: string): Variant[] {
  const answers: Answers = answersTo.get(announcement) ?? new Map()
  answersTo.set(announcement, answers)
  const ofDocument = answers.get(document) ?? new Map<string, Variant[]>()
  answers.set(document, ofDocument)
  const variants = ofDocument.get(key) ?? []
  ofDocument.set(key, variants)
  return variants
}

async function answerRecorded<R extends object>(
  args: ExecutionArgs,
  context: GraphQLContext,
  run: (args: ExecutionArgs) => Promise<R>,
): Promise<Shared<R>> {
  const { viewer, trace } = recorded(context.viewer)
  // Pothos keeps what it decided about a caller under its key: each event begins anew.
  const contextValue = watched(context, trace, COMMON_KEYS, { ...initContextCache(), viewer })
  return { result: await run({ ...args, contextValue }), trace }
}

const withoutPrivate = <R extends object>(shared: Shared<R>): Shared<R> | null =>
  shared.trace.isPrivate || ('errors' in shared.result && shared.result.errors) ? null : shared
