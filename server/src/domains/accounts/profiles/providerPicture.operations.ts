import type { ProviderPictureKind } from '../../../generated/prisma/enums.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { claimUploads } from '../../uploads/claimUploads.ts'
import { eraseUploads } from '../../uploads/eraseUploads.ts'
import { requireProvider } from '../../viewer.ts'
import { profileChanged } from '../account.events.ts'
import { PROFILE_CHANGES } from './profile.operations.ts'

interface ChangedProfile {
  readonly accountId: string
}

/**
 * Puts an uploaded picture into the viewer's profile; the previous one is removed from storage. Throws
 * SignInRequired, NotAllowed, RateLimited, InvalidInput (the upload).
 */
export async function setProviderPicture(
  ctx: OperationContext,
  { kind, uploadId }: { kind: ProviderPictureKind; uploadId: string },
): Promise<ChangedProfile> {
  return changePicture(ctx, kind, async (unit, providerId) => {
    await claimUploads(ctx, unit.tx, { ids: [uploadId], purpose: 'PROVIDER_PICTURE', path: ['uploadId'] })
    await dropPicture(unit, { providerId, kind })
    await unit.tx.providerPicture.create({ data: { providerId, kind, uploadId } })
    return true
  })
}

/** Takes a picture off the viewer's profile; again is once. Throws SignInRequired, NotAllowed, RateLimited. */
export async function removeProviderPicture(
  ctx: OperationContext,
  kind: ProviderPictureKind,
): Promise<ChangedProfile> {
  return changePicture(ctx, kind, (unit, providerId) => dropPicture(unit, { providerId, kind }))
}

async function changePicture(
  ctx: OperationContext,
  kind: ProviderPictureKind,
  change: (unit: Unit, providerId: string) => Promise<boolean>,
): Promise<ChangedProfile> {
  const { accountId, provider } = requireProvider(ctx.viewer)
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  await ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    if (!(await change(unit, provider.id))) return
    await unit.tx.providerProfile.updateMany({
      where: { id: provider.id },
      data: { updatedAt: ctx.clock.now() },
    })
    await unit.emit(profileChanged, { accountId, fields: [`picture.${kind}`] })
  })
  return { accountId }
}

/** Removes a picture; returns whether it existed. */
async function dropPicture(
  unit: Unit,
  { providerId, kind }: { providerId: string; kind: ProviderPictureKind },
): Promise<boolean> {
  const where = { providerId_kind: { providerId, kind } }
  const picture = await unit.tx.providerPicture.findUnique({ where })
  if (!picture) return false
  await unit.tx.providerPicture.delete({ where })
  await eraseUploads(unit, { id: picture.uploadId })
  return true
}
