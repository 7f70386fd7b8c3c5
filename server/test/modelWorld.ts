import type { LanguageModel } from '../src/domains/assistant/model/languageModel.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { createOpenaiModel, type OpenaiConfig } from '../src/vendors/openai/openaiModel.ts'
import type { Caller } from './harness.ts'

/** As in production: tens of calls a visitor. */
export const COSTS = { input: 1000, output: 4000, perVisitorDay: 1000, perDay: 50_000 }

/** The adapter, which talks to the sandbox's model over HTTP. */
export function sandboxModel(sandbox: Sandbox, more: Partial<OpenaiConfig> = {}): LanguageModel {
  return createOpenaiModel({ mode: 'sandbox', ...sandbox.model, costs: COSTS, ...more })
}

const SWITCH = /* GraphQL */ `
  mutation ($isOn: Boolean!) {
    switchLanguageModel(isOn: $isOn) {
      __typename
      ... on SwitchLanguageModelPayload {
        languageModel { isConfigured isOn changedAt spentToday callsToday dailyLimit visitorLimit }
      }
      ... on Refusal { code }
    }
  }
`

export async function switchModel(admin: Caller, isOn: boolean) {
  return (await admin.data<{ switchLanguageModel: Record<string, unknown> }>(SWITCH, { isOn }))
    .switchLanguageModel
}

const ALLOW = /* GraphQL */ `
  mutation ($input: SetModelConsentInput!) {
    setModelConsent(input: $input) { __typename ... on Refusal { code } }
  }
`

/** What the server answers to the visitor's yes or no; 'done' when it is noted. */
export async function allowModel(caller: Caller, given = true): Promise<string> {
  const { setModelConsent } = await caller.data<{ setModelConsent: { code?: string } }>(ALLOW, {
    input: { given },
  })
  return setModelConsent.code ?? 'done'
}

export async function modelHelp(caller: Caller) {
  return (
    await caller.data<{ assistantModelHelp: { isOffered: boolean; isAllowed: boolean | null } }>(
      '{ assistantModelHelp { isOffered isAllowed } }',
    )
  ).assistantModelHelp
}
