import type { Prisma } from '../../generated/prisma/client.ts'
import { endOf } from '../../platform/businessDays.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { formatMoney } from '../../platform/money.ts'
import { visibleProviders } from '../accounts/account.policy.ts'
import { REVIEW_HOURS } from '../accounts/profiles/provider.lifecycle.ts'
import { visibleMessageReports } from '../chat/chat.policy.ts'
import type { Services } from '../context.ts'
import { visibleDisputes } from '../disputes/dispute.policy.ts'
import { visibleEnquiries } from '../enquiries/enquiry.policy.ts'
import { visibleOrders } from '../orders/order.policy.ts'
import { OVERDUE, RECEIPT_OVERDUE_DAYS } from '../orders/overdueReceipt.ts'
import { visiblePaymentCases, visiblePurchaseFlags, visibleRefunds } from '../payments/payment.policy.ts'
import { PAYMENT_CASE_WORDS } from '../payments/paymentCaseWords.ts'
import { visiblePayoutAccounts, visiblePayoutBatches } from '../payouts/payout.policy.ts'
import { visibleDataRequests } from '../privacy/privacy.policy.ts'
import { visibleReviewReports } from '../reviews/review.policy.ts'
import type { Viewer } from '../viewer.ts'
import { visibleFailedJobs } from './failedJob.policy.ts'

/** Decisions that the list shows. */
export const MOST_DECISIONS = 20

/** Something that waits for the team. */
export interface DueDecision {
  /** What is to decide, in Spanish. */
  readonly words: string
  /** Whom or what it is about; null when the words say it. */
  readonly label: string | null
  /** The page that decides it. */
  readonly path: string
  readonly since: Date
  /** The promised time; null where none was promised. */
  readonly dueAt: Date | null
}

interface Waiting {
  readonly providers: Prisma.ProviderProfileWhereInput
  readonly changes: Prisma.ProviderChangeWhereInput
  readonly disputes: Prisma.DisputeWhereInput
  readonly receipts: Prisma.OrderWhereInput
  readonly refunds: Prisma.RefundWhereInput
  readonly cases: Prisma.PaymentCaseWhereInput
  readonly flags: Prisma.PurchaseFlagWhereInput
  readonly dataRequests: Prisma.DataRequestWhereInput
  readonly enquiries: Prisma.EnquiryWhereInput
  readonly payoutAccounts: Prisma.PayoutAccountWhereInput
  readonly payoutBatches: Prisma.PayoutBatchWhereInput
  readonly reviewReports: Prisma.ReviewReportWhereInput
  readonly messageReports: Prisma.MessageReportWhereInput
  readonly failedJobs: Prisma.FailedJobWhereInput
}

/** Rows of each queue that wait for the team. */
function waitingFor(viewer: Viewer): Waiting {
  return {
    providers: { AND: [visibleProviders(viewer), { status: 'PENDING' }] },
    changes: { state: 'PENDING', provider: visibleProviders(viewer) },
    disputes: { AND: [visibleDisputes(viewer), { state: { in: ['ANSWERED', 'IN_REVIEW', 'APPEALED'] } }] },
    receipts: { AND: [visibleOrders(viewer), OVERDUE] },
    refunds: { AND: [visibleRefunds(viewer), { state: 'FAILED', handling: null }] },
    cases: { AND: [visiblePaymentCases(viewer), { isDue: true }] },
    flags: { AND: [visiblePurchaseFlags(viewer), { outcome: null }] },
    dataRequests: { AND: [visibleDataRequests(viewer), { confirmedAt: { not: null }, outcome: null }] },
    enquiries: { AND: [visibleEnquiries(viewer), { answeredAt: null }] },
    payoutAccounts: { AND: [visiblePayoutAccounts(viewer), { state: 'PENDING' }] },
    payoutBatches: { AND: [visiblePayoutBatches(viewer), { state: 'CLOSED' }] },
    reviewReports: { AND: [visibleReviewReports(viewer), { outcome: null }] },
    messageReports: { AND: [visibleMessageReports(viewer), { outcome: null }] },
    failedJobs: { AND: [visibleFailedJobs(viewer), { state: 'WAITING' }] },
  }
}

const take = MOST_DECISIONS
const company = { provider: { select: { companyName: true } } } as const

/** Everything that waits for the team, the earliest deadline first, then the longest wait; the first 20. */
export async function dueDecisions(
  { db: { prisma } }: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<DueDecision[]> {
  const waiting = waitingFor(viewer)
  const lists = await Promise.all([
    prisma.providerProfile
      .findMany({
        where: waiting.providers,
        orderBy: [{ waitsSince: 'asc' }, { id: 'asc' }],
        take,
        select: { id: true, companyName: true, waitsSince: true },
      })
      .then(rows =>
        rows.map(({ id, companyName, waitsSince }) => ({
          words: 'Aprobar o rechazar un proveedor',
          label: companyName,
          path: `/admin?proveedor=${encodeGlobalId('Provider', id)}`,
          since: waitsSince,
          dueAt: after(waitsSince, REVIEW_HOURS.to * HOUR_MS),
        })),
      ),
    prisma.providerChange
      .findMany({
        where: waiting.changes,
        orderBy: { id: 'asc' },
        take,
        select: { createdAt: true, providerId: true, ...company },
      })
      .then(rows =>
        rows.map(({ createdAt, providerId, provider }) => ({
          words: 'Revisar un cambio de datos',
          label: provider.companyName,
          path: `/admin?proveedor=${encodeGlobalId('Provider', providerId)}`,
          since: createdAt,
          dueAt: null,
        })),
      ),
    prisma.dispute
      .findMany({
        where: waiting.disputes,
        orderBy: { decisionDueAt: 'asc' },
        take,
        select: { id: true, createdAt: true, decisionDueAt: true, order: { select: company } },
      })
      .then(rows =>
        rows.map(({ id, createdAt, decisionDueAt, order }) => ({
          words: 'Resolver una disputa',
          label: order.provider.companyName,
          path: `/disputas/${encodeGlobalId('Dispute', id)}`,
          since: createdAt,
          dueAt: decisionDueAt,
        })),
      ),
    prisma.order
      .findMany({
        where: waiting.receipts,
        orderBy: [{ shippedAt: 'asc' }, { id: 'asc' }],
        take,
        select: { shippedAt: true, createdAt: true, ...company },
      })
      .then(rows =>
        rows.map(({ shippedAt, createdAt, provider }) => ({
          words: 'Resolver una recepción sin confirmar',
          label: provider.companyName,
          path: '/admin/recepciones',
          since: after(shippedAt ?? createdAt, RECEIPT_OVERDUE_DAYS * DAY_MS),
          dueAt: null,
        })),
      ),
    prisma.refund
      .findMany({
        where: waiting.refunds,
        orderBy: { id: 'asc' },
        take,
        select: { amountCentesimos: true, settledAt: true, createdAt: true },
      })
      .then(rows =>
        rows.map(({ amountCentesimos, settledAt, createdAt }) => ({
          words: 'Devolver plata que no llegó',
          label: formatMoney(amountCentesimos),
          path: '/admin/reembolsos',
          since: settledAt ?? createdAt,
          dueAt: null,
        })),
      ),
    prisma.paymentCase
      .findMany({
        where: waiting.cases,
        orderBy: { id: 'asc' },
        take,
        select: { kind: true, state: true, amountCentesimos: true, openedAt: true, respondBy: true },
      })
      .then(rows =>
        rows.map(({ kind, state, amountCentesimos, openedAt, respondBy }) => ({
          words: 'Resolver un caso de pago',
          label: `${PAYMENT_CASE_WORDS[kind]} de ${formatMoney(amountCentesimos)}`,
          path: '/admin/casos',
          since: openedAt,
          dueAt: state === 'OPEN' ? respondBy : null,
        })),
      ),
    prisma.purchaseFlag
      .findMany({
        where: waiting.flags,
        orderBy: { id: 'asc' },
        take,
        select: { flaggedAt: true, account: { select: { name: true } } },
      })
      .then(rows =>
        rows.map(({ flaggedAt, account }) => ({
          words: 'Revisar una cuenta nueva',
          label: account.name,
          path: '/admin/alertas',
          since: flaggedAt,
          dueAt: null,
        })),
      ),
    prisma.dataRequest
      .findMany({
        where: waiting.dataRequests,
        orderBy: { id: 'asc' },
        take,
        select: { createdAt: true, dueOn: true },
      })
      .then(rows =>
        rows.map(({ createdAt, dueOn }) => ({
          words: 'Responder un pedido de eliminación de datos',
          label: null,
          path: '/admin/datos',
          since: createdAt,
          dueAt: dueOn === null ? null : endOf(dueOn),
        })),
      ),
    prisma.enquiry
      .findMany({
        where: waiting.enquiries,
        orderBy: { id: 'asc' },
        take,
        select: { id: true, subject: true, createdAt: true },
      })
      .then(rows =>
        rows.map(({ id, subject, createdAt }) => ({
          words: 'Contestar una consulta',
          label: subject,
          path: `/admin/consultas?consulta=${encodeGlobalId('Enquiry', id)}`,
          since: createdAt,
          dueAt: null,
        })),
      ),
    prisma.payoutAccount
      .findMany({
        where: waiting.payoutAccounts,
        orderBy: { id: 'asc' },
        take,
        select: { createdAt: true, ...company },
      })
      .then(rows =>
        rows.map(({ createdAt, provider }) => ({
          words: 'Aprobar una cuenta de cobro',
          label: provider.companyName,
          path: '/admin/cuentas',
          since: createdAt,
          dueAt: null,
        })),
      ),
    prisma.payoutBatch
      .findMany({
        where: waiting.payoutBatches,
        orderBy: { id: 'desc' },
        take,
        select: { id: true, closedAt: true },
      })
      .then(rows =>
        rows.map(({ id, closedAt }) => ({
          words: 'Marcar los pagos de una liquidación',
          label: null,
          path: `/admin/liquidaciones/${encodeGlobalId('PayoutBatch', id)}`,
          since: closedAt,
          dueAt: null,
        })),
      ),
    prisma.reviewReport
      .findMany({
        where: waiting.reviewReports,
        orderBy: { id: 'asc' },
        take,
        select: { createdAt: true, review: { select: company } },
      })
      .then(rows =>
        rows.map(({ createdAt, review }) => ({
          words: 'Decidir sobre una calificación denunciada',
          label: review.provider.companyName,
          path: '/admin/calificaciones',
          since: createdAt,
          dueAt: null,
        })),
      ),
    prisma.messageReport
      .findMany({
        where: waiting.messageReports,
        orderBy: { id: 'asc' },
        take,
        select: {
          createdAt: true,
          message: { select: { conversation: { select: { order: { select: company } } } } },
        },
      })
      .then(rows =>
        rows.map(({ createdAt, message }) => ({
          words: 'Decidir sobre un mensaje denunciado',
          label: message.conversation.order.provider.companyName,
          path: '/admin/mensajes',
          since: createdAt,
          dueAt: null,
        })),
      ),
    // One line for all of them: a vendor that is down fails many jobs at once.
    prisma.failedJob
      .findMany({
        where: waiting.failedJobs,
        orderBy: { failedAt: 'asc' },
        take: 1,
        select: { failedAt: true },
      })
      .then(rows =>
        rows.map(({ failedAt }) => ({
          words: 'Reintentar o descartar los trabajos fallidos',
          label: null,
          path: '/admin/trabajos',
          since: failedAt,
          dueAt: null,
        })),
      ),
  ])
  const due = lists.flat() satisfies DueDecision[]
  return due.toSorted(byDeadline).slice(0, MOST_DECISIONS)
}

const NEVER = Number.POSITIVE_INFINITY
const timeOf = ({ dueAt }: DueDecision) => dueAt?.getTime() ?? NEVER

function byDeadline(one: DueDecision, other: DueDecision): number {
  const [a, b] = [timeOf(one), timeOf(other)]
  return a === b ? one.since.getTime() - other.since.getTime() : a - b
}

/** Rows of a queue that wait for the team. */
export interface DueCount {
  /** The queue's page. */
  readonly path: string
  /** At most `MOST_COUNTED`, which stands for more. */
  readonly count: number
}

export const MOST_COUNTED = 100

/** Numbers of rows that wait in the queues, without zeros, by the page that decides them. */
export async function dueCounts(
  { db: { prisma } }: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<DueCount[]> {
  const waiting = waitingFor(viewer)
  const most = { take: MOST_COUNTED }
  const providers = Promise.all([
    prisma.providerProfile.count({ where: waiting.providers, ...most }),
    prisma.providerChange.count({ where: waiting.changes, ...most }),
  ]).then(([applicants, changes]) => Math.min(applicants + changes, MOST_COUNTED))
  const queues: readonly (readonly [path: string, count: Promise<number>])[] = [
    ['/admin', providers],
    ['/admin/consultas', prisma.enquiry.count({ where: waiting.enquiries, ...most })],
    ['/admin/recepciones', prisma.order.count({ where: waiting.receipts, ...most })],
    ['/admin/disputas', prisma.dispute.count({ where: waiting.disputes, ...most })],
    ['/admin/reembolsos', prisma.refund.count({ where: waiting.refunds, ...most })],
    ['/admin/casos', prisma.paymentCase.count({ where: waiting.cases, ...most })],
    ['/admin/alertas', prisma.purchaseFlag.count({ where: waiting.flags, ...most })],
    ['/admin/liquidaciones', prisma.payoutBatch.count({ where: waiting.payoutBatches, ...most })],
    ['/admin/cuentas', prisma.payoutAccount.count({ where: waiting.payoutAccounts, ...most })],
    ['/admin/calificaciones', prisma.reviewReport.count({ where: waiting.reviewReports, ...most })],
    ['/admin/mensajes', prisma.messageReport.count({ where: waiting.messageReports, ...most })],
    ['/admin/datos', prisma.dataRequest.count({ where: waiting.dataRequests, ...most })],
    ['/admin/trabajos', prisma.failedJob.count({ where: waiting.failedJobs, ...most })],
  ]
  const counts = await Promise.all(queues.map(async ([path, count]) => ({ path, count: await count })))
  return counts.filter(({ count }) => count > 0)
}
