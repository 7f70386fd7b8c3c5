import type { WhatsAppContact } from '../../generated/prisma/client.ts'
import { sendConsultation } from '../assistant/consultation.operations.ts'
import { openConversation, ownerOf, writeState } from '../assistant/conversation.operations.ts'
import { cookieOfContact, visibleToTeller } from '../assistant/conversationOwner.ts'
import { readMindState } from '../assistant/mindState.ts'
import { understoodOf, withContact } from '../assistant/understood.ts'
import type { OperationContext, Services } from '../context.ts'
import { followAddress } from '../requests/following/follow.ts'
import { requestAddress } from '../siteAddresses.ts'
import { isBuyer, viewerOf, visitor } from '../viewer.ts'
import { sentWords } from './whatsAppTalk.words.ts'

/** The rights with which a contact talks: its account's, or a visitor's; null for a provider, who requests no parts. */
export async function contextOf(
  services: Services,
  { id, accountId }: WhatsAppContact,
): Promise<OperationContext | null> {
  const common = { ...services, clientIp: `whatsapp ${id}`, userAgent: 'WhatsApp' }
  if (accountId === null)
    return { ...common, viewer: visitor, cookieHeader: cookieOfContact(services.settings, id) }
  const account = await services.db.prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { providerProfile: true, policyConsents: true },
  })
  const viewer = viewerOf(account, { kind: 'whatsApp' }, null)
  return isBuyer(viewer) ? { ...common, viewer } : null
}

/** The contact's open conversation, with its number noted; a sent one makes way for the next. */
export async function openTalk(
  ctx: OperationContext,
  { phone, accountId }: WhatsAppContact,
): Promise<string> {
  const at = ctx.clock.now()
  const person = accountId
    ? await ctx.db.prisma.account.findUniqueOrThrow({
        where: { id: accountId },
        select: { name: true, department: true },
      })
    : null
  return ctx.transact(async unit => {
    const owner = ownerOf(ctx)
    let conversation = await openConversation(ctx, unit, owner, at)
    if (conversation.stage === 'COMPLETED') {
      await unit.tx.assistantConversation.updateMany({
        where: { id: conversation.id },
        data: { openKey: null },
      })
      conversation = await openConversation(ctx, unit, owner, at)
    }
    const state = readMindState(conversation.state)
    const known = understoodOf(state)
    if (known.phone === null) {
      const { name, email, department } = known
      const contact = {
        phone,
        email,
        name: name ?? person?.name ?? null,
        department: department ?? person?.department ?? null,
      }
      await writeState(unit, conversation, { ...state, known: withContact(state.known, contact) }, at)
    }
    return conversation.id
  })
}

/** Makes the request, and returns the words that lead to its page. Throws the refusals of `sendConsultation`. */
export async function sendRequest(
  ctx: OperationContext,
  { phone, accountId }: WhatsAppContact,
  conversationId: string,
): Promise<string> {
  const { prisma } = ctx.db
  const where = visibleToTeller(conversationId)
  const { state } = await prisma.assistantConversation.findUniqueOrThrow({ where, select: { state: true } })
  const { name, department } = understoodOf(readMindState(state))
  if (department === null) throw new Error('the conversation is not ready')
  // An e-mail in a message proves nothing, and the answers come here.
  await sendConsultation(ctx, { conversationId, name, department, phone, email: null }, 'WHATSAPP')
  const { request } = await prisma.assistantConversation.findUniqueOrThrow({
    where,
    select: { request: { select: { id: true, followVersion: true } } },
  })
  if (!request) throw new Error('the conversation made no request')
  const { settings } = ctx
  return sentWords(accountId ? requestAddress(settings, request.id) : followAddress(settings, request))
}
