import { builder } from '../../graphql/builder.ts'
import { WEEKS, type WeekFigures, weeklyFigures } from './weeklyFigures.ts'

const WeekFiguresType = builder.objectRef<WeekFigures>('WeekFigures').implement({
  description: 'Figures of the site in one week of Uruguay, from Monday on.',
  fields: t => ({
    since: t.expose('since', { type: 'DateTime', description: 'When its Monday began in Uruguay.' }),
    requests: t.exposeInt('requests', { description: 'Requests that providers began to see.' }),
    firstOfferMinutes: t.exposeInt('firstOfferMinutes', {
      nullable: true,
      description:
        'Minutes in which half of those had their first offer, counting those without one; null when fewer than half had one. Without the requests of the last day.',
    }),
    paid: t.exposeInt('paid', { description: 'Orders that were paid.' }),
    released: t.exposeInt('released', {
      description: 'Orders whose money was released to the provider.',
    }),
    disputes: t.exposeInt('disputes', { description: 'Disputes that were opened.' }),
  }),
})

builder.queryField('weeklyFigures', t =>
  t.field({
    type: [WeekFiguresType],
    nullable: true,
    description: `The last ${WEEKS} weeks with the present one, the oldest first. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 50, atMost: WEEKS },
    resolve: (_root, _args, ctx) => weeklyFigures(ctx),
  }),
)
