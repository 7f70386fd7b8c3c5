import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/**
 * Reports of messages: the provider's of the owner's message, which is open, and the guest's of a message of the provider,
 * which our team hid. Database ids by fixture, the reported one's too.
 */
export async function reportMessages(
  { harness, people: { provider } }: Stage,
  messageId: string,
  guestConversationId: string,
) {
  const { prisma } = harness.services.db
  const createdAt = harness.clock.now()
  const open = await prisma.messageReport.create({
    data: { messageId, reporter: 'PROVIDER', reason: SAID.messageReport, createdAt },
  })
  const hidden = await prisma.message.create({
    data: {
      conversationId: guestConversationId,
      senderId: provider.accountId,
      clientKey: 'hidden',
      body: SAID.hiddenMessage,
      createdAt,
      hiddenAt: createdAt,
      reports: {
        create: {
          reporter: 'BUYER',
          reason: SAID.guestReport,
          createdAt,
          outcome: 'HIDDEN',
          closedAt: createdAt,
          warning: SAID.warning,
        },
      },
    },
    include: { reports: true },
  })
  return { message: messageId, messageReport: open.id, closedMessageReport: hidden.reports[0]?.id }
}
