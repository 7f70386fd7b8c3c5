import type { Upload, UploadPurpose } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { RefusalInterface, registerRefusal } from '../../graphql/refusals.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { SignedUpload } from '../../platform/objectStorage.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { UploadRejected, UploadRejections, UploadsUnavailable } from './upload.errors.ts'
import { startUploadInput, uploadArgs } from './upload.input.ts'
import { cancelUpload, completeUpload, type StartedUpload, startUpload } from './upload.operations.ts'
import { FileKindEnum, UploadPurposeEnum, UploadStateEnum } from './uploadEnums.schema.ts'
import { type UploadLimits, uploadLimits } from './uploadPurposes.ts'

const UploadRejectionEnum = describedEnum(
  'UploadRejection',
  UploadRejections,
  'Why a file is not accepted.',
  {
    UNSUPPORTED:
      'Its content is no image and no video that we know, or not of the kind that its purpose allows.',
    HEIC_UNSUPPORTED: 'A HEIC photo, which we cannot read.',
    IMAGE_TOO_LARGE: 'An image of more bytes than its purpose allows.',
    VIDEO_TOO_LARGE: 'A video of more bytes than its purpose allows.',
    TOO_MANY_PIXELS: 'An image of more than 40 megapixels.',
    VIDEO_TOO_LONG: 'A video that is longer than its purpose allows.',
    IMAGE_UNREADABLE: 'A broken image.',
    VIDEO_UNREADABLE: 'A broken video, or one in a format we cannot read.',
    VIDEO_METADATA:
      'A video in a format from which we cannot take the metadata, such as the place it was taken at.',
    MISSING: 'Its bytes have not arrived; they may still be sent.',
    CANCELED: 'The upload was canceled.',
  },
)

builder.objectType(UploadRejected, {
  name: 'UploadRejected',
  description: 'The file is not accepted for its purpose.',
  interfaces: [RefusalInterface],
  fields: t => ({
    reason: t.expose('reason', { type: UploadRejectionEnum, description: 'Why, for programs.' }),
  }),
})
registerRefusal(
  UploadsUnavailable,
  'The store of files does not answer; try again later or go on without files.',
)

export const UploadType = builder.objectRef<Upload>('Upload').implement({
  description:
    'An uploaded file before its use. Its id grants its use: a secret of the browser that began it, and of its account when it was signed in.',
  fields: t => ({
    id: t.exposeID('id', {
      description: 'For `completeUpload`, `cancelUpload` and `uploadIds`; no global id.',
    }),
    state: t.expose('state', { type: UploadStateEnum, description: 'Current state.' }),
    purpose: t.expose('purpose', { type: UploadPurposeEnum, description: 'Its purpose.' }),
    kind: t.expose('kind', {
      type: FileKindEnum,
      description: 'Its kind: by its content once it is READY, before that as declared.',
    }),
    fileName: t.exposeString('fileName', { description: 'Its name on the device, without folders.' }),
    bytes: t.exposeInt('bytes', {
      nullable: true,
      description: 'Size of what is stored, in bytes; null before it is READY.',
    }),
    width: t.exposeInt('width', {
      nullable: true,
      description: 'Width in pixels as shown; null before it is READY.',
    }),
    height: t.exposeInt('height', {
      nullable: true,
      description: 'Height in pixels as shown; null before it is READY.',
    }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'Length of a video in milliseconds; null for a photo and before it is READY.',
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description:
        'Address of a thumbnail of 320 × 320 pixels, for an hour at least; null for a video without a poster and before it is READY.',
      resolve: ({ state, previewKey }, _args, { storage }) =>
        state === 'READY' && previewKey ? storage.signDownload(previewKey, { expiresInMs: HOUR_MS }) : null,
    }),
  }),
})

const UploadLimitsType = builder
  .objectRef<UploadLimits & { purpose: UploadPurpose }>('UploadLimits')
  .implement({
    description: 'Limits of a purpose. Counts are per owner: one request, one message.',
    fields: t => ({
      purpose: t.expose('purpose', { type: UploadPurposeEnum, description: 'Purpose of the files.' }),
      maxImages: t.exposeInt('maxImages', { description: 'Maximum photos; 0 for none.' }),
      maxImageBytes: t.exposeInt('maxImageBytes', { description: 'Size of one photo as sent, in bytes.' }),
      maxVideos: t.exposeInt('maxVideos', { description: 'Maximum videos; 0 for none.' }),
      maxVideoBytes: t.exposeInt('maxVideoBytes', { description: 'Size of one video as sent, in bytes.' }),
      maxVideoMs: t.exposeInt('maxVideoMs', { description: 'Length of one video, in milliseconds.' }),
    }),
  })

builder.queryField('uploadLimits', t =>
  t.field({
    type: UploadLimitsType,
    description: 'Limits of a purpose. Everybody.',
    authScopes: { public: true },
    args: {
      purpose: t.arg({ type: UploadPurposeEnum, required: true, description: 'Purpose of the files.' }),
    },
    resolve: (_root, { purpose }) => ({ purpose, ...uploadLimits(purpose) }),
  }),
)

const UploadHeader = builder.objectRef<{ name: string; value: string }>('UploadHeader').implement({
  description: 'A header to be sent with the bytes.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Name of the header.' }),
    value: t.exposeString('value', { description: 'Value of the header, to be sent unchanged.' }),
  }),
})

const uploadHeaders = ({ headers }: SignedUpload) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

export const UploadPlace = builder.objectRef<SignedUpload>('UploadPlace').implement({
  description: 'Target of an additional file’s bytes.',
  fields: t => ({
    url: t.exposeString('url', { description: 'Address for the bytes.' }),
    method: t.exposeString('method', { description: 'The HTTP method: PUT.' }),
    headers: t.field({
      type: [UploadHeader],
      description: 'The headers to send with them, no more and no less; a handful.',
      resolve: uploadHeaders,
    }),
  }),
})

const StartUploadPayload = builder.objectRef<StartedUpload>('StartUploadPayload').implement({
  description:
    'Target of the bytes. A retry that answers 412 means that they have arrived: continue with `completeUpload`.',
  fields: t => ({
    upload: t.expose('upload', { type: UploadType, description: 'The upload.' }),
    url: t.string({ description: 'Address for the bytes.', resolve: ({ signed }) => signed.url }),
    method: t.string({ description: 'The HTTP method: PUT.', resolve: ({ signed }) => signed.method }),
    headers: t.field({
      type: [UploadHeader],
      description: 'The headers to send with them, no more and no less; a handful.',
      resolve: ({ signed }) => uploadHeaders(signed),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Latest time to begin sending.',
      resolve: ({ signed }) => signed.expiresAt,
    }),
    poster: t.expose('poster', {
      type: UploadPlace,
      nullable: true,
      description:
        'Target of a video’s first frame, to send before `completeUpload`, as image/jpeg; null when none was announced. A video whose frame is missing or not an acceptable photo is stored without one.',
    }),
  }),
})

const CompleteUploadPayload = builder.objectRef<{ upload: Upload }>('CompleteUploadPayload').implement({
  description: 'The file is stored and may be used once, for a day.',
  fields: t => ({ upload: t.expose('upload', { type: UploadType, description: 'The upload.' }) }),
})

const CancelUploadPayload = builder.objectRef<{ upload: Upload }>('CancelUploadPayload').implement({
  description: 'The file is canceled and will be removed.',
  fields: t => ({ upload: t.expose('upload', { type: UploadType, description: 'The upload.' }) }),
})

commandWithInput('startUpload', {
  type: StartUploadPayload,
  description: 'Begins to send a photo or video. Its purpose defines the senders.',
  authScopes: { public: true },
  refusals: [RateLimited, UploadsUnavailable],
  input: startUploadInput,
  inputDescription: 'The file.',
  run: startUpload,
})
commandWithArgs('completeUpload', {
  type: CompleteUploadPayload,
  description:
    'Checks the sent bytes: content decides, photos lose their metadata. Takes seconds for a video.',
  authScopes: { public: true },
  refusals: [RateLimited, UploadRejected, UploadsUnavailable],
  args: uploadArgs,
  run: async (ctx, { uploadId }) => ({ upload: await completeUpload(ctx, uploadId) }),
})
commandWithArgs('cancelUpload', {
  type: CancelUploadPayload,
  description: 'Cancels an unused file.',
  authScopes: { public: true },
  refusals: [RateLimited, WrongState],
  args: uploadArgs,
  run: async (ctx, { uploadId }) => ({ upload: await cancelUpload(ctx, uploadId) }),
})
