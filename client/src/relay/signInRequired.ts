/** Who wants to know that a command was refused because nobody is signed in any more. */
const listeners = new Set<() => void>()

/** Calls back on each such refusal. Returns a function that stops it. */
export function onSignInRequired(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function reportSignInRequired(): void {
  for (const listener of listeners) listener()
}
