import type { Prisma } from '../../../generated/prisma/client.ts'
import { batched } from '../../../platform/batched.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { activeProviders, isOpenAt } from '../../accounts/profiles/coverage.ts'
import type { OperationContext, Services } from '../../context.ts'
import { requestsToMail } from '../request.events.ts'
import { openRequests } from '../request.policy.ts'
import { FIRST_PROVEN_FEED_KEY } from './feedKeys.ts'
import { matchingProviders } from './matchingProviders.ts'
import { latestDigest } from './requestDigest.ts'

/** Providers per statement. */
const PAGE = 500
/** A provider gets at most one mail about new requests in this time. */
const MAIL_EVERY_MS = HOUR_MS
/** Providers that one run mails; the next run continues. */
const MAILS_PER_RUN = 500
/** A request is open for 30 days, or some more when it is extended. */
const KEPT_MS = 90 * DAY_MS

/** A form that was not closed, on a computer that was switched off, counts for this long. */
const QUOTING_MS = 15 * MINUTE_MS

/** Alerts whose provider has the form of an offer open at `now`. */
export const countedAsQuoting = (now: Date) => ({ quotingAt: { gt: after(now, -QUOTING_MS) } })

/** The other alerts: `NOT` would leave out those without a time. */
export const notCountedAsQuoting = (now: Date) => ({
  OR: [{ quotingAt: null }, { quotingAt: { lte: after(now, -QUOTING_MS) } }],
})

/** Notifies the providers whose coverage matches a new request. Running twice notifies nobody again. */
export async function alertProviders(services: Services, requestId: string): Promise<void> {
  const { db, clock, settings } = services
  const listed = settings.takesUnprovenRequests ? {} : { feedKey: { gte: FIRST_PROVEN_FEED_KEY } }
  const isListed = await db.prisma.partRequest.count({
    where: { id: requestId, AND: [openRequests(clock.now())], ...listed },
  })
  if (isListed === 0) return
  let last: string | undefined
  do {
    const found = await matchingProviders(services, requestId, {
      limit: PAGE,
      ...(last === undefined ? {} : { after: last }),
    })
    await db.prisma.requestAlert.createMany({
      data: found.map(providerId => ({ requestId, providerId, createdAt: clock.now() })),
      skipDuplicates: true,
    })
    last = found.length === PAGE ? found.at(-1) : undefined
  } while (last !== undefined)
}

const NEVER_MAILED = { alertsMailedAt: null }

/**
 * Mails each provider the requests of its pending alerts. One that chose digests gets at most two mails a day, each with
 * what arrived before its time. The others get at most one an hour, while they are open or have not said when, so that it
 * collects what arrived meanwhile or overnight.
 */
export async function mailAlerts(services: Services): Promise<void> {
  const { clock, settings } = services
  const now = clock.now()
  const digestAt = latestDigest(now)
  await mailPending(services, now, {
    isDue: { digestsRequests: true, OR: [NEVER_MAILED, { alertsMailedAt: { lt: digestAt } }] },
    alerts: { createdAt: { lt: digestAt } },
  })
  const isWorking = { OR: [isOpenAt(now, settings.businessDays), { shifts: { none: {} } }] }
  await mailPending(services, now, {
    isDue: {
      digestsRequests: false,
      OR: [NEVER_MAILED, { alertsMailedAt: { lte: after(now, -MAIL_EVERY_MS) } }],
      AND: [isWorking],
    },
    alerts: {},
  })
}

/** The providers to mail, and which of their pending alerts. */
interface Due {
  readonly isDue: Prisma.ProviderProfileWhereInput
  readonly alerts: Prisma.RequestAlertWhereInput
}

async function mailPending({ db, transact }: Services, now: Date, { isDue, alerts }: Due): Promise<void> {
  const due = await db.prisma.requestAlert.findMany({
    where: { ...alerts, mailedAt: null, provider: { AND: [activeProviders, isDue] } },
    distinct: ['providerId'],
    select: { providerId: true },
    take: MAILS_PER_RUN,
  })
  for (const { providerId } of due) {
    await transact(async ({ tx, emit }) => {
      // The first of several processes changes it.
      const { count } = await tx.providerProfile.updateMany({
        where: { id: providerId, AND: [isDue] },
        data: { alertsMailedAt: now },
      })
      if (count === 0) return
      await tx.requestAlert.updateMany({
        where: { ...alerts, providerId, mailedAt: null },
        data: { mailedAt: now },
      })
      await emit(requestsToMail, { providerId, mailedAt: now.toISOString() })
    })
  }
}

export async function removeOldAlerts({ db, clock }: Services): Promise<void> {
  await db.prisma.requestAlert.deleteMany({ where: { createdAt: { lt: after(clock.now(), -KEPT_MS) } } })
}

export interface NotifiedProviders {
  readonly count: number
  /** The notified providers that are open at this moment. */
  readonly openNow: number
  /** The notified providers that have the form of an offer open. */
  readonly quotingNow: number
}

/** The providers that were notified of a request. Three statements for all requests of an operation. */
export const notifiedProviders = batched(countAll)

async function countAll(
  { db, clock, settings }: OperationContext,
  requestIds: readonly string[],
): Promise<NotifiedProviders[]> {
  const ofThese = { requestId: { in: [...requestIds] } }
  const count = (where: object) =>
    db.prisma.requestAlert.groupBy({ by: ['requestId'], where: { ...ofThese, ...where }, _count: true })
  const now = clock.now()
  const [all, open, quoting] = await Promise.all([
    count({}),
    count({ provider: isOpenAt(now, settings.businessDays) }),
    count(countedAsQuoting(now)),
  ])
  const of = (counts: typeof all, id: string) => counts.find(({ requestId }) => requestId === id)?._count ?? 0
  return requestIds.map(id => ({ count: of(all, id), openNow: of(open, id), quotingNow: of(quoting, id) }))
}
