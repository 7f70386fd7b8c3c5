import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, type Viewer } from '../viewer.ts'

/**
 * The uploads that the viewer may complete, cancel or use by id: a visitor's may be finished after signing
 * in, never the other way round.
 */
export function usableUploads(viewer: Viewer): Prisma.UploadWhereInput {
  const account = accountOf(viewer)
  return { OR: [{ accountId: null }, ...(account ? [{ accountId: account.accountId }] : [])] }
}
