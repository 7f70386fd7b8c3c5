import { CONSENT_VERSION, type SaidConsent } from '../../accounts/policies/consentProof.ts'
import { setDataConsent } from '../../accounts/policies/dataConsent.operations.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf } from '../../viewer.ts'
import { visibleAssistantConversations } from '../conversationOwner.ts'

/** The caller's account's answer about the language model; null without one, and for a visitor. */
export async function saidByAccount({ db, viewer }: OperationContext): Promise<SaidConsent | null> {
  const account = accountOf(viewer)
  if (!account) return null
  return db.prisma.dataConsent.findFirst({
    where: { accountId: account.accountId, recipient: 'ASSISTANT_MODEL' },
    orderBy: { id: 'desc' },
    select: { given: true, version: true },
  })
}

/** The latest answer about it in the caller's browser, before a sign-in; null without one. */
export async function saidInBrowser(ctx: OperationContext): Promise<SaidConsent | null> {
  const newest = await ctx.db.prisma.assistantConversation.findFirst({
    where: { AND: [visibleAssistantConversations(ctx)], modelConsent: { not: null } },
    orderBy: { id: 'desc' },
    select: { modelConsent: true, modelConsentVersion: true },
  })
  return newest && { given: newest.modelConsent, version: newest.modelConsentVersion }
}

/**
 * Turns a visitor's answer into the account's when the account continues the conversation and has given none
 * itself. An answer to older words is asked again.
 */
export async function takeModelConsentAlong(ctx: OperationContext): Promise<void> {
  if (!accountOf(ctx.viewer) || !ctx.settings.dataRecipients.includes('ASSISTANT_MODEL')) return
  if (await saidByAccount(ctx)) return
  const said = await saidInBrowser(ctx)
  if (said === null || said.given === null || said.version !== CONSENT_VERSION) return
  await setDataConsent(ctx, { recipient: 'ASSISTANT_MODEL', given: said.given })
}
