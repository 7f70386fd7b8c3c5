import { builder } from '../../graphql/builder.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { batched } from '../../platform/batched.ts'
import { visibleMessages } from './chat.policy.ts'
import { findMessages, MAX_MESSAGE_SEARCH, MOST_FOUND } from './messageSearch.ts'

builder.prismaObjectField('Message', 'conversation', t =>
  t.relation('conversation', { description: 'Its conversation.' }),
)

/** The page and its count ask for the same search. */
const found = batched(
  (ctx: GraphQLContext, searches: readonly string[]) =>
    Promise.all(searches.map(search => findMessages(ctx, search))),
  search => search,
)

interface Page {
  readonly cursor?: { readonly id?: string | undefined } | undefined
  readonly take?: number | undefined
  readonly skip?: number | undefined
}

/** The ids that a page can have, so that it reads no other rows. */
function pageOf(ids: readonly string[], { cursor, take = 0, skip = 0 }: Page): string[] {
  const size = Math.abs(take) + skip
  const end = take < 0 ? ids.length : 0
  const at = cursor ? ids.indexOf(cursor.id ?? '') : end
  return at < 0 ? [] : ids.slice(Math.max(0, at - size), at + size)
}

builder.queryField('foundMessages', t =>
  t.prismaConnection({
    type: 'Message',
    cursor: 'id',
    nullable: true,
    extensions: { cost: 50 },
    description: `Messages of all the viewer’s conversations that contain each word of a search, ignoring accents and capitals: the newest ${MOST_FOUND}, newest first. Without those that were hidden or erased. Accounts; null for others.`,
    authScopes: { account: true },
    unauthorizedResolver: () => null,
    args: {
      search: t.arg.string({
        description: `The words, up to ${MAX_MESSAGE_SEARCH} characters; null and blanks find nothing.`,
      }),
    },
    totalCount: async (_root, { search }, ctx) => (await found(ctx, search ?? '')).length,
    resolve: async (query, _root, { search }, ctx) =>
      ctx.db.prisma.message.findMany({
        ...query,
        where: {
          id: { in: pageOf(await found(ctx, search ?? ''), query) },
          AND: [visibleMessages(ctx.viewer)],
        },
        orderBy: { id: 'desc' },
      }),
  }),
)
