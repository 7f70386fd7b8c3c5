import { putAirtable, restAirtable } from './airtableWorld.ts'
import type { Harness } from './harness.ts'
import { restWhatsApp } from './whatsAppWorld.ts'

/** Both integrations are on and rest after a failure. */
export async function restIntegrations(harness: Pick<Harness, 'services' | 'clock'>): Promise<void> {
  await putAirtable(harness, 'ON')
  await restAirtable(harness)
  await restWhatsApp(harness)
}
