import { Redis } from 'ioredis'

/** Two connections: one that subscribes can do nothing else. */
export interface RedisClients {
  readonly publish: Redis
  readonly subscribe: Redis
  close(): Promise<void>
}

export async function openRedis(url: string, onError: (error: Error) => void): Promise<RedisClients> {
  const publish = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3 })
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
