import type { SiteMemory } from './protocol.ts'
import { type Listening, listenBare, listenSubscribed } from './sockets.ts'
import { decimal, printTable, ratios, type Samples, spread } from './table.ts'
import { costOf, type Tree } from './tree.ts'
import type { Figures } from './verdict.ts'

export interface FanOut {
  readonly sockets: number
  readonly rounds: number
  /** Events in each round. */
  readonly events: number
}

const urlOf = ({ site }: Tree) => `ws://127.0.0.1:${site.port}/graphql`
const memoryOf = (tree: Tree) => tree.call({ name: 'memory' }) as Promise<SiteMemory>
const longestBlockOf = (tree: Tree) => tree.call({ name: 'longestBlock' }) as Promise<number>

/**
 * Events to many sockets, against the same write and a bare broadcast of the same bytes to as many. Returns the first tree's figures.
 */
export async function measureFanOut(trees: readonly Tree[], size: FanOut): Promise<Figures> {
  const contenders = []
  for (const tree of trees) contenders.push(await measureOne(tree, size))
  const { sockets, rounds, events } = size
  printTable(`one event to ${sockets} sockets: ${rounds} rounds of ${events}`, 'event', contenders)
  for (const { tree, heardMs, memory } of contenders) {
    console.log(`  ${tree.label}: ms until the last of them has heard ${spread(heardMs.product)}`)
    console.log(`    of the floor ${spread(heardMs.floor)}`)
    console.log(`    KB per socket: resident ${decimal(memory.residentKb)}, heap ${decimal(memory.heapKb)}`)
    console.log(
      `    most memory of the server: ${memory.peakMb} MB; longest block ${decimal(memory.blockMs)} ms`,
    )
  }
  const [first] = contenders
  if (!first) return {}
  return {
    'times the floor': ratios(first.ofProduct, first.ofFloor),
    'ms until the last has heard': first.heardMs.product,
    'KB of heap per socket': [first.memory.heapKb],
  }
}

async function measureOne(tree: Tree, { sockets, rounds, events }: FanOut) {
  const ofProduct: Samples = []
  const ofFloor: Samples = []
  const heardMs = { product: [] as number[], floor: [] as number[] }
  const send = () => tree.call({ name: 'announce', what: 'events' })
  const before = await memoryOf(tree)
  const subscribed = await listenSubscribed(urlOf(tree), tree.site.subscriptions.events, { count: sockets })
  await subscribed.begin(send)
  const after = await memoryOf(tree)
  const bare = await listenBare(`ws://127.0.0.1:${tree.site.barePort}`, sockets)
  tree.forgetPeak()
  await longestBlockOf(tree)
  let blockMs = 0
  for (let round = -1; round < rounds; round += 1) {
    const product = await announce(tree, subscribed, events, send)
    blockMs = Math.max(blockMs, await longestBlockOf(tree))
    const bytes = subscribed.bytes()
    const floor = await announce(tree, bare, events, () =>
      tree.call({ name: 'broadcast', what: 'events', bytes }),
    )
    await longestBlockOf(tree)
    // The first round only warms up.
    if (round < 0) continue
    ofProduct.push(product.sample)
    ofFloor.push(floor.sample)
    heardMs.product.push(...product.heardMs)
    heardMs.floor.push(...floor.heardMs)
  }
  const memory = {
    residentKb: ((after.residentMb - before.residentMb) * 1024) / sockets,
    heapKb: ((after.heapMb - before.heapMb) * 1024) / sockets,
    peakMb: tree.peakMemoryMb(),
    blockMs,
  }
  bare.close()
  subscribed.close()
  return { tree, ofProduct, ofFloor, heardMs, memory }
}

/** Sends events one after the other, each once the last socket has heard the one before. */
export async function announce(
  tree: Tree,
  listening: Listening,
  count: number,
  send: () => Promise<unknown>,
): Promise<{ sample: Samples[number]; heardMs: number[] }> {
  const heardMs: number[] = []
  const startedAt = performance.now()
  const cost = await costOf(tree, async () => {
    for (let sent = 0; sent < count; sent += 1) {
      const sentAt = performance.now()
      await listening.hear(send)
      heardMs.push(performance.now() - sentAt)
    }
  })
  const sample = {
    rate: (count * 1000) / (performance.now() - startedAt),
    server: cost.server / count,
    postgres: cost.postgres / count,
  }
  return { sample, heardMs }
}

/** Closes that many sockets and opens them again all at once. Returns the first tree's figures. */
export async function measureStorm(trees: readonly Tree[], { sockets, rounds }: FanOut): Promise<Figures> {
  const found: Figures[] = []
  console.log(`\n${sockets} sockets lost and opened again at once: ${rounds} rounds`)
  for (const tree of trees) {
    const { events } = tree.site.subscriptions
    const send = () => tree.call({ name: 'announce', what: 'events' })
    let listening = await listenSubscribed(urlOf(tree), events, { count: sockets })
    await listening.begin(send)
    const seconds: number[] = []
    const cpu: number[] = []
    const blocks: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await longestBlockOf(tree)
      const cost = await costOf(tree, async () => {
        listening.close()
        const startedAt = performance.now()
        listening = await listenSubscribed(urlOf(tree), events, { count: sockets, atOnce: sockets })
        await listening.begin(send)
        seconds.push((performance.now() - startedAt) / 1000)
      })
      cpu.push((cost.server + cost.postgres) / sockets)
      blocks.push(await longestBlockOf(tree))
    }
    listening.close()
    console.log(`  ${tree.label}: s until the last of them has heard an event ${spread(seconds)}`)
    console.log(`    CPU ms per socket ${spread(cpu)}; longest block ms ${spread(blocks)}`)
    found.push({ 's until the last has heard': seconds, 'CPU ms per socket': cpu })
  }
  return found[0] ?? {}
}
