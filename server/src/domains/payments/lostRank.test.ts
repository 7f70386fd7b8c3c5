import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  createPaymentsWorld,
  type PaymentsWorld,
  startCheckout,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { createProvider } from '../../../test/world.ts'
import { rankWords } from '../offers/lostRank.ts'

let world: PaymentsWorld
/** Approved providers besides Litoral and Bulevar. */
let others: Caller[]
beforeAll(async () => {
  world = await createPaymentsWorld()
  others = await Promise.all(
    [1, 2, 3].map(at =>
      createProvider(world.harness, { companyName: `Rival ${at}`, email: `rival${at}@cast.test` }),
    ),
  )
})
afterAll(() => world.close())

const quote = (by: Caller, request: CreatedRequest, price: number, parts: readonly number[] = [0, 1]) =>
  createOffer(by, { id: request.id, partIds: parts.map(at => request.partIds[at] ?? '') }, { price })

async function buy(offerId: string): Promise<void> {
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
}

async function rankOf(offerId: string, by: Caller): Promise<string | null | undefined> {
  const { node } = await by.data<{ node: { lostRank: string | null } | null }>(
    'query ($id: ID!) { node(id: $id) { ... on Offer { lostRank } } }',
    { id: offerId },
  )
  return node?.lostRank
}

test('tells a provider its rank by price once another offer was paid, and nobody else', async () => {
  const { ana, litoral, bulevar, admin } = world.cast
  const request = await createRequest(ana, { parts: TWO_PARTS })
  const chosen = await quote(litoral, request, 300_000)
  const dear = await quote(bulevar, request, 350_000)
  const [first, second, third] = others as [Caller, Caller, Caller]
  const cheap = await quote(first, request, 250_000)
  const alike = await quote(second, request, 303_000)
  // Quotes another set of parts, so that its price says nothing.
  const partial = await quote(third, request, 100_000, [0])
  expect(await rankOf(dear, bulevar)).toBeNull()
  await buy(chosen)
  expect(await rankOf(dear, bulevar)).toBe(
    'Por precio quedaste cuarto de 4: la elegida era ~15\u00a0% más barata.',
  )
  expect(await rankOf(cheap, first)).toBe(
    'Por precio quedaste primero de 4: la elegida era ~20\u00a0% más cara.',
  )
  expect(await rankOf(alike, second)).toBe(
    'Por precio quedaste tercero de 4: la elegida costaba casi lo mismo.',
  )
  expect(await rankOf(partial, third)).toBeNull()
  expect(await rankOf(dear, admin)).toMatch(/cuarto de 4/)
  expect(await rankOf(chosen, litoral)).toBeNull()
  // The buyer sees the offer, without its rank; other providers see neither.
  expect([await rankOf(dear, ana), await rankOf(dear, first)]).toEqual([null, undefined])
  const { mails } = world.harness
  const lost = mails.find(
    ({ to, subject }) => to.includes('bulevar') && subject.startsWith('El comprador eligió otra oferta'),
  )
  expect(lost?.text).toContain('Por precio quedaste cuarto de 4')
})

test('tells no rank under four offers', async () => {
  const { ana, litoral, bulevar } = world.cast
  const request = await createRequest(ana, { parts: TWO_PARTS })
  const chosen = await quote(litoral, request, 300_000)
  const lost = await quote(bulevar, request, 350_000)
  await quote(others[0] as Caller, request, 360_000)
  await buy(chosen)
  expect(await rankOf(lost, bulevar)).toBeNull()
})

test.each([
  [{ own: 100, offers: 4, cheaper: 0, chosen: 102 }, 'primero de 4: la elegida costaba casi lo mismo.'],
  [{ own: 100, offers: 7, cheaper: 2, chosen: 87 }, 'tercero de 7: la elegida era ~15\u00a0% más barata.'],
  [{ own: 100, offers: 12, cheaper: 10, chosen: 250 }, '11.º de 12: la elegida era ~150\u00a0% más cara.'],
])('rounds the difference of %j to five percent', (ranked, words) => {
  expect(rankWords(ranked)).toBe(`Por precio quedaste ${words}`)
})

test.each([
  { own: 100, offers: 3, cheaper: 1, chosen: 90 },
  { own: 100, offers: 9, cheaper: 1, chosen: null },
])('tells nothing of %j', ranked => {
  expect(rankWords(ranked)).toBeNull()
})
