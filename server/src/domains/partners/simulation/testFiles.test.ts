import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Imported, runImport, startImport } from '../../../../test/catalogueImportsWorld.ts'
import { type ServedSite, serveSite } from '../../../../test/servedSite.ts'
import {
  createKey,
  drainMarket,
  givePasswords,
  type Program,
  program,
} from '../../../../test/testMarketWorld.ts'
import { createUploadsWorld, type UploadsWorld } from '../../../../test/uploadsWorld.ts'
import { after, DAY_MS } from '../../../platform/clock.ts'
import { STORED_BELOW } from '../../../testMarket.ts'
import { removeOldImports } from '../catalogue/catalogueImport.jobs.ts'

let world: UploadsWorld
let site: ServedSite
let run: Program
beforeAll(async () => {
  world = await createUploadsWorld({ hasTestMarket: true })
  site = await serveSite(world.harness)
  await givePasswords(world.harness)
  run = program(site, await createKey(world.cast.litoral))
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const row = (externalId: string, price: number) => ({
  externalId,
  name: 'Alternador',
  condition: 'USED',
  price,
  quantity: 2,
  deliveryTime: 'IMMEDIATE',
})
const file = [row('A-1', 485_000), row('A-2', 0)].map(each => `${JSON.stringify(each)}\n`).join('')

/** Imports the file with the test key to its end. */
async function imported(): Promise<Imported> {
  const id = await startImport({ data: run }, file)
  await runImport({ data: run }, id)
  await drainMarket(world.harness)
  const { catalogueImport } = await runImport({ data: run }, id)
  if (!catalogueImport) throw new Error('the import is gone')
  return catalogueImport
}

test('a file import with a test key fills the simulated catalogue alone', async () => {
  const done = await imported()
  expect(done).toMatchObject({ state: 'DONE', created: 1, rejected: 1 })
  const results = await (await fetch(done.resultUrl ?? '')).text()
  expect(results.trim().split('\n')).toHaveLength(2)
  const market = await drainMarket(world.harness)
  expect(await market.services.db.prisma.catalogueItem.count()).toBe(1)
  expect(await world.harness.services.db.prisma.catalogueItem.count()).toBe(0)
  expect(await world.harness.services.db.prisma.catalogueImport.count()).toBe(0)
})

test('the files of the simulated market have a place of their own, and are erased from it alone', async () => {
  const own = `${STORED_BELOW}imports/`
  expect(world.objects().every(name => name.startsWith(own))).toBe(true)
  const { storage } = world.harness.services
  const key = world.objects()[0]?.slice(STORED_BELOW.length) ?? ''
  // The site's own object of the same name stays.
  await storage.put(key, Buffer.from('de verdad'), { contentType: 'text/plain' })
  const { services } = await drainMarket(world.harness)
  const later = { ...services, clock: { now: () => after(services.clock.now(), 15 * DAY_MS) } }
  await removeOldImports(later)
  expect(world.objects()).toEqual([key])
})
