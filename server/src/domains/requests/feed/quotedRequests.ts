import DataLoader from 'dataloader'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { fact } from '../../../platform/askedOf.ts'
import { isProvider, type Viewer } from '../../viewer.ts'

interface Pair {
  readonly requestId: string
  readonly providerId: string
}

const loaders = new WeakMap<PrismaClient, DataLoader<Pair, boolean>>()

/**
 * True when the viewing provider has an offer on the request, in any state. All calls at the same moment are
 * one query, also those of different viewers: hundreds of them receive a new request together.
 */
export function hasQuoted(prisma: PrismaClient, viewer: Viewer, requestId: string): Promise<boolean> {
  const loader =
    loaders.get(prisma) ?? new DataLoader((pairs: readonly Pair[]) => read(prisma, pairs), { cache: false })
  loaders.set(prisma, loader)
  return fact(viewer, `quoted ${requestId}`, async one =>
    isProvider(one) ? loader.load({ requestId, providerId: one.provider.id }) : false,
  )
}

async function read(prisma: PrismaClient, pairs: readonly Pair[]): Promise<boolean[]> {
  const offers = await prisma.offer.findMany({
    where: {
      requestId: { in: [...new Set(pairs.map(pair => pair.requestId))] },
      providerId: { in: [...new Set(pairs.map(pair => pair.providerId))] },
    },
    select: { requestId: true, providerId: true },
  })
  const quoted = new Set(offers.map(offer => `${offer.requestId} ${offer.providerId}`))
  return pairs.map(pair => quoted.has(`${pair.requestId} ${pair.providerId}`))
}
