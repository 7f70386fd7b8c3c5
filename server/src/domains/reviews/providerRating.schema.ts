import { builder } from '../../graphql/builder.ts'
import { type ProviderRating, RATING_COLUMNS, ratingOf } from '../accounts/profiles/providerRating.ts'
import { OfferProviderType } from '../offers/offer.schema.ts'

export const ProviderRatingType = builder.objectRef<ProviderRating>('ProviderRating').implement({
  description: 'Result of a provider’s published reviews. Averages have one decimal.',
  fields: t => ({
    average: t.exposeFloat('average', { description: 'Average of all aspects, 1 to 5.' }),
    count: t.exposeInt('count', { description: 'Number of reviews.' }),
    reviewsByStars: t.intList({
      extensions: { atMost: 5 },
      description: 'Number of reviews whose average is nearest to one star, to two, up to five.',
      resolve: ({ reviewsByStars }) => [...reviewsByStars],
    }),
    responseTime: t.float({
      description: 'Average for the time of response.',
      resolve: ({ aspects }) => aspects.responseTime,
    }),
    productQuality: t.float({
      description: 'Average for the quality of the parts.',
      resolve: ({ aspects }) => aspects.productQuality,
    }),
    descriptionClarity: t.float({
      description: 'Average for the clarity of the description.',
      resolve: ({ aspects }) => aspects.descriptionClarity,
    }),
    productMatch: t.float({
      description: 'Average for the match of the parts with the request.',
      resolve: ({ aspects }) => aspects.productMatch,
    }),
  }),
})

builder.objectField(OfferProviderType, 'rating', t =>
  t.field({
    type: ProviderRatingType,
    nullable: true,
    description: 'Rating of the provider; null without a review.',
    resolve: ({ rating }) => rating,
  }),
)

builder.prismaObjectField('ProviderProfile', 'rating', t =>
  t.field({
    type: ProviderRatingType,
    nullable: true,
    description: 'Rating of the provider; null without a review.',
    select: RATING_COLUMNS,
    resolve: ratingOf,
  }),
)
