import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { keepPayable, keepPayoutAccount } from '../../../test/payoutsWorld.ts'
import { cookieOf, type ServedSite, serveSite } from '../../../test/servedSite.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { post } from '../payments/ledger.ts'
import { chargePostings } from '../payments/postings.ts'
import { requireProvider } from '../viewer.ts'
import { closePayoutBatch } from './payoutBatch.operations.ts'
import { monthOf } from './statementFile.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
let providerId: string
beforeAll(async () => {
  harness = await createHarness({})
  cast = await createCast(harness)
  site = await serveSite(harness)
  providerId = requireProvider(cast.litoral.viewer).provider.id
  await keepPayoutAccount(harness, providerId)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

async function read(who: keyof Cast | null, path: string, headers: Record<string, string> = {}) {
  const cookie = who && { cookie: await cookieOf(harness, cast[who]) }
  return fetch(`${site.origin}${path}`, { headers: { ...cookie, ...headers } })
}

test('gives the bank’s file to the admin alone', async () => {
  await keepPayable(harness, providerId, 100_000)
  const { batchId } = await closePayoutBatch(cast.admin.context(), newId())
  const path = `/planillas/liquidacion-${encodeGlobalId('PayoutBatch', batchId)}.csv`
  const answer = await read('admin', path)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="liquidacion-[\w-]+\.csv"$/,
  )
  expect(await answer.text()).toContain('00123456700021')
  expect((await read(null, path)).status).toBe(401)
  for (const who of ['litoral', 'ana'] as const) {
    const refused = await read(who, path)
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining('0012345')])
  }
  expect((await read('admin', path, { origin: 'https://otro.test' })).status).toBe(403)
  for (const other of [
    `/planillas/liquidacion-${encodeGlobalId('PayoutBatch', newId())}.csv`,
    `/planillas/liquidacion-${encodeGlobalId('Order', batchId)}.csv`,
    '/planillas/otra.csv',
  ])
    expect((await read('admin', other)).status).toBe(404)
})

test('gives a provider its own movements of the month, and nobody else’s', async () => {
  const now = harness.clock.now()
  const { from } = monthOf(now.toISOString().slice(0, 7))
  const charge = (id: string, at: Date, amount: number) =>
    harness.services.transact(({ tx }) =>
      post(tx, {
        kind: 'CHARGE',
        subjectId: newId(),
        orderId: null,
        paymentId: null,
        postings: chargePostings(amount, { account: 'HELD', providerId: id }),
        at,
      }),
    )
  await charge(providerId, from, 123_456)
  await charge(providerId, new Date(from.getTime() - 1), 777_777)
  await charge(requireProvider(cast.bulevar.viewer).provider.id, from, 888_888)
  const path = `/planillas/movimientos-${now.toISOString().slice(0, 7)}.csv`
  const bytes = await (await read('litoral', path)).arrayBuffer()
  const lines = Buffer.from(bytes).toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFFecha;Movimiento;Pedido;Retenido;A cobrar;Pagado')
  expect(lines).toContain(`${now.toISOString().slice(0, 7)}-01;Venta: la plata queda retenida;;1234,56;;`)
  expect(lines.join('\n')).not.toMatch(/7777,77|8888,88/)
  expect((await read('ana', path)).status).toBe(403)
  expect((await read(null, path)).status).toBe(401)
  for (const month of ['2026-13', '2026-1', 'todo'])
    expect((await read('litoral', `/planillas/movimientos-${month}.csv`)).status).toBe(404)
})

test('begins a month at midnight in Uruguay', () => {
  expect(monthOf('2026-12')).toEqual({
    from: new Date('2026-12-01T03:00:00Z'),
    to: new Date('2027-01-01T03:00:00Z'),
  })
})
