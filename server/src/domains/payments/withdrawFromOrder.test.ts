import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGuestCheckout, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import { DROP_DISPUTE, disputeOf, sent } from '../../../test/disputesWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaidOrder,
  type PaymentsWorld,
  type Plan,
  SHIP,
  VERIFY,
  WITHDRAW_FROM_ORDER,
} from '../../../test/paymentsWorld.ts'
import { BALANCE, CLOSE_PAYOUT_BATCH, keepPayoutAccount } from '../../../test/payoutsWorld.ts'
import type { FitBasis } from '../../generated/prisma/enums.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { requireProvider } from '../viewer.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  await keepPayoutAccount(world.harness, requireProvider(world.cast.litoral.viewer).provider.id)
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const prisma = () => world.harness.services.db.prisma
const ship = ({ orderId }: { readonly orderId: string }) =>
  world.cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
async function order(
  state: 'PAID' | 'SHIPPED' | 'RELEASED',
  { plan, fitBasis }: { plan?: Plan; fitBasis?: FitBasis } = {},
): Promise<PaidOrder> {
  const paid = await createPaidOrder(world, {
    ...(plan ? { plan } : {}),
    ...(fitBasis ? { line: { fitBasis } } : {}),
  })
  if (state !== 'PAID') await ship(paid)
  if (state === 'RELEASED')
    await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: true } })
  return paid
}
async function withdraw(
  { orderId }: { readonly orderId: string },
  caller: Caller = world.cast.ana,
  fits = true,
) {
  const answer = await caller.run(WITHDRAW_FROM_ORDER, { input: { orderId, doesNotFit: !fits } })
  await world.settle()
  return answer.data
}
const WITHDRAWAL = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Order {
        status { label summary ending { detail } }
        history { action words }
        withdrawal { action { enabled disabledReason } lastDay refund inPerson wasSent misfitPayer }
      }
    }
  }
`
interface Read {
  readonly status: { readonly label: string; readonly summary: string }
  readonly history: readonly { readonly action: string; readonly words: string | null }[]
  readonly withdrawal: {
    readonly action: { readonly enabled: boolean; readonly disabledReason: string | null }
    readonly lastDay: string | null
  } | null
}
const read = async ({ orderId }: { readonly orderId: string }, caller: Caller = world.cast.ana) =>
  (await caller.data<{ node: Read }>(WITHDRAWAL, { id: orderId })).node
const balance = async () => {
  const { viewer } = await world.cast.litoral.data<{
    viewer: { provider: { balance: { payable: number; waiting: number } } }
  }>(BALANCE)
  const { payable, waiting } = viewer.provider.balance
  return { payable, waiting }
}
const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test.each(['PAID', 'SHIPPED'] as const)('refunds everything of an order that is %s', async state => {
  const paid = await order(state)
  expect(await read(paid)).toMatchObject({
    withdrawal: {
      action: { enabled: true },
      lastDay: null,
      refund: 485_000,
      inPerson: 0,
      wasSent: state === 'SHIPPED',
      misfitPayer: 'PROVIDER',
    },
  })
  const mailed = world.harness.mails.length
  expect(await withdraw(paid)).toMatchObject({
    withdrawFromOrder: { order: { state: 'REFUNDED', withdrawal: { action: { enabled: false } } } },
  })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toEqual({})
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
  const subjects = world.harness.mails.slice(mailed).map(({ to, subject }) => [to, subject])
  expect(subjects).toEqual(
    expect.arrayContaining([
      ['ana@cast.test', 'Te arrepentiste de la compra: Amortiguador trasero × 2'],
      ['litoral@cast.test', 'El comprador se arrepintió: Amortiguador trasero × 2'],
    ]),
  )
  const { status, history } = await read(paid)
  expect(status.label).toBe('Devuelto')
  const back =
    state === 'SHIPPED' ? ' La pieza vuelve sin usar; el envío de vuelta lo paga el comprador.' : ''
  expect(plain(status.summary)).toBe(`Te arrepentiste de la compra. Te devolvimos $ 4.850.${back}`)
  expect(plain(history.at(-1)?.words ?? '')).toBe(
    `Te arrepentiste de la compra. Te devolvemos $ 4.850.${back}`,
  )
  expect(await withdraw(paid)).toMatchObject({ withdrawFromOrder: { code: 'WRONG_STATE' } })
  expect(await prisma().refund.count({ where: { allocation: { orderId: paid.rawOrderId } } })).toBe(1)
})

test('takes released money from the payable balance, of which no batch has paid it', async () => {
  const { orderId, rawOrderId } = await order('RELEASED')
  const before = await balance()
  expect(before).toMatchObject({ payable: 441_350, waiting: 441_350 })
  expect(await read({ orderId })).toMatchObject({ withdrawal: { action: { enabled: true } } })
  await world.cast.admin.run(CLOSE_PAYOUT_BATCH, { key: newId() })
  expect(await prisma().payoutLine.count()).toBe(0)
  expect(await withdraw({ orderId })).toMatchObject({ withdrawFromOrder: { order: { state: 'REFUNDED' } } })
  expect(await balance()).toMatchObject({ payable: 0, waiting: 0 })
  expect(await ledgerBalances(world, { orderId: rawOrderId })).toEqual({})
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
})

test('is refused after the last day, which it names', async () => {
  const paid = await order('RELEASED')
  const { withdrawal } = await read(paid)
  expect(withdrawal?.lastDay).toMatch(/^\w+ \d+ de \w+$/)
  world.harness.clock.advance(15 * DAY_MS)
  const because = `El plazo para arrepentirte terminó el ${withdrawal?.lastDay}.`
  expect(await withdraw(paid)).toMatchObject({ withdrawFromOrder: { code: 'WRONG_STATE', message: because } })
  expect((await read(paid)).withdrawal?.action).toEqual({ enabled: false, disabledReason: because })
  expect(await balance()).toMatchObject({ payable: 441_350, waiting: 0 })
})

test('is not for a workshop, whatever its profile says later, and for a consumer who became one', async () => {
  const { ana } = world.cast
  if (ana.viewer.kind !== 'account') throw new Error('no account')
  const { accountId } = ana.viewer
  const become = (type: 'WORKSHOP' | 'CONSUMER') =>
    prisma().buyerProfile.update({ where: { accountId }, data: { type } })
  const asConsumer = await order('PAID')
  await become('WORKSHOP')
  const asWorkshop = await order('PAID')
  expect(await withdraw(asConsumer)).toMatchObject({ withdrawFromOrder: { order: { state: 'REFUNDED' } } })
  await become('CONSUMER')
  expect(await withdraw(asWorkshop)).toMatchObject({
    withdrawFromOrder: { code: 'WRONG_STATE', message: expect.stringContaining('como taller') },
  })
})

test('is the buyer’s alone', async () => {
  const { bruno, litoral, admin } = world.cast
  const paid = await order('PAID')
  for (const other of [bruno, admin])
    expect(await withdraw(paid, other)).toMatchObject({ withdrawFromOrder: { code: 'NOT_FOUND' } })
  expect(await withdraw(paid, litoral)).toMatchObject({ withdrawFromOrder: { code: 'NOT_ALLOWED' } })
  for (const reader of [litoral, admin]) expect((await read(paid, reader)).withdrawal).toBeNull()
})

test('refunds the deposit through Tuerca, and leaves the rest to the provider', async () => {
  const paid = await order('RELEASED', { plan: 'DEPOSIT' })
  expect(await read(paid)).toMatchObject({ withdrawal: { refund: 72_800, inPerson: 412_200 } })
  await world.settle()
  const mailed = world.harness.mails.length
  expect(await withdraw(paid)).toMatchObject({ withdrawFromOrder: { order: { state: 'REFUNDED' } } })
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toEqual({})
  const mail = world.harness.mails.slice(mailed).find(({ to }) => to === 'litoral@cast.test')
  expect(plain(mail?.text ?? '')).toContain('Lo que se pagó en persona, $ 4.122, lo devuelve el proveedor.')
})

test.each([
  ['VIN', 'PROVIDER', 'lo paga el proveedor'],
  ['PHOTO', 'BUYER', 'lo paga el comprador'],
] as const)(
  'charges the return of a part that does not fit and was quoted by %s to the %s',
  async (...row) => {
    const [fitBasis, misfitPayer, words] = row
    const paid = await order('SHIPPED', { fitBasis })
    expect(await read(paid)).toMatchObject({ withdrawal: { misfitPayer } })
    await withdraw(paid, world.cast.ana, false)
    expect((await read(paid, world.cast.litoral)).status.summary).toContain(words)
  },
)

test('is possible by the link of a purchase without an account', async () => {
  const quotation = await writeCustomOrder(world.harness, world.cast.litoral)
  const payer = { name: 'Carla', email: 'carla@correo.test' }
  const sessionId = await startGuestCheckout(world.harness, quotation, { payer })
  world.sandbox.control.stripe.pay(sessionId)
  await quotation.guest.data(VERIFY, { sessionId })
  const { id } = await prisma().order.findUniqueOrThrow({ where: { customOrderId: quotation.rawId } })
  const guest = world.harness.guest({ subject: 'ORDER', id })
  const orderId = encodeGlobalId('Order', id)
  expect(await withdraw({ orderId }, quotation.guest)).toMatchObject({
    withdrawFromOrder: { __typename: 'SignInRequired' },
  })
  expect(await withdraw({ orderId }, guest)).toMatchObject({
    withdrawFromOrder: { order: { state: 'REFUNDED' } },
  })
  expect(await ledgerBalances(world, { orderId: id })).toEqual({})
})

test('waits for the window also with money that a dropped dispute released again', async () => {
  const before = await balance()
  const paid = await order('RELEASED')
  const disputeId = await disputeOf(world, paid)
  expect(await balance()).toEqual(before)
  expect(await withdraw(paid)).toMatchObject({ withdrawFromOrder: { code: 'WRONG_STATE' } })
  await sent(world.cast.ana, DROP_DISPUTE, { disputeId })
  expect(await balance()).toMatchObject({
    payable: before.payable + 441_350,
    waiting: before.waiting + 441_350,
  })
  expect(await withdraw(paid)).toMatchObject({ withdrawFromOrder: { order: { state: 'REFUNDED' } } })
  expect(await balance()).toEqual(before)
  expect(await ledgerInvariants(world)).toMatchObject({ sum: 0, discrepancies: [] })
})
