import { afterAll, beforeAll, expect, test } from 'vitest'
import { putAirtable } from '../../../test/airtableWorld.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { createSealing } from '../../platform/sealing.ts'
import { sealToken } from '../whatsapp/whatsAppSetup.ts'
import { readSettingRows } from './siteSettingRows.ts'
import { readVendorHealth } from './vendorHealth.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const sourceOf = async (name: string, services = harness.services) =>
  (await readSettingRows(services)).find(row => row.name === name)?.source

test('a switch of an integration is saved only once somebody has changed it', async () => {
  expect(await sourceOf('TWILIO_SENDING')).toBe('DEFAULT')
  await cast.admin.data('mutation { switchWhatsApp(isOn: false) { __typename } }')
  expect(await sourceOf('TWILIO_SENDING')).toBe('SAVED')
})

test('secrets whose key is gone are shown as unreadable, and break no page', async () => {
  const { services } = harness
  await putAirtable(harness, 'ON')
  await services.db.prisma.whatsAppSetup.updateMany({ data: sealToken(services, 'a token') })
  expect(await sourceOf('AIRTABLE_SENDING')).not.toBe('UNREADABLE')
  const rotated = { ...services, sealing: createSealing(['a newer key']) }
  expect(await sourceOf('AIRTABLE_SENDING', rotated)).toBe('UNREADABLE')
  expect(await sourceOf('TWILIO_SENDING', rotated)).toBe('UNREADABLE')
  const health = await readVendorHealth(rotated)
  expect(health.find(({ name }) => name === 'Airtable')).toMatchObject({
    isConnected: false,
    succeededAt: null,
    failuresInRow: 0,
    restsUntil: null,
  })
})
