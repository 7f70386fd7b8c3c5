import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { NotFound, RateLimited } from '../../platform/refusal.ts'
import { AssistantPayload } from './conversationCommands.schema.ts'
import { setModelConsentInput, switchLanguageModelArgs } from './languageModel.input.ts'
import { setModelConsent, switchLanguageModel } from './languageModel.operations.ts'
import { type ModelHelp, type ModelState, modelHelpFor, readModelState } from './model/modelReadings.ts'

const ModelHelpType = builder.objectRef<ModelHelp>('AssistantModelHelp').implement({
  description: 'Whether a language model of another company helps in one’s conversations.',
  fields: t => ({
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Whether it would help who allows it: there is one, and it is switched on.',
    }),
    isAllowed: t.exposeBoolean('isAllowed', {
      nullable: true,
      description: 'What the account, or the visitor in this browser, has said; null while nothing.',
    }),
  }),
})

builder.queryField('assistantModelHelp', t =>
  t.field({
    type: ModelHelpType,
    description: 'Whether a language model may help who asks. Everybody, about themselves.',
    authScopes: { public: true },
    extensions: { cost: 3 },
    resolve: (_root, _args, ctx) => modelHelpFor(ctx),
  }),
)

const LanguageModelType = builder.objectRef<ModelState>('LanguageModel').implement({
  description: 'The language model of another company behind the assistant. The admin.',
  fields: t => ({
    isConfigured: t.exposeBoolean('isConfigured', {
      description: 'Whether there is one; without, switching it on changes nothing.',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether it helps those who allow it.' }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last switched; null when never.',
    }),
    spentToday: t.exposeInt('spentToday', {
      description: 'What it cost today, in centésimos, with the most that calls under way may cost.',
    }),
    callsToday: t.exposeInt('callsToday', { description: 'How often it was asked today.' }),
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
    description: 'How the language model stands. The admin; null for others.',
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
  inputDescription: 'Whether it may be sent.',
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
      description: 'As it stands now.',
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
