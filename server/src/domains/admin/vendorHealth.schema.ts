import { builder } from '../../graphql/builder.ts'
import { readVendorHealth, type VendorHealth } from './vendorHealth.ts'

const VendorHealthType = builder.objectRef<VendorHealth>('VendorHealth').implement({
  description: 'State of one vendor, as this site’s own calls have found it.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Its name for the team, in Spanish.' }),
    isConnected: t.exposeBoolean('isConnected', { description: 'False when this site has no keys for it.' }),
    succeededAt: t.expose('succeededAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a call last succeeded; null before the first.',
    }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a call last failed; null before the first.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description:
        'Name and message of that error, without personal data, up to 300 characters; null before the first.',
    }),
    failuresInRow: t.exposeInt('failuresInRow', { description: 'Failures since the last success.' }),
    hasBreaker: t.exposeBoolean('hasBreaker', {
      description: 'True when a circuit breaker stops our calls while it fails.',
    }),
    restsUntil: t.expose('restsUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when its circuit breaker lets no call through; null while it does.',
    }),
  }),
})

/** More vendors than this version has. */
const MOST_VENDORS = 20

builder.queryField('vendorHealth', t =>
  t.field({
    type: [VendorHealthType],
    nullable: true,
    description: 'Every vendor with the results of our last calls. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 30, atMost: MOST_VENDORS },
    resolve: (_root, _args, ctx) => readVendorHealth(ctx),
  }),
)
