import { builder } from '../../../graphql/builder.ts'
import { callerOf } from '../../../graphql/context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { containsEachWord } from '../../../platform/search.ts'
import { visiblePublicProviders } from '../account.policy.ts'

/** Only the name of approved providers is public. */
export const PublicProviderType = builder.prismaNode('ProviderProfile', {
  variant: 'PublicProvider',
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'An approved provider as everybody sees it: its name, for a buyer to name its supplier.',
  findUnique: id => ({ id, AND: [visiblePublicProviders()] }),
  select: { id: true },
  fields: t => ({
    companyName: t.exposeString('companyName', { description: 'The name of the business.' }),
  }),
})

/** Typing a name takes a few searches; nobody needs the whole list repeatedly. */
const SEARCHES_PER_CALLER = { name: 'public-providers', points: 240, perMs: 10 * MINUTE_MS }
const MAX_SEARCH = 60

builder.queryField('publicProviders', t =>
  t.prismaConnection({
    type: PublicProviderType,
    cursor: 'id',
    description: 'The approved providers by name, in its order. Everybody; 240 times in ten minutes.',
    authScopes: { public: true },
    args: {
      search: t.arg.string({
        description:
          'Only those whose name contains each of these words, ignoring accents and capitals; up to 60 characters. All when left out.',
      }),
    },
    resolve: async (query, _root, { search }, ctx) => {
      await ctx.rateLimit.spend(SEARCHES_PER_CALLER, callerOf(ctx))
      return ctx.db.prisma.providerProfile.findMany({
        ...query,
        where: {
          AND: [
            visiblePublicProviders(),
            ...containsEachWord(search, MAX_SEARCH).map(companyNameKey => ({ companyNameKey })),
          ],
        },
        orderBy: [{ companyNameKey: 'asc' }, { id: 'asc' }],
      })
    },
  }),
)
