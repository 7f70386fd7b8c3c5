import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
const OFFERS = 1000
const PARTS = 10_000
/** Each second of the test fills a key's budget as twenty do, so that the program hardly waits. */
const HASTE = 20

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
  const stock = Array.from({ length: PARTS }, (_, n) => `Repuesto ${n},AB-${n},NEW,${1000 + n},5`)
  await writeFile(join(folder, 'stock.csv'), ['name,number,condition,price,quantity', ...stock].join('\n'))
})
afterAll(async () => {
  await site.close()
  await harness.close()
  await rm(folder, { recursive: true })
})

/** Starts the program; `output` grows as it writes. */
function start(port: number, ...more: string[]) {
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

/** A proxy before the site that calls `onAnswer` once the site has answered, before the program hears it. */
async function proxy(onAnswer: (body: string) => void) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { authorization = '' } = request.headers
    const answer = await fetch(site.graphql, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    onAnswer(body)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test(
  'quotes 1,000 requests from 10,000 parts, and killed half-way ends in the same state',
  async () => {
    const parts = [
      { description: 'Óptica', condition: 'ANY', quantity: 2, urgency: 'LOW', partNumber: 'AB-7' },
      { description: 'Nadie la tiene', condition: 'ANY', quantity: 1, urgency: 'LOW', partNumber: 'ZZ-1' },
    ]
    const request = await createRequest(cast.ana, { parts })
    await repeatRequest(harness, request, OFFERS - 1)
    const { prisma } = harness.services.db
    let synced = 0
    const before = await proxy(body => {
      if (!body.includes('syncOffers')) return
      synced += 1
      // The second call is done, and its answer never arrives.
      if (synced === 2) first.child.kill('SIGKILL')
    })
    const first = start(before.port)
    expect(await ended(first.child)).toBeNull()
    expect(await prisma.offer.count()).toBe(OFFERS / 2)
    const second = start(before.port)
    expect([await ended(second.child), second.output]).toEqual([0, expect.stringContaining('500 of 500')])
    const third = start(before.port)
    expect([await ended(third.child), third.output]).toEqual([0, expect.not.stringContaining('offers:')])
    before.close()
    const offers = await prisma.offer.findMany({
      select: { requestId: true, currentVersion: { select: { number: true, totalCentesimos: true } } },
    })
    expect(new Set(offers.map(({ requestId }) => requestId)).size).toBe(OFFERS)
    expect(offers).toHaveLength(OFFERS)
    for (const { currentVersion } of offers)
      expect(currentVersion).toEqual({ number: 1, totalCentesimos: 2 * (1000 + 7) * 100 })
  },
  240 * SECOND_MS,
)

test(
  'loads a catalogue of 10,000 rows, and killed half-way ends in the same state',
  async () => {
    const { prisma } = harness.services.db
    let synced = 0
    const before = await proxy(() => {
      synced += 1
      // The call is done, and its answer never arrives.
      if (synced === 20) first.child.kill('SIGKILL')
    })
    const first = start(before.port, '--catalogue')
    expect(await ended(first.child)).toBeNull()
    expect(await prisma.catalogueItem.count()).toBe(PARTS / 2)
    const second = start(before.port, '--catalogue')
    expect([await ended(second.child), second.output]).toEqual([0, expect.stringContaining('10000 of 10000')])
    before.close()
    expect(await prisma.catalogueItem.count()).toBe(PARTS)
    expect(await prisma.catalogueItem.findFirst({ where: { externalId: 'AB-9999' } })).toMatchObject({
      name: 'Repuesto 9999',
      numberKey: 'AB9999',
      priceCentesimos: (1000 + 9999) * 100,
      quantity: 5,
    })
  },
  240 * SECOND_MS,
)
