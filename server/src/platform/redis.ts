import type { Redis } from 'ioredis'

/** Two connections: one that subscribes can do nothing else. */
export interface RedisClients {
  readonly publish: Redis
  readonly subscribe: Redis
  /**
   * Prefix of each channel: Redis delivers every channel to all its clients, whatever their key prefix and
   * database number.
   */
  readonly channelPrefix: string
  close(): Promise<void>
}

/**
 * With `keyPrefix` (or a database number in `url`) several programs share one Redis without seeing each
 * other's data.
 */
export async function openRedis(
  url: string,
  onError: (error: Error) => void,
  { keyPrefix = '' }: { keyPrefix?: string } = {},
): Promise<RedisClients> {
  // Imported lazily, because most development machines have no Redis.
  const { Redis } = await import('ioredis')
  const publish = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3, keyPrefix })
  const subscribe = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  for (const client of [publish, subscribe]) client.on('error', onError)
  await Promise.all([publish.connect(), subscribe.connect()])
  return {
    publish,
    subscribe,
    channelPrefix: `${keyPrefix}${publish.options.db ?? 0}:`,
    async close() {
      // The connection only listens: nothing to wait for, and a subscription under way would make `quit`
      // fail.
      subscribe.disconnect()
      await publish.quit()
    },
  }
}
