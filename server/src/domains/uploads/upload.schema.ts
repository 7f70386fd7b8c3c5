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
    'A file on its way to what it is for. Whoever holds its id may use it: it is a secret of the browser that began it, and of its account when it was signed in.',
  fields: t => ({
    id: t.exposeID('id', {
      description: 'For `completeUpload`, `cancelUpload` and `uploadIds`; no global id.',
    }),
    state: t.expose('state', { type: UploadStateEnum, description: 'Where it stands.' }),
    purpose: t.expose('purpose', { type: UploadPurposeEnum, description: 'What it is for.' }),
    kind: t.expose('kind', {
      type: FileKindEnum,
      description: 'What it is: by its content once it is READY, before that as declared.',
    }),
    fileName: t.exposeString('fileName', { description: 'The name it has on the device, without folders.' }),
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
        'Where to see it 320 × 320 pixels small, for an hour at least; null for a video without a poster and before it is READY.',
      resolve: ({ state, previewKey }, _args, { storage }) =>
        state === 'READY' && previewKey ? storage.signDownload(previewKey, { expiresInMs: HOUR_MS }) : null,
    }),
  }),
})

const UploadLimitsType = builder
  .objectRef<UploadLimits & { purpose: UploadPurpose }>('UploadLimits')
  .implement({
    description: 'What may be sent for a purpose. Counts are per owner: one request, one message.',
    fields: t => ({
      purpose: t.expose('purpose', { type: UploadPurposeEnum, description: 'What the files are for.' }),
      maxImages: t.exposeInt('maxImages', { description: 'How many photos; 0 when none.' }),
      maxImageBytes: t.exposeInt('maxImageBytes', { description: 'Size of one photo as sent, in bytes.' }),
      maxVideos: t.exposeInt('maxVideos', { description: 'How many videos; 0 when none.' }),
      maxVideoBytes: t.exposeInt('maxVideoBytes', { description: 'Size of one video as sent, in bytes.' }),
      maxVideoMs: t.exposeInt('maxVideoMs', { description: 'Length of one video, in milliseconds.' }),
    }),
  })

builder.queryField('uploadLimits', t =>
  t.field({
    type: UploadLimitsType,
    description: 'What may be sent for a purpose. Everybody.',
    authScopes: { public: true },
    args: {
      purpose: t.arg({ type: UploadPurposeEnum, required: true, description: 'What the files are for.' }),
    },
    resolve: (_root, { purpose }) => ({ purpose, ...uploadLimits(purpose) }),
  }),
)

const UploadHeader = builder.objectRef<{ name: string; value: string }>('UploadHeader').implement({
  description: 'A header to be sent with the bytes.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    value: t.exposeString('value', { description: 'Its value, to be sent exactly so.' }),
  }),
})

const uploadHeaders = ({ headers }: SignedUpload) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const UploadPlace = builder.objectRef<SignedUpload>('UploadPlace').implement({
  description: 'Where to send bytes that go beside a file.',
  fields: t => ({
    url: t.exposeString('url', { description: 'Where to send them.' }),
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
    'Where to send the bytes. A second try that answers 412 means that they have arrived: go on with `completeUpload`.',
  fields: t => ({
    upload: t.expose('upload', { type: UploadType, description: 'The upload.' }),
    url: t.string({ description: 'Where to send the bytes.', resolve: ({ signed }) => signed.url }),
    method: t.string({ description: 'The HTTP method: PUT.', resolve: ({ signed }) => signed.method }),
    headers: t.field({
      type: [UploadHeader],
      description: 'The headers to send with them, no more and no less; a handful.',
      resolve: ({ signed }) => uploadHeaders(signed),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when sending may begin.',
      resolve: ({ signed }) => signed.expiresAt,
    }),
    poster: t.expose('poster', {
      type: UploadPlace,
      nullable: true,
      description:
        'Where to send the first frame of a video before `completeUpload`, as image/jpeg; null when none was announced. A video whose frame does not arrive, or is no photo we accept, is kept without.',
    }),
  }),
})

const CompleteUploadPayload = builder.objectRef<{ upload: Upload }>('CompleteUploadPayload').implement({
  description: 'The file is stored and may be used once, for a day.',
  fields: t => ({ upload: t.expose('upload', { type: UploadType, description: 'The upload.' }) }),
})

const CancelUploadPayload = builder.objectRef<{ upload: Upload }>('CancelUploadPayload').implement({
  description: 'The file is given up and will be removed.',
  fields: t => ({ upload: t.expose('upload', { type: UploadType, description: 'The upload.' }) }),
})

commandWithInput('startUpload', {
  type: StartUploadPayload,
  description: 'Begins to send a photo or video. Who may is said by its purpose.',
  authScopes: { public: true },
  refusals: [RateLimited, UploadsUnavailable],
  input: startUploadInput,
  inputDescription: 'The file.',
  run: startUpload,
})
commandWithArgs('completeUpload', {
  type: CompleteUploadPayload,
  description:
    'Looks at the bytes that were sent: content decides, photos lose their metadata. Takes seconds for a video.',
  authScopes: { public: true },
  refusals: [RateLimited, UploadRejected, UploadsUnavailable],
  args: uploadArgs,
  run: async (ctx, { uploadId }) => ({ upload: await completeUpload(ctx, uploadId) }),
})
commandWithArgs('cancelUpload', {
  type: CancelUploadPayload,
  description: 'Gives up a file that nothing has used.',
  authScopes: { public: true },
  refusals: [RateLimited, WrongState],
  args: uploadArgs,
  run: async (ctx, { uploadId }) => ({ upload: await cancelUpload(ctx, uploadId) }),
})
