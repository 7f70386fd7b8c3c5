/** A cache of immutable asynchronous results, by key. */
export interface BoundedCache<Value> {
  /** Returns the cached value of `key`, else what `load` returns. A failure is not cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
}

/** Keeps at most `limit` values; the oldest is evicted first. */
export function createBoundedCache<Value>(limit: number): BoundedCache<Value> {
  const values = new Map<string, Promise<Value>>()
  return {
    get(key, load) {
      const known = values.get(key)
      if (known) return known
      const loaded = load()
      values.set(key, loaded)
      loaded.catch(() => values.delete(key))
      for (const oldest of values.keys()) {
        if (values.size <= limit) break
        values.delete(oldest)
      }
      return loaded
    },
  }
}
