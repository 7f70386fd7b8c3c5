// A shop's own program: quotes the open requests of which a CSV has parts, and answers webhooks. With --catalogue it loads the CSV
// as the shop's catalogue instead, from which Tuerca proposes what a person quotes. It needs Node alone:
//
//   TUERCA_KEY=tuerca_live_… node scripts/examplePartner.mjs --stock stock.csv --url http://localhost:4000/graphql
//
// The CSV has the columns name, number (of the part), condition, price (of one, in pesos) and quantity. --state names the file
// that keeps the number of the last event (examplePartner.json when left out). Killed at any moment and started again, it ends in
// the same state: Tuerca knows each offer by the shop's id.
// --listen 8081 with TUERCA_WEBHOOK_SECRET stays and answers webhooks. --batch 50 sends fewer rows a call than the 250 that a call takes.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000/graphql' },
    stock: { type: 'string' },
    state: { type: 'string', default: 'examplePartner.json' },
    listen: { type: 'string' },
    catalogue: { type: 'boolean', default: false },
    batch: { type: 'string', default: '250' },
  },
})
const key = process.env.TUERCA_KEY
if (!key || !options.stock) {
  console.error('Set TUERCA_KEY, and name the stock: --stock stock.csv')
  process.exit(1)
}

const ROWS = Number(options.batch)
const MOST_TRIES = 8
/** A webhook that is older may be a copy that somebody sends again. */
const TOLERATED_SECONDS = 300

/** Sends one operation until it is answered: waits while the budget is spent, and when the server is away. */
async function ask(query, variables) {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = await response.json()
      if (!errors) return data
      const [{ message, extensions }] = errors
      if (extensions?.code !== 'THROTTLED') throw new Refused(`${extensions?.code}: ${message}`)
      await pause(extensions.retryAfterMs)
      tries -= 1
    } catch (error) {
      if (error instanceof Refused || tries === MOST_TRIES) throw error
      await pause(250 * 2 ** tries)
    }
  }
}

class Refused extends Error {}

/** The number of the last known event. */
async function readState() {
  const text = await readFile(options.state, 'utf8').catch(() => '{"event":0}')
  return JSON.parse(text)
}

/** Replaces the file whole: a killed program leaves the old one. */
async function writeState(state) {
  await writeFile(`${options.state}.new`, JSON.stringify(state))
  await rename(`${options.state}.new`, options.state)
}

/** The lines of a CSV without quotation marks, as objects by the names in its first line. */
function parseCsv(text) {
  const [head, ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((value, n) => [names[n], value.trim()])))
}

const SYNC = `mutation ($input: SyncOffersInput!) {
  syncOffers(input: $input) {
    ... on SyncOffersPayload {
      counts { created updated unchanged rejected }
      results { externalId outcome code message }
    }
    ... on Refusal { code message }
  }
}`

/** Sends one batch of offers, and reports the rejected ones. */
async function sendOffers(rows) {
  // The key belongs to the contents: after a crash the same rows get the same answer.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const { syncOffers } = await ask(SYNC, { input: { mode: 'VALID_ROWS', idempotencyKey, rows } })
  return countsOf(syncOffers)
}

const LOAD = `mutation ($input: SyncCatalogueInput!) {
  syncCatalogue(input: $input) {
    ... on SyncCataloguePayload {
      counts { created updated unchanged rejected }
      results { externalId outcome code message }
    }
    ... on Refusal { code message }
  }
}`

/** Loads the stock as the catalogue. Equal rows stay unchanged, so that it may be sent whole again after a crash. */
async function loadCatalogue(stock) {
  for (let sent = 0; sent < stock.length; sent += ROWS) {
    const rows = stock.slice(sent, sent + ROWS).map(item => ({
      externalId: item.number || item.name,
      name: item.name,
      partNumber: item.number || null,
      condition: item.condition,
      price: Math.round(Number(item.price) * 100),
      quantity: Number(item.quantity),
      deliveryTime: 'IMMEDIATE',
    }))
    const { syncCatalogue } = await ask(LOAD, { input: { mode: 'VALID_ROWS', rows } })
    const counts = countsOf(syncCatalogue)
    console.log(`catalogue: ${Math.min(sent + ROWS, stock.length)} of ${stock.length}`, counts)
  }
}

/** The counts of a sync; reports its rejected rows, and throws when it was refused as a whole. */
function countsOf({ code, message, results, counts }) {
  if (code) throw new Refused(`${code}: ${message}`)
  for (const row of results)
    if (row.outcome === 'REJECTED') console.error(`${row.externalId}: ${row.code} ${row.message}`)
  return counts
}

const FEED = `query ($after: String) {
  requestFeed(first: 100, after: $after) {
    pageInfo { endCursor hasNextPage }
    edges { node { id revision parts { id partNumber quantity } } }
  }
}`

/** Quotes every request of which it has a part. Quoted ones leave the feed, so that the next run finds what is left. */
async function quoteOpenRequests(stock) {
  const byNumber = new Map(stock.filter(({ number }) => number).map(item => [item.number, item]))
  const offers = []
  for (let after = null; ; ) {
    const { requestFeed } = await ask(FEED, { after })
    for (const { node } of requestFeed.edges) {
      const lines = node.parts.flatMap(part => lineFor(part, byNumber))
      if (lines.length > 0)
        offers.push({ externalId: node.id, requestId: node.id, requestRevision: node.revision, lines })
    }
    if (!requestFeed.pageInfo.hasNextPage) break
    after = requestFeed.pageInfo.endCursor
  }
  for (let sent = 0; sent < offers.length; sent += ROWS) {
    const counts = await sendOffers(offers.slice(sent, sent + ROWS))
    console.log(`offers: ${Math.min(sent + ROWS, offers.length)} of ${offers.length}`, counts)
  }
}

function lineFor({ id, partNumber, quantity }, byNumber) {
  const item = byNumber.get(partNumber)
  if (!item || Number(item.quantity) < quantity) return []
  const price = Math.round(Number(item.price) * 100) * quantity
  const terms = {
    condition: item.condition,
    deliveryTime: 'IMMEDIATE',
    validHours: 72,
    fitBasis: 'PART_NUMBER',
  }
  return [{ requestedPartId: id, price, description: item.name, ...terms }]
}

/** Reads what happened since the last known number. */
async function readEvents(state) {
  for (let hasMore = true; hasMore; ) {
    const { events } = await ask(
      'query ($after: Int!) { events(after: $after) { next hasMore events { number type objectId } } }',
      { after: state.event },
    )
    for (const { number, type, objectId } of events.events)
      console.log(`event ${number}: ${type} ${objectId ?? ''}`)
    state.event = events.next
    hasMore = events.hasMore
    await writeState(state)
  }
}

/** True when a webhook is signed with our secret, and new. */
function isOurs(headers, body) {
  const secret = Buffer.from(process.env.TUERCA_WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < TOLERATED_SECONDS)) return false
  const wanted = Buffer.from(
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return signatures
    .split(' ')
    .map(text => Buffer.from(text))
    .some(given => given.length === wanted.length && timingSafeEqual(given, wanted))
}

/** A webhook says that something happened; the events say what, in order and without gaps. */
function listen(stock, state) {
  let last = Promise.resolve()
  createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    if (!isOurs(request.headers, Buffer.concat(chunks).toString())) return response.writeHead(401).end()
    response.writeHead(204).end()
    last = last
      .then(() => readEvents(state))
      .then(() => quoteOpenRequests(stock))
      .catch(error => console.error(error.message))
  }).listen(Number(options.listen), () => console.log(`listening on port ${options.listen}`))
}

const stock = parseCsv(await readFile(options.stock, 'utf8'))
if (options.catalogue) await loadCatalogue(stock)
else await quote()

async function quote() {
  const state = await readState()
  await quoteOpenRequests(stock)
  await readEvents(state)
  if (options.listen) listen(stock, state)
}
