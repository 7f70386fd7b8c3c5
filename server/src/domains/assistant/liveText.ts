import type { Services } from '../context.ts'
import { assistantMoved, assistantTopic } from './conversation.events.ts'

/** Characters that are shown together at least: each time is a write and a reading for every open page. */
const AT_LEAST = 32

export interface LiveText {
  /** Shows the text as far as it is made. */
  readonly hear: (soFar: string) => void
  /** Resolves once nothing is being shown any more. Throws what went wrong with it. */
  settled(): Promise<void>
}

/**
 * Shows an answer while it is made: stored where its message is, and announced. One write at a time, and of what comes
 * meanwhile only the newest, so that a fast model and a slow database leave no queue.
 */
export function createLiveText(
  { db, news }: Services,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): LiveText {
  let shown = ''
  let newest = ''
  let showing: Promise<void> | null = null
  const isWorthIt = () => newest.length >= shown.length + AT_LEAST
  const show = async () => {
    while (isWorthIt()) {
      const text = newest
      await db.prisma.assistantMessage.updateMany({
        where: { id: messageId, isComplete: false },
        data: { text },
      })
      shown = text
      news.publish(assistantTopic(conversationId), {
        event: assistantMoved.name,
        data: { assistantConversationId: conversationId },
      })
    }
    showing = null
  }
  return {
    hear(soFar) {
      newest = soFar
      if (isWorthIt()) showing ??= show()
      // `settled` reports the error.
      showing?.catch(() => {})
    },
    async settled() {
      await showing
    },
  }
}
