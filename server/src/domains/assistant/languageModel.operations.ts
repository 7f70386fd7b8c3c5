import { NotFound } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { CONSENT_VERSION } from '../accounts/policies/consentProof.ts'
import { setDataConsent } from '../accounts/policies/dataConsent.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { recordSettingChange } from '../siteSettings/settingChange.operations.ts'
import { accountOf, requireAdmin, requireRequester } from '../viewer.ts'
import { assistantMoved } from './conversation.events.ts'
import { lockOwn, openConversation, ownerOf, requireOwn, spendChange } from './conversation.operations.ts'
import type { GivenModelConsent } from './languageModel.input.ts'

const NO_MODEL = 'Hoy el asistente no usa ningún modelo de otra empresa.'

/**
 * Notes whether the visitor allows the language model; of an account it is the account's consent, for all its
 * conversations. An unchanged setting is not written again. Returns the Set-Cookie value by which a visitor's browser is
 * known. Throws NotAllowed, NotFound, RateLimited.
 */
export async function setModelConsent(
  ctx: OperationContext,
  { conversationId, given }: GivenModelConsent,
): Promise<{ conversationId: string; setCookie: string | null }> {
  requireRequester(ctx.viewer)
  const owner = ownerOf(ctx)
  if (conversationId) await requireOwn(ctx, conversationId)
  await spendChange(ctx)
  if (!ctx.settings.dataRecipients.includes('ASSISTANT_MODEL')) throw new NotFound(NO_MODEL)
  const at = ctx.clock.now()
  const id = await ctx.transact(async unit => {
    const conversation = conversationId
      ? await lockOwn(ctx, unit, conversationId)
      : await openConversation(ctx, unit, owner, at)
    const { modelConsent, modelConsentVersion } = conversation
    const isSo = modelConsent === given && modelConsentVersion === CONSENT_VERSION
    if (accountOf(ctx.viewer) || isSo) return conversation.id
    await unit.tx.assistantConversation.updateMany({
      where: { id: conversation.id },
      data: { modelConsent: given, modelConsentVersion: CONSENT_VERSION, modelConsentAt: at },
    })
    await unit.emit(assistantMoved, { assistantConversationId: conversation.id })
    return conversation.id
  })
  if (accountOf(ctx.viewer)) await setDataConsent(ctx, { recipient: 'ASSISTANT_MODEL', given })
  return { conversationId: id, setCookie: owner.cookie }
}

/**
 * Switches the language model on or off for everybody. Its row keeps who and when permanently; an unchanged
 * state writes nothing. Throws SignInRequired, NotAllowed.
 */
export async function switchLanguageModel(
  { viewer, transact, clock }: OperationContext,
  isOn: boolean,
): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const at = clock.now()
  await transact(async unit => {
    const { tx } = unit
    await lockRow(tx, 'Account', accountId)
    const newest = await tx.modelSwitch.findFirst({ orderBy: { id: 'desc' }, select: { isOn: true } })
    if ((newest?.isOn ?? false) === isOn) return
    await tx.modelSwitch.create({ data: { isOn, accountId, at } })
    await recordSettingChange(unit, {
      name: 'LANGUAGE_MODEL',
      from: String(!isOn),
      to: String(isOn),
      accountId,
      at,
    })
    await recordAdminAction(unit, { action: 'switchLanguageModel', accountId, at })
  })
}
