import { randomUUID } from 'node:crypto'
import { createAccount } from '../../server/src/domains/accounts/account.operations.ts'
import type { Services } from '../../server/src/domains/context.ts'
import { after, DAY_MS, MINUTE_MS } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/db.ts'
import { newId } from '../../server/src/platform/ids.ts'

export interface BenchWorld {
  readonly buyerId: string
  readonly providerAccountId: string
  /** Approved providers without an offer on it: the feed's readers. */
  readonly readerIds: readonly string[]
  /** A paid order between the buyer and the first of the quoting providers. */
  readonly order: { readonly id: string; readonly buyerId: string; readonly providerAccountId: string }
  /** A request with OFFERS pending offers. */
  readonly comparedRequestId: string
}

const PARTS = 2
const OFFERS = 20

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
  const providers = []
  for (let index = 0; index < OFFERS + size.readers; index += 1)
    providers.push(await join(`provider${index}@bench.test`, 'PROVIDER'))
  await db.prisma.providerProfile.updateMany({ data: { status: 'APPROVED', decidedAt: createdAt } })

  const requests = Array.from({ length: size.requests }, (_, index) => ({
    id: newId(),
    submissionKey: randomUUID(),
    origin: 'FORM' as const,
    buyerId: buyer.id,
    contactName: 'Bench',
    contactEmail: 'buyer@bench.test',
    department: 'MONTEVIDEO' as const,
    brand: BRANDS[index % BRANDS.length] ?? 'Otra',
    model: `Modelo ${index % 50}`,
    year: 1990 + (index % 35),
    createdAt: after(createdAt, (index - size.requests) * MINUTE_MS),
    expiresAt: after(createdAt, 30 * DAY_MS),
    sentAt: createdAt,
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

  const compared = requests[0]
  const [provider] = providers
  const readers = providers.slice(OFFERS)
  const [feedProvider] = readers
  if (!compared || !provider?.providerProfile || !feedProvider) throw new Error('the bench world is empty')
  const wanted = parts.filter(part => part.requestId === compared.id)
  await makeOffers(
    db,
    compared.id,
    providers.slice(0, OFFERS).flatMap(account => account.providerProfile?.id ?? []),
    wanted,
    createdAt,
  )
  const orderId = await sellOne(db, {
    requestId: compared.id,
    buyerId: buyer.id,
    providerId: provider.providerProfile.id,
    createdAt,
  })
  await db.script('VACUUM ANALYZE')
  return {
    buyerId: buyer.id,
    providerAccountId: feedProvider.id,
    readerIds: readers.map(({ id }) => id),
    order: { id: orderId, buyerId: buyer.id, providerAccountId: provider.id },
    comparedRequestId: compared.id,
  }
}

async function makeOffers(
  db: Database,
  requestId: string,
  providerIds: readonly string[],
  parts: readonly { id: string }[],
  createdAt: Date,
): Promise<void> {
  const validUntil = after(createdAt, 7 * DAY_MS)
  for (const [index, providerId] of providerIds.entries()) {
    const [offerId, versionId] = [newId(), newId()]
    const price = 400_000 + index * 1000
    await db.prisma.$transaction(async tx => {
      await tx.offer.create({
        data: {
          id: offerId,
          requestId,
          providerId,
          currentVersionId: versionId,
          missingParts: 0,
          openTotalCentesimos: price * parts.length,
          openDeliveryTime: 'IMMEDIATE',
          openWarrantyDays: 30,
          validUntil,
          createdAt,
          updatedAt: createdAt,
        },
      })
      await tx.offerVersion.create({
        data: {
          id: versionId,
          offerId,
          number: 1,
          totalCentesimos: price * parts.length,
          validUntil,
          createdAt,
          lines: {
            create: parts.map(({ id }, position) => ({
              requestedPartId: id,
              position,
              priceCentesimos: price,
              condition: 'USED' as const,
              deliveryTime: 'IMMEDIATE' as const,
              validUntil,
              warrantyDays: 30,
              fitBasis: 'VIN' as const,
            })),
          },
        },
      })
    })
  }
  await db.prisma.partRequest.update({ where: { id: requestId }, data: { state: 'ANSWERED' } })
}

/** An order as a payment leaves it, as far as its conversation needs it. */
async function sellOne(
  db: Database,
  paid: { requestId: string; buyerId: string; providerId: string; createdAt: Date },
): Promise<string> {
  const { requestId, buyerId, providerId, createdAt } = paid
  const offer = await db.prisma.offer.findFirstOrThrow({
    where: { requestId, providerId },
    select: { id: true, currentVersion: { select: { id: true, totalCentesimos: true } } },
  })
  const { totalCentesimos } = offer.currentVersion
  const { id } = await db.prisma.order.create({
    data: {
      source: 'OFFER',
      offerId: offer.id,
      offerVersionId: offer.currentVersion.id,
      requestId,
      buyerId,
      providerId,
      plan: 'FULL',
      totalCentesimos,
      paidCentesimos: totalCentesimos,
      createdAt,
      conversation: { create: { createdAt } },
    },
  })
  return id
}

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500))
}
