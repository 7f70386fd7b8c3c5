import type { Announcement } from '../platform/announcement.ts'

const reads = new WeakMap<Announcement, Map<string, Promise<unknown>>>()

/**
 * Runs a read once per announcement for all subscribers who ask the very same question: `question` holds the selection and
 * the where-clause with the viewer's rights, so two viewers share an answer only when their rights to it are equal.
 */
export function readOnce<T>(
  announcement: Announcement,
  question: unknown,
  read: () => Promise<T>,
): Promise<T> {
  const known = reads.get(announcement) ?? new Map<string, Promise<unknown>>()
  reads.set(announcement, known)
  const key = JSON.stringify(question)
  const running = known.get(key) ?? read()
  known.set(key, running)
  return running as Promise<T>
}
