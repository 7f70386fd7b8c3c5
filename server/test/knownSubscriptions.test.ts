import { type DocumentNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompiledExecution, executeOrdinarily } from '../src/graphql/compiled/compiledExecution.ts'
import { schema } from '../src/graphql/schema.ts'
import { decodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import type { Caller } from './harness.ts'
import { createPaymentsWorld, type PaymentsWorld } from './paymentsWorld.ts'
import { clientOperations, createSubject, type Subject } from './screens.ts'

const operations = await clientOperations()
const executeCompiled = createCompiledExecution(schema, () => true)

let world: PaymentsWorld
let subject: Subject
beforeAll(async () => {
  world = await createPaymentsWorld()
  subject = await createSubject(world)
})
afterAll(() => world.close())

const rawId = (globalId: string): string => decodeGlobalId(globalId)?.id ?? ''

/** Ids of things that exist, by the names under which announcements carry them. */
const existing = (): Record<string, string> => ({
  requestId: subject.request.rawId,
  offerId: rawId(subject.offerId),
  orderId: subject.rawOrderId,
  checkoutId: subject.checkoutId,
  customOrderId: rawId(subject.customOrderId),
  conversationId: rawId(subject.conversationId),
  disputeId: rawId(subject.disputeId),
  enquiryId: rawId(subject.enquiryId),
  reviewId: rawId(subject.reviewId),
  accountId: rawId(subject.buyerId),
  buyerId: rawId(subject.buyerId),
  providerId: rawId(subject.providerId),
  batchId: subject.rawBatchId,
})

const subscriptions = [...operations.values()].flatMap(text => {
  const name = /^subscription (\w+)/.exec(text)?.[1]
  return name ? [[name, text] as const] : []
})

/** The values of a subscription's variables, which an event does not need. */
function variablesOf({ definitions: [operation] }: DocumentNode): Record<string, unknown> {
  const declared = operation?.kind === 'OperationDefinition' ? operation.variableDefinitions : []
  return Object.fromEntries((declared ?? []).map(({ variable }) => [variable.name.value, 'unknown']))
}

test.each(subscriptions)(
  '%s answers an event alike by both executors, whoever listens',
  async (_name, text) => {
    const document = parse(text)
    const { cast } = world
    const people: Caller[] = [cast.ana, cast.bruno, cast.litoral, cast.admin, cast.visitor, ...subject.guests]
    const nothing = Object.fromEntries(Object.keys(existing()).map(key => [key, newId()]))
    let values = 0
    for (const caller of people)
      for (const data of [existing(), nothing, {}]) {
        const answers: string[] = []
        for (const execute of [executeOrdinarily, executeCompiled]) {
          const rootValue = { event: 'test', data }
          const args = { schema, document, rootValue, contextValue: caller.context() }
          answers.push(JSON.stringify(await execute({ ...args, variableValues: variablesOf(document) })))
        }
        expect(answers[1]).toBe(answers[0])
        values += answers[0]?.length ?? 0
      }
    expect(values).toBeGreaterThan(0)
  },
)
