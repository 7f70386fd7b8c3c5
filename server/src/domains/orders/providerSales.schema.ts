import { builder } from '../../graphql/builder.ts'
import { OfferProviderType } from '../offers/offer.schema.ts'
import { finishedSales } from './finishedSales.ts'

builder.objectField(OfferProviderType, 'sales', t =>
  t.int({
    description: 'How many of its sales a buyer has confirmed to have received, in all its time here.',
    resolve: ({ id }, _args, ctx) => finishedSales(ctx, id),
  }),
)
