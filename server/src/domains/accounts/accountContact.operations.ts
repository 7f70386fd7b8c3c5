import { batched } from '../../platform/batched.ts'
import { after, HOUR_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { OperationContext } from '../context.ts'
import { isAccount, requireAdmin } from '../viewer.ts'

/** The team reads lists again and again: looking at the same person within this time is one view. */
const ONE_VIEW_MS = HOUR_MS

interface Reachable {
  readonly id: string
  readonly email: string
  readonly phone: string
}

/**
 * The contact data of an account, for its owner and the admin. The admin's view is written to the access log
 * before it is answered, once an hour. Throws SignInRequired or NotAllowed.
 */
export async function discloseAccount(
  ctx: OperationContext,
  account: Reachable,
): Promise<Pick<Reachable, 'email' | 'phone'>> {
  const { id, email, phone } = account
  if (!isAccount(ctx.viewer, id)) await logTeamView(ctx, { subjectId: id, purpose: 'ACCOUNT' })
  return { email, phone }
}

interface TeamView {
  readonly subjectId: string
  readonly purpose: 'ACCOUNT' | 'PAYOUT'
}

/** Writes down, before it is answered, that the admin is shown an account's data; once an hour. Throws SignInRequired or NotAllowed. */
export const logTeamView = batched(
  logTeamViews,
  ({ subjectId, purpose }: TeamView) => `${purpose} ${subjectId}`,
)

async function logTeamViews(ctx: OperationContext, views: readonly TeamView[]): Promise<true[]> {
  const { clock, db, viewer } = ctx
  const { accountId: viewerId } = requireAdmin(viewer)
  const now = clock.now()
  const lineIds = views.map(() => newId())
  const subjects = views.map(({ subjectId }) => subjectId)
  const purposes = views.map(({ purpose }) => purpose)
  await db.prisma.$executeRaw`
    INSERT INTO "ContactView" (id, "viewerId", "subjectId", purpose, "viewedAt")
    SELECT line.id, ${viewerId}::uuid, line.subject, line.purpose::"ContactViewPurpose", ${now}
    FROM unnest(${lineIds}::uuid[], ${subjects}::uuid[], ${purposes}::text[]) AS line (id, subject, purpose)
    WHERE NOT EXISTS (
      SELECT 1 FROM "ContactView" earlier
      WHERE earlier."subjectId" = line.subject AND earlier."viewerId" = ${viewerId}::uuid
        AND earlier.purpose = line.purpose::"ContactViewPurpose"
        AND earlier."viewedAt" > ${after(now, -ONE_VIEW_MS)}
    )`
  return views.map(() => true)
}
