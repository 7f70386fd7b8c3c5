import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { NotFound, RateLimited } from '../../platform/refusal.ts'
import { AssistantPayload } from './conversationCommands.schema.ts'
import { setModelConsentInput, switchLanguageModelArgs } from './languageModel.input.ts'
import { setModelConsent, switchLanguageModel } from './languageModel.operations.ts'
import { type ModelHelp, type ModelState, modelHelpFor, readModelState } from './model/modelReadings.ts'

const ModelHelpType = builder.objectRef<ModelHelp>('AssistantModelHelp').implement({
  description: 'The help of an external language model in one’s conversations.',
  fields: t => ({
    isOffered: t.exposeBoolean('isOffered', {
      description: 'True when a consenting user gets its help: it is configured and switched on.',
    }),
    isAllowed: t.exposeBoolean('isAllowed', {
      nullable: true,
      description: 'The answer of the account, or of the visitor in this browser; null without one.',
    }),
  }),
})

builder.queryField('assistantModelHelp', t =>
  t.field({
    type: ModelHelpType,
    description: 'The language model’s help for the caller. Everybody, about themselves.',
    authScopes: { public: true },
    extensions: { cost: 3 },
    resolve: (_root, _args, ctx) => modelHelpFor(ctx),
  }),
)

const LanguageModelType = builder.objectRef<ModelState>('LanguageModel').implement({
  description: 'The external language model of the assistant. The admin.',
  fields: t => ({
    isConfigured: t.exposeBoolean('isConfigured', {
      description: 'True when one is configured; without, switching it on changes nothing.',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'True when it helps users who consent.' }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last switched; null when never.',
    }),
    spentToday: t.exposeInt('spentToday', {
      description: 'Cost today, in centésimos, including the maximum of calls in progress.',
    }),
    callsToday: t.exposeInt('callsToday', { description: 'Number of calls today.' }),
    dailyLimit: t.exposeInt('dailyLimit', {
      nullable: true,
      description: 'Most that it may cost in a day, in centésimos; null without one.',
    }),
    visitorLimit: t.exposeInt('visitorLimit', {
      nullable: true,
      description: 'Most that one visitor may cost in a day, in centésimos; null without one.',
    }),
  }),
})

builder.queryField('languageModel', t =>
  t.field({
    type: LanguageModelType,
    nullable: true,
    description: 'The state of the language model. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 3 },
    resolve: (_root, _args, ctx) => readModelState(ctx),
  }),
)

commandWithInput('setModelConsent', {
  type: AssistantPayload,
  description:
    'Allows what one writes to the assistant, and its photos, to be sent to a language model of another company, or takes that back. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited],
  input: setModelConsentInput,
  inputDescription: 'True to allow sending.',
  run: async (ctx, input) => {
    const { conversationId, setCookie } = await setModelConsent(ctx, input)
    if (setCookie) ctx.setCookie(setCookie)
    return { conversationId }
  },
})

const SwitchPayload = builder.objectRef<Record<string, never>>('SwitchLanguageModelPayload').implement({
  description: 'The language model is switched.',
  fields: t => ({
    languageModel: t.field({
      type: LanguageModelType,
      description: 'The present state.',
      resolve: (_payload, _args, ctx) => readModelState(ctx),
    }),
  }),
})

commandWithArgs('switchLanguageModel', {
  type: SwitchPayload,
  description: 'Switches the language model on or off, for everybody at once. The admin.',
  authScopes: { admin: true },
  args: switchLanguageModelArgs,
  run: async (ctx, { isOn }) => {
    await switchLanguageModel(ctx, isOn)
    return {}
  },
})
