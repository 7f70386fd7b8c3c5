import { builder } from '../../graphql/builder.ts'
import { isAdmin } from '../viewer.ts'
import { lostRank } from './lostRank.ts'
import { isOwnOffer } from './offer.policy.ts'

builder.prismaObjectField('Offer', 'lostRank', t =>
  t.string({
    nullable: true,
    description:
      'Its place by price among the offers for the same parts once another one was paid, in Spanish: ‘Por precio quedaste tercero de 7: la elegida era ~15 % más barata.’ Null under four such offers. The provider who made it and the admin; null for others.',
    select: { id: true, providerId: true, state: true },
    resolve: (offer, _args, ctx) =>
      offer.state === 'LOST' && (isOwnOffer(ctx.viewer, offer) || isAdmin(ctx.viewer))
        ? lostRank(ctx, offer.id)
        : null,
  }),
)
