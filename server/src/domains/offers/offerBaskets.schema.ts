import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { PaymentTermsType } from '../purchases/payable.schema.ts'
import { isAccount } from '../viewer.ts'
import { BasketKind } from './offerBaskets.ts'
import { type PayableBasket, requestBaskets } from './requestBaskets.ts'

const BasketKindEnum = describedEnum('BasketKind', BasketKind, 'In what a basket is the best.', {
  CHEAPEST: 'Lowest total, deliveries with a price included.',
  FASTEST: 'Its slowest part is delivered soonest; then the lowest total.',
  FEWEST: 'Fewest providers; then the lowest total.',
})

const BasketChoiceType = builder.objectRef<PayableBasket['choices'][number]>('OfferBasketChoice').implement({
  description: 'Parts to buy from one offer, as `startCheckout` takes them.',
  fields: t => ({
    offerId: t.id({
      description: 'The Offer.',
      resolve: ({ offerId }) => encodeGlobalId('Offer', offerId),
    }),
    version: t.exposeInt('version', { description: 'The number of its current version.' }),
    partIds: t.idList({
      description: 'The RequestedParts.',
      resolve: ({ partIds }) => partIds.map(id => encodeGlobalId('RequestedPart', id)),
    }),
  }),
})

const BasketType = builder.objectRef<PayableBasket>('OfferBasket').implement({
  description:
    'Parts of pending offers, possibly of several providers, that supply every quoted open part once and are paid together.',
  fields: t => ({
    kinds: t.expose('kinds', {
      type: [BasketKindEnum],
      extensions: { atMost: 3 },
      description: 'In what it is the best; at least one.',
    }),
    label: t.exposeString('label', { description: 'In what it is the best, in Spanish.' }),
    sentence: t.exposeString('sentence', {
      description: 'Its providers, delivery times and deliveries to arrange, in one Spanish sentence.',
    }),
    choices: t.field({
      type: [BasketChoiceType],
      extensions: { atMost: 20 },
      description: 'One per offer, for `startCheckout`, which buys all of them or none.',
      resolve: ({ choices }) => [...choices],
    }),
    paymentTerms: t.field({
      type: PaymentTermsType,
      description:
        'Terms of paying it now. The version changes with any of its offers, and is not one of `startCheckout`.',
      resolve: ({ terms }) => terms,
    }),
  }),
})

builder.prismaObjectField('PartRequest', 'baskets', t =>
  t.field({
    type: [BasketType],
    nullable: true,
    // Reads all pending offers with their lines, and searches.
    extensions: { cost: 100, atMost: 3 },
    args: {
      kind: t.arg({ type: BasketKindEnum, description: 'Only the one of this kind; null for all.' }),
    },
    description:
      'The cheapest, the fastest and the fewest-providers basket; equal ones are one. Empty unless one of them buys from several providers. Its buyer; null for others.',
    select: { id: true, buyerId: true },
    resolve: async ({ id, buyerId }, { kind }, ctx) => {
      if (!isAccount(ctx.viewer, buyerId)) return null
      const baskets = await requestBaskets(ctx, id)
      return kind ? baskets.filter(({ kinds }) => kinds.includes(kind)) : baskets
    },
  }),
)
