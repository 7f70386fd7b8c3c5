/** The server's limits, in characters and in number. */
export const NAME_LENGTH = 40
export const TEXT_LENGTH = 500
export const MOST_REPLIES = 20

/** A name for a text: its first words in one line. */
export function nameOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= NAME_LENGTH) return line
  const words = line.slice(0, NAME_LENGTH + 1)
  return words.slice(0, Math.max(words.lastIndexOf(' '), 0) || NAME_LENGTH)
}

type Place = {
  /** Most characters of the field. */
  readonly limit: number
  /** The field has no line breaks. */
  readonly isOneLine: boolean
}

/** The text of a field with a reply at its end; null when both together are too long. */
export function withReply(text: string, reply: string, { limit, isOneLine }: Place): string | null {
  const added = isOneLine ? reply.replaceAll(/\s+/g, ' ') : reply
  const written = text.trimEnd()
  const next = written === '' ? added : `${written} ${added}`
  return next.length > limit ? null : next
}
