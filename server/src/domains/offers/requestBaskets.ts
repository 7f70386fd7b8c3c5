import { createHash } from 'node:crypto'
import type { Department, ProviderStatus } from '../../generated/prisma/enums.ts'
import { batched } from '../../platform/batched.ts'
import { formatMoney } from '../../platform/money.ts'
import { DEPARTMENT_WORDS } from '../accounts/accountWords.ts'
import type { OperationContext } from '../context.ts'
import type { PaymentTerms } from '../purchases/paymentTerms.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { visibleOffers } from './offer.policy.ts'
import {
  type Basket,
  type BasketKind,
  type BasketShare,
  basketLabel,
  basketSentence,
  bestBaskets,
} from './offerBaskets.ts'
import { offerPaymentTerms, plansOf, VERSION_TO_PAY, type VersionToPay } from './offerPaymentTerms.ts'

/** A choice of `startCheckout` as its payer has read it. */
interface BasketChoice extends BasketShare {
  readonly version: number
}

/** A basket with everything that its payer reads and agrees to. */
export interface PayableBasket {
  readonly kinds: readonly BasketKind[]
  readonly label: string
  readonly sentence: string
  readonly choices: readonly BasketChoice[]
  readonly terms: PaymentTerms
}

/** The baskets of an answered request for its buyer; see `bestBaskets`. By the request's id. */
export const requestBaskets = batched(readBaskets)

async function readBaskets(
  { db, clock, viewer }: OperationContext,
  requestIds: readonly string[],
): Promise<PayableBasket[][]> {
  const requests = await db.prisma.partRequest.findMany({
    where: { id: { in: [...requestIds] }, state: 'ANSWERED' },
    select: {
      id: true,
      ...VEHICLE,
      parts: { where: { orderId: null }, orderBy: { position: 'asc' }, select: { id: true } },
    },
  })
  const several = requests.filter(({ parts }) => parts.length > 1)
  if (several.length === 0) return requestIds.map(() => [])
  const offers = await db.prisma.offer.findMany({
    where: {
      AND: [visibleOffers(viewer)],
      requestId: { in: several.map(({ id }) => id) },
      state: 'PENDING',
      validUntil: { gt: clock.now() },
    },
    select: {
      id: true,
      requestId: true,
      currentVersion: { select: VERSION_TO_PAY },
      provider: { select: { status: true, account: { select: { department: true } } } },
    },
    orderBy: { id: 'asc' },
  })
  return requestIds.map(requestId => {
    const request = several.find(({ id }) => id === requestId)
    if (!request) return []
    const own = offers.filter(offer => offer.requestId === requestId)
    const compared = own.map(({ id, currentVersion: { lines, ...shipping } }) => ({
      ...shipping,
      id,
      lines: lines.map(({ requestedPart, ...line }) => ({ ...line, requestedPartId: requestedPart.id })),
    }))
    const partIds = request.parts.map(({ id }) => id)
    return bestBaskets(compared, partIds).map(basket => payable(basket, own, vehicleName(request)))
  })
}

interface OfferToPay {
  readonly id: string
  readonly currentVersion: VersionToPay
  readonly provider: {
    readonly status: ProviderStatus
    readonly account: { readonly department: Department }
  }
}

function payable(basket: Basket, offers: readonly OfferToPay[], title: string): PayableBasket {
  const { kinds, shares } = basket
  const bought = shares.flatMap(share => {
    const offer = offers.find(({ id }) => id === share.offerId)
    if (!offer) return []
    const { currentVersion, provider } = offer
    const lines = currentVersion.lines.filter(({ requestedPart }) => share.partIds.includes(requestedPart.id))
    const terms = offerPaymentTerms(
      { ...currentVersion, lines },
      { title, seller: null, disabledReason: null },
    )
    return [{ choice: { ...share, version: currentVersion.number }, terms, from: sellerWords(provider) }]
  })
  const choices = bought.map(({ choice }) => choice)
  const totalCentesimos = bought.reduce((sum, { terms }) => sum + terms.totalCentesimos, 0)
  const discounts = bought.flatMap(({ terms }) => terms.discountWords ?? [])
  return {
    kinds,
    label: basketLabel(basket),
    sentence: basketSentence(basket),
    choices,
    terms: {
      version: versionOf(choices),
      title,
      lines: bought.flatMap(({ terms, from }) =>
        terms.lines.map(line => ({
          ...line,
          name: line.partId === null ? `${line.name} desde ${from}` : line.name,
          // The only line of its offer has its price in the total.
          priceWords: line.priceWords ?? formatMoney(terms.totalCentesimos),
        })),
      ),
      detail: bought.map(({ terms, from }) => `De ${from}. ${terms.detail}`).join('\n'),
      discountWords: discounts.length > 0 ? discounts.join('. ') : null,
      totalCentesimos,
      plans: plansOf(...bought.map(({ terms }) => terms.totalCentesimos)),
      seller: null,
      isHeld: true,
      changedWords: 'Cambió alguna de las ofertas.',
      disabledReason: null,
    },
  }
}

const sellerWords = ({ status, account }: OfferToPay['provider']) =>
  `${DEPARTMENT_WORDS[account.department]}${status === 'APPROVED' ? ', verificado' : ''}`

/** Changes with the offers, their versions and the parts bought of each. */
function versionOf(choices: readonly BasketChoice[]): number {
  return createHash('sha256').update(JSON.stringify(choices)).digest().readUInt32BE() >>> 1
}
