import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

/**
 * The uploads that the viewer may complete, cancel or use, given their ids: what a visitor began may be finished signed
 * in, never the other way round.
 */
export function usableUploads(viewer: Viewer): Prisma.UploadWhereInput {
  return {
    OR: [{ accountId: null }, ...(viewer.kind === 'account' ? [{ accountId: viewer.accountId }] : [])],
  }
}
