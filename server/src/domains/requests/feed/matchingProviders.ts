import type { Prisma } from '../../../generated/prisma/client.ts'
import { coversNeed, isOpenAt } from '../../accounts/profiles/coverage.ts'
import type { Services } from '../../context.ts'

export interface Matching {
  /** Providers that are open at this moment. */
  readonly openAt?: Date
  /** Providers after this id: for the next page. */
  readonly after?: string
  readonly limit: number
}

/** The ids of the providers that cover a request, in their order; none for a request that is not there. */
export async function matchingProviders(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  requestId: string,
  { openAt, after, limit }: Matching,
): Promise<string[]> {
  const covers = await coversRequest({ db }, requestId)
  if (!covers) return []
  const where: Prisma.ProviderProfileWhereInput = {
    AND: [
      covers,
      ...(openAt ? [isOpenAt(openAt, settings.businessDays)] : []),
      ...(after ? [{ id: { gt: after } }] : []),
    ],
  }
  const found = await db.prisma.providerProfile.findMany({
    where,
    select: { id: true },
    orderBy: { id: 'asc' },
    take: limit,
  })
  return found.map(({ id }) => id)
}

/** The providers that cover a request; null for a request that is not there. */
export async function coversRequest(
  { db }: Pick<Services, 'db'>,
  requestId: string,
): Promise<Prisma.ProviderProfileWhereInput | null> {
  const request = await db.prisma.partRequest.findUnique({
    where: { id: requestId },
    select: { brand: true, department: true, parts: { select: { category: true } } },
  })
  if (!request) return null
  const { brand, department, parts } = request
  return coversNeed({ brand, department, categories: parts.map(({ category }) => category) })
}
