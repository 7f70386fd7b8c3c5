import { defineListener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { assistantMoved } from './conversation.events.ts'

/** The tab that waits for the confirmation shows that providers have the request. */
export const showSentConsultation = defineListener(
  'assistant.showSent',
  async ({ db, transact }: Services, { requestId }: RequestEvent) => {
    const conversation = await db.prisma.assistantConversation.findFirst({
      where: { requestId },
      select: { id: true },
    })
    if (conversation)
      await transact(({ emit }) => emit(assistantMoved, { assistantConversationId: conversation.id }))
  },
)
