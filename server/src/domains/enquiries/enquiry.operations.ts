import { HOUR_MS } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { accountOf, requireAdmin } from '../viewer.ts'
import { enquiryAnswered, enquirySent } from './enquiry.events.ts'
import type { NewEnquiry } from './enquiry.input.ts'

const PER_ADDRESS = { name: 'send-enquiry-ip', points: 5, perMs: HOUR_MS }
// It is confirmed by mail, so nobody may have a stranger's box filled.
const PER_EMAIL = { name: 'send-enquiry-email', points: 5, perMs: HOUR_MS }

/** Stores a message to our team. The same submission key makes one. Throws RateLimited. */
export async function sendEnquiry(ctx: OperationContext, input: NewEnquiry): Promise<{ email: string }> {
  const { db, rateLimit, clientIp, viewer, clock } = ctx
  const { submissionKey, kind, name, email, phone, subject, message } = input
  const earlier = await db.prisma.enquiry.findUnique({ where: { submissionKey }, select: { id: true } })
  if (earlier) return { email }
  await rateLimit.spend(PER_ADDRESS, clientIp)
  await rateLimit.spend(PER_EMAIL, email)
  const accountId = accountOf(viewer)?.accountId ?? null
  try {
    await ctx.transact(async ({ tx, emit }) => {
      const data = { submissionKey, kind, name, email, phone, subject, message, accountId }
      const { id: enquiryId } = await tx.enquiry.create({
        data: { ...data, createdAt: clock.now() },
        select: { id: true },
      })
      await emit(enquirySent, { enquiryId }, { accountId })
    })
  } catch (error) {
    // Another try of this submission came first.
    if (!isUniqueViolation(error)) throw error
  }
  return { email }
}

/** Notes that our team has answered; again changes nothing. Throws SignInRequired, NotAllowed, NotFound. */
export async function answerEnquiry(
  { transact, viewer, clock }: OperationContext,
  { id }: { id: string },
): Promise<{ enquiryId: string }> {
  const { accountId } = requireAdmin(viewer)
  await transact(async ({ tx, emit }) => {
    const { count } = await tx.enquiry.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: clock.now() },
    })
    if (count === 1) return emit(enquiryAnswered, { enquiryId: id }, { accountId })
    if ((await tx.enquiry.count({ where: { id } })) === 0) throw new NotFound('Esa consulta ya no está.')
  })
  return { enquiryId: id }
}
