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

/** One viewer's answer to one query. */
export interface Reading {
  readonly viewer: ViewerName
  /** The root type when the answer is of a root field, 'node' when it is a fixture's. */
  readonly of: 'node' | 'Query' | 'Subscription'
  /** The query, for people: `node(openOffer)`, `Query.viewer`, `Subscription.offerUpdated(paid)`. */
  readonly asked: string
  readonly answer: ExecutionResult
}

export function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  return type
}

/** One step from each fixture: the fixture and all fields of adjacent nodes. */
const NODE_DEPTH = 1
/** Steps from the result of a root field. */
const ROOT_DEPTH = 2

/** Every fixture by its id, as every viewer, without the limits of the door, so that nothing is left out. */
export async function readNodes(world: AuthorizationWorld): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const viewer of VIEWERS) {
    for (const [name, { type, id }] of Object.entries(world.fixtures)) {
      const document = `{ node(id: "${id}") { ... on ${type} ${selectionOf(objectType(type), NODE_DEPTH)} } }`
      const contextValue = world.callers[viewer].context()
      const answer = await execute({ schema, document: parse(document), contextValue })
      readings.push({ viewer, of: 'node', asked: `node(${name})`, answer })
    }
  }
  return readings
}

/** Every query and every subscription, as every viewer. `args` provides required arguments. */
export async function readRoots(
  world: AuthorizationWorld,
  argsFor: (viewer: ViewerName) => Readonly<Record<string, string>>,
): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const viewer of VIEWERS) {
    const args = argsFor(viewer)
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
 * One event, as it arrives at a socket. The subscription receives it whatever its topic: the read itself must
 * protect the data, not the topic.
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

/** Events that name, one after the other, every fixture that a subscription could concern. */
function announcements({ fixtures }: AuthorizationWorld): Record<string, Announcement> {
  const { order, canceledOrder } = fixtures
  const about = (named: Record<string, { rawId: string }>): Announcement => ({
    event: 'announcements() of authorization/readings.ts',
    data: Object.fromEntries(Object.entries(named).map(([name, { rawId }]) => [name, rawId])),
  })
  // The first fixture of each type, under the name by which events carry its id: `enquiryId`.
  const always = Object.fromEntries(
    Object.values(fixtures)
      .toReversed()
      .map(fixture => [`${fixture.type.charAt(0).toLowerCase()}${fixture.type.slice(1)}Id`, fixture]),
  )
  return {
    open: about({
      ...always,
      orderId: canceledOrder,
      requestId: fixtures.openRequest,
      offerId: fixtures.openOffer,
      providerId: fixtures.quoter,
    }),
    paid: about({
      ...always,
      orderId: order,
      requestId: fixtures.paidRequest,
      offerId: fixtures.paidOffer,
      providerId: fixtures.provider,
    }),
    strangers: about({
      ...always,
      orderId: fixtures.guestOrder,
      messageId: fixtures.guestMessage,
      requestId: fixtures.visitorRequest,
      offerId: fixtures.repeatedOffer,
      providerId: fixtures.pendingProvider,
    }),
  }
}
