import type { Notice } from '../platform/notice.ts'

const reads = new WeakMap<Notice, Map<string, Promise<unknown>>>()

/**
 * Runs a read once per notice for all subscribers who ask the very same question: `question` holds the selection and
 * the where-clause with the viewer's rights, so two viewers share an answer only when their rights to it are equal.
 */
export function readOnce<T>(notice: Notice, question: unknown, read: () => Promise<T>): Promise<T> {
  const known = reads.get(notice) ?? new Map<string, Promise<unknown>>()
  reads.set(notice, known)
  const key = JSON.stringify(question)
  const running = known.get(key) ?? read()
  known.set(key, running)
  return running as Promise<T>
}
