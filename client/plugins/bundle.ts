import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

/** A chunk and its static imports, by file name. */
export function closure(bundle: Bundle, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found
  found.add(start)
  const file = bundle[start]
  if (file?.type === 'chunk') for (const next of file.imports) closure(bundle, next, found)
  return found
}
