import fc from 'fast-check'
import type { FaultKind } from '../../src/sandbox/faults.ts'

/** Chooses among the things that exist at that step, modulo their count. */
const which = fc.nat({ max: 7 })
const vendor = fc.constantFrom('stripe' as const, 'mercadopago' as const)
const party = fc.constantFrom('BUYER' as const, 'PROVIDER' as const)
const solution = fc.constantFrom('REFUND_ALL', 'REFUND_PART', 'SEND_AGAIN', 'RELEASE')
/** Thousandths of what was paid. */
const share = fc.integer({ min: 1, max: 999 })

const buying = fc.oneof(
  fc.record({
    act: fc.constant('start' as const),
    vendor,
    choice: fc.constantFrom('FIRST', 'SECOND', 'BOTH', 'RIVAL', 'WHOLE'),
    plan: fc.constantFrom('FULL' as const, 'DEPOSIT' as const),
  }),
  fc.record({ act: fc.constant('startRest' as const), which, vendor }),
  fc.record({
    act: fc.constant('pay' as const),
    which,
    how: fc.constantFrom('at once', 'at once', 'at once', 'declined', 'later'),
  }),
  fc.record({ act: fc.constant('settlePending' as const), which, isPaid: fc.boolean() }),
)

const hearing = fc.oneof(
  fc.record({
    act: fc.constant('deliver' as const),
    copies: fc.integer({ min: 1, max: 3 }),
    reverse: fc.boolean(),
    again: fc.boolean(),
  }),
  fc.record({ act: fc.constant('work' as const) }),
  fc.record({ act: fc.constant('verify' as const), which }),
  fc.record({ act: fc.constant('reconcile' as const) }),
)

const ordering = fc.record({
  act: fc.constantFrom('ship', 'confirm', 'cancel', 'withdraw'),
  which,
})

const disputing = fc.oneof(
  fc.record({ act: fc.constant('dispute' as const), which, solution, share }),
  fc.record({ act: fc.constant('propose' as const), which, party, solution, share }),
  fc.record({ act: fc.constant('decide' as const), which, solution, share }),
  fc.record({ act: fc.constantFrom('accept' as const, 'appeal' as const), which, party }),
  fc.record({ act: fc.constantFrom('answer' as const, 'drop' as const), which }),
)

const payingOut = fc.oneof(
  fc.record({ act: fc.constant('close' as const) }),
  fc.record({ act: fc.constantFrom('linePaid' as const, 'lineFailed' as const), which }),
)

const elsewhere = fc.oneof(
  fc.record({ act: fc.constant('refundByHand' as const), which, share }),
  fc.record({ act: fc.constant('chargeBack' as const), which }),
  fc.record({ act: fc.constant('closeChargeback' as const), which, isWon: fc.boolean() }),
  fc.record({ act: fc.constant('settleCase' as const), which, isCharged: fc.boolean() }),
  fc.record({ act: fc.constant('returnRefund' as const), which }),
  fc.record({ act: fc.constant('delay' as const), what: fc.constantFrom('fees', 'refunds') }),
)

const trouble = fc.oneof(
  fc.record({
    act: fc.constant('fault' as const),
    vendor,
    kind: fc.constantFrom<FaultKind>('ERROR', 'ERROR_AFTER', 'DROP', 'DROP_AFTER', 'HANG'),
    match: fc.constantFrom('', 'POST ', 'GET ', 'refunds'),
    status: fc.constantFrom(400, 429, 500, 503),
  }),
  fc.record({
    act: fc.constant('crash' as const),
    isCommitted: fc.boolean(),
    /** Transactions until the process dies. */
    after: fc.nat({ max: 4 }),
  }),
)

const waiting = fc.record({
  act: fc.constant('wait' as const),
  hours: fc.constantFrom(1, 2, 24, 49, 73, 24 * 7, 24 * 9),
})

const step = fc.oneof(
  { weight: 5, arbitrary: buying },
  { weight: 5, arbitrary: hearing },
  { weight: 5, arbitrary: ordering },
  { weight: 4, arbitrary: disputing },
  { weight: 2, arbitrary: payingOut },
  { weight: 1, arbitrary: elsewhere },
  { weight: 1, arbitrary: trouble },
  { weight: 1, arbitrary: waiting },
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
export type StepOf<Act extends Step['act']> = Extract<Step, { readonly act: Act }>

const BOUGHT: readonly Step[] = [
  { act: 'start', vendor: 'stripe', choice: 'BOTH', plan: 'FULL' },
  { act: 'pay', which: 0, how: 'at once' },
  { act: 'deliver', copies: 1, reverse: false, again: false },
  { act: 'work' },
]
const RESERVED: readonly Step[] = [
  { act: 'start', vendor: 'stripe', choice: 'BOTH', plan: 'DEPOSIT' },
  { act: 'pay', which: 0, how: 'at once' },
  { act: 'deliver', copies: 1, reverse: false, again: false },
  { act: 'work' },
  { act: 'startRest', which: 0, vendor: 'mercadopago' },
]
const SHIPPED: readonly Step[] = [...BOUGHT, { act: 'ship', which: 0 }, { act: 'ship', which: 1 }]
const RELEASED: readonly Step[] = [...SHIPPED, { act: 'confirm', which: 0 }, { act: 'confirm', which: 1 }]
const WAITED: readonly Step[] = [...RELEASED, { act: 'wait', hours: 24 * 9 }, { act: 'wait', hours: 24 * 7 }]
const DISPUTED: readonly Step[] = [
  ...SHIPPED,
  { act: 'dispute', which: 0, solution: 'REFUND_PART', share: 300 },
  { act: 'dispute', which: 1, solution: 'SEND_AGAIN', share: 1 },
  { act: 'answer', which: 0 },
]
const DECIDED: readonly Step[] = [
  ...DISPUTED,
  { act: 'decide', which: 0, solution: 'REFUND_PART', share: 700 },
]

/** The bank of the first payment's payer takes the money back. */
const LOSS: readonly Step[] = [
  { act: 'chargeBack', which: 0 },
  { act: 'closeChargeback', which: 0, isWon: false },
  { act: 'deliver', copies: 1, reverse: false, again: false },
  { act: 'work' },
]
const CHARGED: Step = { act: 'settleCase', which: 0, isCharged: true }
const BORNE: Step = { act: 'settleCase', which: 0, isCharged: false }
const CLAIMED: readonly Step[] = [
  ...RELEASED,
  { act: 'dispute', which: 0, solution: 'REFUND_ALL', share: 1 },
  { act: 'dispute', which: 1, solution: 'REFUND_PART', share: 400 },
]

/** First steps, so that random ones meet money in every state. */
export const BEGINNINGS: Readonly<Record<string, readonly Step[]>> = {
  nothing: [],
  bought: BOUGHT,
  'rest begun': RESERVED,
  'rest paid': [
    ...RESERVED,
    { act: 'pay', which: 1, how: 'at once' },
    { act: 'deliver', copies: 1, reverse: false, again: false },
    { act: 'work' },
  ],
  shipped: SHIPPED,
  released: RELEASED,
  'in a batch': [...WAITED, { act: 'close' }],
  'paid out': [...WAITED, { act: 'close' }, { act: 'linePaid', which: 0 }],
  disputed: DISPUTED,
  'released and disputed': CLAIMED,
  decided: DECIDED,
  'charged back': [...RELEASED, ...LOSS],
  'loss of held money': [...BOUGHT, ...LOSS, CHARGED],
  'loss of released money': [...RELEASED, ...LOSS, CHARGED],
  'loss of claimed money': [...CLAIMED, ...LOSS, CHARGED],
  'loss of Tuerca': [...SHIPPED, ...LOSS, BORNE],
  'given back at the gateway': [
    ...RELEASED,
    { act: 'refundByHand', which: 0, share: 600 },
    { act: 'deliver', copies: 1, reverse: false, again: false },
    { act: 'work' },
    CHARGED,
  ],
}

/** What each kind of step does in a play. */
export type Acts<Play> = { readonly [Act in Step['act']]: (play: Play, step: StepOf<Act>) => Promise<void> }

const price = fc.integer({ min: 30_000, max: 900_000 })
const condition = fc.constantFrom('NEW' as const, 'USED' as const)

/** A request of two parts: the first provider quotes the first, the second provider both. */
export const history = fc.record({
  first: fc.record({ price, condition }),
  rival: fc.record({ price, condition }),
  beginning: fc.constantFrom(...Object.keys(BEGINNINGS)),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
})
export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never
