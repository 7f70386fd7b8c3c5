import type { Prisma } from '../../../generated/prisma/client.ts'
import { builder } from '../../../graphql/builder.ts'
import type { GraphQLContext } from '../../../graphql/context.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { downloadName, namelessFile } from '../../uploads/fileNames.ts'
import { FileKindEnum } from '../../uploads/uploadEnums.schema.ts'
import { posterKey } from '../../uploads/uploadKeys.ts'
import { hasQuoted } from '../feed/quotedRequests.ts'
import { type FileAccess, fileAccess, isOpenRequest, visibleRequests } from '../request.policy.ts'

/** For how long a link to a file works at least, in ms. */
const LINK_LIFETIME_MS = HOUR_MS

const guarded = {
  request: {
    select: { id: true, buyerId: true, state: true, expiresAt: true, sentAt: true, deletedAt: true },
  },
  upload: {
    select: { id: true, kind: true, storageKey: true, previewKey: true, fileName: true, contentType: true },
  },
} as const satisfies Prisma.RequestFileSelect

type GuardedFile = Prisma.RequestFileGetPayload<{ select: typeof guarded }>

async function accessTo({ request }: GuardedFile, ctx: GraphQLContext): Promise<FileAccess> {
  const isOpen = isOpenRequest(request, ctx.clock.now())
  const concernsThem = isOpen || (await hasQuoted(ctx.db.prisma, ctx.viewer, request.id))
  return fileAccess(ctx.viewer, request, concernsThem)
}

/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

const FULL =
  'Its owner, the admin and, until it is deleted, approved providers while the request is open or they have quoted it; null for others.'

export const RequestFileType = builder.prismaNode('RequestFile', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A photo or video of a request, stored without the metadata it came with.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ request: visibleRequests(viewer) }] }),
  select: { id: true },
  fields: t => ({
    kind: t.expose('kind', { type: FileKindEnum, description: 'Kind of the file.' }),
    part: t.relation('part', {
      nullable: true,
      description: 'The part it shows; null: the whole request. Viewers of the request.',
    }),
    fileName: t.string({
      description: 'The original file name, for viewers of `url`; for others a name with only its kind.',
      select: guarded,
      // People name files after themselves.
      resolve: async (file, _args, ctx) =>
        (await accessTo(file, ctx)) === 'all' ? file.upload.fileName : namelessFile(file.upload),
    }),
    contentType: t.string({
      nullable: true,
      description: 'Media type of what is stored; null while unknown.',
      select: { upload: { select: { contentType: true } } },
      resolve: ({ upload }) => upload.contentType,
    }),
    bytes: t.int({
      nullable: true,
      description: 'Size of what is stored, in bytes; null while unknown.',
      select: { upload: { select: { bytes: true } } },
      resolve: ({ upload }) => upload.bytes,
    }),
    width: t.int({
      nullable: true,
      description: 'Width in pixels as shown; null while unknown.',
      select: { upload: { select: { width: true } } },
      resolve: ({ upload }) => upload.width,
    }),
    height: t.int({
      nullable: true,
      description: 'Height in pixels as shown; null while unknown.',
      select: { upload: { select: { height: true } } },
      resolve: ({ upload }) => upload.height,
    }),
    durationMs: t.int({
      nullable: true,
      description: 'Length of a video in milliseconds; null for a photo.',
      select: { upload: { select: { durationMs: true } } },
      resolve: ({ upload }) => upload.durationMs,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the file in 320 × 320 pixels, valid for at least an hour. As `url`, and providers who wait for approval; null for others and for a video without a poster.',
      select: guarded,
      resolve: async (file, _args, ctx) =>
        file.upload.previewKey !== null && (await accessTo(file, ctx)) !== 'none'
          ? ctx.storage.signDownload(file.upload.previewKey, { expiresInMs: LINK_LIFETIME_MS })
          : null,
    }),
    url: t.string({
      nullable: true,
      extensions: SIGNED,
      description: `Address of the file in full size, valid for at least an hour. ${FULL}`,
      select: guarded,
      resolve: async (file, _args, ctx) =>
        file.upload.storageKey !== null && (await accessTo(file, ctx)) === 'all'
          ? ctx.storage.signDownload(file.upload.storageKey, { expiresInMs: LINK_LIFETIME_MS })
          : null,
    }),
    posterUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description: `Address of the first frame of a video in full size, valid for at least an hour; null for a photo and for a video without a poster. ${FULL}`,
      select: guarded,
      resolve: async (file, _args, ctx) => {
        const key = posterKey(file.upload)
        return key !== null && (await accessTo(file, ctx)) === 'all'
          ? ctx.storage.signDownload(key, { expiresInMs: LINK_LIFETIME_MS })
          : null
      },
    }),
    downloadUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description: `As \`url\`, but browsers save it under its name. ${FULL}`,
      select: guarded,
      resolve: async (file, _args, ctx) =>
        file.upload.storageKey !== null && (await accessTo(file, ctx)) === 'all'
          ? ctx.storage.signDownload(file.upload.storageKey, {
              expiresInMs: LINK_LIFETIME_MS,
              downloadName: downloadName(file.upload),
            })
          : null,
    }),
  }),
})
