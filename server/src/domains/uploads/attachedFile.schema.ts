import { builder } from '../../graphql/builder.ts'
import { contactIn } from '../../mind/contactsIn.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { isAccount } from '../viewer.ts'
import { FileKindEnum } from './uploadEnums.schema.ts'

/** For how long a link to a file works at least, in ms. */
const LINK_LIFETIME_MS = HOUR_MS

/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

export const AttachedFileType = builder.prismaObject('Upload', {
  variant: 'AttachedFile',
  description:
    'A photo or video as it is shown, stored without the metadata it came with. Whoever reads its owner reads it.',
  fields: t => ({
    kind: t.expose('kind', { type: FileKindEnum, description: 'Kind of the file.' }),
    fileName: t.string({
      extensions: { maxLength: 255 },
      description:
        'The original file name; others than its sender read ‘Foto’ or ‘Video’ for a file of an offer, and for a name with contact data.',
      select: { fileName: true, purpose: true, kind: true, accountId: true },
      resolve: ({ fileName, purpose, kind, accountId }, _args, { viewer }) => {
        const isOpen =
          isAccount(viewer, accountId) || (purpose !== 'OFFER_FILE' && contactIn(fileName) === null)
        return isOpen ? fileName : kind === 'VIDEO' ? 'Video' : 'Foto'
      },
    }),
    uploadId: t.string({
      nullable: true,
      description: 'Its upload, for an edit that keeps it. The account that sent it; null for others.',
      select: { id: true, accountId: true },
      resolve: ({ id, accountId }, _args, { viewer }) => (isAccount(viewer, accountId) ? id : null),
    }),
    thumbnailUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the file in 320 × 320 pixels, valid for at least an hour; null for a video without a poster.',
      select: { previewKey: true },
      resolve: ({ previewKey }, _args, { storage }) =>
        previewKey === null ? null : storage.signDownload(previewKey, { expiresInMs: LINK_LIFETIME_MS }),
    }),
    url: t.string({
      nullable: true,
      extensions: SIGNED,
      description: 'Address of the file in full size, valid for at least an hour; null once it is erased.',
      select: { storageKey: true },
      resolve: ({ storageKey }, _args, { storage }) =>
        storageKey === null ? null : storage.signDownload(storageKey, { expiresInMs: LINK_LIFETIME_MS }),
    }),
  }),
})
