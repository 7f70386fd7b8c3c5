import DataLoader from 'dataloader'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { fact } from '../../../platform/askedOf.ts'
import { isProvider, type Viewer } from '../../viewer.ts'
import { UNSOLD } from '../request.policy.ts'

interface Pair {
  readonly requestId: string
  readonly providerId: string
}

/** A provider's offers on a request: any, and one that it edits instead of making another. */
interface Quoted {
  readonly any: boolean
  readonly unsold: boolean
}

const NONE: Quoted = { any: false, unsold: false }

const loaders = new WeakMap<PrismaClient, DataLoader<Pair, Quoted>>()

/** True when the viewing provider has an offer on the request, in any state. */
export function hasQuoted(prisma: PrismaClient, viewer: Viewer, requestId: string): Promise<boolean> {
  return fact(viewer, `quoted ${requestId}`, async one => (await quotedBy(prisma, one, requestId)).any)
}

/** True when it has one that it edits instead of making another. */
export function hasUnsoldOffer(prisma: PrismaClient, viewer: Viewer, requestId: string): Promise<boolean> {
  return fact(viewer, `offers on ${requestId}`, async one => (await quotedBy(prisma, one, requestId)).unsold)
}

/**
 * All calls at the same moment are one query, also those of different viewers: hundreds of them receive a new request
 * together.
 */
async function quotedBy(prisma: PrismaClient, viewer: Viewer, requestId: string): Promise<Quoted> {
  const loader =
    loaders.get(prisma) ?? new DataLoader((pairs: readonly Pair[]) => read(prisma, pairs), { cache: false })
  loaders.set(prisma, loader)
  return isProvider(viewer) ? loader.load({ requestId, providerId: viewer.provider.id }) : NONE
}

async function read(prisma: PrismaClient, pairs: readonly Pair[]): Promise<Quoted[]> {
  const offers = await prisma.offer.findMany({
    where: {
      requestId: { in: [...new Set(pairs.map(pair => pair.requestId))] },
      providerId: { in: [...new Set(pairs.map(pair => pair.providerId))] },
    },
    select: { requestId: true, providerId: true, state: true },
  })
  const quoted = new Map<string, Quoted>()
  for (const { requestId, providerId, state } of offers) {
    const pair = `${requestId} ${providerId}`
    quoted.set(pair, { any: true, unsold: quoted.get(pair)?.unsold === true || state !== UNSOLD.state.not })
  }
  return pairs.map(pair => quoted.get(`${pair.requestId} ${pair.providerId}`) ?? NONE)
}
