// Alternates between the sites of the trees, prints their cost and compares it with limits.json. Started by scripts/bench.mjs.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { announce, type FanOut, measureFanOut, measureStorm } from './fanOut.ts'
import type { Announcement, Question } from './protocol.ts'
import { listenBare, listenSubscribed } from './sockets.ts'
import { measureStart } from './start.ts'
import { printTable, ratios, type Samples, spread } from './table.ts'
import { type Cost, costOf, openTree, type Tree } from './tree.ts'
import { type Figures, type Limits, printVerdicts } from './verdict.ts'

const {
  BENCH_DATABASE_URL: databaseUrl,
  BENCH_AGAINST: against,
  BENCH_AGAINST_FOLDER: againstFolder,
} = process.env
/** Without a database server nothing is measured: each scenario runs once, as a check. */
const isTrial = !databaseUrl
const ROUNDS = isTrial ? 1 : 5
const SECONDS = 3
/** Requests instead of a time; ends at the next sample after them. */
const TRIAL = { amount: 10, sampleInt: 20 }
/** Requests before the first round. A time would compile less code on a busy machine. */
const WARM_UP = isTrial ? TRIAL : { amount: 500 }
const CONNECTIONS = isTrial ? 2 : 10
/** Per round: enough for Postgres' share, which is counted in hundredths of a second. */
const ANNOUNCEMENTS: Record<Announcement, number> = isTrial
  ? { events: 2, chat: 2 }
  : { events: 50, chat: 200 }
const FAN_OUT: FanOut = isTrial
  ? { sockets: 20, rounds: 1, events: 2 }
  : { sockets: 5000, rounds: ROUNDS, events: 10 }
const JOBS = { count: isTrial ? 10 : 1000, withinMs: 10_000 }

const trees = [await openTree('product', fileURLToPath(new URL('../..', import.meta.url)), databaseUrl)]
if (against && againstFolder) trees.push(await openTree(against, againstFolder, databaseUrl))

interface Shot {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** The product's query and its floor's, for one tree. */
function shotsOf({ site }: Tree, question: Question): { product: Shot; floor: Shot } {
  const { cookie, body, floor } = site.questions[question]
  const base = `http://127.0.0.1:${site.port}`
  const headers = { cookie, 'content-type': 'application/json', accept: 'application/json' }
  return {
    product: { url: `${base}/graphql`, headers, body: JSON.stringify(body) },
    floor: { url: base + floor, headers },
  }
}

async function textOf({ url, headers, body }: Shot): Promise<string> {
  const response = await fetch(url, { headers, ...(body ? { method: 'POST', body } : {}) })
  const text = await response.text()
  if (!response.ok || text.includes('"errors"')) throw new Error(`${url}: ${text.slice(0, 400)}`)
  return text
}

/** Requests per second and milliseconds of processor time per request, during one round. */
async function fire(
  tree: Tree,
  { url, headers, body }: Shot,
  load: { readonly amount: number } | { readonly duration: number } = isTrial ? TRIAL : { duration: SECONDS },
): Promise<Cost & { rate: number }> {
  let rate = 0
  let answered = 0
  const cost = await costOf(tree, async () => {
    const startedAt = performance.now()
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      ...load,
      headers,
      ...(body ? { method: 'POST' as const, body } : {}),
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
    answered = result.requests.total
    rate = (answered * 1000) / (performance.now() - startedAt)
  })
  return { rate, server: cost.server / answered, postgres: cost.postgres / answered }
}

/** Figures of the first tree, as in the other measures. */
const ofTheFloor = ({ ofFloor, ofProduct }: { ofFloor: Samples; ofProduct: Samples }): Figures => ({
  'of the floor': ratios(ofFloor, ofProduct),
})

async function compareAnswers(title: string, question: Question): Promise<Figures> {
  const contenders = trees.map(tree => ({
    tree,
    ...shotsOf(tree, question),
    ofProduct: [] as Samples,
    ofFloor: [] as Samples,
  }))
  for (const { tree, product, floor } of contenders) {
    if ((await textOf(product)) !== (await textOf(floor)))
      throw new Error(
        `${tree.label}: the floor of ${question} does not answer to the byte what the product does`,
      )
    // Warms up: plans are made and code is compiled before the measurement.
    await fire(tree, floor, WARM_UP)
    await fire(tree, product, WARM_UP)
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { tree, product, floor, ofProduct, ofFloor } of contenders) {
      ofFloor.push(await fire(tree, floor))
      ofProduct.push(await fire(tree, product))
    }
  printTable(
    `${title}: ${ROUNDS} rounds of ${isTrial ? `${TRIAL.amount} requests` : `${SECONDS} s`}`,
    'request',
    contenders,
  )
  return contenders[0] ? ofTheFloor(contenders[0]) : {}
}

async function compareNews(title: string, what: Announcement): Promise<Figures> {
  const count = ANNOUNCEMENTS[what]
  const contenders = trees.map(tree => ({ tree, ofProduct: [] as Samples, ofFloor: [] as Samples }))
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { tree, ofProduct, ofFloor } of contenders) {
      const { site } = tree
      const subscribed = await listenSubscribed(
        `ws://127.0.0.1:${site.port}/graphql`,
        site.subscriptions[what],
      )
      const send = () => tree.call({ name: 'announce', what })
      await subscribed.begin(send)
      const product = await announce(tree, subscribed, count, send)
      const bytes = subscribed.bytes()
      subscribed.close()
      const bare = await listenBare(
        `ws://127.0.0.1:${site.barePort}`,
        site.subscriptions[what].cookies.length,
      )
      const floor = await announce(tree, bare, count, () => tree.call({ name: 'broadcast', what, bytes }))
      bare.close()
      // The first round only warms up.
      if (round < 0) continue
      ofProduct.push(product.sample)
      ofFloor.push(floor.sample)
    }
  printTable(`${title}: ${ROUNDS} rounds of ${count}`, 'event', contenders)
  return contenders[0] ? ofTheFloor(contenders[0]) : {}
}

async function measureJobs(): Promise<Figures> {
  console.log(
    `\njobs that do nothing, ${JOBS.count} left by one transaction: ${ROUNDS} rounds of at most ${JOBS.withinMs / 1000} s`,
  )
  const rates = trees.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, tree] of trees.entries()) {
      rates[place]?.push((await tree.call({ name: 'jobs', ...JOBS })) as number)
    }
  for (const [place, { label }] of trees.entries())
    console.log(`  ${label}: ${spread(rates[place] ?? [])} jobs handled per second`)
  return { 'a second': rates[0] ?? [] }
}

/** The most expensive request allowed: as many wide feeds as the cost limit accepts. */
function dearestQuery(feeds: number): string {
  const aliases = Array.from(
    { length: feeds },
    (_, index) => `feed${index}: requestFeed(first: 100) { ...page }`,
  )
  return `{ ${aliases.join(' ')} }
    fragment page on QueryRequestFeedConnection { edges { node {
      id shortId origin state brand model year engine version vin mileageKm description department createdAt expiresAt
      urgency photoCount hasVideo isMine
      parts { id position description category condition quantity urgency partNumber comments isOpen }
    } } }`
}

/**
 * The widest accepted query, one at a time, compared with the floor of one feed: CPU and peak memory of the
 * server.
 */
async function measureDearest(): Promise<Figures> {
  const found: Figures[] = []

  for (const tree of trees) {
    const { product, floor } = shotsOf(tree, 'feed')
    const wide = (feeds: number): Shot => ({
      ...product,
      body: JSON.stringify({ query: dearestQuery(feeds) }),
    })
    let feeds = 1
    while (feeds < MOST_FEEDS && (await isLetIn(wide(feeds + 1)))) feeds += 1
    const samples = { floor: [] as number[], dearest: [] as number[] }
    const before = tree.peakMemoryMb()
    let bytes = 0
    for (let round = -1; round < ROUNDS; round += 1) {
      const floorCost = await fire(tree, floor)
      const cost = await costOf(tree, async () => {
        bytes = (await textOf(wide(feeds))).length
      })
      if (round < 0) continue
      samples.floor.push(floorCost.server + floorCost.postgres)
      samples.dearest.push(cost.server + cost.postgres)
    }
    const times = samples.dearest.map((ms, round) => ms / (samples.floor[round] ?? ms))
    console.log(
      `\nthe widest query that is let in (${feeds} feeds of 100 requests, ${bytes} bytes) of ${tree.label}`,
    )
    console.log(
      `  CPU ms ${spread(samples.dearest)}, the floor of a feed of 20 ${spread(samples.floor)}: ${spread(times)} times`,
    )
    console.log(`  most memory of the server: ${before} MB before, ${tree.peakMemoryMb()} MB after`)
    found.push({ 'times the floor': times })
  }
  return found[0] ?? {}
}

const MOST_FEEDS = 200

async function isLetIn({ url, headers, body }: Shot): Promise<boolean> {
  const text = await (await fetch(url, { method: 'POST', headers, ...(body ? { body } : {}) })).text()
  if (text.includes('TOO_COSTLY')) return false
  if (text.includes('"errors"')) throw new Error(text.slice(0, 400))
  return true
}

const readers = trees[0]?.site.subscriptions.events.cookies.length
const measures: Record<string, () => Promise<Figures>> = {
  feed: () => compareAnswers('provider feed, 20 requests', 'feed'),
  comparison: () => compareAnswers('offer comparison, 20 offers', 'comparison'),
  request: () => compareAnswers('comparison screen, 20 offers', 'request'),
  feedTab: () => compareAnswers('tab of the feed, 20 requests', 'feedTab'),
  buyerPanel: () => compareAnswers('panel of a buyer', 'buyerPanel'),
  providerPanel: () => compareAnswers('panel of a provider', 'providerPanel'),
  conversation: () => compareAnswers('conversation, 30 messages', 'conversation'),
  checkout: () => compareAnswers('start of a checkout', 'checkout'),
  events: () => compareNews(`a change of a request reaches ${readers} providers`, 'events'),
  chat: () => compareNews('a message of a chat of two', 'chat'),
  fanout: () => measureFanOut(trees, FAN_OUT),
  storm: () => measureStorm(trees, FAN_OUT),
  // A trial runs beside other tests, which build the site.
  ...(databaseUrl && { start: () => measureStart(databaseUrl, { rounds: ROUNDS, idleMs: 10_000 }) }),
  jobs: measureJobs,
  dearest: measureDearest,
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in measures))
if (unknown.length > 0)
  throw new Error(`There is ${Object.keys(measures).join(', ')}, but no ${unknown.join(', ')}`)
const limits: Limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'))
const measured = new Map<string, Figures>()
try {
  for (const [name, measure] of Object.entries(measures))
    if (wanted.length === 0 || wanted.includes(name)) measured.set(name, await measure())
  // The figures of a trial mean nothing.
  if (!printVerdicts(measured, limits) && !isTrial) process.exitCode = 1
} finally {
  await Promise.all(trees.map(tree => tree.end()))
}
