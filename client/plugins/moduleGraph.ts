import type { Rolldown } from 'vite'

export type GetModuleInfo = Rolldown.ChunkingContext['getModuleInfo']

type Facts = { readonly size: number; readonly imports: readonly string[]; readonly later: readonly string[] }

/** The modules of a build and their imports. */
export class ModuleGraph {
  private readonly known = new Map<string, Facts>()
  private readonly getModuleInfo: GetModuleInfo
  constructor(getModuleInfo: GetModuleInfo) {
    this.getModuleInfo = getModuleInfo
  }

  /** Characters of the module's source. */
  sizeOf = (id: string): number => this.facts(id).size

  importsOf = (id: string): readonly string[] => this.facts(id).imports

  /** The modules and their static imports. */
  closure(start: readonly string[]): Set<string> {
    return this.reached(start, ({ imports }) => imports)
  }

  /** Every module that a dynamic import loads. */
  entriesFrom(main: string): string[] {
    const everything = this.reached([main], ({ imports, later }) => [...imports, ...later])
    return [...new Set([...everything].flatMap(id => this.facts(id).later))].toSorted()
  }

  private reached(start: readonly string[], next: (facts: Facts) => readonly string[]): Set<string> {
    const found = new Set<string>()
    const open = [...start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      open.push(...next(this.facts(id)))
    }
    return found
  }

  private facts(id: string): Facts {
    const found = this.known.get(id)
    if (found) return found
    const info = this.getModuleInfo(id)
    const facts = {
      size: info?.code?.length ?? 0,
      // The bundler reuses these arrays.
      imports: [...(info?.importedIds ?? [])],
      later: [...(info?.dynamicallyImportedIds ?? [])],
    }
    this.known.set(id, facts)
    return facts
  }
}
