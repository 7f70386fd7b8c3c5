import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestAssignment, MOST_STATES, type Supplier } from './cheapestAssignment.ts'
import { type BasketOffer, basketLabel, basketSentence, bestBaskets } from './offerBaskets.ts'
import { QUICKEST_FIRST } from './offerComparison.ts'

const line = (requestedPartId: string, priceCentesimos: number, deliveryTime = 'DAYS_1_3') =>
  ({ requestedPartId, priceCentesimos, deliveryTime }) as BasketOffer['lines'][number]
const offer = (id: string, lines: BasketOffer['lines'], shipping: number | null = 0): BasketOffer => ({
  id,
  lines,
  shippingCharge: shipping === null ? 'ARRANGED' : shipping === 0 ? 'NONE' : 'AMOUNT',
  shippingCentesimos: shipping ?? 0,
})

/** Every complete choice of one supplier per demand. */
function everyAssignment(suppliers: readonly Supplier[], demands: number): number[][] {
  if (demands === 0) return [[]]
  return everyAssignment(suppliers, demands - 1).flatMap(rest =>
    suppliers.flatMap(({ costs }, place) => (costs[demands - 1] === Infinity ? [] : [[...rest, place]])),
  )
}

function costOf(suppliers: readonly Supplier[], supplierOf: readonly number[]): number {
  const fixed = [...new Set(supplierOf)].reduce((sum, place) => sum + (suppliers[place]?.fixed ?? 0), 0)
  return supplierOf.reduce((sum, place, demand) => sum + (suppliers[place]?.costs[demand] ?? 0), fixed)
}

const demands = 4
const supplier = fc.record({
  fixed: fc.integer({ min: 0, max: 12 }),
  costs: fc.array(
    fc.oneof({ weight: 1, arbitrary: fc.constant(Infinity) }, fc.integer({ min: 0, max: 15 })),
    {
      minLength: demands,
      maxLength: demands,
    },
  ),
})

test('finds the same cost as trying every assignment', () => {
  fc.assert(
    fc.property(fc.array(supplier, { minLength: 1, maxLength: 5 }), suppliers => {
      const costs = everyAssignment(suppliers, demands).map(one => costOf(suppliers, one))
      const { best } = cheapestAssignment(suppliers, demands)
      expect(best?.cost).toBe(costs.length === 0 ? undefined : Math.min(...costs))
      if (best) expect(costOf(suppliers, best.supplierOf)).toBe(best.cost)
    }),
    { numRuns: 500 },
  )
})

/** 50 suppliers of 20 demands, of which a supplier has each with probability `share`; the same in every run. */
function largest(
  seed: number,
  { share, fixed, price }: { share: number; fixed: number; price: (random: number) => number },
) {
  let state = seed
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  return Array.from(
    { length: 50 },
    (): Supplier => ({
      fixed,
      costs: Array.from({ length: 20 }, () => (random() < share ? Math.floor(price(random())) : Infinity)),
    }),
  )
}

const FAMILIES = {
  'distinct prices': { share: 0.7, fixed: 30_000, price: (random: number) => 10_000 + random * 500_000 },
  'close prices': { share: 0.4, fixed: 25_000, price: (random: number) => 100_000 + random * 20_000 },
  'equal prices': { share: 0.4, fixed: 25_000, price: () => 100_000 },
  'the fewest suppliers': {
    share: 0.2,
    fixed: 2 ** 40,
    price: (random: number) => 100_000 + random * 20_000,
  },
  'a cover of few sets': { share: 0.15, fixed: 1, price: () => 0 },
}

test.each(Object.entries(FAMILIES))(
  'proves 20 parts of 50 offers within its limit of states: %s',
  (_name, family) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { best, states } = cheapestAssignment(largest(seed, family), 20)
      expect(best).not.toBeNull()
      expect(states).toBeLessThan(MOST_STATES / 2)
    }
  },
)

test('answers nothing when a demand has no supplier', () => {
  expect(cheapestAssignment([{ fixed: 1, costs: [2, Infinity] }], 2).best).toBeNull()
})

describe('baskets', () => {
  const kindsOf = (offers: readonly BasketOffer[], parts: readonly string[]) =>
    bestBaskets(offers, parts).map(({ kinds, shares, totalCentesimos }) => ({
      kinds,
      shares: Object.fromEntries(shares.map(({ offerId, partIds }) => [offerId, partIds])),
      totalCentesimos,
    }))

  test('are three choices when each criterion has another winner', () => {
    const offers = [
      offer('cheap', [line('a', 100, 'WEEKS_1_2'), line('b', 500)]),
      offer('near', [line('a', 400, 'IMMEDIATE'), line('b', 600, 'IMMEDIATE')], 50),
      offer('quick', [line('b', 250, 'DAYS_1_3')]),
      offer('far', [line('a', 300, 'IMMEDIATE')], 40),
    ]
    expect(kindsOf(offers, ['a', 'b'])).toEqual([
      { kinds: ['CHEAPEST'], shares: { cheap: ['a'], quick: ['b'] }, totalCentesimos: 350 },
      { kinds: ['FASTEST'], shares: { near: ['b'], far: ['a'] }, totalCentesimos: 990 },
      { kinds: ['FEWEST'], shares: { cheap: ['a', 'b'] }, totalCentesimos: 600 },
    ])
  })

  test('count the delivery of each provider once', () => {
    const offers = [
      offer('both', [line('a', 300), line('b', 300)], 100),
      offer('first', [line('a', 250)], 100),
      offer('second', [line('b', 260)], 100),
    ]
    // Two cheaper lines cost a second delivery.
    expect(kindsOf(offers, ['a', 'b'])).toEqual([])
    const free = offers.map(one => (one.id === 'both' ? one : { ...one, shippingCentesimos: 0 }))
    expect(kindsOf(free, ['a', 'b'])).toEqual([
      { kinds: ['CHEAPEST', 'FASTEST'], shares: { first: ['a'], second: ['b'] }, totalCentesimos: 510 },
      { kinds: ['FEWEST'], shares: { both: ['a', 'b'] }, totalCentesimos: 700 },
    ])
  })

  test('prefer fewer providers among equal totals', () => {
    const offers = [
      offer('first', [line('a', 100), line('b', 100)]),
      offer('second', [line('b', 100), line('c', 100)]),
      offer('third', [line('c', 90)]),
    ]
    expect(kindsOf(offers, ['a', 'b', 'c'])).toEqual([
      {
        kinds: ['CHEAPEST', 'FASTEST', 'FEWEST'],
        shares: { first: ['a', 'b'], third: ['c'] },
        totalCentesimos: 290,
      },
    ])
  })

  test('leave out open parts without a quote, and need two parts, two offers and two providers', () => {
    const [one, two] = [offer('one', [line('a', 100)]), offer('two', [line('b', 200)])] as const
    expect(kindsOf([one, two], ['a', 'b', 'c'])).toMatchObject([{ totalCentesimos: 300 }])
    expect(kindsOf([one, two], ['a'])).toEqual([])
    expect(kindsOf([one], ['a', 'b'])).toEqual([])
    expect(kindsOf([offer('all', [line('a', 50), line('b', 50)]), one, two], ['a', 'b'])).toEqual([])
  })

  test('equal the best of every combination in their criterion', () => {
    const parts = ['a', 'b', 'c']
    const anyLine = fc.record({
      price: fc.integer({ min: 1, max: 9 }),
      time: fc.constantFrom(...QUICKEST_FIRST),
    })
    const anyOffer = fc.tuple(
      fc.array(fc.option(anyLine), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 5 }),
    )
    fc.assert(
      fc.property(fc.array(anyOffer, { minLength: 2, maxLength: 4 }), made => {
        const offers = made.map(([lines, shipping], place) =>
          offer(
            String(place),
            lines.flatMap((one, part) => (one ? [line(parts[part] ?? '', one.price, one.time)] : [])),
            shipping,
          ),
        )
        const baskets = bestBaskets(offers, parts)
        const quoted = parts.filter(id =>
          offers.some(one => one.lines.some(each => each.requestedPartId === id)),
        )
        const every = quoted.reduce<{ total: number; slowest: number; used: readonly string[] }[]>(
          (chosen, id) =>
            chosen.flatMap(rest =>
              offers.flatMap(({ id: offerId, lines, shippingCentesimos }) => {
                const found = lines.find(({ requestedPartId }) => requestedPartId === id)
                if (!found) return []
                const isNew = !rest.used.includes(offerId)
                return [
                  {
                    total: rest.total + found.priceCentesimos + (isNew ? shippingCentesimos : 0),
                    slowest: Math.max(rest.slowest, QUICKEST_FIRST.indexOf(found.deliveryTime)),
                    used: isNew ? [...rest.used, offerId] : rest.used,
                  },
                ]
              }),
            ),
          [{ total: 0, slowest: 0, used: [] }],
        )
        const least = (of: (one: (typeof every)[number]) => number) => Math.min(...every.map(of))
        for (const { kinds, shares, totalCentesimos, deliveries } of baskets) {
          const slowest = Math.max(
            ...deliveries.map(({ deliveryTime }) => QUICKEST_FIRST.indexOf(deliveryTime)),
          )
          if (kinds.includes('CHEAPEST')) expect(totalCentesimos).toBe(least(one => one.total))
          if (kinds.includes('FASTEST'))
            expect([slowest, totalCentesimos]).toEqual([
              least(one => one.slowest),
              Math.min(...every.filter(one => one.slowest === slowest).map(one => one.total)),
            ])
          if (kinds.includes('FEWEST'))
            expect([shares.length, totalCentesimos]).toEqual([
              least(one => one.used.length),
              Math.min(...every.filter(one => one.used.length === shares.length).map(one => one.total)),
            ])
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('words a basket in one label and one sentence', () => {
  const shares = ['one', 'two'].map(offerId => ({ offerId, partIds: ['a'] }))
  const deliveries = [
    { deliveryTime: 'IMMEDIATE', parts: 1 },
    { deliveryTime: 'DAYS_1_3', parts: 2 },
    { deliveryTime: 'OVER_2_WEEKS', parts: 1 },
  ] as const
  expect(basketLabel({ kinds: ['CHEAPEST'], shares, arranged: 0 })).toBe('La más barata')
  expect(basketLabel({ kinds: ['CHEAPEST', 'FASTEST'], shares, arranged: 1 })).toBe(
    'La de menor total y la más rápida',
  )
  expect(basketLabel({ kinds: ['CHEAPEST', 'FASTEST', 'FEWEST'], shares, arranged: 0 })).toBe(
    'La más barata, la más rápida y la de menos proveedores',
  )
  expect(basketLabel({ kinds: ['FEWEST'], shares: shares.slice(1), arranged: 0 })).toBe(
    'La de un solo proveedor',
  )
  expect(basketSentence({ shares, deliveries, arranged: 1 })).toBe(
    '2 proveedores: 1 repuesto inmediato, 2 en 1-3 días y 1 en más de 2 semanas. El envío de uno se coordina aparte.',
  )
  expect(basketSentence({ shares, deliveries: deliveries.slice(1, 2), arranged: 2 })).toBe(
    '2 proveedores: todo en 1-3 días. El envío se coordina aparte.',
  )
  expect(basketSentence({ shares: shares.slice(1), deliveries: deliveries.slice(0, 1), arranged: 0 })).toBe(
    'Un solo proveedor: todo inmediato.',
  )
})
