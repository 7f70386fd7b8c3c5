import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { Announcement } from '../platform/announcement.ts'
import { builder, type SchemaTypes } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { readOnce } from './news.ts'
import { type Model, readsOf, type Visible } from './payloads.ts'

/**
 * A subscription: each announcement on its topic is answered with the row that it names, read with the viewer's own rights;
 * null when they have none to it.
 */
export function newsField<M extends Model, Args extends InputFieldMap = Record<never, never>>(
  name: string,
  options: {
    readonly model: M
    /** Description in the schema: the news, its audience, and the meaning of null. */
    readonly description: string
    readonly authScopes: Partial<SchemaTypes['AuthScopes']>
    readonly args?: Args
    /** Throws a refusal when the viewer has no such topic. */
    readonly topic: (ctx: GraphQLContext, args: InputShapeFromFields<Args>) => string | Promise<string>
    /** Under which name the announcements on it carry the row's id; null where `visible` names the one row. */
    readonly key: string | null
    readonly visible: Visible<M>
  },
): void {
  const { model, description, authScopes, args, topic, key, visible } = options
  builder.subscriptionField(name, t =>
    t.prismaField({
      type: model,
      nullable: true,
      description,
      authScopes,
      args: args ?? {},
      subscribe: async (_root, given, ctx) =>
        ctx.news.subscribe(await topic(ctx, given as InputShapeFromFields<Args>), { lastMs: ctx.readMsAgo }),
      resolve: (query, announcement: Announcement, _args, { viewer, db }) => {
        const where = { ...(key === null ? {} : { id: idIn(announcement, key) }), AND: [visible(viewer)] }
        return readOnce(announcement, { query, where }, () =>
          readsOf(db.prisma, model).findFirst({ ...query, where }),
        ) as never
      },
    }),
  )
}

/** The row that an announcement names. Throws when it names none: the event does not belong on this topic. */
export function idIn({ event, data }: Announcement, key: string): string {
  const id = data[key]
  if (typeof id !== 'string') throw new Error(`${event} has no ${key}`)
  return id
}
