import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { after, DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { SignedUpload } from '../../../platform/objectStorage.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import { holdApproval } from '../../accounts/profiles/approval.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireQuotingProvider } from '../../offers/offer.operations.ts'
import { askStorage } from '../../uploads/upload.operations.ts'
import { apiKeyOf } from '../../viewer.ts'
import { catalogueImportChanged } from './catalogueImport.events.ts'
import type { startCatalogueImportInput } from './catalogueImport.input.ts'
import { runImport } from './catalogueImport.jobTypes.ts'

/** Media type of the file and of its results. */
export const IMPORT_TYPE = 'application/x-ndjson'
/** Time for the bytes to arrive, and for the import to be run. */
const UPLOAD_MS = HOUR_MS
const WAITING_MS = DAY_MS
const IMPORTS_PER_PROVIDER = { name: 'catalogue-import', points: 60, perMs: HOUR_MS }

// Links to the objects are shown, and no address has a bare id.
const placeOf = (importId: string) =>
  createHash('sha256').update(`place of import ${importId}`).digest('hex').slice(0, 32)

/** Places in the storage of the file as it was sent, and of the results. */
export const importKey = (importId: string) => `imports/${placeOf(importId)}`
export const resultKey = (importId: string) => `imports/${placeOf(importId)}-result`

export interface StartedImport {
  readonly importId: string
  readonly signed: SignedUpload
}

/** Makes room for a file of items. Throws SignInRequired, NotAllowed, PolicyConsentNeeded, RateLimited, UploadsUnavailable. */
export async function startCatalogueImport(
  ctx: OperationContext,
  { fileName, bytes }: z.output<typeof startCatalogueImportInput>,
): Promise<StartedImport> {
  const seller = requireQuotingProvider(ctx)
  const providerId = seller.provider.id
  await ctx.rateLimit.spend(IMPORTS_PER_PROVIDER, providerId)
  const id = newId()
  const signed = await askStorage(ctx, () =>
    ctx.storage.signUpload({
      key: importKey(id),
      contentType: IMPORT_TYPE,
      maxBytes: bytes,
      expiresInMs: UPLOAD_MS,
    }),
  )
  const createdAt = ctx.clock.now()
  await ctx.transact(async ({ tx }) => {
    await holdApproval(tx, seller)
    await tx.catalogueImport.create({
      data: { id, providerId, fileName, bytes, createdAt, expiresAt: after(createdAt, WAITING_MS) },
    })
  })
  return { importId: id, signed }
}

/**
 * Begins to apply an uploaded file; for one that has begun it does nothing. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, NotFound, WrongState, UploadsUnavailable.
 */
export async function runCatalogueImport(ctx: OperationContext, id: string): Promise<{ importId: string }> {
  const seller = requireQuotingProvider(ctx)
  const { accountId } = seller
  const own = { id, providerId: seller.provider.id }
  const given = await ctx.db.prisma.catalogueImport.findFirst({ where: own })
  if (!given) throw new NotFound('Esa carga ya no está.')
  if (given.state !== 'WAITING') return { importId: id }
  const stored = await askStorage(ctx, () => ctx.storage.stat(importKey(id)))
  if (!stored) throw new WrongState('El archivo todavía no llegó. Subilo y probá de nuevo.', 'NOT_UPLOADED')
  const now = ctx.clock.now()
  const keyId = apiKeyOf(ctx.viewer)
  return ctx.transact(async ({ tx, emit, enqueue }) => {
    await lockRow(tx, 'Account', accountId)
    await holdApproval(tx, seller)
    const { state } = await tx.catalogueImport.findUniqueOrThrow({ where: { id }, select: { state: true } })
    if (state !== 'WAITING') return { importId: id }
    if ((await tx.catalogueImport.count({ where: { providerId: own.providerId, state: 'RUNNING' } })) > 0)
      throw new WrongState('Ya hay una carga en curso. Esperá a que termine.', 'BUSY')
    await tx.catalogueImport.update({
      where: { id },
      data: { state: 'RUNNING', keyId, bytes: stored.bytes, startedAt: now, progressAt: now },
    })
    await enqueue(runImport, { importId: id })
    await emit(catalogueImportChanged, { catalogueImportId: id, accountId })
    return { importId: id }
  })
}
