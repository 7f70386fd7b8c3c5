import { builder } from '../../graphql/builder.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { FileKindEnum } from '../uploads/uploadEnums.schema.ts'
import { visibleCustomOrders } from './customOrder.policy.ts'

/** For how long a link to a file works at least, in ms. */
const LINK_LIFETIME_MS = HOUR_MS

/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

builder.prismaNode('CustomOrderFile', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A photo or video of an item of a custom order, stored without the metadata it came with. Seen as its custom order is.',
  findUnique: (id, { viewer }) => ({
    id,
    AND: [{ item: { version: { customOrder: visibleCustomOrders(viewer) } } }],
  }),
  fields: t => ({
    kind: t.expose('kind', { type: FileKindEnum, description: 'Kind of the file.' }),
    uploadId: t.exposeString('uploadId', {
      description: 'Its upload; `editCustomOrder` names those that stay.',
    }),
    fileName: t.string({
      description: 'The original file name.',
      select: { upload: { select: { fileName: true } } },
      resolve: ({ upload }) => upload.fileName,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the file in 320 × 320 pixels, valid for at least an hour; null for a video without a poster.',
      select: { upload: { select: { previewKey: true } } },
      resolve: ({ upload: { previewKey } }, _args, { storage }) =>
        previewKey === null ? null : storage.signDownload(previewKey, { expiresInMs: LINK_LIFETIME_MS }),
    }),
    url: t.string({
      nullable: true,
      extensions: SIGNED,
      description: 'Address of the file in full size, valid for at least an hour; null once it is erased.',
      select: { upload: { select: { storageKey: true } } },
      resolve: ({ upload: { storageKey } }, _args, { storage }) =>
        storageKey === null ? null : storage.signDownload(storageKey, { expiresInMs: LINK_LIFETIME_MS }),
    }),
  }),
})
