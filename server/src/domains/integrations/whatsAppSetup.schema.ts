import { z } from 'zod'
import { WhatsAppRunKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { WrongState } from '../../platform/refusal.ts'
import { whatsAppTopic } from '../whatsapp/whatsApp.events.ts'
import { readWhatsAppSetup, type ValueInForce, type WhatsAppSetup } from '../whatsapp/whatsAppSetup.ts'
import { visibleWhatsAppRuns } from './integration.policy.ts'
import { SettingType } from './setting.schema.ts'
import { hidden, type ShownSetting } from './shownSetting.ts'
import { saveWhatsAppInput } from './whatsAppSetup.input.ts'
import {
  saveWhatsApp,
  switchWhatsApp,
  testWhatsApp,
  type WhatsAppTested,
  whatsAppVersion,
} from './whatsAppSetup.operations.ts'

const RunKindEnum = describedEnum('WhatsAppRunKind', WhatsAppRunKind, 'A use of WhatsApp that is listed.', {
  TEST: 'The test message.',
  SEND: 'A message that Twilio did not take.',
})
const FailureEnum = describedEnum(
  'WhatsAppFailure',
  { UNREACHABLE: 'UNREACHABLE', REFUSED: 'REFUSED' } as const,
  'Reason why the test message was not taken.',
  { UNREACHABLE: 'No answer came.', REFUSED: 'Twilio answered with an error.' },
)

const MOST_RUNS = 10

builder.prismaObject('WhatsAppRun', {
  description: 'A test of WhatsApp, or a message that Twilio did not take. The admin.',
  fields: t => ({
    kind: t.expose('kind', { type: RunKindEnum, description: 'Test or message.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it ended.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Twilio’s status and code; null when it went well.',
    }),
  }),
})

const inTheClear = ({ value, isFromEnvironment }: ValueInForce): ShownSetting => ({
  shown: value,
  isFromEnvironment,
  isUnreadable: false,
})
const addressed = ({ value, isFromEnvironment }: ValueInForce): ShownSetting => ({
  shown: value === null ? null : `whatsapp:${value}`,
  isFromEnvironment,
  isUnreadable: false,
})

const IntegrationType = builder.objectRef<WhatsAppSetup>('WhatsAppIntegration').implement({
  description: 'The team’s account at Twilio, by which people are written to. The admin.',
  fields: t => ({
    accountSid: t.field({
      type: SettingType,
      description: 'Id of the account.',
      resolve: ({ values }) => inTheClear(values.accountSid),
    }),
    authKey: t.field({
      type: SettingType,
      description: 'Its Auth Token.',
      resolve: ({ values: { authToken }, isTokenUnreadable }) => ({
        isFromEnvironment: authToken.isFromEnvironment,
        shown: isTokenUnreadable ? null : hidden(authToken.value),
        isUnreadable: isTokenUnreadable,
      }),
    }),
    number: t.field({
      type: SettingType,
      description: 'The sender: whatsapp:+59899123456.',
      resolve: ({ values }) => addressed(values.number),
    }),
    businessNumber: t.string({
      nullable: true,
      description: 'The team’s own number, E.164, which gets the test message; null when not set.',
      resolve: ({ stored }) => stored.businessNumber,
    }),
    noticeContent: t.field({
      type: SettingType,
      description: 'Content SID of the approved template of a notice.',
      resolve: ({ values }) => inTheClear(values.noticeContent),
    }),
    codeContent: t.field({
      type: SettingType,
      description: 'Content SID of the approved template of a code.',
      resolve: ({ values }) => inTheClear(values.codeContent),
    }),
    version: t.string({
      description: 'Names the values of the account, for `saveWhatsApp`.',
      resolve: whatsAppVersion,
    }),
    isReady: t.boolean({
      description: 'True when no setting of the account is missing.',
      resolve: ({ connection }) => connection !== null,
    }),
    isOn: t.boolean({
      description: 'False while the team lets nobody be written to.',
      resolve: ({ stored }) => stored.isOn,
    }),
    restsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when nothing is sent because of failures; null when nothing failed.',
      resolve: ({ stored: { restsUntil } }, _args, { clock }) =>
        restsUntil && restsUntil > clock.now() ? restsUntil : null,
    }),
    runs: t.prismaField({
      type: ['WhatsAppRun'],
      description: `Its last tests and failures, the newest first, at most ${MOST_RUNS}.`,
      extensions: { atMost: MOST_RUNS },
      resolve: (query, _setup, _args, { db, viewer }) =>
        db.prisma.whatsAppRun.findMany({
          ...query,
          where: visibleWhatsAppRuns(viewer),
          orderBy: { id: 'desc' },
          take: MOST_RUNS,
        }),
    }),
  }),
})

const read = (ctx: GraphQLContext) => readWhatsAppSetup({ ...ctx, vendor: ctx.whatsApp.vendor })

builder.queryField('whatsAppIntegration', t =>
  t.field({
    type: IntegrationType,
    nullable: true,
    description: 'The team’s account at Twilio. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 20 },
    resolve: (_root, _args, ctx) => read(ctx),
  }),
)

const SavedPayload = builder.objectRef<Record<string, never>>('WhatsAppIntegrationPayload').implement({
  description: 'The integration as it is now.',
  fields: t => ({
    whatsApp: t.field({
      type: IntegrationType,
      description: 'The integration.',
      resolve: (_payload, _args, ctx) => read(ctx),
    }),
  }),
})
const TestedPayload = builder.objectRef<WhatsAppTested>('WhatsAppTestPayload').implement({
  description: 'Result of the test message.',
  fields: t => ({
    failure: t.field({
      type: FailureEnum,
      nullable: true,
      description: 'Why Twilio did not take it; null when it did.',
      resolve: ({ failure }) => failure,
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'Twilio’s answer; null when it took the message.',
    }),
    whatsApp: t.field({
      type: IntegrationType,
      description: 'The integration as it is now.',
      resolve: (_payload, _args, ctx) => read(ctx),
    }),
  }),
})

const done = async (work: Promise<void>) => {
  await work
  return {}
}

commandWithInput('saveWhatsApp', {
  type: SavedPayload,
  description:
    'Stores the account at Twilio, its token encrypted. Every process sends by it from then on. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: saveWhatsAppInput,
  inputDescription: 'The account.',
  run: (ctx, input) => done(saveWhatsApp(ctx, input)),
})
commandWithArgs('testWhatsApp', {
  type: TestedPayload,
  description:
    'Sends a test message to the team’s own number, also while WhatsApp is off or rests. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({}),
  run: ctx => testWhatsApp(ctx),
})
commandWithArgs('switchWhatsApp', {
  type: SavedPayload,
  description: 'Switches all messages by WhatsApp. Off, no page offers it. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ isOn: z.boolean().describe('True to send messages.') }),
  run: (ctx, { isOn }) => done(switchWhatsApp(ctx, isOn)),
})

builder.subscriptionField('whatsAppIntegrationUpdated', t =>
  t.field({
    type: IntegrationType,
    nullable: true,
    description:
      'The integration, each time its settings change, it is tested or Twilio does not take a message. The admin.',
    authScopes: { admin: true },
    subscribe: (_root, _args, ctx) => ctx.news.subscribe(whatsAppTopic, { lastMs: ctx.readMsAgo }),
    resolve: (_announcement, _args, ctx) => read(ctx),
  }),
)
