import { builder } from '../../graphql/builder.ts'
import { OfferProviderType } from '../offers/offer.schema.ts'
import { finishedSales } from './finishedSales.ts'

builder.objectField(OfferProviderType, 'sales', t =>
  t.int({
    description: 'Number of its sales with confirmed receipt, in total.',
    resolve: ({ id }, _args, ctx) => finishedSales(ctx, id),
  }),
)
