import type { Viewer } from '../domains/viewer.ts'
import type PrismaTypes from '../generated/pothosTypes.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { builder } from './builder.ts'

export type Model = keyof PrismaTypes & string
export type Where<M extends Model> = PrismaTypes[M]['Where']
/** The clause that a viewer's reads of a model are bound by. */
export type Visible<M extends Model> = (viewer: Viewer) => Where<M>

interface Reads {
  findFirst(args: object): Promise<object | null>
  findFirstOrThrow(args: object): Promise<object>
}

/** The client's reads of a model. */
export function readsOf(prisma: PrismaClient, model: Model): Reads {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}`
  return (prisma as unknown as Record<string, Reads>)[name] as Reads
}

/**
 * Payload type of a command about one row: its operation returns the row's id as `key`, the graph reads the
 * rest.
 */
export function payloadOf<M extends Model, const Key extends string>(
  name: string,
  options: {
    readonly description: string
    readonly model: M
    readonly field: string
    readonly fieldDescription: string
    readonly key: Key
    readonly visible: Visible<M>
  },
) {
  const { description, model, field, fieldDescription, key, visible } = options
  return builder.objectRef<Readonly<Record<Key, string>>>(name).implement({
    description,
    fields: t => ({
      [field]: t.prismaField({
        type: model,
        description: fieldDescription,
        resolve: (query, payload, _args, { db, viewer }) =>
          readsOf(db.prisma, model).findFirstOrThrow({
            ...query,
            where: { id: payload[key], AND: [visible(viewer)] },
          }) as never,
      }),
    }),
  })
}
