import { randomUUID } from 'node:crypto'
import { createAccount } from '../../server/src/domains/accounts/account.operations.ts'
import type { Services } from '../../server/src/domains/context.ts'
import { after, DAY_MS, MINUTE_MS } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/db.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { sellOffer } from './benchOrder.ts'

export interface BenchWorld {
  readonly buyerId: string
  readonly providerAccountId: string
  /** Approved providers without an offer on it: the feed's readers. */
  readonly readerIds: readonly string[]
  /** A paid order between the buyer and the first of the quoting providers. */
  readonly order: { readonly id: string; readonly buyerId: string; readonly providerAccountId: string }
  /** A request with OFFERS pending offers, and the cheapest of them. */
  readonly comparedRequestId: string
  readonly cheapestOfferId: string
}

const PARTS = 2
const OFFERS = 20
/** Requests of our buyer: one with offers, one that is bought, and open ones. The rest of the market is of another. */
const OWN = 10
/** Requests of the market that each of the OFFERS providers has quoted, so that each has a median quoting time. */
const QUOTED = 5

export interface WorldSize {
  readonly requests: number
  /** Number of providers that receive a new request. */
  readonly readers: number
}
const BRANDS = ['Volkswagen', 'Chevrolet', 'Fiat', 'Toyota', 'Ford', 'Peugeot', 'Renault', 'Suzuki']

/** Fills a market. Among 3,000 requests a missing index or a query per row shows. */
export async function fillBenchWorld(
  { db, transact, clock }: Services,
  size: WorldSize,
): Promise<BenchWorld> {
  const createdAt = clock.now()
  const join = (email: string, kind: 'BUYER' | 'PROVIDER') => {
    const person = { name: 'Bench', phone: '+59894231234', department: 'MONTEVIDEO' } as const
    return transact(({ tx }) =>
      createAccount(tx, {
        email,
        passwordHash: '-',
        createdAt,
        profile:
          kind === 'BUYER'
            ? { ...person, kind, buyerType: 'CONSUMER', rut: null }
            : {
                ...person,
                kind,
                companyName: `Repuestos ${email}`,
                partsDescription: 'Todo',
                rut: null,
                address: null,
              },
      }),
    )
  }
  const buyer = await join('buyer@bench.test', 'BUYER')
  const others = await join('others@bench.test', 'BUYER')
  const providers = []
  for (let index = 0; index < OFFERS + size.readers; index += 1)
    providers.push(await join(`provider${index}@bench.test`, 'PROVIDER'))
  await db.prisma.providerProfile.updateMany({ data: { status: 'APPROVED', decidedAt: createdAt } })

  const requests = Array.from({ length: size.requests }, (_, index) => ({
    id: newId(),
    submissionKey: randomUUID(),
    origin: 'FORM' as const,
    buyerId: index < OWN ? buyer.id : others.id,
    contactName: 'Bench',
    contactEmail: 'buyer@bench.test',
    department: 'MONTEVIDEO' as const,
    brand: BRANDS[index % BRANDS.length] ?? 'Otra',
    model: `Modelo ${index % 50}`,
    year: 1990 + (index % 35),
    createdAt: after(createdAt, (index - size.requests) * MINUTE_MS),
    expiresAt: after(createdAt, 30 * DAY_MS),
    sentAt: after(createdAt, (index - size.requests) * MINUTE_MS),
  }))
  await inBatches(requests, batch => db.prisma.partRequest.createMany({ data: batch }))
  const parts = requests.flatMap(({ id }) =>
    Array.from({ length: PARTS }, (_, position) => ({
      id: newId(),
      requestId: id,
      position,
      description: `Repuesto ${position}`,
      condition: 'ANY' as const,
      quantity: 1,
      urgency: 'MEDIUM' as const,
    })),
  )
  await inBatches(parts, batch => db.prisma.requestedPart.createMany({ data: batch }))

  const [compared, bought] = requests
  const [seller] = providers
  const readers = providers.slice(OFFERS)
  const [feedProvider] = readers
  if (!compared || !bought || !seller?.providerProfile || !feedProvider)
    throw new Error('the bench world is empty')
  const sellerId = seller.providerProfile.id
  const partsOf = (requestId: string) => parts.filter(part => part.requestId === requestId)
  const providerIds = providers.slice(0, OFFERS).flatMap(account => account.providerProfile?.id ?? [])
  for (const { id } of requests.slice(OWN, OWN + QUOTED))
    await makeOffers(db, { requestId: id, providerIds, parts: partsOf(id), createdAt })
  const [soldOffer] = await makeOffers(db, {
    requestId: bought.id,
    providerIds: [sellerId],
    parts: partsOf(bought.id),
    createdAt,
  })
  const [cheapest] = await makeOffers(db, {
    requestId: compared.id,
    providerIds,
    parts: partsOf(compared.id),
    createdAt,
  })
  if (!soldOffer || !cheapest) throw new Error('the bench world has no offers')
  const orderId = await sellOffer(db, {
    offerId: soldOffer,
    buyerId: buyer.id,
    providerAccountId: seller.id,
    createdAt,
  })
  await db.script('VACUUM ANALYZE')
  return {
    buyerId: buyer.id,
    providerAccountId: feedProvider.id,
    readerIds: readers.map(({ id }) => id),
    order: { id: orderId, buyerId: buyer.id, providerAccountId: seller.id },
    comparedRequestId: compared.id,
    cheapestOfferId: cheapest,
  }
}

interface Quoted {
  readonly requestId: string
  readonly providerIds: readonly string[]
  readonly parts: readonly { readonly id: string }[]
  readonly createdAt: Date
}

/** One pending offer of each provider on a request, each dearer than the one before; returns their ids. */
async function makeOffers(
  { prisma }: Database,
  { requestId, providerIds, parts, createdAt }: Quoted,
): Promise<string[]> {
  const validUntil = after(createdAt, 7 * DAY_MS)
  const offers = providerIds.map((providerId, index) => ({
    id: newId(),
    versionId: newId(),
    providerId,
    price: 400_000 + index * 1000,
  }))
  await prisma.$transaction(async tx => {
    await tx.offer.createMany({
      data: offers.map(({ id, versionId, providerId, price }) => ({
        id,
        requestId,
        providerId,
        currentVersionId: versionId,
        missingParts: 0,
        openTotalCentesimos: price * parts.length,
        openDeliveryTime: 'IMMEDIATE' as const,
        openWarrantyDays: 30,
        validUntil,
        createdAt,
        updatedAt: createdAt,
      })),
    })
    await tx.offerVersion.createMany({
      data: offers.map(({ id, versionId, price }) => ({
        id: versionId,
        offerId: id,
        number: 1,
        totalCentesimos: price * parts.length,
        validUntil,
        createdAt,
      })),
    })
    await tx.offerLine.createMany({
      data: offers.flatMap(({ versionId, price }) =>
        parts.map((part, position) => ({
          versionId,
          requestedPartId: part.id,
          position,
          priceCentesimos: price,
          condition: 'USED' as const,
          deliveryTime: 'IMMEDIATE' as const,
          validUntil,
          warrantyDays: 30,
          fitBasis: 'VIN' as const,
        })),
      ),
    })
    await tx.partRequest.update({
      where: { id: requestId },
      data: { state: 'ANSWERED', firstOfferAt: createdAt },
    })
  })
  return offers.map(({ id }) => id)
}

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500))
}
