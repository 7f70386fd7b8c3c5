import { z } from 'zod'
import { AirtableRunKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { saveAirtableInput } from './airtable.input.ts'
import {
  type AirtableOutcome,
  createAirtableTables,
  resyncAirtable,
  saveAirtable,
  switchAirtable,
  switchAirtablePersonalData,
  testAirtable,
} from './airtable.operations.ts'
import { countMarks } from './airtableChanges.ts'
import { type AirtableState, readAirtable } from './airtableSettings.ts'
import { isComplete } from './airtableTables.ts'
import { integrationsTopic } from './integration.events.ts'
import { visibleAirtableRuns } from './integration.policy.ts'
import { SettingType } from './setting.schema.ts'

const RunKindEnum = describedEnum('AirtableRunKind', AirtableRunKind, 'A use of Airtable.', {
  TEST: 'The connection was tested.',
  TABLES: 'Missing tables and columns were made.',
  SYNC: 'Changed rows were sent.',
})
const AirtableFailureEnum = describedEnum(
  'AirtableFailure',
  { UNREACHABLE: 'UNREACHABLE', LIMITED: 'LIMITED', REFUSED: 'REFUSED' } as const,
  'Reason why a call to Airtable did not succeed.',
  {
    UNREACHABLE: 'No answer came.',
    LIMITED: 'Too many calls: the base is locked for half a minute.',
    REFUSED: 'Airtable answered with an error.',
  },
)

const MOST_RUNS = 10

builder.prismaObject('AirtableRun', {
  description: 'A use of Airtable with its result. The admin.',
  fields: t => ({
    kind: t.expose('kind', { type: RunKindEnum, description: 'What was done.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it ended.' }),
    count: t.exposeInt('count', { description: 'Rows sent, or tables that have all their columns.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Airtable’s answer or our reason; null when it went well.',
    }),
  }),
})

const AirtableType = builder.objectRef<AirtableState>('AirtableIntegration').implement({
  description: 'The team’s base at Airtable. The admin.',
  fields: t => ({
    apiKey: t.field({ type: SettingType, description: 'The API key.', resolve: ({ apiKey }) => apiKey }),
    baseId: t.field({ type: SettingType, description: 'Id of the base.', resolve: ({ baseId }) => baseId }),
    isOn: t.boolean({
      description: 'True while changed rows are sent.',
      resolve: ({ stored }) => stored.isOn,
    }),
    sendsPersonalData: t.boolean({
      description: 'True while rows carry the personal data of those who allow it.',
      resolve: ({ stored }) => stored.sendsPersonalData,
    }),
    isEmptying: t.boolean({
      description: 'True while personal data that was sent before is being emptied at Airtable.',
      resolve: ({ stored }) => stored.emptyingSince !== null,
    }),
    version: t.exposeString('version', { description: 'Names key and base, for `saveAirtable`.' }),
    hasTables: t.boolean({
      description: 'True when the base has the four tables with all their columns.',
      resolve: ({ tables }) => isComplete(tables),
    }),
    waiting: t.int({
      description: 'Rows that changed since Airtable got them.',
      resolve: (_state, _args, { db }) => countMarks(db),
    }),
    restsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when nothing is sent because of failures; null when nothing failed.',
      resolve: ({ stored }, _args, { clock }) =>
        stored.restsUntil && stored.restsUntil > clock.now() ? stored.restsUntil : null,
    }),
    isResyncing: t.boolean({
      description: 'True until every row has been sent again.',
      resolve: ({ stored }) => stored.resyncAt !== null,
    }),
    runs: t.prismaField({
      type: ['AirtableRun'],
      description: `Its last uses, the newest first, at most ${MOST_RUNS}.`,
      extensions: { atMost: MOST_RUNS },
      resolve: (query, _state, _args, { db, viewer }) =>
        db.prisma.airtableRun.findMany({
          ...query,
          where: visibleAirtableRuns(viewer),
          orderBy: { id: 'desc' },
          take: MOST_RUNS,
        }),
    }),
  }),
})

builder.queryField('airtable', t =>
  t.field({
    type: AirtableType,
    nullable: true,
    description: 'The team’s base at Airtable. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 20 },
    resolve: (_root, _args, ctx) => readAirtable(ctx),
  }),
)

const AirtablePayload = builder.objectRef<Record<string, never>>('AirtablePayload').implement({
  description: 'The integration as it is now.',
  fields: t => ({
    airtable: t.field({
      type: AirtableType,
      description: 'The integration.',
      resolve: (_payload, _args, ctx) => readAirtable(ctx),
    }),
  }),
})
const OutcomePayload = builder.objectRef<AirtableOutcome>('AirtableOutcomePayload').implement({
  description: 'Result of a call to Airtable.',
  fields: t => ({
    failure: t.field({
      type: AirtableFailureEnum,
      nullable: true,
      description: 'Why it failed, at least in part; null when all went well.',
      resolve: ({ failure }) => failure,
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'Airtable’s answer; null when all went well.',
    }),
    tables: t.exposeStringList('tables', {
      description: 'Names of the tables that have all their columns now.',
    }),
    airtable: t.field({
      type: AirtableType,
      description: 'The integration as it is now.',
      resolve: (_payload, _args, ctx) => readAirtable(ctx),
    }),
  }),
})

const done = async (work: Promise<void>) => {
  await work
  return {}
}

commandWithInput('saveAirtable', {
  type: AirtablePayload,
  description:
    'Stores the key, encrypted, and the base. Another base starts without tables, switched off. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: saveAirtableInput,
  inputDescription: 'Key and base.',
  run: (ctx, input) => done(saveAirtable(ctx, input)),
})
const noArgs = { args: z.object({}) }
const calling = (run: (ctx: OperationContext) => Promise<AirtableOutcome>) => ({
  type: OutcomePayload,
  authScopes: { admin: true },
  refusals: [WrongState],
  ...noArgs,
  run: (ctx: OperationContext) => run(ctx),
})
commandWithArgs('testAirtable', {
  ...calling(testAirtable),
  description: 'Reads the tables of the base, to test key and base. The admin.',
})
commandWithArgs('createAirtableTables', {
  ...calling(createAirtableTables),
  description: 'Makes the tables and columns that the base lacks. The admin.',
})
commandWithArgs('switchAirtable', {
  type: AirtablePayload,
  description: 'Switches the sending of changed rows. Switched on, every row is sent. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ isOn: z.boolean().describe('True to send rows.') }),
  run: (ctx, { isOn }) => done(switchAirtable(ctx, isOn)),
})
commandWithArgs('switchAirtablePersonalData', {
  type: AirtablePayload,
  description:
    'Switches whether rows carry the personal data of those who allow it. Every row is sent again: off empties them. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ isOn: z.boolean().describe('True to send it.') }),
  run: (ctx, { isOn }) => done(switchAirtablePersonalData(ctx, isOn)),
})
commandWithArgs('resyncAirtable', {
  type: AirtablePayload,
  description: 'Sends every row again. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  ...noArgs,
  run: ctx => done(resyncAirtable(ctx)),
})

builder.subscriptionField('airtableUpdated', t =>
  t.field({
    type: AirtableType,
    nullable: true,
    description: 'The integration, each time its settings change or rows were sent. The admin.',
    authScopes: { admin: true },
    subscribe: (_root, _args, ctx) => ctx.news.subscribe(integrationsTopic, { lastMs: ctx.readMsAgo }),
    resolve: (_announcement, _args, ctx) => readAirtable(ctx),
  }),
)
