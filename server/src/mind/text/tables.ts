/** Builds a table; each `yield` is a place where other work may run in between. */
export type Building<T> = Generator<undefined, T, undefined>

interface Table {
  /** Builds on to the next `yield`; false once the table is built. */
  step(): boolean
}

const tables: Table[] = []

/**
 * A table that is built at its first use, or before it by `prepareTables`. Every table of the mind that the build cannot
 * prepare is made by this.
 */
export function lazyTable<T>(build: () => T): () => T {
  return lazyTableInPieces(function* () {
    yield
    return build()
  })
}

/** As lazyTable, for what takes longer than a message may wait. */
export function lazyTableInPieces<T>(build: () => Building<T>): () => T {
  let building: Building<T> | null = null
  let built: { readonly value: T } | null = null
  const step = () => {
    if (built) return false
    building ??= build()
    const next = building.next()
    if (next.done) built = { value: next.value }
    return !next.done
  }
  tables.push({ step })
  return () => {
    for (let isUnfinished = step(); isUnfinished; ) isUnfinished = step()
    if (!built) throw new Error('a table ends without its value')
    return built.value
  }
}

/** Builds all tables, in pieces: other work has its turn after each, for which `nextTurn` waits. */
export async function prepareTables(nextTurn: () => Promise<unknown>): Promise<void> {
  for (const table of tables) {
    while (table.step()) await nextTurn()
    await nextTurn()
  }
}
