import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs } from '../../../graphql/commands.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { RateLimited, WrongState } from '../../../platform/refusal.ts'
import { UploadsUnavailable } from '../../uploads/upload.errors.ts'
import { UploadType } from '../../uploads/upload.schema.ts'
import { ownRequestArgs } from '../asking/request.input.ts'
import { visibleRequests } from '../request.policy.ts'
import { RequestedPartType } from '../request.schema.ts'
import { type CopiedFile, type CopiedRequest, copyPartRequest } from './requestCopy.operations.ts'

const CopiedFileType = builder.objectRef<CopiedFile>('CopiedFile').implement({
  description: 'A copy of a file of a request, for another one.',
  fields: t => ({
    upload: t.expose('upload', {
      type: UploadType,
      description: 'As if it had just been sent: it may be used once, for a day.',
    }),
    partId: t.id({
      nullable: true,
      description: 'Global id of the part it shows; null: the whole request.',
      resolve: ({ partId }) => partId && encodeGlobalId('RequestedPart', partId),
    }),
  }),
})

const CopyPartRequestPayload = builder.objectRef<CopiedRequest>('CopyPartRequestPayload').implement({
  description: 'The values for a new request.',
  fields: t => ({
    request: t.prismaField({
      type: 'PartRequest',
      description: 'The request that was copied, as it is.',
      resolve: (query, { requestId }, _args, { db, viewer }) =>
        db.prisma.partRequest.findFirstOrThrow({
          ...query,
          where: { id: requestId, AND: [visibleRequests(viewer)] },
        }),
    }),
    parts: t.field({
      type: [RequestedPartType],
      extensions: { atMost: 20 },
      description: 'The parts to ask for again: those nobody supplied, or all where each was bought.',
      resolve: ({ parts }) => [...parts],
    }),
    files: t.field({
      type: [CopiedFileType],
      extensions: { atMost: 6 },
      description: 'Copies of its files, in their order.',
      resolve: ({ files }) => [...files],
    }),
    missing: t.stringList({
      extensions: { atMost: 6 },
      description: 'Names of the files that are not stored any more.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
})

commandWithArgs('copyPartRequest', {
  type: CopyPartRequestPayload,
  description:
    'Copies the files of one’s own request that takes no offers any more, so that it can be asked for again. Nothing is sent to anybody.',
  authScopes: { buyer: true },
  refusals: [RateLimited, WrongState, UploadsUnavailable],
  args: ownRequestArgs,
  run: (ctx, { id }) => copyPartRequest(ctx, id),
})
