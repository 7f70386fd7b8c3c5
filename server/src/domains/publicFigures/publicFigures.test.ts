import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { createRequest, submitRequest } from '../../../test/requestsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { createLogger } from '../../platform/logger.ts'
import { confirmFollowedRequest } from '../requests/following/confirmation.operations.ts'
import { followTokenOf } from '../requests/following/follow.ts'
import { type BrandFigures, brandFigures, FIGURES_OF_MS, MOST_OF_BRAND } from './brandFigures.ts'
import { type MarketFigures, MOST_OF_MARKET, marketFigures } from './marketFigures.ts'
import { createPublicFigures, FRESH_MS, figureTexts, LEAST, testimonialTexts } from './publicFigures.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const part = (description: string, category: string | null) => ({
  description,
  category,
  condition: 'ANY',
  quantity: 1,
  urgency: 'MEDIUM',
})

test('counts the demand for a make by request, person and category, for a year', async () => {
  const { cast, harness } = world
  const of = async (brand: string) => (await brandFigures(harness.services, [brand])).get(brand)
  expect(await of('Honda')).toEqual({ requests: 0, people: 0, categories: [], providers: 0 })
  const brakes = [part('Discos', 'BRAKES'), part('Pastillas', 'BRAKES'), part('Óptica', 'LIGHTS')]
  const first = await createRequest(cast.ana, { brand: 'honda', parts: brakes })
  await createRequest(cast.ana, { brand: 'HONDA', parts: [part('Mangueras', 'BRAKES'), part('Algo', null)] })
  const last = await createRequest(cast.bruno, { brand: 'Honda', parts: [part('Óptica', 'LIGHTS')] })
  await createRequest(cast.bruno, { brand: 'Hondar', parts: brakes })
  await createOffer(cast.litoral, first)
  await createOffer(cast.litoral, last)
  await createOffer(cast.bulevar, last)
  const counted = {
    requests: 3,
    people: 2,
    categories: [
      { category: 'BRAKES', requests: 2, people: 1 },
      { category: 'LIGHTS', requests: 2, people: 2 },
    ],
    providers: 2,
  }
  expect(await of('Honda')).toEqual(counted)
  const { clock } = harness.services
  const later = { ...harness.services, clock: { now: () => new Date(clock.now().getTime() + FIGURES_OF_MS) } }
  expect((await brandFigures(later, ['Honda'])).get('Honda')?.requests).toBe(3)
  const tooLate = {
    ...harness.services,
    clock: { now: () => new Date(clock.now().getTime() + FIGURES_OF_MS + DAY_MS) },
  }
  expect((await brandFigures(tooLate, ['Honda'])).get('Honda')?.requests).toBe(0)
})

test('ignores made-up phones and e-mails in the figures of a make', async () => {
  const { cast, harness } = world
  const of = async () => (await brandFigures(harness.services, ['Lada'])).get('Lada')
  for (const email of ['una@correo.test', 'otra@correo.test'])
    await createRequest(cast.ana, { brand: 'Lada', contact: { name: 'Ana', email } })
  expect(await of()).toMatchObject({ requests: 2, people: 1 })
  for (const phone of ['094 231 235', '094 231 236']) {
    const { rawId } = await submitRequest(harness.visitor, { brand: 'Lada', contact: { phone } })
    const token = followTokenOf(harness.services.settings, { id: rawId, followVersion: 0 })
    await confirmFollowedRequest(harness.visitor.context(), token)
  }
  expect(await of()).toMatchObject({ requests: 2, people: 1 })
  await createRequest(harness.visitor, { brand: 'Lada', contact: { email: 'visita@correo.test' } })
  expect(await of()).toMatchObject({ requests: 3, people: 2 })
})

test('counts the market: providers that may quote, answered requests, received orders', async () => {
  const { cast, harness } = world
  const before = await marketFigures(harness.services)
  expect(before.providers).toBe(2)
  const request = await createRequest(cast.ana)
  await createRequest(cast.ana)
  await createOffer(cast.litoral, request)
  await createOffer(cast.bulevar, request)
  const { rawOrderId } = await createPaidOrder(world)
  const sold = await marketFigures(harness.services)
  expect(sold).toEqual({ ...before, answered: before.answered + 2 })
  await harness.services.db.prisma.order.update({ where: { id: rawOrderId }, data: { state: 'RECEIVED' } })
  expect((await marketFigures(harness.services)).received).toBe(before.received + 1)
})

test('reads the highest discount of approved providers that give one now', async () => {
  const { harness } = world
  const { prisma } = harness.services.db
  const discounts = async () => {
    const { discounters, highestDiscountBps } = await marketFigures(harness.services)
    return [discounters, highestDiscountBps]
  }
  expect(await discounts()).toEqual([0, 0])
  await prisma.providerProfile.updateMany({ data: { customerDiscountBps: 1_250 } })
  expect(await discounts()).toEqual([0, 0])
  await prisma.providerProfile.updateMany({ data: { acceptsCustomerDiscounts: true } })
  expect(await discounts()).toEqual([2, 1_250])
  await prisma.providerProfile.updateMany({ data: { acceptsCustomerDiscounts: false } })
})

test('announces a discount once several providers give one', () => {
  const announced = (discounters: number) =>
    figureTexts({ ...nobody, discounters, highestDiscountBps: 1_250 }, new Map()).customerDiscount
  expect(announced(LEAST.discounters - 1)).toBe('')
  expect(announced(LEAST.discounters)).toMatch(/^Hasta 12,5\s?%$/)
})

test('counts with few statements, for any number of requests and reviews', async () => {
  const { harness, cast } = world
  const statements = async () => {
    harness.statements.length = 0
    await createPublicFigures(harness.services)
    return harness.statements.length
  }
  const few = await statements()
  expect(few).toBe(3)
  for (let more = 0; more < 5; more += 1) await createRequest(cast.ana, { brand: 'Ford' })
  expect(await statements()).toBe(few)
})

const nobody: MarketFigures = {
  providers: 0,
  answered: 0,
  received: 0,
  firstOfferMinutes: null,
  discounters: 0,
  highestDiscountBps: 0,
}
const textsOf = (figures: Partial<BrandFigures>) =>
  figureTexts(
    nobody,
    new Map([['Ford', { requests: 0, people: 0, categories: [], providers: 0, ...figures }]]),
  )

test('shows figures from a threshold on, in Uruguayan format', () => {
  const { providers, answered, received } = LEAST
  const few = {
    ...nobody,
    providers: providers - 1,
    answered: answered - 1,
    received: received - 1,
    firstOfferMinutes: 30,
  }
  expect(figureTexts(few, new Map())).toEqual({
    verifiedProviders: '',
    answeredRequests: '',
    receivedOrders: '',
    firstOfferTime: '',
    customerDiscount: '',
  })
  expect(
    figureTexts(
      { ...nobody, providers, answered: 1234, received: MOST_OF_MARKET, firstOfferMinutes: 130 },
      new Map(),
    ),
  ).toEqual({
    verifiedProviders: String(providers),
    answeredRequests: '1.234',
    receivedOrders: 'Más de 2.000',
    firstOfferTime: 'menos de 3 horas',
    customerDiscount: '',
  })
  expect(figureTexts({ ...nobody, providers, answered, received }, new Map()).firstOfferTime).toBe('')
})

test('shows nothing about a make that few people have requested', () => {
  const { people, categoryPeople, brandProviders } = LEAST
  const asked = (category: 'BRAKES' | 'LIGHTS' | 'OTHER', from: number) => ({
    category,
    requests: 30,
    people: from,
  })
  const categories = [
    asked('OTHER', people),
    asked('BRAKES', categoryPeople),
    asked('LIGHTS', categoryPeople),
  ]
  const enough = { requests: 40, people, categories, providers: brandProviders }
  expect(textsOf(enough)).toMatchObject({
    requestsFord: '40',
    askedFord: 'Frenos y luces',
    providersFord: String(brandProviders),
  })
  expect(textsOf({ ...enough, people: people - 1 })).toMatchObject({ requestsFord: '', askedFord: '' })
  expect(textsOf({ ...enough, categories: categories.slice(0, 2) })).toMatchObject({ askedFord: '' })
  expect(
    textsOf({ ...enough, categories: [...categories.slice(0, 2), asked('LIGHTS', categoryPeople - 1)] }),
  ).toMatchObject({ askedFord: '' })
  expect(textsOf({ ...enough, providers: brandProviders - 1 })).toMatchObject({ providersFord: '' })
  expect(textsOf({ ...enough, requests: MOST_OF_BRAND })).toMatchObject({ requestsFord: 'Más de 500' })
})

test('keeps the same object until a figure changes, and when the database does not answer', async () => {
  const { harness } = world
  const { services } = harness
  let fails = false
  let counted = 0
  const db = new Proxy(services.db, {
    get(target, name, receiver) {
      if (name === 'prisma') {
        counted += 1
        if (fails) throw new Error('the database does not answer')
      }
      return Reflect.get(target, name, receiver)
    },
  })
  let at = services.clock.now().getTime()
  const logger = createLogger({ level: 'silent' })
  const told = vi.spyOn(logger, 'error')
  const figures = await createPublicFigures({ db, clock: { now: () => new Date(at) }, logger })
  const first = figures.now()
  const once = counted
  at += FRESH_MS - 1
  expect(figures.now()).toBe(first)
  await figures.close()
  expect(counted).toBe(once)

  at += 1
  figures.now()
  figures.now()
  await figures.close()
  expect(counted).toBe(2 * once)
  expect(figures.now()).toBe(first)

  fails = true
  at += FRESH_MS
  figures.now()
  await figures.close()
  expect(figures.now()).toBe(first)
  expect(told).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, expect.any(String))
})

test('names the testimonials’ slots, empty without any', () => {
  expect(testimonialTexts([{ words: 'Bien.', author: 'Ana, Salto', stars: 5 }])).toEqual({
    words1: 'Bien.',
    author1: 'Ana, Salto',
    stars1: '5,0',
    words2: '',
    author2: '',
    stars2: '',
    words3: '',
    author3: '',
    stars3: '',
  })
})
