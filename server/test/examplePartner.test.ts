import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEY_BUDGET } from '../src/domains/partners/keyBudget.ts'
import { newKey } from '../src/domains/partners/keyText.ts'
import { requireAccount } from '../src/domains/viewer.ts'
import { after, DAY_MS, SECOND_MS } from '../src/platform/clock.ts'
import { hashToken } from '../src/platform/tokens.ts'
import { AFTER_TODAY, createHarness, type Harness } from './harness.ts'
import { repeatRequest } from './partnersWorld.ts'
import { createRequest } from './requestsWorld.ts'
import { type ServedSite, serveSite } from './servedSite.ts'
import { type Cast, createCast } from './world.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/examplePartner.mjs', import.meta.url))

/** With PARTNER_ROWS and PARTNER_OFFERS it is that much, in full batches and at the pace of a key's budget. */
const { PARTNER_ROWS, PARTNER_OFFERS } = process.env
const IS_FULL = PARTNER_ROWS !== undefined && PARTNER_OFFERS !== undefined
const ROWS = Number(PARTNER_ROWS ?? 300)
const OFFERS = Number(PARTNER_OFFERS ?? 30)
/** Each second of the short test fills a key's budget as twenty do, so that the program hardly waits. */
const HASTE = IS_FULL ? 1 : 20
const SLOW = (IS_FULL ? 1800 : 240) * SECOND_MS

/** Rows of one call: enough calls to be killed between them. */
const BATCH = { rows: Math.min(250, Math.ceil(ROWS / 10)), offers: Math.min(250, Math.ceil(OFFERS / 4)) }

let harness: Harness
let cast: Cast
let site: ServedSite
let folder: string
let key: string
beforeAll(async () => {
  const startedAt = performance.now()
  let leap = 0
  const now = () => after(AFTER_TODAY, leap + (performance.now() - startedAt) * HASTE)
  const clock = { now, advance: (ms: number) => void (leap += ms) }
  harness = await createHarness({ clock })
  cast = await createCast(harness)
  site = await serveSite(harness)
  folder = await mkdtemp(join(tmpdir(), 'tuerca-partner-'))
  key = newKey('LIVE')
  await harness.services.db.prisma.apiKey.create({
    data: {
      providerId: requireAccount(cast.litoral.viewer).provider?.id ?? '',
      name: 'Ejemplo',
      scopes: ['REQUESTS_READ', 'OFFERS_WRITE', 'CATALOGUE_WRITE'],
      secretHash: hashToken(key),
      ending: key.slice(-4),
      createdAt: now(),
      expiresAt: after(now(), 30 * DAY_MS),
      budget: KEY_BUDGET.maximum,
      budgetAt: now(),
    },
  })
  const stock = Array.from({ length: ROWS }, (_, n) => `Repuesto ${n},AB-${n},NEW,${1000 + n},5`)
  await writeFile(join(folder, 'stock.csv'), ['name,number,condition,price,quantity', ...stock].join('\n'))
})
afterAll(async () => {
  await site.close()
  await harness.close()
  await rm(folder, { recursive: true })
})

/** Starts the program; `output` grows as it writes. */
function start(port: number, more: readonly string[]) {
  const args = ['--url', `http://127.0.0.1:${port}/graphql`, '--stock', 'stock.csv', ...more]
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    env: { ...process.env, TUERCA_KEY: key },
  })
  const run = { child, output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      run.output += chunk.toString()
    })
  return run
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>(done => {
    child.on('close', code => done(code))
  })

interface Answered {
  readonly status: number
  readonly text: string
}

/** A proxy before the site; `onCall` may let a call through, and may do so before the program hears of it. */
async function proxy(onCall: (body: string, send: () => Promise<Answered>) => Promise<Answered>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { authorization = '' } = request.headers
    const { status, text } = await onCall(body, async () => {
      const answer = await fetch(site.graphql, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
      })
      return { status: answer.status, text: await answer.text() }
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

interface Kill {
  /** The call of the mutation that is granted by the budget, over all processes. */
  readonly call: number
  /** Before the site has the call, or after it carried the call out and before the program hears the answer. */
  readonly moment: 'UNSENT' | 'UNHEARD'
}
const LOST: Answered = { status: 502, text: '' }
const isThrottled = ({ text }: Answered) => text.includes('"THROTTLED"')

/** Runs the program to its end, with its process killed in these calls and started again; returns how much there was at each end. */
async function runKilled(
  mutation: string,
  { kills, count, args }: { kills: readonly Kill[]; count: () => Promise<number>; args: readonly string[] },
) {
  let calls = 0
  const before = await proxy(async (body, send) => {
    if (!body.includes(`${mutation}(`)) return send()
    const due = kills.find(({ call }) => call === calls + 1)
    if (due?.moment === 'UNSENT') {
      calls += 1
      run.child.kill('SIGKILL')
      return LOST
    }
    const answer = await send()
    if (isThrottled(answer)) return answer
    calls += 1
    if (due) run.child.kill('SIGKILL')
    return answer
  })
  let run = start(before.port, args)
  const counts: number[] = []
  for (const _ of kills) {
    expect([await ended(run.child), run.output]).toEqual([null, expect.any(String)])
    counts.push(await count())
    run = start(before.port, args)
  }
  expect([await ended(run.child), run.output]).toEqual([0, expect.any(String)])
  counts.push(await count())
  const again = start(before.port, args)
  expect(await ended(again.child)).toBe(0)
  before.close()
  return { counts, output: run.output, again: again.output }
}

/** Prints what the command measured; the short test says nothing. */
function report(what: string, startedAt: number): void {
  if (IS_FULL) process.stdout.write(`${what}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`)
}

test(
  `quotes ${OFFERS} requests, and killed twice ends in the same state`,
  async () => {
    const parts = [
      { description: 'Óptica', condition: 'ANY', quantity: 2, urgency: 'LOW', partNumber: 'AB-0' },
      { description: 'Nadie la tiene', condition: 'ANY', quantity: 1, urgency: 'LOW', partNumber: 'ZZ-1' },
    ]
    const request = await createRequest(cast.ana, { parts })
    await repeatRequest(harness, request, OFFERS - 1)
    const { prisma } = harness.services.db
    // Each request asks for a part of its own.
    await prisma.$executeRaw`
      UPDATE "RequestedPart" part SET "partNumber" = 'AB-' || place.number, "numberKey" = 'AB' || place.number
      FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM "RequestedPart" WHERE position = 0) place
      WHERE part.id = place.id`
    const startedAt = performance.now()
    const { counts, again } = await runKilled('syncOffers', {
      kills: [
        { call: 2, moment: 'UNHEARD' },
        { call: 3, moment: 'UNSENT' },
      ],
      count: () => prisma.offer.count(),
      args: ['--batch', String(BATCH.offers)],
    })
    report(`${OFFERS} offers`, startedAt)
    expect(counts).toEqual([2 * BATCH.offers, 2 * BATCH.offers, OFFERS])
    expect(again).not.toContain('offers:')
    const offers = await prisma.offer.findMany({
      select: {
        requestId: true,
        currentVersion: {
          select: {
            number: true,
            lines: { select: { priceCentesimos: true, requestedPart: { select: { partNumber: true } } } },
          },
        },
      },
    })
    expect(new Set(offers.map(({ requestId }) => requestId)).size).toBe(OFFERS)
    const lines = offers.flatMap(({ currentVersion: { number, lines } }) =>
      lines.map(({ priceCentesimos, requestedPart }) => [requestedPart.partNumber, priceCentesimos, number]),
    )
    const wanted = Array.from({ length: OFFERS }, (_, n) => [`AB-${n}`, 2 * (1000 + n) * 100, 1])
    expect(lines.toSorted()).toEqual(wanted.toSorted())
    await harness.drain()
    await eventsArrive()
  },
  SLOW,
)

/** The program reads what its offers caused, and keeps the number of the last event. */
async function eventsArrive(): Promise<void> {
  const run = start(Number(new URL(site.graphql).port), [])
  expect(await ended(run.child)).toBe(0)
  const told = run.output.split('\n').filter(line => line.includes('offer.changed'))
  expect(told).toHaveLength(OFFERS)
  const state = JSON.parse(await readFile(join(folder, 'examplePartner.json'), 'utf8'))
  const { lastNumber } = await harness.services.db.prisma.partnerStream.findFirstOrThrow()
  expect(state).toEqual({ event: lastNumber })
}

test(
  `loads a catalogue of ${ROWS} rows, and killed twice ends in the same state`,
  async () => {
    const { prisma } = harness.services.db
    const half = Math.floor(ROWS / BATCH.rows / 2)
    const startedAt = performance.now()
    const { counts, output, again } = await runKilled('syncCatalogue', {
      kills: [
        { call: half, moment: 'UNHEARD' },
        // The second process sends the first half again.
        { call: 2 * half + 2, moment: 'UNSENT' },
      ],
      count: () => prisma.catalogueItem.count(),
      args: ['--catalogue', '--batch', String(BATCH.rows)],
    })
    report(`${ROWS} catalogue rows`, startedAt)
    expect(counts).toEqual([half * BATCH.rows, (half + 1) * BATCH.rows, ROWS])
    expect(output).toContain(`${ROWS} of ${ROWS}`)
    expect(again).not.toMatch(/(created|updated|rejected): [1-9]/)
    const items = await prisma.catalogueItem.findMany({
      select: { externalId: true, name: true, numberKey: true, priceCentesimos: true, quantity: true },
    })
    const wanted = Array.from({ length: ROWS }, (_, n) => ({
      externalId: `AB-${n}`,
      name: `Repuesto ${n}`,
      numberKey: `AB${n}`,
      priceCentesimos: (1000 + n) * 100,
      quantity: 5,
    }))
    const byId = (a: { externalId: string }, b: { externalId: string }) =>
      a.externalId < b.externalId ? -1 : 1
    expect(items.toSorted(byId)).toEqual(wanted.toSorted(byId))
  },
  SLOW,
)
