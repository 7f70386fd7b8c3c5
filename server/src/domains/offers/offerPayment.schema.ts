import { builder } from '../../graphql/builder.ts'
import { PaymentTermsType } from '../purchases/payable.schema.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { isAccount } from '../viewer.ts'
import { acceptAction, OfferProviderType, providerOf } from './offer.schema.ts'
import { offerPaymentTerms } from './offerPaymentTerms.ts'

builder.prismaObjectField('Offer', 'paymentTerms', t =>
  t.field({
    type: PaymentTermsType,
    nullable: true,
    description: 'Terms of paying all of it now. The request’s buyer; null for others.',
    select: {
      validUntil: true,
      request: { select: { buyerId: true, ...VEHICLE } },
      provider: { select: { companyName: true, status: true, account: { select: { department: true } } } },
      order: { select: { buyerId: true } },
      currentVersion: {
        select: {
          number: true,
          totalCentesimos: true,
          lines: {
            orderBy: { position: 'asc' },
            select: {
              priceCentesimos: true,
              condition: true,
              deliveryTime: true,
              warrantyDays: true,
              fitBasis: true,
              requestedPart: { select: { description: true, quantity: true, orderId: true } },
            },
          },
        },
      },
    },
    resolve: (offer, _args, { viewer, clock }) => {
      if (!isAccount(viewer, offer.request.buyerId)) return null
      const { disabledReason } = acceptAction(offer, clock.now())
      return offerPaymentTerms(offer.currentVersion, {
        title: vehicleName(offer.request),
        seller: providerOf(offer, viewer),
        disabledReason,
      })
    },
  }),
)

builder.objectField(PaymentTermsType, 'seller', t =>
  t.field({
    type: OfferProviderType,
    nullable: true,
    description: "The seller; null for Tuerca's own services.",
    resolve: ({ seller }) => seller,
  }),
)
