import { type ExecutionResult, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createLiveBudget } from './liveBudget.ts'
import { schema } from './schema.ts'

const parts = Array.from({ length: 18 }, (_, n) => `a${n}: parts { id description comments }`).join(' ')
const document = parse(`subscription { feedRequest { ${parts} } }`)

type Subscribed = AsyncIterableIterator<ExecutionResult>
const sent = { data: {} }

async function* oneEvent() {
  yield sent
}

async function* breakDown() {
  yield sent
  throw new Error('broken')
}

/** Reads the events to their end. */
async function drain(events: Subscribed) {
  for await (const event of events) expect(event).toBe(sent)
}

test.each<
  [how: string, subscribe: () => AsyncIterable<ExecutionResult>, end: (events: Subscribed) => unknown]
>([
  ['ends by itself', oneEvent, drain],
  ['breaks down', breakDown, events => expect(drain(events)).rejects.toThrow('broken')],
  ['is left before anything was read', oneEvent, events => events.return?.()],
])('a subscription that %s makes room for another of its subscriber', async (_how, subscribe, end) => {
  const withinBudget = createLiveBudget()
  const begin = () => withinBudget('ana', { schema, document }, async () => subscribe())
  const beginToTheLimit = async () => {
    const running: Subscribed[] = []
    for (let count = 0; count < 100; count += 1) {
      const begun = await begin()
      if ('next' in begun) running.push(begun as Subscribed)
    }
    return running
  }
  const running = await beginToTheLimit()
  expect(running.length).toBeLessThan(100)
  for (const events of running) await end(events)
  expect(await beginToTheLimit()).toHaveLength(running.length)
})

test.each<[what: string, subscribe: () => Promise<ExecutionResult>]>([
  ['is refused', async () => ({ errors: [] })],
  ['cannot begin', async () => Promise.reject(new Error('broken'))],
])('a subscription that %s takes no room', async (_what, subscribe) => {
  const withinBudget = createLiveBudget()
  for (let count = 0; count < 100; count += 1)
    await withinBudget('ana', { schema, document }, subscribe).catch(() => {})
  expect(await withinBudget('ana', { schema, document }, async () => oneEvent())).toHaveProperty('next')
})
