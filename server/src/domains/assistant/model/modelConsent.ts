import { CONSENT_VERSION, type SaidConsent } from '../../accounts/policies/consentProof.ts'
import { setDataConsent } from '../../accounts/policies/dataConsent.operations.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf } from '../../viewer.ts'
import { visibleAssistantConversations } from '../conversationOwner.ts'

/** What the asking account has said about the language model; null when nothing, and for a visitor. */
export async function saidByAccount({ db, viewer }: OperationContext): Promise<SaidConsent | null> {
  const account = accountOf(viewer)
  if (!account) return null
  return db.prisma.dataConsent.findFirst({
    where: { accountId: account.accountId, recipient: 'ASSISTANT_MODEL' },
    orderBy: { id: 'desc' },
    select: { given: true, version: true },
  })
}

/** What was last said about it in the asking browser, before anybody signed in; null when nothing. */
export async function saidInBrowser(ctx: OperationContext): Promise<SaidConsent | null> {
  const newest = await ctx.db.prisma.assistantConversation.findFirst({
    where: { AND: [visibleAssistantConversations(ctx)], modelConsent: { not: null } },
    orderBy: { id: 'desc' },
    select: { modelConsent: true, modelConsentVersion: true },
  })
  return newest && { given: newest.modelConsent, version: newest.modelConsentVersion }
}

/**
 * What was said as a visitor is the account's answer, once it goes on with the conversation and has given none itself. Words
 * that have changed since are asked again.
 */
export async function takeModelConsentAlong(ctx: OperationContext): Promise<void> {
  if (!accountOf(ctx.viewer) || !ctx.settings.dataRecipients.includes('ASSISTANT_MODEL')) return
  if (await saidByAccount(ctx)) return
  const said = await saidInBrowser(ctx)
  if (said === null || said.given === null || said.version !== CONSENT_VERSION) return
  await setDataConsent(ctx, { recipient: 'ASSISTANT_MODEL', given: said.given })
}
