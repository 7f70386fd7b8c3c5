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
  if (!isAccount(ctx.viewer, id)) await logView(ctx, id)
  return { email, phone }
}

const logView = batched(logViews, id => id)

async function logViews(ctx: OperationContext, ids: readonly string[]): Promise<true[]> {
  const { clock, db, viewer } = ctx
  const { accountId: viewerId } = requireAdmin(viewer)
  const now = clock.now()
  const lineIds = ids.map(() => newId())
  await db.prisma.$executeRaw`
    INSERT INTO "ContactView" (id, "viewerId", "subjectId", purpose, "viewedAt")
    SELECT line.id, ${viewerId}::uuid, line.subject, 'ACCOUNT', ${now}
    FROM unnest(${lineIds}::uuid[], ${[...ids]}::uuid[]) AS line (id, subject)
    WHERE NOT EXISTS (
      SELECT 1 FROM "ContactView" earlier
      WHERE earlier."subjectId" = line.subject AND earlier."viewerId" = ${viewerId}::uuid
        AND earlier.purpose = 'ACCOUNT'
        AND earlier."viewedAt" > ${after(now, -ONE_VIEW_MS)}
    )`
  return ids.map(() => true)
}
