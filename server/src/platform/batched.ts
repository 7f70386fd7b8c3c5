import DataLoader from 'dataloader'

/**
 * Batches the reads of all fields of one operation. `readAll` returns one value per key, in their order.
 *
 * With `idOf`, a key is read once in an operation; without it, each time it is asked for, as long-lived
 * operations need.
 */
export function batched<Context extends object, Key, Value>(
  readAll: (ctx: Context, keys: readonly Key[]) => Promise<Value[]>,
  idOf?: (key: Key) => string,
): (ctx: Context, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value, unknown>>()
  return (ctx, key) => {
    const loader =
      loaders.get(ctx) ??
      new DataLoader<Key, Value, unknown>(
        keys => readAll(ctx, keys),
        idOf ? { cacheKeyFn: idOf } : { cache: false },
      )
    loaders.set(ctx, loader)
    return loader.load(key)
  }
}
