import { batched } from '../../../platform/batched.ts'
import type { OperationContext } from '../../context.ts'
import { isAdmin, requireAccount } from '../../viewer.ts'
import { seesAsOwner } from '../request.policy.ts'

/** The contact in the request, as the buyer wrote it. */
export interface RequestContact {
  /** Null when not given. */
  readonly name: string | null
  /** Lower case; not necessarily verified; null when not given. */
  readonly email: string | null
  /** E.164; null when not given. */
  readonly phone: string | null
}

interface RequestWithContact {
  readonly id: string
  readonly buyerId: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
}

/**
 * The contact of the request, for the owner and the admin; null for everybody else. The admin's view is
 * written to the access log before it is answered.
 */
export async function discloseRequestContact(
  ctx: OperationContext,
  request: RequestWithContact,
): Promise<RequestContact | null> {
  const { contactName: name, contactEmail: email, contactPhone: phone } = request
  if (seesAsOwner(ctx.viewer, request)) return { name, email, phone }
  if (!isAdmin(ctx.viewer)) return null
  await logView(ctx, request)
  return { name, email, phone }
}

const logView = batched(logViews, ({ id }) => id)

async function logViews(ctx: OperationContext, requests: readonly RequestWithContact[]): Promise<true[]> {
  const { clock, db, logger } = ctx
  const viewer = requireAccount(ctx.viewer)
  const viewedAt = clock.now()
  await db.prisma.contactView.createMany({
    data: requests.flatMap(({ buyerId }) =>
      buyerId ? [{ viewerId: viewer.accountId, subjectId: buyerId, purpose: 'REQUEST', viewedAt }] : [],
    ),
  })
  // The access log is about accounts; who has none is at least in the server's log.
  for (const { id, buyerId } of requests) {
    if (!buyerId)
      logger.info({ viewer: viewer.accountId, request: id }, 'contact of a request without account viewed')
  }
  return requests.map(() => true)
}
