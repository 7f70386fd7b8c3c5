import { z } from 'zod'
import { CatalogueImportState } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { newsField } from '../../../graphql/newsField.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { StatusType } from '../../../graphql/status.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { RateLimited, WrongState } from '../../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../../accounts/account.errors.ts'
import { UploadsUnavailable } from '../../uploads/upload.errors.ts'
import { UploadPlace } from '../../uploads/upload.schema.ts'
import { requireAccount } from '../../viewer.ts'
import { catalogueImportsTopic } from './catalogueImport.events.ts'
import { oneCatalogueImport, startCatalogueImportInput } from './catalogueImport.input.ts'
import {
  resultKey,
  runCatalogueImport,
  type StartedImport,
  startCatalogueImport,
} from './catalogueImport.operations.ts'
import { importStatus, problemWords, visibleCatalogueImports } from './catalogueImport.policy.ts'
import type { Rejection } from './importBatch.ts'

/** Imports of a provider that are listed. */
const MOST_SHOWN = 20
/** Rejected rows that are listed; the result file has all. */
const MOST_REJECTIONS = 100
/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

const StateEnum = describedEnum('CatalogueImportState', CatalogueImportState, 'How far an import is.', {
  WAITING: 'Its bytes are to be uploaded, and the import to be run; within a day.',
  RUNNING: 'Its rows are being applied.',
  DONE: 'Every row was applied or rejected.',
  FAILED: 'It ended before its last row; `problem` says why. The rows before that were applied.',
})

const RejectionType = builder.objectRef<Rejection>('CatalogueImportRejection').implement({
  description: 'A row of a file that was not applied.',
  fields: t => ({
    line: t.exposeInt('line', { description: 'Its line in the file, from 1.' }),
    externalId: t.exposeString('externalId', {
      description: 'The shop’s own id, as the row has it; empty when it cannot be read.',
    }),
    code: t.exposeString('code', {
      description: 'The kind of refusal, as in SyncRowResult.code, and INVALID_JSON.',
    }),
    message: t.exposeString('message', { description: 'Message for people, in Spanish.' }),
    path: t.stringList({
      description: 'The field concerned within the row, from the outermost name; empty for the whole row.',
      resolve: ({ path }) => [...path],
    }),
  }),
})

builder.prismaNode('CatalogueImport', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A file of items that is applied to a provider’s catalogue. Erased 14 days after its end. Seen by that provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleCatalogueImports(viewer)] }),
  fields: t => ({
    fileName: t.exposeString('fileName', {
      description: 'Name of the file.',
      extensions: { maxLength: 255 },
    }),
    state: t.expose('state', { type: StateEnum, description: 'How far it is.' }),
    status: t.field({
      type: StatusType,
      description: 'The same in words for people.',
      select: { state: true, rejected: true },
      resolve: given => importStatus(given),
    }),
    problem: t.string({
      nullable: true,
      description: 'Why it ended before its last row, for people, in Spanish; null when it did not.',
      select: { problem: true },
      resolve: ({ problem }) => problemWords(problem),
    }),
    bytes: t.exposeInt('bytes', { description: 'Size of the file in bytes; as declared until it runs.' }),
    readBytes: t.exposeInt('readBytes', { description: 'Bytes of it whose rows were applied or rejected.' }),
    created: t.exposeInt('created', { description: 'Rows CREATED so far.' }),
    updated: t.exposeInt('updated', { description: 'Rows UPDATED so far.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Rows UNCHANGED so far.' }),
    rejected: t.exposeInt('rejected', { description: 'Rows REJECTED so far.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null before.',
    }),
    rejections: t.field({
      type: [RejectionType],
      description: `Its first rejected rows, at most ${MOST_REJECTIONS}; the result file has all.`,
      extensions: { atMost: MOST_REJECTIONS },
      select: {
        batchResults: {
          where: { rejections: { not: [] } },
          orderBy: { number: 'asc' },
          take: MOST_REJECTIONS,
          select: { rejections: true },
        },
      },
      resolve: ({ batchResults }) =>
        batchResults
          .flatMap(({ rejections }) => rejections as unknown as Rejection[])
          .slice(0, MOST_REJECTIONS),
    }),
    resultUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the result file, for an hour at least: JSON Lines with line, externalId, outcome, code, message, path and objectId of each row, in the order of the file. Null before the end.',
      select: { id: true, hasResult: true, fileName: true },
      resolve: ({ id, hasResult, fileName }, _args, { storage }) =>
        hasResult
          ? storage.signDownload(resultKey(id), {
              expiresInMs: DAY_MS,
              downloadName: `resultado-${fileName.replace(/\.[^.]{1,6}$/, '')}.jsonl`,
            })
          : null,
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'catalogueImports', t =>
  t.relation('catalogueImports', {
    description: `Its newest imports of files, the newest first, at most ${MOST_SHOWN}. Itself; empty for others.`,
    extensions: { atMost: MOST_SHOWN },
    args: {
      first: t.arg.int({ defaultValue: MOST_SHOWN, description: `How many; at most ${MOST_SHOWN}.` }),
    },
    query: ({ first }, { viewer }) => ({
      where: visibleCatalogueImports(viewer),
      orderBy: { id: 'desc' },
      take: Math.min(Math.max(first ?? MOST_SHOWN, 0), MOST_SHOWN),
    }),
  }),
)

const StartedPayload = builder.objectRef<StartedImport>('StartedCatalogueImportPayload').implement({
  description: 'The file may be sent.',
  fields: t => ({
    catalogueImport: t.prismaField({
      type: 'CatalogueImport',
      description: 'The import, to be run once the bytes are sent.',
      resolve: (query, { importId }, _args, { db, viewer }) =>
        db.prisma.catalogueImport.findFirstOrThrow({
          ...query,
          where: { id: importId, AND: [visibleCatalogueImports(viewer)] },
        }),
    }),
    upload: t.field({
      type: UploadPlace,
      description: 'Where the bytes go, within an hour and once.',
      resolve: ({ signed }) => signed,
    }),
  }),
})

commandWithInput('startCatalogueImport', {
  type: StartedPayload,
  description:
    'Makes room for a file of items, which is uploaded to the answered address and then applied by runCatalogueImport. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, RateLimited, UploadsUnavailable],
  input: startCatalogueImportInput,
  inputDescription: 'The file.',
  run: startCatalogueImport,
})

commandWithArgs('runCatalogueImport', {
  type: payloadOf('CatalogueImportPayload', {
    description: 'The file is being applied, or was.',
    model: 'CatalogueImport',
    field: 'catalogueImport',
    fieldDescription: 'The import.',
    key: 'importId',
    visible: visibleCatalogueImports,
  }),
  description:
    'Applies an uploaded file in the background, as syncCatalogue does with VALID_ROWS; an external id that an earlier row of the file has is ROW_REPEATED. One import of a provider runs at a time. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, UploadsUnavailable, WrongState],
  args: oneCatalogueImport,
  run: (ctx, { id }: z.output<typeof oneCatalogueImport>) => runCatalogueImport(ctx, id),
})

newsField('catalogueImportUpdated', {
  model: 'CatalogueImport',
  description: 'An import of the viewing provider began, got further or ended. Providers.',
  authScopes: { provider: true },
  topic: ({ viewer }) => catalogueImportsTopic(requireAccount(viewer).accountId),
  key: 'catalogueImportId',
  visible: visibleCatalogueImports,
})
