import type { Mind } from '../../../mind/mind.ts'
import { proofOf } from '../../accounts/policies/consentProof.ts'
import { consentTo } from '../../accounts/policies/dataConsents.ts'
import type { Services } from '../../context.ts'
import { accountKey, browserKey } from '../conversationOwner.ts'
import { modelMind } from './modelMind.ts'
import { payForCall } from './modelSpending.ts'

/** True when the admin has switched the language model on, and one is configured. */
export async function isModelOn({
  db,
  languageModel,
}: Pick<Services, 'db' | 'languageModel'>): Promise<boolean> {
  if (!languageModel) return false
  const newest = await db.prisma.modelSwitch.findFirst({ orderBy: { id: 'desc' }, select: { isOn: true } })
  return newest?.isOn ?? false
}

/** The owner of a conversation, and a visitor's answer in it about the model. */
export interface ModelClient {
  readonly accountId: string | null
  readonly browserHash: string | null
  readonly modelConsent: boolean | null
  readonly modelConsentVersion: string | null
}

/**
 * The language model as a mind for that conversation; null unless it is configured, not paused, switched on,
 * and consented to.
 */
export async function modelMindFor(services: Services, client: ModelClient): Promise<Mind | null> {
  const { languageModel, modelBreaker, settings, assistantTerms } = services
  const payer = payerOf(client)
  if (!languageModel || payer === null || !modelBreaker.mayCall()) return null
  if (!(await isModelOn(services))) return null
  const { accountId, modelConsent, modelConsentVersion } = client
  const consent = accountId
    ? await consentTo(services, accountId, 'ASSISTANT_MODEL')
    : proofOf(
        { given: modelConsent, version: modelConsentVersion },
        'ASSISTANT_MODEL',
        settings.dataRecipients,
      )
  if (!consent) return null
  const pay: Parameters<typeof modelMind>[0]['pay'] = (request, call) =>
    payForCall(services, languageModel.costs, payer, request, () => modelBreaker.run(call))
  return modelMind({ model: languageModel, consent, pay }, assistantTerms)
}

/** In whose name the model's cost is counted. */
function payerOf({ accountId, browserHash }: ModelClient): string | null {
  if (accountId) return accountKey(accountId)
  return browserHash && browserKey(browserHash)
}
