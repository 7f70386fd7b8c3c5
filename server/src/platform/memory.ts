/** Answers that stay true, kept by their question. */
export interface Memory<Answer> {
  /** The answer known for `question`, else the one `find` comes to. A failure is not remembered. */
  get(question: string, find: () => Promise<Answer>): Promise<Answer>
}

/** Remembers at most `limit` answers; the oldest is forgotten first. */
export function createMemory<Answer>(limit: number): Memory<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return {
    get(question, find) {
      const known = answers.get(question)
      if (known) return known
      const found = find()
      answers.set(question, found)
      found.catch(() => answers.delete(question))
      for (const oldest of answers.keys()) {
        if (answers.size <= limit) break
        answers.delete(oldest)
      }
      return found
    },
  }
}
