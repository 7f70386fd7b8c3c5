import type { Prisma } from '../../generated/prisma/client.ts'
import type { Services } from '../context.ts'
import type { BellDraft } from '../notice.ts'
import { MOST_TEXT, type WhatsApp, type WhatsAppContent } from './whatsApp.ts'
import { isWindowOpen, type Recipient } from './whatsAppContacts.ts'

interface WhatsAppNoticeDelivery {
  /** The delivery's id, the same on each attempt. */
  readonly id: string
  readonly draft: BellDraft
  /** Notice, key and event, by which the delivery is made again. */
  readonly stored: Prisma.InputJsonValue
}

/**
 * Sends a notice once: as text while the person's window is open, else by the template. A delivery whose text was refused
 * for being outside the window goes by the template too. Throws WhatsAppRefused, WhatsAppUnavailable.
 */
export async function sendNotice(
  { db: { prisma }, clock }: Pick<Services, 'db' | 'clock'>,
  whatsApp: WhatsApp,
  { contact, consent }: Recipient,
  { id, draft, stored }: WhatsAppNoticeDelivery,
): Promise<void> {
  const now = clock.now()
  const earlier = await prisma.whatsAppMessage.findUnique({ where: { id } })
  // Also when we died before Twilio's answer, and the message's state has arrived since.
  if (earlier && earlier.state !== 'SENDING') return
  const byTemplate = earlier?.byTemplate === true || !isWindowOpen(contact, now)
  const data = { contactId: contact.id, byTemplate, state: 'SENDING' } as const
  await prisma.whatsAppMessage.upsert({
    where: { id },
    create: { id, ...data, delivery: stored, createdAt: now },
    update: data,
    select: { id: true },
  })
  const reference = referenceOf({ id, byTemplate })
  const sid = await whatsApp.send(consent, contact.phone, contentOf(draft, byTemplate), reference)
  await prisma.whatsAppMessage.updateMany({ where: { id, byTemplate }, data: { sid } })
  // A later state may have arrived first.
  await prisma.whatsAppMessage.updateMany({
    where: { id, byTemplate, state: 'SENDING' },
    data: { state: 'SENT' },
  })
}

interface SentNotice {
  readonly id: string
  readonly byTemplate: boolean
}

/** Names a notice in the states of its messages: one as text may be followed by one by template. */
const referenceOf = ({ id, byTemplate }: SentNotice) => `${id}.${byTemplate ? 'template' : 'text'}`

const reference = /^([0-9a-f-]{36})\.(text|template)$/

/** The notice of a reference; null for another text. */
export function readReference(text: string): SentNotice | null {
  const [, id, kind] = reference.exec(text) ?? []
  return id ? { id, byTemplate: kind === 'template' } : null
}

const clipped = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
/** Keeps the no-break spaces of amounts. */
const inOneLine = (text: string) => text.replaceAll(/[^\S\u00a0]+/g, ' ').trim()

/** Leaves room for the title and the address. */
const MOST_MESSAGE = MOST_TEXT - 600

function contentOf({ title, message, url }: BellDraft, byTemplate: boolean): WhatsAppContent {
  const body = clipped(message, MOST_MESSAGE)
  if (byTemplate) return { template: 'NOTICE', values: [title, inOneLine(body), url] }
  return { text: `*${title}*\n${body}\n${url}` }
}
