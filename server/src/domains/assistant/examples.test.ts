import { afterAll, beforeAll, expect, test } from 'vitest'
import { correct, talk, visitorsOf } from '../../../test/assistantWorld.ts'
import { type Caller, createHarness, type Harness } from '../../../test/harness.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'
import { EXAMPLE_DAYS, type Example, exampleCorrections } from './examples.ts'

let harness: Harness
let newVisitor: () => Promise<Caller>
beforeAll(async () => {
  harness = await createHarness()
  newVisitor = visitorsOf(harness)
})
afterAll(() => harness.close())

const CAR = { brand: 'Fiat', model: 'Uno', year: 2013, vin: '9BD195183D0000000' }
const WORDS = 'Óptica para un Gol 2012, soy Marta Pereira, 094 231 234'

async function examples(): Promise<Example[]> {
  const found: Example[] = []
  for await (const example of exampleCorrections(harness.services)) found.push(example)
  return found
}
const kept = async () =>
  (await harness.services.db.prisma.assistantConversation.findMany({ select: { id: true } })).map(
    ({ id }) => id,
  )

test('keeps a correction only with consent, without contacts and VIN', async () => {
  const visitor = await newVisitor()
  const { id, understood } = await talk(harness, visitor, WORDS)
  const input = { conversationId: id, ...CAR, parts: understood.parts }
  await correct(visitor, input)
  expect(await examples()).toEqual([])
  await correct(visitor, { ...input, model: 'Palio', mayKeep: true })
  const [example, ...others] = await examples()
  expect(others).toEqual([])
  expect(example).toMatchObject({
    understood: { brand: 'Fiat', model: 'Uno', vin: null },
    corrected: { brand: 'Fiat', model: 'Palio', vin: null },
  })
  expect(example?.says.join()).toContain('Gol 2012')
  expect(JSON.stringify(example)).not.toMatch(/Marta|Pereira|231|9BD/)
})

test('removes the corrections of a conversation when its visitor withdraws the consent', async () => {
  const visitor = await newVisitor()
  const { id } = await talk(harness, visitor, 'Paragolpes de un Onix 2019')
  const before = (await examples()).length
  const input = { conversationId: id, ...CAR, parts: [{ description: 'Paragolpes', quantity: 1 }] }
  const { conversation } = await correct(visitor, { ...input, mayKeep: true })
  expect(conversation?.mayKeep).toBe(true)
  expect(await examples()).toHaveLength(before + 1)
  await correct(visitor, { ...input, mayKeep: false })
  expect(await examples()).toHaveLength(before)
})

test('keeps a conversation for a year with consent, and for a month without', async () => {
  const visitors = await Promise.all([newVisitor(), newVisitor()])
  const ids = await Promise.all(
    visitors.map(async (visitor, index) => {
      const { id, understood } = await talk(harness, visitor, 'Bomba de agua de un Corsa 2008')
      await correct(visitor, { conversationId: id, ...CAR, parts: understood.parts, mayKeep: index === 0 })
      return decodeGlobalId(id)?.id
    }),
  )
  harness.clock.advance(31 * DAY_MS)
  await harness.runJob('assistant.removeOldConversations')
  expect(await kept()).toContain(ids[0])
  expect(await kept()).not.toContain(ids[1])
  harness.clock.advance((EXAMPLE_DAYS - 30) * DAY_MS)
  await harness.runJob('assistant.removeOldConversations')
  expect(await kept()).not.toContain(ids[0])
})
