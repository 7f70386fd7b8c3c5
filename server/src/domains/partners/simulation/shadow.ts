import type { Database } from '../../../platform/db.ts'
import type { AccountViewer } from '../../viewer.ts'

/**
 * Copies a provider into the simulated market under its own ids, without its password, people and papers: the name and the
 * coverage decide what it sees there. A copy that exists is brought up to date.
 */
export async function copyProvider(
  live: Pick<Database, 'prisma'>,
  market: Pick<Database, 'prisma'>,
  { accountId }: AccountViewer,
): Promise<void> {
  const account = await live.prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { providerProfile: true },
  })
  const { providerProfile } = account
  if (!providerProfile) throw new Error(`account ${accountId} has no provider`)
  const person = {
    kind: account.kind,
    name: providerProfile.companyName,
    email: `${accountId}@tienda.invalid`,
    phone: '+59899000000',
    department: account.department,
    createdAt: account.createdAt,
  }
  const profile = {
    companyName: providerProfile.companyName,
    partsDescription: providerProfile.partsDescription,
    brands: providerProfile.brands,
    categories: providerProfile.categories,
    departments: providerProfile.departments,
    offersNationwideShipping: providerProfile.offersNationwideShipping,
    status: providerProfile.status,
    createdAt: providerProfile.createdAt,
    waitsSince: providerProfile.waitsSince,
  }
  await market.prisma.account.upsert({
    where: { id: accountId },
    create: { id: accountId, ...person, providerProfile: { create: { id: providerProfile.id, ...profile } } },
    update: { ...person, providerProfile: { update: profile } },
    select: { id: true },
  })
  await copyKeys(live, market, providerProfile.id)
}

/** Copies the shop's test keys, without their secrets: events are recorded for shops with a program that could ask. */
async function copyKeys(
  live: Pick<Database, 'prisma'>,
  market: Pick<Database, 'prisma'>,
  providerId: string,
): Promise<void> {
  const keys = await live.prisma.apiKey.findMany({
    where: { providerId, mode: 'TEST' },
    orderBy: { id: 'desc' },
    take: MOST_COPIED,
  })
  await market.prisma.$transaction([
    market.prisma.apiKey.deleteMany({ where: { providerId } }),
    market.prisma.apiKey.createMany({ data: keys.map(key => ({ ...key, secretHash: `copy of ${key.id}` })) }),
  ])
}

/** More than a shop has at once that work. */
const MOST_COPIED = 20
