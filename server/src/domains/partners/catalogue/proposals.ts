import DataLoader from 'dataloader'
import type { CatalogueFit, CatalogueItem, Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { PartCondition, WantedCondition } from '../../../generated/prisma/enums.ts'
import { fact } from '../../../platform/askedOf.ts'
import { batched } from '../../../platform/batched.ts'
import { activeProviders } from '../../accounts/profiles/coverage.ts'
import type { OperationContext, Services } from '../../context.ts'
import { openRequests } from '../../requests/request.policy.ts'
import { vehicleKey } from '../../vehicles/partKeys.ts'
import { isProvider, type Viewer } from '../../viewer.ts'

/** Rows per statement. */
const PAGE = 500

/** The columns of a part that an item has to fit. */
const WANTED = {
  id: true,
  requestId: true,
  partKey: true,
  numberKey: true,
  condition: true,
  quantity: true,
  request: { select: { brand: true, model: true, year: true } },
} as const satisfies Prisma.RequestedPartSelect
type WantedPart = Prisma.RequestedPartGetPayload<{ select: typeof WANTED }>
type Stocked = CatalogueItem & { readonly fits: readonly CatalogueFit[] }

/** An item of the catalogue that is proposed for a part. */
export interface Proposal {
  readonly item: CatalogueItem
  /** True when the part numbers are the same; else name and vehicle are. */
  readonly isByNumber: boolean
  /** Pieces that the part asks for. */
  readonly quantity: number
}

/** The conditions that satisfy a wish: what is not wanted new may be remanufactured. */
const SATISFIES: Readonly<Record<WantedCondition, readonly PartCondition[]>> = {
  NEW: ['NEW'],
  USED: ['USED', 'REMANUFACTURED'],
  ANY: ['NEW', 'USED', 'REMANUFACTURED'],
}

/** Items that may suit one of the parts, by columns that have an index; `proposalFor` decides. */
function candidates(parts: readonly WantedPart[]): Prisma.CatalogueItemWhereInput {
  const numbers = [...new Set(parts.flatMap(part => part.numberKey ?? []))]
  const names = [...new Set(parts.map(part => part.partKey))]
  const vehicles = [...new Set(parts.map(({ request }) => vehicleKey(request)))]
  return {
    quantity: { gt: 0 },
    OR: [
      { numberKey: { in: numbers } },
      { partKey: { in: names }, fits: { some: { vehicleKey: { in: vehicles } } } },
    ],
  }
}

/** The best of one provider's items for a part: one with its number, then the cheapest; null when none suits. */
function proposalFor(part: WantedPart, items: readonly Stocked[]): Proposal | null {
  const { year } = part.request
  const vehicle = vehicleKey(part.request)
  const suitable = items.flatMap(item => {
    const isByNumber = part.numberKey !== null && item.numberKey === part.numberKey
    const isByName =
      part.partKey === item.partKey &&
      item.fits.some(fit => fit.vehicleKey === vehicle && fit.yearFrom <= year && fit.yearTo >= year)
    const isEnough = item.quantity >= part.quantity && SATISFIES[part.condition].includes(item.condition)
    return isEnough && (isByNumber || isByName) ? [{ item, isByNumber, quantity: part.quantity }] : []
  })
  const [best] = suitable.toSorted(
    (a, b) => Number(b.isByNumber) - Number(a.isByNumber) || a.item.priceCentesimos - b.item.priceCentesimos,
  )
  return best ?? null
}

/** The proposal of the viewing provider's catalogue for an open part; null without, and for others. Two statements for all parts. */
export const ownProposal = batched(
  async ({ db, viewer }: OperationContext, partIds: readonly string[]): Promise<(Proposal | null)[]> => {
    if (!isProvider(viewer)) return partIds.map(() => null)
    const { parts, items } = await stockFor(db.prisma, [viewer.provider.id], { id: { in: [...partIds] } })
    const found = new Map(parts.map(part => [part.id, proposalFor(part, items)]))
    return partIds.map(id => found.get(id) ?? null)
  },
  (partId: string) => partId,
)

interface Pair {
  readonly requestId: string
  readonly providerId: string
}

const loaders = new WeakMap<PrismaClient, DataLoader<Pair, boolean>>()

/**
 * True when the viewing provider's catalogue has an open part of the request. Two statements for all calls at the same moment,
 * also those of different viewers: hundreds of them receive a new request together.
 */
export function isInOwnCatalogue(prisma: PrismaClient, viewer: Viewer, requestId: string): Promise<boolean> {
  return fact(viewer, `catalogue ${requestId}`, async one => {
    if (!isProvider(one)) return false
    const loader =
      loaders.get(prisma) ??
      new DataLoader((pairs: readonly Pair[]) => isStocked(prisma, pairs), { cache: false })
    loaders.set(prisma, loader)
    return loader.load({ requestId, providerId: one.provider.id })
  })
}

async function isStocked(prisma: PrismaClient, pairs: readonly Pair[]): Promise<boolean[]> {
  const providerIds = [...new Set(pairs.map(({ providerId }) => providerId))]
  const requestIds = [...new Set(pairs.map(({ requestId }) => requestId))]
  const { parts, items } = await stockFor(prisma, providerIds, { requestId: { in: requestIds } })
  return pairs.map(({ requestId, providerId }) => {
    const own = items.filter(item => item.providerId === providerId)
    return parts.some(part => part.requestId === requestId && proposalFor(part, own) !== null)
  })
}

/** The open ones of these parts, and the items of these providers that may suit them. */
async function stockFor(
  prisma: PrismaClient,
  providerIds: readonly string[],
  which: Prisma.RequestedPartWhereInput,
): Promise<{ parts: WantedPart[]; items: Stocked[] }> {
  const parts = await prisma.requestedPart.findMany({ where: { ...which, orderId: null }, select: WANTED })
  if (parts.length === 0) return { parts, items: [] }
  const items = await prisma.catalogueItem.findMany({
    where: { providerId: { in: [...providerIds] }, ...candidates(parts) },
    include: { fits: true },
  })
  return { parts, items }
}

/** Keeps which providers have a part of a request in stock. Running twice changes nothing. */
export async function proposeForRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  requestId: string,
  providerId?: string,
): Promise<void> {
  const { prisma } = db
  const parts = await prisma.requestedPart.findMany({
    where: { requestId, orderId: null, request: openRequests(clock.now()) },
    select: WANTED,
  })
  const found = new Set<string>()
  for (let after: string | undefined; parts.length > 0; ) {
    const items = await prisma.catalogueItem.findMany({
      where: {
        ...candidates(parts),
        provider: activeProviders,
        ...(providerId === undefined ? {} : { providerId }),
        ...(after === undefined ? {} : { id: { gt: after } }),
      },
      include: { fits: true },
      orderBy: { id: 'asc' },
      take: PAGE,
    })
    for (const item of items) if (parts.some(part => proposalFor(part, [item]))) found.add(item.providerId)
    after = items.at(-1)?.id
    if (items.length < PAGE) break
  }
  await prisma.catalogueProposal.deleteMany({
    where: { requestId, providerId: { notIn: [...found], ...(providerId ? { equals: providerId } : {}) } },
  })
  await prisma.catalogueProposal.createMany({
    data: [...found].map(id => ({ requestId, providerId: id })),
    skipDuplicates: true,
  })
}

/** The same after items of one provider changed: for its requests until now, and those that may ask for the items. */
export async function proposeFromItems(
  services: Pick<Services, 'db' | 'clock'>,
  { providerId, itemIds }: { readonly providerId: string; readonly itemIds: readonly string[] },
): Promise<void> {
  const { prisma } = services.db
  const items = await prisma.catalogueItem.findMany({
    where: { id: { in: [...itemIds] }, providerId },
    select: { partKey: true, numberKey: true },
  })
  const numbers = items.flatMap(({ numberKey }) => numberKey ?? [])
  const names = [...new Set(items.map(({ partKey }) => partKey))]
  const concerned = {
    OR: [
      { proposals: { some: { providerId } } },
      { parts: { some: { OR: [{ numberKey: { in: numbers } }, { partKey: { in: names } }] } } },
    ],
  }
  for (let after: string | undefined; ; ) {
    const requests = await prisma.partRequest.findMany({
      where: {
        AND: [openRequests(services.clock.now()), concerned],
        ...(after === undefined ? {} : { id: { gt: after } }),
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: PAGE,
    })
    for (const { id } of requests) await proposeForRequest(services, id, providerId)
    after = requests.at(-1)?.id
    if (requests.length < PAGE) return
  }
}
