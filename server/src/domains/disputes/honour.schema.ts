import { builder } from '../../graphql/builder.ts'
import { OfferProviderType } from '../offers/offer.schema.ts'
import { type Honour, honourOf } from './honour.ts'

const HonourType = builder.objectRef<Honour>('ProviderHonour').implement({
  description:
    'The score of a provider’s behaviour over its newest 50 sales and 20 offers: finished sales that it neither canceled nor lost in a dispute, and questions that it answered in 24 hours.',
  fields: t => ({
    percent: t.exposeInt('percent', { description: 'Share of them, 0 to 100, rounded down.' }),
    words: t.exposeString('words', { description: 'The figures behind it in one Spanish sentence.' }),
  }),
})

const description = 'The score of its behaviour; null under five finished sales.'

builder.objectField(OfferProviderType, 'honour', t =>
  t.field({
    type: HonourType,
    nullable: true,
    description,
    resolve: ({ id }, _args, ctx) => honourOf(ctx, id),
  }),
)

builder.prismaObjectField('ProviderProfile', 'honour', t =>
  t.field({
    type: HonourType,
    nullable: true,
    description,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => honourOf(ctx, id),
  }),
)
