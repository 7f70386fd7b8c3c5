import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FAROL, payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
  WITHDRAW_FROM_ORDER,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { requireProvider } from '../viewer.ts'
import { parseWarrantyCode, warrantyCodeWords, warrantyEnd, warrantyStateOf } from './warranty.ts'

const RUT = '211003420017'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  await world.harness.services.db.prisma.providerProfile.update({
    where: { id: requireProvider(world.cast.litoral.viewer).provider.id },
    data: { rut: RUT },
  })
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const WARRANTY = /* GraphQL */ `
  query ($code: String!) {
    warranty(code: $code) {
      code state startsAt endsAt seller sellerRut sellerDepartment vehicle
      lines { description days state endsAt note }
    }
  }
`
interface Certificate {
  code: string
  state: string
  startsAt: string | null
  endsAt: string | null
  seller: string
  sellerRut: string | null
  vehicle: string | null
  lines: { description: string; days: number; state: string; endsAt: string | null; note: string | null }[]
}
const look = async (code: string, caller: Caller = world.harness.visitor): Promise<Certificate | null> =>
  (await caller.data<{ warranty: Certificate | null }>(WARRANTY, { code })).warranty

async function codeOf(orderId: string, caller: Caller = world.cast.ana): Promise<string | null> {
  const { node } = await caller.data<{ node: { warrantyCode: string | null } }>(
    'query ($id: ID!) { node(id: $id) { ... on Order { warrantyCode } } }',
    { id: orderId },
  )
  return node.warrantyCode
}

async function bought(warrantyDays: number | null = 30) {
  const { orderId } = await createPaidOrder(world, {
    line: { warrantyDays, description: 'Vale con la factura del taller' },
  })
  const code = (await codeOf(orderId)) ?? ''
  const receive = async () => {
    await world.cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
    await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: true } })
  }
  return { orderId, code, receive }
}

describe('a certificate', () => {
  test('begins with the receipt, ends after its days and expires then', async () => {
    const { code, receive } = await bought()
    expect(code).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/)
    expect(await look(code)).toMatchObject({ code, state: 'NOT_STARTED', startsAt: null, endsAt: null })
    const receivedAt = world.harness.clock.now()
    await receive()
    const endsAt = warrantyEnd(receivedAt, 30).toISOString()
    expect(await look(code)).toMatchObject({
      state: 'VALID',
      startsAt: receivedAt.toISOString(),
      endsAt,
      lines: [{ days: 30, state: 'VALID', endsAt }],
    })
    world.harness.clock.advance(31 * DAY_MS)
    expect(await look(code)).toMatchObject({ state: 'EXPIRED', lines: [{ state: 'EXPIRED' }] })
  })

  test('names the seller with its RUT and the vehicle to everybody, the seller’s conditions to the parties alone', async () => {
    const { code } = await bought()
    const shown = await look(code)
    expect(shown).toMatchObject({ seller: 'Repuestos del Litoral', lines: [{ note: null }] })
    expect(shown?.sellerRut).toBe(RUT)
    expect(shown?.vehicle).toBeTruthy()
    for (const party of [world.cast.ana, world.cast.litoral])
      expect((await look(code, party))?.lines[0]?.note).toBe('Vale con la factura del taller')
    expect((await look(code, world.cast.bulevar))?.lines[0]?.note).toBeNull()
  })

  test('says nothing about the buyer', async () => {
    const { code } = await bought()
    const { viewer } = await world.cast.ana.data<{ viewer: Record<string, string> }>(
      '{ viewer { name email phone } }',
    )
    const shown = JSON.stringify(await look(code))
    for (const value of Object.values(viewer)) expect(shown).not.toContain(value)
  })

  test('is annulled when the provider cancels', async () => {
    const { orderId, code } = await bought()
    await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Se rompió al sacarlo' } })
    expect(await look(code)).toMatchObject({ state: 'ANNULLED', lines: [{ state: 'ANNULLED' }] })
  })

  test('is annulled when the buyer withdraws after the receipt', async () => {
    const { orderId, code, receive } = await bought()
    await receive()
    await world.cast.ana.run(WITHDRAW_FROM_ORDER, { input: { orderId, doesNotFit: false } })
    expect(await look(code)).toMatchObject({ state: 'ANNULLED' })
  })

  test('is missing without a warranty, also by the code of the row', async () => {
    const { orderId, code } = await bought(null)
    expect(await codeOf(orderId)).toBeNull()
    expect(code).toBe('')
    const { warrantyCode } = await world.harness.services.db.prisma.order.findFirstOrThrow({
      orderBy: { id: 'desc' },
    })
    expect(await look(warrantyCode)).toBeNull()
  })

  test('has only the parts with a warranty of a custom order, for the guest who bought it', async () => {
    const quotation = await writeCustomOrder(world.harness, world.cast.litoral)
    const { guest } = await payCustomOrder(world, quotation)
    const { followedOrder } = await guest.data<{ followedOrder: { warrantyCode: string } }>(
      '{ followedOrder { warrantyCode } }',
    )
    const shown = await look(followedOrder.warrantyCode)
    expect(shown?.lines.map(({ description }) => description)).not.toContain(FAROL.name)
    expect(shown).toMatchObject({ vehicle: null, lines: [{ days: 90 }] })
  })
})

describe('the look-up', () => {
  test('takes the code in any case, with spaces, and an O for a zero; an unknown one is null', async () => {
    const { code } = await bought()
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect((await look(typed))?.code).toBe(code)
    expect(await look('0000-0000-0000-0000')).toBeNull()
    expect(await look('garantía')).toBeNull()
  })

  test('is limited for one address', async () => {
    const guesser = world.harness.visitor
    const answers = []
    for (let guess = 0; guess < 121; guess += 1)
      answers.push(await guesser.run(WARRANTY, { code: '0000-0000-0000-0000' }))
    expect(answers.at(-1)?.errors).toHaveLength(1)
  })
})

describe('the term', () => {
  const startsAt = new Date('2026-03-02T23:00:00-03:00')

  test('ends with its last day in Uruguay', () => {
    expect(warrantyEnd(startsAt, 30)).toEqual(new Date('2026-04-01T23:59:59.999-03:00'))
    const of = (now: string) => warrantyStateOf({ state: 'RELEASED', startsAt, days: 30 }, new Date(now))
    expect(of('2026-04-01T23:59:00-03:00')).toBe('VALID')
    expect(of('2026-04-02T00:00:00-03:00')).toBe('EXPIRED')
  })

  test.each([
    ['CANCELED', 'ANNULLED'],
    ['REFUNDED', 'ANNULLED'],
    ['PARTIALLY_REFUNDED', 'VALID'],
    ['DISPUTED', 'VALID'],
  ] as const)('of an order that is %s is %s', (state, expected) => {
    expect(warrantyStateOf({ state, startsAt, days: 30 }, startsAt)).toBe(expected)
  })

  test('writes a code in groups and reads them back', () => {
    expect(warrantyCodeWords('AB12CD34EF567890')).toBe('AB12-CD34-EF56-7890')
    expect(parseWarrantyCode('AB12-CD34-EF56-7890')).toBe('AB12CD34EF567890')
    expect(parseWarrantyCode('AB12-CD34-EF56-789G')).toBeNull()
  })
})
