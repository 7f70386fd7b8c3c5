import {
  type ExecutionResult,
  execute,
  type GraphQLObjectType,
  isObjectType,
  parse,
  subscribe,
} from 'graphql'
import type { GraphQLContext } from '../../src/graphql/context.ts'
import { schema } from '../../src/graphql/schema.ts'
import type { Announcement } from '../../src/platform/announcement.ts'
import type { AuthorizationWorld } from './authorizationWorld.ts'
import { VIEWERS, type ViewerName } from './people.ts'
import { argumentsOf, askFor, selectionOf } from './selections.ts'

/** What one viewer was answered to one question. */
export interface Reading {
  readonly viewer: ViewerName
  /** The root type when the answer is of a root field, 'node' when it is an exhibit's. */
  readonly of: 'node' | 'Query' | 'Subscription'
  /** What was asked, for people: `node(openOffer)`, `Query.viewer`, `Subscription.offerUpdated(paid)`. */
  readonly asked: string
  readonly answer: ExecutionResult
}

export function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  return type
}

/** One step from each exhibit: all of it, and all of what stands beside it. */
const NODE_DEPTH = 1
/** One step from what a root field returns. */
const ROOT_DEPTH = 2

/** Every exhibit by its id, as every viewer. The limits of the door do not hold here, so that nothing is left out. */
export async function readNodes(world: AuthorizationWorld): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const viewer of VIEWERS) {
    for (const [name, { type, id }] of Object.entries(world.exhibits)) {
      const document = `{ node(id: "${id}") { ... on ${type} ${selectionOf(objectType(type), NODE_DEPTH)} } }`
      const contextValue = world.callers[viewer].context()
      const answer = await execute({ schema, document: parse(document), contextValue })
      readings.push({ viewer, of: 'node', asked: `node(${name})`, answer })
    }
  }
  return readings
}

/** Every query and every subscription, as every viewer. `args` are written out for those that need some. */
export async function readRoots(
  world: AuthorizationWorld,
  args: Readonly<Record<string, string>>,
): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const viewer of VIEWERS) {
    const contextValue = world.callers[viewer].context()
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      if (field.name === 'node') continue
      const document = `{ ${askFor(field, args[field.name] ?? argumentsOf(field), ROOT_DEPTH)} }`
      const answer = await execute({ schema, document: parse(document), contextValue })
      readings.push({ viewer, of: 'Query', asked: `Query.${field.name}`, answer })
    }
    for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
      const document = `subscription { ${askFor(field, args[field.name] ?? argumentsOf(field), ROOT_DEPTH)} }`
      for (const [about, announcement] of Object.entries(announcements(world))) {
        const answer = await hear(document, contextValue, announcement)
        readings.push({ viewer, of: 'Subscription', asked: `Subscription.${field.name}(${about})`, answer })
      }
    }
  }
  return readings
}

/**
 * One event, as it comes to a socket. Whatever topic the subscription listens to, it hears of this: what keeps it from
 * telling must be the read itself, not the address on the envelope.
 */
async function hear(
  document: string,
  context: GraphQLContext,
  announcement: Announcement,
): Promise<ExecutionResult> {
  const news: GraphQLContext['news'] = {
    publish: () => {},
    subscribe: async function* once() {
      yield announcement
    },
  }
  const result = await subscribe({ schema, document: parse(document), contextValue: { ...context, news } })
  if (!(Symbol.asyncIterator in result)) return result
  for await (const answer of result) return answer
  throw new Error('nothing was heard')
}

/** Events that name, one after the other, every exhibit that a subscription could be about. */
function announcements({ exhibits }: AuthorizationWorld): Record<string, Announcement> {
  const { order, canceledOrder, checkout, message, conversation } = exhibits
  const about = (named: Record<string, { rawId: string }>): Announcement => ({
    event: 'announcements() of authorization/readings.ts',
    data: Object.fromEntries(Object.entries(named).map(([name, { rawId }]) => [name, rawId])),
  })
  const always = {
    checkoutId: checkout,
    messageId: message,
    conversationId: conversation,
    enquiryId: exhibits.enquiry,
    dataRequestId: exhibits.dataRequest,
    assistantConversationId: exhibits.talk,
  }
  return {
    open: about({
      ...always,
      orderId: canceledOrder,
      requestId: exhibits.openRequest,
      offerId: exhibits.openOffer,
      providerId: exhibits.quoter,
    }),
    paid: about({
      ...always,
      orderId: order,
      requestId: exhibits.paidRequest,
      offerId: exhibits.paidOffer,
      providerId: exhibits.provider,
    }),
    strangers: about({
      ...always,
      orderId: order,
      requestId: exhibits.visitorRequest,
      offerId: exhibits.repeatedOffer,
      providerId: exhibits.pendingProvider,
    }),
  }
}
