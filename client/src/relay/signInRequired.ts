/** Who wants to know that a command was refused because nobody is signed in any more. */
const listeners = new Set<() => void>()

/** Hears of each such refusal. Answers how to stop. */
export function onSignInRequired(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function reportSignInRequired(): void {
  for (const listener of listeners) listener()
}
