import { initContextCache } from '@pothos/core'
import type { DocumentNode, ExecutionArgs } from 'graphql'
import type { Services } from '../domains/context.ts'
import { classOf, recorded } from '../domains/viewer.ts'
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

/** Answers to one announcement, by document, then by variables and class of the viewer. */
type Answers = Map<DocumentNode, Map<string, Promise<Shared<object> | null>[]>>
const answersTo = new WeakMap<object, Answers>()

/** Beyond this many different answers of one class the rest is executed for each. */
const MOST_VARIANTS = 8

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
  // Each document is executed by one `run`, whose results have its type.
  const variants = variantsOf(announcement, args) as Promise<Shared<R> | null>[]
  for (let at = 0; at < MOST_VARIANTS; at += 1) {
    const known = variants[at]
    if (!known) {
      const answer = answerRecorded(args, context, run)
      variants.push(answer.then(withoutPrivate, () => null))
      return (await answer).result
    }
    const shared = await known
    if (shared === null) break
    // A fact that cannot be read fails again, and is reported, in the subscriber's own execution.
    if (await answersAlike(shared.trace, context.viewer).catch(() => false)) return shared.result
  }
  return run(args)
}

function variantsOf(announcement: object, { document, variableValues, contextValue }: ExecutionArgs) {
  const answers: Answers = answersTo.get(announcement) ?? new Map()
  answersTo.set(announcement, answers)
  const ofDocument = answers.get(document) ?? new Map<string, Promise<Shared<object> | null>[]>()
  answers.set(document, ofDocument)
  const key = `${classOf((contextValue as GraphQLContext).viewer)} ${JSON.stringify(variableValues)}`
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
