import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { PaymentCaseKind, PaymentCaseState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { globalId, text } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { AccountType } from '../accounts/account.schema.ts'
import { OrderType } from '../orders/order.schema.ts'
import type { Viewer } from '../viewer.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import { paymentCasesTopic } from './payment.events.ts'
import { visiblePaymentCases } from './payment.policy.ts'
import { settlePaymentCase, versionOf } from './paymentCase.operations.ts'
import { type Chargeable, chargeableOfPayment, isLoss } from './paymentCaseLoss.ts'
import { caseReasonWords } from './paymentCaseWords.ts'

const MAX_NOTE = 500
/** Orders that one payment can pay. */
const MAX_ORDERS = 20

const PaymentCaseKindEnum = describedEnum(
  'PaymentCaseKind',
  PaymentCaseKind,
  'What happened to a payment without us, or differs between its gateway and us.',
  {
    REFUND_ELSEWHERE: 'Money was given back in the gateway’s dashboard.',
    DISPUTE: 'The payer or their bank claims the money back.',
    UNKNOWN_TO_US: 'The gateway lists a payment that we do not know.',
    UNKNOWN_TO_GATEWAY: 'The gateway does not know a payment of ours.',
    AMOUNT_DIFFERS: 'The gateway’s amount, paid or given back, is not ours.',
    STUCK: 'A checkout or a refund has waited for the gateway for too long.',
  },
)
const PaymentCaseStateEnum = describedEnum(
  'PaymentCaseState',
  PaymentCaseState,
  'State of a case as the gateway reports it, or as a comparison found it.',
  {
    OPEN: 'The gateway has not decided, the money was given back, or the difference remains.',
    WON: 'A dispute that was decided for us.',
    LOST: 'A dispute that was decided for the payer.',
    COVERED: 'A refund of ours covers what was given back elsewhere.',
    AGREED: 'A later comparison with the gateway found agreement.',
  },
)

const ChargeableOrder = builder.objectRef<Chargeable>('ChargeableOrder').implement({
  description: 'An order whose provider can bear a loss of its payment. Seen by the admin.',
  fields: t => ({
    orderId: t.id({
      description: 'Global id of the order.',
      resolve: ({ orderId }) => encodeGlobalId('Order', orderId),
    }),
    amount: t.field({
      type: 'Centesimos',
      description:
        'What the payment paid of it, less refunds, also owed ones, and what was charged before, in centésimos.',
      resolve: ({ centesimos }) => centesimos,
    }),
  }),
})

const PaymentCaseRef = builder.prismaNode('PaymentCase', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'What happened to a payment at its gateway without us, or a difference that the nightly comparison found. Seen by the admin.',
  select: { id: true, paymentId: true, kind: true, state: true, isDue: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visiblePaymentCases(viewer)] }),
  fields: t => ({
    kind: t.expose('kind', { type: PaymentCaseKindEnum, description: 'What happened.' }),
    state: t.expose('state', { type: PaymentCaseStateEnum, description: 'The gateway’s state of it.' }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description:
        'Amount in centésimos. Of a dispute at Mercado Pago, which does not say how much is claimed, the whole payment.',
    }),
    reason: t.string({
      extensions: { maxLength: 500 },
      description:
        'The gateway’s reason in Spanish; its own code when we do not know it; a sentence about a difference.',
      select: { reason: true },
      resolve: ({ reason }) => caseReasonWords(reason),
    }),
    respondBy: t.expose('respondBy', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the gateway takes evidence; null when it gives no deadline.',
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When we heard of it.' }),
    isDue: t.exposeBoolean('isDue', { description: 'True while it waits for our team.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When our team last settled it; null before.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      // A dispute is settled twice at most.
      extensions: { maxLength: 2 * MAX_NOTE + 1 },
      description: 'The team’s words, one paragraph for each time that it was settled; null before.',
    }),
    booked: t.expose('bookedCentesimos', {
      type: 'Centesimos',
      description: 'What the ledger has of it as a loss, in centésimos; 0 while nobody bears it.',
    }),
    version: t.string({
      extensions: { maxLength: 100 },
      description: 'Changes with what a decision about it depends on.',
      select: { amountCentesimos: true, respondBy: true },
      resolve: paymentCase => versionOf(paymentCase),
    }),
    owedToPayer: t.field({
      type: 'Centesimos',
      description:
        'Failed refunds of the payment that wait for the team, in centésimos: settling a loss covers them first. 0 when it is none.',
      select: {
        payment: {
          select: {
            refunds: { where: { state: 'FAILED', handling: null }, select: { amountCentesimos: true } },
          },
        },
      },
      resolve: ({ payment, ...paymentCase }) =>
        paymentCase.isDue && isLoss(paymentCase)
          ? (payment?.refunds ?? []).reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0)
          : 0,
    }),
    isLoss: t.boolean({
      description: 'True while settling it books money that has left the gateway.',
      resolve: paymentCase => paymentCase.isDue && isLoss(paymentCase),
    }),
    chargeable: t.field({
      type: [ChargeableOrder],
      extensions: { atMost: MAX_ORDERS },
      description: 'The orders whose providers can bear a loss; empty when it is none.',
      resolve: (paymentCase, _args, ctx) =>
        paymentCase.paymentId && paymentCase.isDue && isLoss(paymentCase)
          ? chargeableOfPayment(ctx, paymentCase.paymentId)
          : [],
    }),
    gatewayName: t.string({
      description: 'Name of the payment gateway.',
      select: { gateway: true },
      resolve: ({ gateway }) => GATEWAY_LABELS[gateway],
    }),
    paymentRef: t.string({
      description: 'The gateway’s id of the payment, for its dashboard; of a stuck checkout our own.',
      select: { gatewayRef: true, payment: { select: { gatewayRef: true } } },
      resolve: ({ gatewayRef, payment }) => payment?.gatewayRef ?? gatewayRef,
    }),
    payer: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account that paid; null without one.',
      select: (_args, _ctx, nestedSelection) => ({
        payment: { select: { checkout: { select: { payer: nestedSelection() } } } },
      }),
      resolve: ({ payment }) => payment?.checkout.payer ?? null,
    }),
    orders: t.field({
      type: [OrderType],
      extensions: { atMost: MAX_ORDERS },
      description: 'The orders that the payment paid; empty when it bought nothing.',
      select: (_args, _ctx, nestedSelection) => ({
        payment: { select: { allocations: { select: { order: nestedSelection() } } } },
      }),
      resolve: ({ payment }) => payment?.allocations.flatMap(({ order }) => order ?? []) ?? [],
    }),
  }),
})

function casesWhere(due: boolean | null | undefined, viewer: Viewer): Prisma.PaymentCaseWhereInput {
  return { AND: [visiblePaymentCases(viewer), due == null ? {} : { isDue: due }] }
}

builder.queryField('paymentCases', t =>
  t.prismaConnection({
    type: PaymentCaseRef,
    cursor: 'id',
    nullable: true,
    description:
      'Cases that the gateways reported or the comparison with them found, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      due: t.arg.boolean({
        description: 'True for those that wait for our team, false for the others; null for all.',
      }),
    },
    totalCount: (_root, { due }, { db, viewer }) =>
      db.prisma.paymentCase.count({ where: casesWhere(due, viewer) }),
    resolve: (query, _root, { due }, { db, viewer }) =>
      db.prisma.paymentCase.findMany({ ...query, where: casesWhere(due, viewer), orderBy: { id: 'desc' } }),
  }),
)

const PaymentCasePayload = payloadOf('PaymentCasePayload', {
  description: 'The case as it is now.',
  model: 'PaymentCase',
  field: 'paymentCase',
  fieldDescription: 'The case.',
  key: 'paymentCaseId',
  visible: visiblePaymentCases,
})

commandWithArgs('settlePaymentCase', {
  type: PaymentCasePayload,
  description:
    'Settles a case of a payment with a note, which is logged. A loss is booked: it covers what the payer was owed, the providers of the chosen orders bear it less the commission, Tuerca the rest. A dispute that is lost afterwards waits again. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: globalId().describe('The PaymentCase.'),
    reason: text({ max: MAX_NOTE, required: 'Poné qué se decidió y por qué.' }).describe(
      `What was decided and why, up to ${MAX_NOTE} characters.`,
    ),
    chargedOrderIds: z
      .array(globalId())
      .max(MAX_ORDERS, 'Elegí hasta 20 compras.')
      .nullish()
      .transform(ids => ids ?? [])
      .describe(
        'The Orders whose providers bear a loss, as far as each can be charged. Null for none of them.',
      ),
    version: z
      .string()
      .max(100)
      .nullish()
      .transform(version => version ?? null)
      .describe('The version that was decided about: another one is refused. Null for any.'),
  }),
  run: (ctx, { id, reason, chargedOrderIds, version }) =>
    settlePaymentCase(ctx, { paymentCaseId: id, seen: version, note: reason, chargedOrderIds }),
})

newsField('paymentCaseUpdated', {
  model: 'PaymentCase',
  description: 'Each case that a gateway reports or changes, or that our team settles. The admin.',
  authScopes: { admin: true },
  topic: () => paymentCasesTopic,
  key: 'paymentCaseId',
  visible: visiblePaymentCases,
})
