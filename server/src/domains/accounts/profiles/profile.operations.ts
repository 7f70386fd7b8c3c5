import type { Prisma } from '../../../generated/prisma/client.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireBuyer, requireProvider } from '../../viewer.ts'
import { profileChanged, providerEdited } from '../account.events.ts'
import { holdVerifiedChanges } from './holdVerifiedChanges.ts'
import type { BuyerProfileChanges, ProviderProfileChanges } from './profile.input.ts'
import { REVIEWED_COLUMNS, reviewVersion } from './reviewVersion.ts'
import { replaceCustomerNumbers } from './suppliers.ts'

/** A field at a time, as it is typed. */
export const PROFILE_CHANGES = { name: 'change-profile', points: 600, perMs: HOUR_MS }

interface ChangedProfile {
  readonly accountId: string
}

/** Writes what changes of the viewer's profile as a buyer. Throws SignInRequired, NotAllowed, RateLimited, InvalidInput. */
export async function updateBuyerProfile(
  ctx: OperationContext,
  changes: BuyerProfileChanges,
): Promise<ChangedProfile> {
  const { accountId } = requireBuyer(ctx.viewer)
  return changeProfile(
    ctx,
    accountId,
    changes,
    async ({ tx }, { buyerType, customerNumbers, ...profile }) => {
      const { id } = await tx.buyerProfile.update({
        where: { accountId },
        data: present({ ...profile, type: buyerType }),
        select: { id: true },
      })
      if (customerNumbers) await replaceCustomerNumbers(tx, id, customerNumbers)
    },
  )
}

/** As `updateBuyerProfile`, of the viewer's profile as a provider; what was verified of it changes once the team approves. */
export async function updateProviderProfile(
  ctx: OperationContext,
  changes: ProviderProfileChanges,
): Promise<ChangedProfile> {
  const { accountId } = requireProvider(ctx.viewer)
  return changeProfile(ctx, accountId, changes, async (unit, { schedule, ...given }) => {
    const { tx } = unit
    const at = ctx.clock.now()
    const profile = await holdVerifiedChanges(unit, { accountId, at, changes: given })
    const before = await tx.providerProfile.findUniqueOrThrow({
      where: { accountId },
      select: REVIEWED_COLUMNS,
    })
    const { id, status, ...after } = await tx.providerProfile.update({
      where: { accountId },
      data: { ...present(profile), updatedAt: at },
      select: { id: true, status: true, ...REVIEWED_COLUMNS },
    })
    if (status === 'PENDING' && reviewVersion(before) !== reviewVersion(after))
      await unit.emit(providerEdited, { providerId: id, accountId })
    if (!schedule) return
    await tx.openingShift.deleteMany({ where: { providerId: id } })
    await tx.openingShift.createMany({
      data: schedule.map(({ weekday, opensAt, closesAt }) => ({
        providerId: id,
        weekday,
        opensAt,
        closesAt,
      })),
    })
  })
}

type PersonChanges = Pick<BuyerProfileChanges, 'name' | 'phone' | 'department'>

/** Writes what changes of the person, and by `write` what changes of how they buy or sell. */
async function changeProfile<Changes extends PersonChanges>(
  ctx: OperationContext,
  accountId: string,
  changes: Changes,
  write: (unit: Unit, profile: Omit<Changes, keyof PersonChanges>) => Promise<void>,
): Promise<ChangedProfile> {
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  const { name, phone, department, ...profile } = changes
  await ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    await changeAccount(unit.tx, accountId, { name, phone, department })
    await write(unit, profile)
    await unit.emit(profileChanged, { accountId, fields: Object.keys(present(changes)) })
  })
  return { accountId }
}

async function changeAccount(tx: Tx, accountId: string, person: PersonChanges): Promise<void> {
  const data: Prisma.AccountUpdateManyMutationInput = present(person)
  if (Object.keys(data).length === 0) return
  await tx.account.updateMany({ where: { id: accountId }, data })
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** Without what was left out. */
function present<Values extends object>(values: Values): Present<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Present<Values>
}
