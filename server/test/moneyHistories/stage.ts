import { GatewayRefused, GatewayUnavailable } from '../../src/domains/payments/paymentGateway.ts'
import { handlers } from '../../src/domains/reactions.ts'
import { requireProvider } from '../../src/domains/viewer.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Transact } from '../../src/platform/unitOfWork.ts'
import { TEST_CARDS } from '../../src/sandbox/stripe/cards.ts'
import type { Caller } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { createPaymentsWorld, type PaymentsWorld, TWO_PARTS } from '../paymentsWorld.ts'
import { keepPayoutAccount } from '../payoutsWorld.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
import { createBuyer, createProvider } from '../world.ts'
import type { Sale } from './books.ts'
import type { History } from './steps.ts'

/** The process died: its transaction was rolled back, or committed and nobody heard of it. */
export class Crashed extends Error {
  override readonly name = 'Crashed'
  readonly isCommitted: boolean
  constructor(isCommitted: boolean) {
    super(isCommitted ? 'crashed after the commit' : 'crashed before the commit')
    this.isCommitted = isCommitted
  }
}

/** Queues that move money; notices and other reactions are no subject of the histories. */
const MONEY_QUEUES = ['events.dispatch', 'lifecycle.', 'payment.', 'payments.', 'offers.']
const moneyHandlers = handlers.filter(({ queue }) => MONEY_QUEUES.some(name => queue.startsWith(name)))
/** A gateway that hangs is given up after this time. */
const GATEWAY_TIMEOUT_MS = 400

/** One world, in which many histories are played one after the other. */
export interface Stage {
  readonly world: PaymentsWorld
  /** Kills the process in the transaction after this many. */
  armCrash(crash: { isCommitted: boolean; after: number }): void
  disarm(): void
  /** Starts the process again: its unfinished jobs are free. */
  restart(): Promise<void>
  /** Runs due jobs. False when the process died or a gateway failed, and jobs are left. */
  work(): Promise<boolean>
}

export async function openStage(): Promise<Stage> {
  const world = await createPaymentsWorld({ gatewayTimeoutMs: GATEWAY_TIMEOUT_MS })
  const { services, jobs } = world.harness
  const { transact: original } = services
  let crash: { isCommitted: boolean; after: number } | null = null
  const transact: Transact = async work => {
    if (crash === null || crash.after-- > 0) return original(work)
    const { isCommitted } = crash
    crash = null
    await original(async unit => {
      const done = await work(unit)
      if (!isCommitted) throw new Crashed(false)
      return done
    })
    throw new Crashed(true)
  }
  Object.assign(services, { transact })
  const restart = async () => {
    await services.db.query(
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active'",
      [],
    )
  }
  return {
    world,
    armCrash: armed => {
      crash = { ...armed }
    },
    disarm: () => {
      crash = null
    },
    restart,
    async work() {
      try {
        await jobs.drain(moneyHandlers, services)
        return true
      } catch (error) {
        if (!isTrouble(error)) throw error
        await restart()
        return false
      }
    },
  }
}

export const isTrouble = (error: unknown) =>
  error instanceof Crashed || error instanceof GatewayUnavailable || error instanceof GatewayRefused

/** The parties of one history, and what the reference knows of it. */
export interface Play {
  readonly stage: Stage
  readonly buyer: Caller
  readonly providers: readonly { readonly caller: Caller; readonly id: string }[]
  readonly request: CreatedRequest
  readonly offers: readonly [string, string]
  readonly history: History
  /** Started checkouts, oldest first: database ids. */
  readonly checkoutIds: string[]
  readonly sales: Sale[]
  readonly lines: { readonly id: string; readonly whose: number; readonly amount: number; state: string }[]
  /** Sum of batches and failed lines by provider. */
  readonly paidOut: number[]
  /** True once the gateways moved money by hand or for a bank. */
  hasOutsiders: boolean
  /** True once a gateway may refuse a refund, or a bank may return one. */
  mayRefuse: boolean
  readonly startedAt: Date
}

export async function openPlay(stage: Stage, history: History): Promise<Play> {
  const { harness } = stage.world
  const name = newId()
  const buyer = await createBuyer(harness, { name: 'Compradora', email: `compra-${name}@historias.test` })
  const providers = []
  for (const index of [0, 1]) {
    const caller = await createProvider(harness, {
      companyName: `Casa ${index}`,
      email: `vende-${index}-${name}@historias.test`,
    })
    const { id } = requireProvider(caller.viewer).provider
    await keepPayoutAccount(harness, id)
    providers.push({ caller, id })
  }
  const [first, second] = providers
  if (!first || !second) throw new Error('there are two providers')
  const request = await createRequest(buyer, { parts: TWO_PARTS })
  const { first: quoted, rival } = history
  const offers = [
    await createOffer(first.caller, { id: request.id, partIds: request.partIds.slice(0, 1) }, quoted),
    await createOffer(second.caller, request, rival),
  ] as const
  return {
    stage,
    buyer,
    providers,
    request,
    offers,
    history,
    checkoutIds: [],
    sales: [],
    lines: [],
    paidOut: [0, 0],
    hasOutsiders: false,
    mayRefuse: false,
    startedAt: harness.clock.now(),
  }
}

/** The element that a step's number chooses; undefined of an empty list. */
export const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(1, list.length)]

export interface GatewayMoney {
  readonly gateway: 'STRIPE' | 'MERCADO_PAGO'
  readonly ref: string
  readonly amount: number
  readonly refunded: number
  readonly fee: number
  readonly isDisputed: boolean
}

/** The payments that have arrived for a checkout, as the gateways' stand-ins have them. */
export function gatewayMoney({ stage, checkoutIds }: Pick<Play, 'stage' | 'checkoutIds'>): GatewayMoney[] {
  const { stripe, mercadoPago } = stage.world.sandbox.control
  const isOurs = (reference: string | null) => reference !== null && checkoutIds.includes(reference)
  const sessions = new Map(stripe.sessions().map(({ id, reference }) => [id, reference]))
  const disputed = new Set(stripe.disputes().map(({ intentId }) => intentId))
  const preferences = new Map(mercadoPago.preferences().map(({ id, reference }) => [id, reference]))
  const refunds = mercadoPago.refunds().filter(({ status }) => status !== 'cancelled')
  return [
    ...stripe.intents().flatMap(({ id, sessionId, status, charges }): GatewayMoney[] => {
      const charge = charges.at(-1)
      if (status !== 'succeeded' || !charge || !isOurs(sessions.get(sessionId) ?? null)) return []
      const { amount, amountRefunded: refunded, booked } = charge
      const isDisputed = disputed.has(id)
      return [{ gateway: 'STRIPE', ref: id, amount, refunded, fee: booked?.fee ?? 0, isDisputed }]
    }),
    ...mercadoPago
      .payments()
      .flatMap(({ id, preferenceId, approved, amount, fee, status }): GatewayMoney[] => {
        if (!approved || !isOurs(preferences.get(preferenceId) ?? null)) return []
        const refunded = refunds.reduce(
          (sum, refund) => sum + (refund.paymentId === id ? refund.amount : 0),
          0,
        )
        const isDisputed = status === 'charged_back'
        return [{ gateway: 'MERCADO_PAGO', ref: id, amount, refunded, fee, isDisputed }]
      }),
  ]
}

/** A payer's try at the gateway's page of that checkout; nothing when the page is closed. */
export async function payAt({ stage }: Play, checkoutId: string, how: string): Promise<void> {
  const { stripe, mercadoPago } = stage.world.sandbox.control
  const { gateway, gatewayRef } = await stage.world.harness.services.db.prisma.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
  })
  // Our row may not know the page yet, whose payer has it.
  const session = stripe.sessions().find(({ id, reference }) => id === gatewayRef || reference === checkoutId)
  const preference = mercadoPago.preferences().find(({ reference }) => reference === checkoutId)
  if (gateway === 'STRIPE' && session && stripe.session(session.id).status === 'open')
    stripe.pay(session.id, STRIPE_CARDS[how] ?? TEST_CARDS.paid)
  if (gateway === 'MERCADO_PAGO' && preference) {
    const { expiresAt } = preference
    if (expiresAt === null || new Date(expiresAt) > stage.world.harness.clock.now())
      mercadoPago.pay(preference.id, WAYS[how] ?? 'card')
  }
}
const STRIPE_CARDS: Readonly<Record<string, string>> = {
  declined: TEST_CARDS.declined,
  later: TEST_CARDS.processing,
}
const WAYS: Readonly<Record<string, 'rejected' | 'abitab'>> = { declined: 'rejected', later: 'abitab' }
