import { Redis } from 'ioredis'

/** Two connections: one that subscribes can do nothing else. */
export interface RedisClients {
  readonly publish: Redis
  readonly subscribe: Redis
  close(): Promise<void>
}

/** With `keyPrefix` several programs can share one Redis without seeing each other's keys (topics are not prefixed). */
export async function openRedis(
  url: string,
  onError: (error: Error) => void,
  { keyPrefix = '' }: { keyPrefix?: string } = {},
): Promise<RedisClients> {
  const publish = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3, keyPrefix })
  const subscribe = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  for (const client of [publish, subscribe]) client.on('error', onError)
  await Promise.all([publish.connect(), subscribe.connect()])
  return {
    publish,
    subscribe,
    async close() {
      await Promise.all([publish.quit(), subscribe.quit()])
    },
  }
}
