import { parse, validate } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../test/harness.ts'
import { createRequest } from '../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../test/world.ts'
import { examplesFor } from './explorerExamples.ts'
import { schema } from './schema.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  await createRequest(cast.ana)
})
afterAll(() => harness.close())

/** The operations of a text, each alone. */
const operationsOf = (text: string) =>
  parse(text).definitions.flatMap(definition =>
    definition.kind === 'OperationDefinition' && definition.loc
      ? [{ kind: definition.operation, text: text.slice(definition.loc.start, definition.loc.end) }]
      : [],
  )

test.each([
  ['a visitor', () => harness.visitorAt('203.0.113.7')],
  ['a buyer', () => cast.ana],
  ['a provider', () => cast.litoral],
])('%s can run each example, with an answer', async (_who, person) => {
  const text = examplesFor(person().viewer)
  expect(validate(schema, parse(text))).toEqual([])
  const operations = operationsOf(text)
  expect(operations.length).toBeGreaterThan(0)
  for (const { kind, text: operation } of operations.filter(({ kind: one }) => one !== 'subscription')) {
    const { data, errors } = await person().run(operation)
    expect(errors, `${kind} ${operation}`).toEqual([])
    expect(data).toBeTruthy()
  }
})

test('the examples of a provider find requests and fill the catalogue, and say what is wrong with an offer', async () => {
  const answers = await Promise.all(
    operationsOf(examplesFor(cast.bulevar.viewer))
      .filter(({ kind }) => kind !== 'subscription')
      .map(async ({ text }) => (await cast.bulevar.run(text)).data),
  )
  expect(answers).toEqual(
    expect.arrayContaining([
      { requestFeed: expect.objectContaining({ edges: [expect.anything()] }) },
      { syncCatalogue: { results: [expect.objectContaining({ outcome: 'CREATED' })] } },
      { syncOffers: expect.objectContaining({ code: 'NOT_FOUND' }) },
    ]),
  )
})
