import { PARTLY_BOUGHT } from '../../../server/src/domains/offers/offer.errors.ts'
import { offerLifecycle, stateAt } from '../../../server/src/domains/offers/offer.lifecycle.ts'
import { offerPaymentTerms, type VersionToPay } from '../../../server/src/domains/offers/offerPaymentTerms.ts'
import { vehicleName } from '../../../server/src/domains/requests/vehicleName.ts'
import type { OfferState } from '../../../server/src/generated/prisma/enums.ts'
import { decodeGlobalId, encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import type { Ask, FloorViewer } from './floor.ts'
import { ratingWords, SELLER_COLUMNS, type SellerRow, trustOf } from './seller.ts'

interface PayableRow extends SellerRow, Omit<VersionToPay, 'lines'> {
  readonly id: string
  readonly state: OfferState
  readonly validUntil: Date
  readonly brand: string
  readonly model: string
  readonly engine: string | null
  readonly version: string | null
  readonly year: number
  readonly lines: readonly (VersionToPay['lines'][number] & {
    readonly requestedPart: { readonly orderId: string | null }
  })[]
}

/** `PayFormQuery`: the terms of paying an offer. */
export async function checkout(ask: Ask, viewer: FloorViewer, now: Date, url: URL): Promise<object | null> {
  const offer = decodeGlobalId(url.searchParams.get('payableId') ?? '')
  if (offer?.typename !== 'Offer') return null
  const { rows } = await ask<PayableRow>({
    name: 'floor-checkout',
    text: `
      SELECT o.id, o.state::text, o."validUntil", r.brand, r.model, r.engine, r.version, r.year,
        v.number, v."discountBps", v."shippingCharge", v."shippingCentesimos", ${SELLER_COLUMNS},
        (SELECT json_agg(json_build_object(
           'priceCentesimos', l."priceCentesimos", 'discountCentesimos', l."discountCentesimos",
           'condition', l.condition, 'deliveryTime', l."deliveryTime", 'warrantyDays', l."warrantyDays",
           'fitBasis', l."fitBasis", 'requestedPart', json_build_object('id', q.id, 'description', q.description,
             'quantity', q.quantity, 'orderId', q."orderId")) ORDER BY l.position)
         FROM "OfferLine" l JOIN "RequestedPart" q ON q.id = l."requestedPartId" WHERE l."versionId" = v.id) AS lines
      FROM "Offer" o
      JOIN "PartRequest" r ON r.id = o."requestId"
      JOIN "OfferVersion" v ON v.id = o."currentVersionId"
      JOIN "ProviderProfile" p ON p.id = o."providerId"
      JOIN "Account" a ON a.id = p."accountId"
      WHERE o.id = $1 AND r."buyerId" = $2 AND o."removalId" IS NULL`,
    values: [offer.id, viewer.accountId],
  })
  const [row] = rows
  if (!row) return { node: null, paymentGateways: [] }
  const trust = (await trustOf(ask, [row.providerId], now)).get(row.providerId)
  const open = row.lines.filter(({ requestedPart }) => requestedPart.orderId === null)
  const terms = offerPaymentTerms(
    { ...row, lines: open.length === 0 ? row.lines : open },
    { title: vehicleName(row), seller: null, disabledReason: whyNot(row, open.length > 0, now) },
  )
  return {
    node: {
      __typename: 'Offer',
      __isPayable: 'Offer',
      id: encodeGlobalId('Offer', row.id),
      paymentTerms: {
        version: terms.version,
        title: terms.title,
        lines: terms.lines.map(({ name, priceWords, partId }) => ({ name, priceWords, partId })),
        detail: terms.detail,
        discountWords: terms.discountWords,
        total: terms.totalCentesimos,
        plans: terms.plans.map(({ plan, label, amountCentesimos, detail }) => ({
          plan,
          label,
          amount: amountCentesimos,
          detail,
        })),
        seller: {
          isVerified: row.providerStatus === 'APPROVED',
          department: row.department,
          sales: trust?.sales ?? 0,
          quotingTime: trust?.quotingTime ?? null,
          honour: trust?.honour ?? null,
          rating: ratingWords(row),
        },
        isHeld: terms.isHeld,
        changedWords: terms.changedWords,
        disabledReason: terms.disabledReason,
      },
    },
    paymentGateways: [],
  }
}

function whyNot(offer: PayableRow, isOpen: boolean, now: Date): string | null {
  const state = stateAt(offer, now)
  if (state !== 'PENDING') return offerLifecycle.because[state]
  return isOpen ? null : PARTLY_BOUGHT
}
