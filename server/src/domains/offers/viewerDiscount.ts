import DataLoader from 'dataloader'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { fact } from '../../platform/askedOf.ts'
import { type Customer, customerDiscounts } from '../accounts/profiles/customerDiscounts.ts'
import { isApprovedProvider, type Viewer } from '../viewer.ts'

const loaders = new WeakMap<PrismaClient, DataLoader<Customer, number | null>>()

/**
 * The discount that the viewing provider gives to a buyer, in basis points; null without, and for others. All calls at the same
 * moment are one query, also those of different viewers: the many who give none share the news of a request.
 */
export async function discountOfViewer(
  prisma: PrismaClient,
  viewer: Viewer,
  buyerId: string,
): Promise<number | null> {
  const loader =
    loaders.get(prisma) ??
    new DataLoader((pairs: readonly Customer[]) => customerDiscounts(prisma, pairs), { cache: false })
  loaders.set(prisma, loader)
  const read = async (one: Viewer) =>
    isApprovedProvider(one) ? loader.load({ providerId: one.provider.id, buyerId }) : null
  const gives = await fact(viewer, `discount ${buyerId}`, async one => (await read(one)) !== null)
  return gives ? read(viewer) : null
}
