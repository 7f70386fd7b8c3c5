import { builder } from '../../graphql/builder.ts'
import { ofPartsArgs, PaymentTermsType, partsOf } from '../purchases/payable.schema.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { isAccount } from '../viewer.ts'
import { PARTLY_BOUGHT } from './offer.errors.ts'
import { acceptAction, OfferProviderType, providerOf, SELLER } from './offer.schema.ts'
import { offerPaymentTerms, VERSION_TO_PAY } from './offerPaymentTerms.ts'

builder.prismaObjectField('Offer', 'paymentTerms', t =>
  t.field({
    type: PaymentTermsType,
    nullable: true,
    args: ofPartsArgs,
    description: 'Terms of paying it now. The request’s buyer; null for others.',
    select: {
      validUntil: true,
      request: { select: { buyerId: true, ...VEHICLE } },
      provider: { select: SELLER },
      order: { select: { buyerId: true } },
      currentVersion: { select: VERSION_TO_PAY },
    },
    resolve: (offer, { partIds }, { viewer, clock }) => {
      if (!isAccount(viewer, offer.request.buyerId)) return null
      const { disabledReason } = acceptAction(offer, clock.now())
      const { lines } = offer.currentVersion
      const open = lines.filter(({ requestedPart }) => requestedPart.orderId === null)
      const parts = partIds || open.length === 0 ? lines : open
      const chosen = partsOf(
        parts.map(line => ({ ...line, id: line.requestedPart.id })),
        partIds,
      )
      const isOpen = chosen.every(({ requestedPart }) => requestedPart.orderId === null)
      return offerPaymentTerms(
        { ...offer.currentVersion, lines: chosen },
        {
          title: vehicleName(offer.request),
          seller: providerOf(offer, viewer),
          disabledReason: disabledReason ?? (isOpen ? null : PARTLY_BOUGHT),
        },
      )
    },
  }),
)

builder.objectField(PaymentTermsType, 'seller', t =>
  t.field({
    type: OfferProviderType,
    nullable: true,
    description: "The seller; null for Tuerca's own services, and where the payer knows the seller.",
    resolve: ({ seller }) => seller,
  }),
)
