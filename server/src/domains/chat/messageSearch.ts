import { Prisma } from '../../generated/prisma/client.ts'
import { containsEachWord } from '../../platform/search.ts'
import { GONE } from '../accounts/erasedAccounts.ts'
import type { Services } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import { visibleConversations } from './chat.policy.ts'

/** Characters of one search. */
export const MAX_MESSAGE_SEARCH = 100
/** Messages that one search finds, the newest first. */
export const MOST_FOUND = 1000
/** Conversations that one search reads, the newest first. */
const MOST_CONVERSATIONS = 2000

/** The fold of common/foldText.ts in SQL. */
const FOLDED = Prisma.raw(
  String.raw`lower(regexp_replace(normalize("body", nfkd), '[\u0300-\u036f]', '', 'g'))`,
)

/**
 * Ids of the messages in the viewer's own conversations that contain each typed word, ignoring accents and capitals; the
 * newest first. Hidden and erased messages are not found, and nothing is without a word.
 */
export async function findMessages(
  { db, viewer }: Pick<Services, 'db'> & { readonly viewer: Viewer },
  typed: string,
): Promise<string[]> {
  const words = containsEachWord(typed, MAX_MESSAGE_SEARCH)
  if (words.length === 0) return []
  const conversations = await db.prisma.conversation.findMany({
    where: visibleConversations(viewer),
    select: { id: true },
    orderBy: { id: 'desc' },
    take: MOST_CONVERSATIONS,
  })
  if (conversations.length === 0) return []
  const matches = Prisma.join(
    words.map(({ contains }) => Prisma.sql`${FOLDED} LIKE ${`%${contains}%`}`),
    ' AND ',
  )
  // Joined laterally, each conversation is read by its own index: for the newest ids of the whole table, which have the
  // limit, the planner would read the messages of everybody.
  const found = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT message.id
    FROM unnest(${conversations.map(({ id }) => id)}::uuid[]) AS own (id)
    CROSS JOIN LATERAL (
      SELECT id FROM "Message"
      WHERE "conversationId" = own.id AND ${matches} AND "hiddenAt" IS NULL AND body <> ${GONE}
      OFFSET 0
    ) message
    ORDER BY message.id DESC LIMIT ${MOST_FOUND}`
  return found.map(({ id }) => id)
}
