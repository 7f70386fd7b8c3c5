/** Builds a table; other work may run at each `yield`. */
export type Building<T> = Generator<undefined, T, undefined>

interface Table {
  /** Builds up to the next `yield`; false once the table is complete. */
  step(): boolean
}

const tables: Table[] = []

/**
 * A table built at its first use, or earlier by `prepareTables`. Every table that the build cannot compute
 * uses this.
 */
export function lazyTable<T>(build: () => T): () => T {
  return lazyTableInPieces(function* () {
    yield
    return build()
  })
}

/** As lazyTable, for tables that take longer than a message may wait. */
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

/** Builds all tables in pieces; awaits `nextTurn` after each. */
export async function prepareTables(nextTurn: () => Promise<unknown>): Promise<void> {
  for (const table of tables) {
    while (table.step()) await nextTurn()
    await nextTurn()
  }
}
