import { v5 } from 'uuid'
import { z } from 'zod'
import { foldText } from '../../common/foldText.ts'
import type { WhatsAppContact, WhatsAppIncoming } from '../../generated/prisma/client.ts'
import { after, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { Refusal } from '../../platform/refusal.ts'
import { answerVisitorNow } from '../assistant/answering.ts'
import { tellAssistant } from '../assistant/conversation.operations.ts'
import { visibleToTeller } from '../assistant/conversationOwner.ts'
import { readMindState } from '../assistant/mindState.ts'
import { understoodOf } from '../assistant/understood.ts'
import type { OperationContext, Services } from '../context.ts'
import { receiveUpload } from '../uploads/upload.operations.ts'
import { uploadLimits } from '../uploads/uploadPurposes.ts'
import { MOST_TEXT, type WhatsApp, WhatsAppRefused } from './whatsApp.ts'
import { consentToAnswer } from './whatsAppContacts.ts'
import { draftByWhatsApp } from './whatsAppQuote.ts'
import { contextOf, openTalk, sendRequest } from './whatsAppRequest.ts'
import {
  isReady,
  NOT_READABLE,
  PROVIDERS_ASK_ELSEWHERE,
  summaryOf,
  withoutSummary,
} from './whatsAppTalk.words.ts'

/** A worker that has not answered by then has died. */
const LEASE_MS = 2 * MINUTE_MS
/** Another worker is generating the answer. */
const AGAIN_MS = 2 * SECOND_MS

/** Answers everything that a contact wrote and that has no answer yet, in its order, by one worker at a time. */
export async function answerWaiting(services: Services, contactId: string): Promise<void> {
  while ((await oldest(services, contactId)) && (await take(services, contactId))) {
    try {
      for (;;) {
        const next = await oldest(services, contactId)
        if (!next) break
        await answer(services, next)
      }
    } finally {
      await services.db.prisma.whatsAppContact.updateMany({
        where: { id: contactId },
        data: { answeringUntil: null },
      })
    }
  }
}

type Waiting = WhatsAppIncoming & { readonly contact: WhatsAppContact }

function oldest({ db }: Services, contactId: string): Promise<Waiting | null> {
  return db.prisma.whatsAppIncoming.findFirst({
    where: { contactId },
    orderBy: { id: 'asc' },
    include: { contact: true },
  })
}

async function take({ db, clock }: Services, id: string): Promise<boolean> {
  const now = clock.now()
  const { count } = await db.prisma.whatsAppContact.updateMany({
    where: { id, OR: [{ answeringUntil: null }, { answeringUntil: { lte: now } }] },
    data: { answeringUntil: after(now, LEASE_MS) },
  })
  return count > 0
}

/** Answers one message and removes it. Throws to try again. */
async function answer(services: Services, waiting: Waiting): Promise<void> {
  const { db } = services
  const whatsApp = await services.whatsApp.open()
  if (whatsApp) {
    const text = await answerTo(services, whatsApp, waiting).catch((error: unknown) => {
      // Its message is for the person, like everywhere else.
      if (error instanceof Refusal) return error.message
      throw error
    })
    await say(services, whatsApp, waiting, text)
  }
  await db.prisma.whatsAppIncoming.deleteMany({ where: { id: waiting.id } })
}

const SEND = new Set(['enviar', 'enviarlo', 'envialo', 'si enviar', 'mandalo'])

async function answerTo(services: Services, whatsApp: WhatsApp, waiting: Waiting): Promise<string> {
  const { contact, text } = waiting
  const ctx = await contextOf(services, contact)
  if (!ctx) return answerProvider(services, contact, text)
  const conversationId = await openTalk(ctx, contact)
  const wantsToSend = SEND.has(
    foldText(text)
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  )
  const { uploadIds, isReadable } = await takeFiles(ctx, whatsApp, waiting)
  if (wantsToSend && isReady(await understoodIn(services, conversationId))) {
    // The photos of the message are of the request, which has the conversation's.
    if (uploadIds.length > 0) await askAssistant(ctx, { conversationId, waiting, uploadIds })
    const sent = await sendRequest(ctx, contact, conversationId)
    return isReadable ? sent : `${sent}\n\n${NOT_READABLE}`
  }
  if (text.trim() === '' && uploadIds.length === 0) return NOT_READABLE
  const reply = await askAssistant(ctx, { conversationId, waiting, uploadIds })
  const understood = await understoodIn(services, conversationId)
  const isSummed = isReady(understood)
  return [
    isSummed ? withoutSummary(reply) : reply,
    isSummed && summaryOf(understood),
    !isReadable && NOT_READABLE,
  ]
    .filter(part => part !== false && part !== '')
    .join('\n\n')
}

/** Answers somebody who requests no parts: a provider may quote in words. */
async function answerProvider(
  services: Services,
  { id: contactId, accountId }: WhatsAppContact,
  text: string,
): Promise<string> {
  if (accountId === null) return PROVIDERS_ASK_ELSEWHERE(services.settings)
  return draftByWhatsApp(services, { contactId, accountId, text })
}

interface Turn {
  readonly conversationId: string
  readonly waiting: Waiting
  readonly uploadIds: string[]
}

/** The assistant's reply. Throws Postponed while another worker generates it. */
async function askAssistant(
  ctx: OperationContext,
  { conversationId, waiting: { sid, text }, uploadIds }: Turn,
): Promise<string> {
  const { prisma } = ctx.db
  const clientKey = v5(sid, NAMESPACE)
  await tellAssistant(ctx, { conversationId, clientKey, text: text.slice(0, MOST_TOLD), uploadIds })
  await answerVisitorNow(ctx, conversationId)
  const told = await prisma.assistantMessage.findUniqueOrThrow({
    where: { conversationId_clientKey: { conversationId, clientKey } },
    select: { position: true },
  })
  const reply = await prisma.assistantMessage.findUniqueOrThrow({
    where: { conversationId_position: { conversationId, position: told.position + 1 } },
    select: { text: true, isComplete: true },
  })
  if (!reply.isComplete) throw new Postponed(after(ctx.clock.now(), AGAIN_MS))
  return reply.text
}

/** Of a message to the assistant. */
const MOST_TOLD = 2000
/** For ids that are made of Twilio's. */
const NAMESPACE = '7d0ce4b4-6f0b-4c7e-9d3e-0d7f3c2a9b51'

async function understoodIn({ db }: Services, conversationId: string) {
  const { state } = await db.prisma.assistantConversation.findUniqueOrThrow({
    where: visibleToTeller(conversationId),
    select: { state: true },
  })
  return understoodOf(readMindState(state))
}

const PHOTO = /^image\/(jpeg|png|webp)$/
const files = z.array(z.object({ url: z.string(), contentType: z.string() }))

/** Takes the photos of a message; false when it has something that cannot be read. */
async function takeFiles(
  ctx: OperationContext,
  whatsApp: WhatsApp,
  { media, hasOther, sid }: Waiting,
): Promise<{ uploadIds: string[]; isReadable: boolean }> {
  const uploadIds: string[] = []
  let isReadable = !hasOther
  for (const [index, file] of files.parse(media).entries()) {
    const { contentType } = file
    try {
      if (!PHOTO.test(contentType)) throw new WhatsAppRefused(`${contentType} is no photo`)
      const content = await whatsApp.download(file, uploadLimits('REQUEST_FILE').maxImageBytes)
      const fileName = `${sid}-${index + 1}.${contentType.slice('image/'.length)}`
      const { id } = await receiveUpload(ctx, {
        purpose: 'REQUEST_FILE',
        kind: 'IMAGE',
        fileName,
        content,
        contentType,
      })
      uploadIds.push(id)
    } catch (error) {
      if (!(error instanceof WhatsAppRefused || error instanceof Refusal)) throw error
      isReadable = false
    }
  }
  return { uploadIds, isReadable }
}

/** Sends the answer once. */
async function say(
  { db: { prisma }, clock }: Services,
  whatsApp: WhatsApp,
  { contact, sid }: Waiting,
  text: string,
): Promise<void> {
  const consent = consentToAnswer(whatsApp)
  if (!consent) return
  const id = v5(`answer ${sid}`, NAMESPACE)
  const earlier = await prisma.whatsAppMessage.findUnique({ where: { id } })
  if (earlier && earlier.state !== 'SENDING') return
  await prisma.whatsAppMessage.createMany({
    data: [{ id, contactId: contact.id, byTemplate: false, createdAt: clock.now() }],
    skipDuplicates: true,
  })
  const sent = await whatsApp.send(consent, contact.phone, { text: text.slice(0, MOST_TEXT) }, `${id}.text`)
  await prisma.whatsAppMessage.updateMany({
    where: { id, state: 'SENDING' },
    data: { sid: sent, state: 'SENT' },
  })
}
