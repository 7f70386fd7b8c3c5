import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { readFirstScreens } from './firstScreens.ts'
import { mergedChunks } from './mergedChunks.ts'
import { type GetModuleInfo, ModuleGraph } from './moduleGraph.ts'

/** Packages and forms that other groups of vite.config.ts take. */
const IN_ANOTHER_GROUP =
  /node_modules.(react-hook-form|@zag-js|@ark-ui|@chakra-ui)|src.forms.(useForm|resolver)/

/** Frequency of visits of a screen of the team, compared with another screen. */
const TEAM_WEIGHT = 0.3

/** The same for code that is opened on a screen, for instance a dialog. */
const LATER_WEIGHT = 0.1

/** Modules that a person downloads together, and how often. */
type Visit = { readonly modules: readonly string[]; readonly weight: number }

/**
 * Joins code that several screens share into a few chunks. Without it a visit downloads some fifty small files, whose
 * imports and poor compression double their bytes (docs/performance.md). `nameOf` is the name of a chunk group, for
 * modules that more than one entry needs.
 */
export function screenChunks() {
  let root = ''
  let screens: readonly Visit[] = []
  let names: ReadonlyMap<string, string> | null = null
  const plugin: Plugin = {
    name: 'screen-chunks',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      names = null
      screens = (await readFirstScreens(root)).map(({ path: address, modules }) => ({
        modules: modules.map(module => path.join(root, 'src', module)),
        weight: address.startsWith('/admin') ? TEAM_WEIGHT : 1,
      }))
    },
  }
  const nameOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    names ??= namesOf(path.join(root, 'src/main.tsx'), screens, module => context.getModuleInfo(module))
    return names.get(id) ?? null
  }
  return { plugin, nameOf }
}

/** Names of the shared chunks by module. */
function namesOf(
  main: string,
  screens: readonly Visit[],
  getModuleInfo: GetModuleInfo,
): ReadonlyMap<string, string> {
  const graph = new ModuleGraph(getModuleInfo)
  const initial = graph.closure([main])
  const entries = graph.entriesFrom(main)
  const inScreens = new Set(screens.flatMap(({ modules }) => modules))
  const visits = [
    ...screens,
    ...entries.filter(id => !inScreens.has(id)).map(id => ({ modules: [id], weight: LATER_WEIGHT })),
  ]
  const entriesOf = reachedFrom(
    graph,
    entries.map(id => [id]),
  )
  const visitsOf = reachedFrom(
    graph,
    visits.map(({ modules }) => modules),
  )

  /** Modules by what always loads together. */
  const pieces = new Map<string, string[]>()
  const keyOf = new Map<string, string>()
  for (const [id, from] of [...entriesOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (initial.has(id) || from.length < 2) continue
    const key = entries.includes(id) || IN_ANOTHER_GROUP.test(id) ? id : from.join()
    keyOf.set(id, key)
    pieces.set(key, [...(pieces.get(key) ?? []), id])
  }
  const keys = [...pieces.keys()]
  const indexOf = new Map(keys.map((key, index) => [key, index]))
  const chunks = mergedChunks(
    [...pieces].map(([key, modules]) => ({
      size: modules.reduce((sum, id) => sum + graph.sizeOf(id), 0),
      visits: visitsOf.get(modules[0] ?? '') ?? [],
      imports: modules
        .flatMap(id => graph.importsOf(id))
        .flatMap(id => indexOf.get(keyOf.get(id) ?? '') ?? [])
        .filter(index => keys[index] !== key),
      // An entry keeps a chunk of its own.
      isFixed: modules.some(id => id === key),
    })),
    visits.map(({ weight }) => weight),
  )
  return new Map(
    chunks.flatMap((members, index) =>
      members.flatMap(member => (pieces.get(keys[member] ?? '') ?? []).map(id => [id, `shared~${index}`])),
    ),
  )
}

/** For each module, the indexes of the starts that load it. */
function reachedFrom(graph: ModuleGraph, starts: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [index, start] of starts.entries()) {
    for (const id of graph.closure(start)) found.set(id, [...(found.get(id) ?? []), index])
  }
  return found
}
