import { randomUUID } from 'node:crypto'
import type { Core } from '../core.ts'
import { createAccount } from '../domains/accounts/account.operations.ts'
import { CURRENT_POLICIES, FIRST_POLICIES } from '../domains/accounts/policies/policies.ts'
import { issueRecoveryCodes } from '../domains/accounts/secondFactor/secondFactors.ts'
import type { OperationContext } from '../domains/context.ts'
import { advanceReceipts } from '../domains/orders/receiptReminder.jobs.ts'
import { type Viewer, viewerOf, visitor } from '../domains/viewer.ts'
import { after, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { hashPassword } from '../platform/passwords.ts'
import { createTransact } from '../platform/unitOfWork.ts'
import { makeKeys } from './apiKeys.ts'
import { CAST, type CastName, DEMO_PASSWORD, type DemoAccount } from './cast.ts'
import { sellContacts } from './contactUnlocks.ts'
import { CONVERSATIONS, converse } from './conversations.ts'
import { CUSTOM_ORDERS, quoteAtTheCounter } from './customOrders.ts'
import { exerciseRights } from './dataRights.ts'
import { tellDisputes } from './disputes.ts'
import { failJobs } from './failedJobs.ts'
import { RETURNED_REFUND_SALE, returnRefund } from './failedRefunds.ts'
import { choosePreferences } from './noticePreferences.ts'
import { ringBells } from './notifications.ts'
import { decideOnDemoReviews, type ReviewDecision, reviewDemoOrder } from './orderReviews.ts'
import { claimPayment, findUnknownPayment } from './paymentCases.ts'
import { payProviders } from './payouts.ts'
import { fillProfiles } from './profiles.ts'
import { flagNewAccount } from './purchaseFlags.ts'
import { subscribeBrowsers } from './pushedBrowsers.ts'
import { REQUESTS_OF_MEMBERS } from './requestsOfMembers.ts'
import { REQUESTS_OF_VISITORS } from './requestsOfVisitors.ts'
import { REVIEWED_REQUESTS } from './reviewedRequests.ts'
import { askForReviews, suspendOne } from './reviews.ts'
import { SALES_TO_PAY_OUT, UNCONFIRMED_SALE, WITHDRAWN_SALE } from './salesToPayOut.ts'
import { SENT_ORDERS } from './sentOrders.ts'
import { type DemoStage, type Teller, tell } from './story.ts'
import { countVisits } from './visits.ts'
import { connectWhatsApp, proveWhatsAppNumbers } from './whatsAppNumbers.ts'

const MEMBER_SINCE_MS = 40 * DAY_MS
/** Within the time allowed for a decision. */
const PENDING_SINCE_MS = 20 * HOUR_MS
// The admin's account is created last: without it, an earlier filling did not finish.
const LAST: CastName = 'admin'

/**
 * Fills an empty database with people, requests, offers, orders and chats in every state, by the same
 * operations that people use. Does nothing when it ran before or when the database has other rows.
 */
export async function fillDemoWorld(core: Core, stage: DemoStage): Promise<void> {
  const { services, jobs } = core
  const { db, news } = services
  const accounts = await db.prisma.account.findMany({ select: { email: true } })
  const demoEmails = new Set<string>(Object.values(CAST).map(account => account.email))
  if (accounts.some(({ email }) => email === CAST[LAST].email || !demoEmails.has(email))) return
  if (accounts.length > 0) await startOver(core)

  const now = services.clock.now()
  // Sends no notifications about events of the story.
  const transact = createTransact({ db, jobs, news, clock: stage.clock, reactions: [] })
  const noLimit = { spend: async () => {}, restore: async () => {} }
  // People of the story buy more than new accounts may.
  const newBuyers = {
    ...services.settings.newBuyers,
    purchases: Number.MAX_SAFE_INTEGER,
    comparesContact: false,
  }
  const settings = { ...services.settings, newBuyers }
  const quiet = { ...services, settings, clock: stage.clock, transact, rateLimit: noLimit }
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const viewers = new Map<CastName, Viewer>()
  const join = async (name: CastName) => {
    viewers.set(name, await createMember(quiet, CAST[name], passwordHash, now))
  }
  const teller: Teller = {
    now,
    stage,
    as(name): OperationContext {
      const viewer = name === null ? visitor : viewers.get(name)
      if (!viewer) throw new Error(`${name} has not joined the demo world`)
      return { ...quiet, viewer, clientIp: '127.0.0.1', userAgent: null }
    },
  }
  try {
    for (const name of Object.keys(CAST) as CastName[]) if (name !== LAST) await join(name)
    await fillProfiles(teller)
    // Lists are ordered by id, which is the order of creation.
    const decisions: ReviewDecision[] = []
    const requests = [
      ...REQUESTS_OF_MEMBERS,
      ...SENT_ORDERS,
      ...REVIEWED_REQUESTS,
      ...SALES_TO_PAY_OUT,
      WITHDRAWN_SALE,
      UNCONFIRMED_SALE,
      RETURNED_REFUND_SALE,
      ...REQUESTS_OF_VISITORS,
    ]
    const happenings = [
      ...requests.map(request => ({
        hoursAgo: request.hoursAgo,
        happen: async () => {
          const received = await tell(teller, request)
          if (!received || !request.review) return
          const decision = await reviewDemoOrder(teller, request, request.review, received)
          if (decision) decisions.push(decision)
        },
      })),
      ...CUSTOM_ORDERS.map(order => ({
        hoursAgo: order.hoursAgo,
        happen: () => quoteAtTheCounter(teller, order),
      })),
      ...CONVERSATIONS.map(each => ({ hoursAgo: each.hoursAgo, happen: () => converse(teller, each) })),
    ]
    for (const { happen } of happenings.toSorted((one, other) => other.hoursAgo - one.hoursAgo))
      await happen()
    await askForReviews(teller)
    await countVisits(services, now)
    await join(LAST)
    await suspendOne(teller)
    await sellContacts(teller)
    await exerciseRights(teller)
    await makeKeys(teller)
    await payProviders(teller)
    await tellDisputes(teller)
    await decideOnDemoReviews(teller, decisions)
    stage.clock.comeBack()
    await advanceReceipts(quiet)
    await returnRefund(teller)
    await claimPayment(teller)
    await findUnknownPayment(teller)
    await flagNewAccount(teller)
    await choosePreferences(teller)
    await subscribeBrowsers(teller)
    await failJobs(teller)
    await connectWhatsApp(teller)
    await proveWhatsAppNumbers(teller)
    await ringBells(teller, quiet, [...viewers.keys()])
  } finally {
    stage.clock.comeBack()
  }
}

async function createMember(
  { transact, settings, sealing }: Pick<OperationContext, 'transact' | 'settings' | 'sealing'>,
  { email, profile, status, decisionReason, acceptedLongAgo, totpKey, googleSubject }: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<Viewer> {
  const createdAt = after(now, status === 'PENDING' ? -PENDING_SINCE_MS : -MEMBER_SINCE_MS)
  const account = await transact(async ({ tx }) => {
    const versions = acceptedLongAgo ? FIRST_POLICIES : CURRENT_POLICIES
    const consent = { versions, acceptedAt: createdAt }
    const entrance = googleSubject
      ? { passwordHash: null, identity: { vendor: 'GOOGLE', subject: googleSubject, label: email } as const }
      : { passwordHash }
    const created = await createAccount(tx, { email, ...entrance, profile, consent, createdAt })
    if (totpKey) {
      const { id: accountId } = created
      const sealedKey = sealing.seal(totpKey, accountId)
      await tx.secondFactor.create({ data: { accountId, sealedKey, enabledAt: createdAt, createdAt } })
      await issueRecoveryCodes(tx, accountId)
    }
    if (!created.providerProfile || !status || status === 'PENDING') return created
    const providerProfile = await tx.providerProfile.update({
      where: { id: created.providerProfile.id },
      data: {
        status,
        decidedAt: after(createdAt, DAY_MS),
        decisionReason: decisionReason ?? null,
        rejections: status === 'REJECTED' ? 1 : 0,
      },
    })
    return { ...created, providerProfile }
  })
  return viewerOf(account, { kind: 'session', sessionId: randomUUID() }, settings.adminEmail)
}

// Runs only before the first start has ended, when nobody has seen these rows.
async function startOver({ services: { db } }: Core): Promise<void> {
  const { rows } = await db.query(
    `SELECT string_agg(format('%I', tablename), ', ') AS tables FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  )
  await db.script(`TRUNCATE ${String(rows[0]?.tables)} CASCADE`)
}
