import { DisputeParty } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { FileKindEnum } from '../uploads/uploadEnums.schema.ts'
import { posterKey } from '../uploads/uploadKeys.ts'
import { visibleDisputes } from './dispute.policy.ts'

export const DisputePartyEnum = describedEnum('DisputeParty', DisputeParty, 'A party of a dispute.', {
  BUYER: 'The buyer, who opened the dispute.',
  PROVIDER: 'The provider, who sold.',
})

/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

const upload = {
  upload: {
    select: { id: true, kind: true, storageKey: true, previewKey: true, fileName: true, contentType: true },
  },
} as const

export const DisputeFileType = builder.prismaNode('DisputeFile', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A photo or video shown as evidence. Seen by both parties of the order and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ dispute: visibleDisputes(viewer) }] }),
  fields: t => ({
    kind: t.expose('kind', { type: FileKindEnum, description: 'Kind of the file.' }),
    party: t.expose('party', { type: DisputePartyEnum, description: 'The party that shows it.' }),
    fileName: t.string({
      description: 'The original file name.',
      select: upload,
      resolve: file => file.upload.fileName,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the file in 320 × 320 pixels, valid for at least an hour; null for a video without a poster.',
      select: upload,
      resolve: (file, _args, { storage }) =>
        file.upload.previewKey && storage.signDownload(file.upload.previewKey, { expiresInMs: HOUR_MS }),
    }),
    url: t.string({
      nullable: true,
      extensions: SIGNED,
      description: 'Address of the file in full size, valid for at least an hour; null once it is erased.',
      select: upload,
      resolve: (file, _args, { storage }) =>
        file.upload.storageKey && storage.signDownload(file.upload.storageKey, { expiresInMs: HOUR_MS }),
    }),
    posterUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the first frame of a video in full size, valid for at least an hour; null for a photo and for a video without a poster.',
      select: upload,
      resolve: (file, _args, { storage }) => {
        const key = posterKey(file.upload)
        return key && storage.signDownload(key, { expiresInMs: HOUR_MS })
      },
    }),
  }),
})
