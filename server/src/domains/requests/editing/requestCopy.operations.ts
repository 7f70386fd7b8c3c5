import type { RequestedPart, Upload } from '../../../generated/prisma/client.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { copyUploads } from '../../uploads/copyUploads.ts'
import { requireBuyer } from '../../viewer.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { visibleRequests } from '../request.policy.ts'
import { whyNotCopied } from './requestChanges.ts'

/** A copy moves up to six files through the server. */
const COPIES = { name: 'copy-request', points: 20, perMs: HOUR_MS }

/** A request that is over, as it begins again. */
export interface CopiedRequest {
  readonly requestId: string
  /** Parts that nobody supplied; all parts where each was bought. */
  readonly parts: readonly RequestedPart[]
  /** Copies of its files, in their order. */
  readonly files: readonly CopiedFile[]
  /** Names of those that are not stored any more. */
  readonly missing: readonly string[]
}

export interface CopiedFile {
  readonly upload: Upload
  /** The part that it shows; null: the whole request. */
  readonly partId: string | null
}

/**
 * Copies the files of an own request that takes no offers any more, for a new one to be made of it: nothing is sent yet.
 * Throws SignInRequired, NotAllowed, NotFound, WrongState, RateLimited, UploadsUnavailable.
 */
export async function copyPartRequest(ctx: OperationContext, id: string): Promise<CopiedRequest> {
  const { accountId } = requireBuyer(ctx.viewer)
  const request = await ctx.db.prisma.partRequest.findFirst({
    where: { id, buyerId: accountId, deletedAt: null, AND: [visibleRequests(ctx.viewer)] },
    include: {
      parts: { orderBy: { position: 'asc' } },
      files: { orderBy: { position: 'asc' }, select: { partId: true, upload: true } },
    },
  })
  if (!request) throw new NotFound(REQUEST_GONE)
  const because = whyNotCopied(request, ctx.clock.now())
  if (because !== null) throw new WrongState(because, request.state)
  await ctx.rateLimit.spend(COPIES, accountId)
  const unsupplied = request.parts.filter(({ orderId }) => orderId === null)
  const parts = unsupplied.length > 0 ? unsupplied : request.parts
  const shown = request.files.filter(
    ({ partId }) => partId === null || parts.some(part => part.id === partId),
  )
  const copies = await copyUploads(ctx, { uploads: shown.map(({ upload }) => upload), accountId })
  return {
    requestId: request.id,
    parts,
    files: shown.flatMap(({ partId }, place) => {
      const upload = copies[place]
      return upload ? [{ upload, partId }] : []
    }),
    missing: shown.flatMap(({ upload }, place) => (copies[place] ? [] : [upload.fileName])),
  }
}
