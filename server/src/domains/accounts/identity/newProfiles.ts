import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ProviderPictureKind } from '../../../generated/prisma/enums.ts'
import { after } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext } from '../../context.ts'
import { claimWhatIsThere } from '../../uploads/claimUploads.ts'
import { holdUploads } from '../../uploads/holdUploads.ts'
import { LINK_LIFETIME_MS } from '../links/mailedLinks.ts'
import { BUYER_FIELDS } from '../profiles/buyerFields.ts'
import { columnsOf } from '../profiles/profileFields.ts'
import { PROVIDER_FIELDS } from '../profiles/providerFields.ts'
import { customerNumberRows, requireNameableSuppliers } from '../profiles/suppliers.ts'
import {
  type RegisteredBuyer,
  type RegisteredProfile,
  type RegisteredProvider,
  registeredProfile,
} from './registration.input.ts'

/** The profile of a buyer who signs up. Throws InvalidInput for a supplier that the buyer may not name. */
export async function buyerWhoSaid(
  { db }: Pick<OperationContext, 'db'>,
  said: Pick<RegisteredBuyer, 'customerNumbers'>,
): Promise<RegisteredProfile> {
  await requireNameableSuppliers(db.prisma, said.customerNumbers ?? [], null)
  return registeredProfile.parse({ kind: 'BUYER', ...said })
}

/** The same of a provider. */
export const providerWhoSaid = (said: object): RegisteredProfile =>
  registeredProfile.parse({ kind: 'PROVIDER', ...said })

/** A picture of a new profile, which is the profile's alone. */
export interface ClaimedPicture {
  readonly kind: ProviderPictureKind
  readonly uploadId: string
}

const picturesOf = (profile: RegisteredProfile) =>
  profile.kind === 'PROVIDER' ? (profile.pictures ?? []) : []

/** Keeps the pictures of a sign-up for as long as its link can be followed. */
export async function holdPictures(unit: Unit, profile: RegisteredProfile, at: Date): Promise<void> {
  await holdUploads(unit, {
    ids: picturesOf(profile).map(({ uploadId }) => uploadId),
    purpose: 'PROVIDER_PICTURE',
    until: after(at, LINK_LIFETIME_MS.CONFIRM_EMAIL),
  })
}

/** Claims the pictures of a sign-up for its account; missing ones are left out. */
export async function claimPictures(
  ctx: Pick<OperationContext, 'viewer' | 'clock'>,
  tx: Tx,
  profile: RegisteredProfile,
): Promise<ClaimedPicture[]> {
  const pictures = picturesOf(profile)
  const ids = pictures.map(({ uploadId }) => uploadId)
  const claimed = await claimWhatIsThere(ctx, tx, { ids, purpose: 'PROVIDER_PICTURE' })
  return pictures.filter(({ uploadId }) => claimed.has(uploadId))
}

/** Creates the profile of a new account with all values of its sign-up. */
export async function newProfile(
  tx: Tx,
  profile: RegisteredProfile,
  { pictures, createdAt }: { pictures: readonly ClaimedPicture[]; createdAt: Date },
): Promise<Pick<Prisma.AccountCreateInput, 'buyerProfile' | 'providerProfile'>> {
  return profile.kind === 'BUYER'
    ? { buyerProfile: { create: await buyerProfile(tx, profile) } }
    : { providerProfile: { create: providerProfile(profile, pictures, createdAt) } }
}

async function buyerProfile(tx: Tx, profile: RegisteredBuyer) {
  const customerNumbers = await customerNumberRows(tx, profile.customerNumbers ?? [])
  return {
    type: profile.buyerType,
    ...columnsOf(BUYER_FIELDS, profile),
    customerNumbers: { create: customerNumbers },
  }
}

function providerProfile(
  profile: RegisteredProvider,
  pictures: readonly ClaimedPicture[],
  createdAt: Date,
): Prisma.ProviderProfileCreateWithoutAccountInput {
  return {
    companyName: profile.companyName,
    partsDescription: profile.partsDescription,
    ...columnsOf(PROVIDER_FIELDS, profile),
    shifts: { create: profile.schedule ?? [] },
    pictures: {
      create: pictures.map(({ kind, uploadId }) => ({ kind, upload: { connect: { id: uploadId } } })),
    },
    waitsSince: createdAt,
    createdAt,
  }
}
