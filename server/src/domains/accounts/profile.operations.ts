import type { Prisma } from '../../generated/prisma/client.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireBuyer, requireProvider } from '../viewer.ts'
import { profileChanged } from './account.events.ts'
import type { BuyerProfileChanges, ProviderProfileChanges } from './profile.input.ts'
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
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  const { name, phone, department, buyerType, rut, address, brands, categories, customerNumbers } = changes
  await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await changeAccount(tx, accountId, { name, phone, department })
    const { id } = await tx.buyerProfile.update({
      where: { accountId },
      data: present({ type: buyerType, rut, address, brands, categories }),
      select: { id: true },
    })
    if (customerNumbers) await replaceCustomerNumbers(tx, id, customerNumbers)
    await emit(profileChanged, { accountId, fields: namesOf(changes) })
  })
  return { accountId }
}

/** As `updateBuyerProfile`, of the viewer's profile as a provider. */
export async function updateProviderProfile(
  ctx: OperationContext,
  { name, phone, department, schedule, ...company }: ProviderProfileChanges,
): Promise<ChangedProfile> {
  const { accountId } = requireProvider(ctx.viewer)
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await changeAccount(tx, accountId, { name, phone, department })
    const { id } = await tx.providerProfile.update({
      where: { accountId },
      data: {
        ...present({
          companyName: company.companyName,
          partsDescription: company.partsDescription,
          businessName: company.businessName,
          rut: company.rut,
          address: company.address,
          companyPhone: company.companyPhone,
          websiteUrl: company.websiteUrl,
          services: company.services,
          brands: company.brands,
          categories: company.categories,
          departments: company.departments,
          logisticOptions: company.logisticOptions,
          offersNationwideShipping: company.offersNationwideShipping,
          offersLocalPickup: company.offersLocalPickup,
          acceptsCustomerDiscounts: company.acceptsCustomerDiscounts,
          closedOnHolidays: company.closedOnHolidays,
        }),
        updatedAt: ctx.clock.now(),
      },
      select: { id: true },
    })
    if (schedule) {
      await tx.openingShift.deleteMany({ where: { providerId: id } })
      await tx.openingShift.createMany({
        data: schedule.map(({ weekday, opensAt, closesAt }) => ({
          providerId: id,
          weekday,
          opensAt,
          closesAt,
        })),
      })
    }
    await emit(profileChanged, {
      accountId,
      fields: namesOf({ name, phone, department, schedule, ...company }),
    })
  })
  return { accountId }
}

async function changeAccount(
  tx: Tx,
  accountId: string,
  person: { [Field in 'name' | 'phone' | 'department']: BuyerProfileChanges[Field] },
): Promise<void> {
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

const namesOf = (changes: object) => Object.keys(present(changes))
