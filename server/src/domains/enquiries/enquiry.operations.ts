import { isDeepStrictEqual } from 'node:util'
import { HOUR_MS } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { spendMailAllowance } from '../accounts/links/mailboxes.ts'
import type { OperationContext } from '../context.ts'
import { accountOf, requireAdmin } from '../viewer.ts'
import { enquiryAnswered, enquirySent } from './enquiry.events.ts'
import type { NewEnquiry } from './enquiry.input.ts'

const PER_ADDRESS = { name: 'send-enquiry-ip', points: 5, perMs: HOUR_MS }

/**
 * Stores a message to our team. The same submission key stores it once; with another text it throws
 * InvalidInput. Throws RateLimited.
 */
export async function sendEnquiry(ctx: OperationContext, input: NewEnquiry): Promise<{ email: string }> {
  const { db, rateLimit, clientIp, viewer, clock } = ctx
  const { submissionKey, kind, name, email, phone, subject, message } = input
  const contents = { kind, name, email, phone, subject, message }
  const isSent = async () => {
    const earlier = await db.prisma.enquiry.findUnique({ where: { submissionKey } })
    if (earlier && !isDeepStrictEqual({ ...earlier, ...contents }, earlier))
      throw new InvalidInput([
        { path: ['submissionKey'], message: 'Esa consulta ya se envió con otro texto.' },
      ])
    return earlier !== null
  }
  if (await isSent()) return { email }
  await rateLimit.spend(PER_ADDRESS, clientIp)
  // The sender gets a confirmation mail.
  await spendMailAllowance(ctx, email)
  const accountId = accountOf(viewer)?.accountId ?? null
  try {
    await ctx.transact(async ({ tx, emit }) => {
      const { id: enquiryId } = await tx.enquiry.create({
        data: { submissionKey, ...contents, accountId, createdAt: clock.now() },
        select: { id: true },
      })
      await emit(enquirySent, { enquiryId }, { accountId })
    })
  } catch (error) {
    // A concurrent retry of this submission was first.
    if (!isUniqueViolation(error) || !(await isSent())) throw error
  }
  return { email }
}

/**
 * Answers an enquiry by mail; the same answer again changes nothing. Throws SignInRequired, NotAllowed, NotFound, and
 * WrongState when it has another answer already.
 */
export async function answerEnquiry(
  { transact, viewer, clock }: OperationContext,
  { enquiryId, answer }: { enquiryId: string; answer: string },
): Promise<{ enquiryId: string }> {
  const { accountId } = requireAdmin(viewer)
  const at = clock.now()
  await transact(async unit => {
    const { tx, emit } = unit
    const { count } = await tx.enquiry.updateMany({
      where: { id: enquiryId, answeredAt: null },
      data: { answer, answeredAt: at },
    })
    if (count === 1) {
      await recordAdminAction(unit, { action: 'answerEnquiry', accountId, at, subjectId: enquiryId })
      return emit(enquiryAnswered, { enquiryId }, { accountId })
    }
    const enquiry = await tx.enquiry.findUnique({ where: { id: enquiryId }, select: { answer: true } })
    if (!enquiry) throw new NotFound('Esa consulta ya no está.')
    if (enquiry.answer !== answer) throw new WrongState('Esa consulta ya fue contestada.', 'ANSWERED')
  })
  return { enquiryId }
}
