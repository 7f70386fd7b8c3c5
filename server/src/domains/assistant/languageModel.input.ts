import { z } from 'zod'
import { globalId, namedInput } from '../../platform/input.ts'

export const setModelConsentInput = namedInput(
  'SetModelConsentInput',
  'Whether a language model of another company may help in the conversations with the assistant.',
  z.object({
    conversationId: globalId()
      .nullish()
      .transform(id => id ?? null)
      .describe('The AssistantConversation that is shown; null takes the open one, or begins one.'),
    given: z.boolean().describe('True allows it, false does not, or takes it back.'),
  }),
)

export const switchLanguageModelArgs = z.object({
  isOn: z.boolean().describe('True to let it help users who consent.'),
})

export type GivenModelConsent = z.output<typeof setModelConsentInput>
