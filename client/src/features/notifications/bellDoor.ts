type Listener = () => void
const listeners = new Set<Listener>()

/** Opens the bell of the header from elsewhere on the page. */
export function openBell(): void {
  for (const open of listeners) open()
}

/** Calls `open` whenever something asks for the bell; returns what ends that. */
export function onOpenBell(open: Listener): () => void {
  listeners.add(open)
  return () => void listeners.delete(open)
}
