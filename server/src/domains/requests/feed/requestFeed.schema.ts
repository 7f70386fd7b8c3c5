import { foldText } from '../../../common/foldText.ts'
import { Urgency } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import type { GraphQLContext } from '../../../graphql/context.ts'
import { withoutControlCharacters } from '../../../platform/input.ts'
import { DepartmentEnum } from '../../accounts/account.schema.ts'
import { PartCategoryEnum } from '../../vehicles/categories.schema.ts'
import { requireProvider, type Viewer } from '../../viewer.ts'
import { openRequests, visibleRequests, withoutMyOffer } from '../request.policy.ts'
import { RequestOriginEnum } from '../requestEnums.schema.ts'
import { FIRST_PROVEN_FEED_KEY } from './feedKeys.ts'
import { searchesFor } from './requestSearch.ts'

const RequestFeedFilter = builder.inputType('RequestFeedFilter', {
  description: 'Filters open requests; absent values do not filter.',
  fields: t => ({
    urgentOnly: t.boolean({ description: 'Only those with a part of urgency HIGH or URGENT.' }),
    origin: t.field({ type: RequestOriginEnum, description: 'Only those that came in this way.' }),
    brands: t.stringList({
      description: 'Only these makes, ignoring accents and capitals; an empty list does not filter.',
    }),
    department: t.field({ type: DepartmentEnum, description: 'Only those of this department.' }),
    category: t.field({ type: PartCategoryEnum, description: 'Only those with a part of this category.' }),
    search: t.string({
      description:
        'Only those whose vehicle, parts and part numbers contain each of these words, ignoring accents, capitals and separators; up to 100 characters. Words of one or two characters match the beginning of a word.',
    }),
    sentAfter: t.field({ type: 'DateTime', description: 'Only those sent after this moment.' }),
    updatedSince: t.field({
      type: 'DateTime',
      description:
        'Only those sent, changed by their owner or opened again at this moment or after it: a program that syncs keeps the moment at which it last read.',
    }),
    notifiedMe: t.boolean({
      description:
        'Only those of which the viewing provider was notified, because they matched its makes, categories and departments when they were sent.',
    }),
    inMyCatalogue: t.boolean({
      description:
        'Only those with a part that the viewing provider’s catalogue has, as RequestedPart.fromMyCatalogue shows.',
    }),
  }),
})

function feedFilter(viewer: Viewer, filter: typeof RequestFeedFilter.$inferInput | null | undefined) {
  const { urgentOnly, origin, brands, department, category, search, sentAfter, updatedSince } = filter ?? {}
  const { notifiedMe, inMyCatalogue } = filter ?? {}
  const { provider } = requireProvider(viewer)
  return [
    ...(department ? [{ department }] : []),
    ...(category ? [{ parts: { some: { category } } }] : []),
    ...searchesFor(search),
    ...(sentAfter ? [{ sentAt: { gt: sentAfter } }] : []),
    ...(updatedSince ? [{ changedAt: { gte: updatedSince } }] : []),
    ...(notifiedMe ? [{ alerts: { some: { providerId: provider.id } } }] : []),
    ...(inMyCatalogue ? [{ proposals: { some: { providerId: provider.id } } }] : []),
    ...(urgentOnly ? [{ parts: { some: { urgency: { in: [Urgency.HIGH, Urgency.URGENT] } } } }] : []),
    ...(origin ? [{ origin }] : []),
    ...(brands?.length
      ? [
          {
            brandKey: {
              in: brands.slice(0, 200).map(brand => foldText(withoutControlCharacters(brand))),
            },
          },
        ]
      : []),
  ]
}

/** The limit of counting in the feed. */
const COUNTED = 100

builder.queryField('requestFeed', t =>
  t.prismaConnection({
    type: 'PartRequest',
    cursor: 'feedKey',
    description:
      'Open requests that the viewing provider has not quoted yet, those with a proven contact first, of both the last sent first; its `totalCount` stops at 100, which means 100 or more. Providers waiting for or with approval.',
    authScopes: { provider: true },
    args: { filter: t.arg({ type: RequestFeedFilter, description: 'The filter; all when left out.' }) },
    resolve: ({ cursor, ...page }, _root, { filter }, ctx) =>
      ctx.db.prisma.partRequest.findMany({
        ...page,
        skip: 0,
        where: feedWhere(ctx, filter, beyond(cursor?.feedKey, page.take)),
        orderBy: { feedKey: 'desc' },
      }),
    // Larger counts have no use, and counting them would read as many rows.
    totalCount: (_root, { filter }, ctx) =>
      ctx.db.prisma.partRequest.count({
        where: feedWhere(ctx, filter),
        orderBy: { feedKey: 'desc' },
        take: COUNTED,
      }),
  }),
)

/**
 * The rows after a page's cursor, as a range of the feed's key. Prisma would read the cursor by a subquery:
 * Postgres then does not know how many rows follow, and may read and sort all open ones.
 */
function beyond(feedKey: string | undefined, take: number) {
  if (feedKey === undefined) return {}
  return { feedKey: take < 0 ? { gt: feedKey } : { lt: feedKey } }
}

function feedWhere(
  { viewer, clock, settings }: GraphQLContext,
  filter: Parameters<typeof feedFilter>[1],
  page: ReturnType<typeof beyond> = {},
) {
  return {
    AND: [
      visibleRequests(viewer),
      openRequests(clock.now()),
      withoutMyOffer(viewer),
      ...feedFilter(viewer, filter),
      ...(settings.takesUnprovenRequests ? [] : [{ feedKey: { gte: FIRST_PROVEN_FEED_KEY } }]),
      page,
    ],
  }
}
