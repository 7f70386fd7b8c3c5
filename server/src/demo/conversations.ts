import { randomUUID } from 'node:crypto'
import { answerVisitorNow } from '../domains/assistant/answering.ts'
import { sendConsultation } from '../domains/assistant/consultation.operations.ts'
import { tellAssistant } from '../domains/assistant/conversation.operations.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import { CAST, type CastName } from './cast.ts'
import type { Teller } from './story.ts'

interface DemoConversation {
  readonly by: CastName
  readonly hoursAgo: number
  readonly says: readonly string[]
  /** Label of the conversation's stage, shown at the start. */
  readonly ends: string
  readonly isSent?: true
}

/** Conversations with the assistant, one at each stage. Their owners see them at /buscar-repuesto. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    by: 'comprador6',
    hoursAgo: 2,
    says: ['lo que chilla adelante a la izquierda del Gol'],
    ends: 'just begun',
  },
  {
    by: 'comprador3',
    hoursAgo: 5,
    says: ['Bomba de agua nueva para un Corsa 2008 1.6'],
    ends: 'asks for the contact',
  },
  {
    by: 'comprador4',
    hoursAgo: 9,
    says: ['Busco el alternador usado de un Fiat Uno 2012 1.4', 'Mi WhatsApp es 098 765 433, soy de Rocha'],
    ends: 'ready to be sent',
  },
  {
    by: 'comprador5',
    hoursAgo: 27,
    says: ['Óptica delantera izquierda usada para un Gol Trend 2014', '098 765 434, estoy en Maldonado'],
    ends: 'sent',
    isSent: true,
  },
]

/** Replays one conversation at its own time. */
export async function converse(
  { as, stage, now }: Teller,
  { by, hoursAgo, says, isSent }: DemoConversation,
): Promise<void> {
  const ctx = as(by)
  stage.clock.travelTo(after(now, -hoursAgo * HOUR_MS))
  let id: string | null = null
  for (const text of says) {
    const told = await tellAssistant(ctx, {
      conversationId: id,
      clientKey: randomUUID(),
      text,
      uploadIds: [],
    })
    id = told.conversationId
    await answerVisitorNow(ctx, id)
  }
  if (!isSent || id === null) return
  const { name, phone, department } = CAST[by].profile
  await sendConsultation(ctx, { conversationId: id, name, phone, department, email: CAST[by].email })
}
