import { SETTINGS_ID, sealKey } from '../src/domains/integrations/airtableSettings.ts'
import { columnsOf, TABLE_NAMES } from '../src/domains/integrations/airtableTables.ts'
import { after, DAY_MS } from '../src/platform/clock.ts'
import { SANDBOX_BASE, SANDBOX_KEY } from '../src/sandbox/airtable/airtableStandIn.ts'
import type { Sandbox } from '../src/sandbox/sandbox.ts'
import { createAirtable } from '../src/vendors/airtable/airtableClient.ts'
import type { Harness } from './harness.ts'

/** The adapter, on the sandbox's Airtable. */
export const sandboxAirtable = ({ airtable }: Pick<Sandbox, 'airtable'>) =>
  createAirtable({ ...airtable, mode: 'sandbox' })

const everyTable = Object.fromEntries(
  TABLE_NAMES.map(table => [
    table,
    {
      id: `tbl${table}`,
      columns: Object.fromEntries(columnsOf(table).map(({ name }) => [name, `fld${name}`])),
    },
  ]),
)

/** Puts the integration into a state, without marks: FRESH, SAVED, READY (with tables), ON, RUNNING (sends everything), PERSONAL (with personal data) or EMPTYING it. */
export async function putAirtable(
  { services, clock }: Pick<Harness, 'services' | 'clock'>,
  state: 'FRESH' | 'SAVED' | 'READY' | 'ON' | 'RUNNING' | 'PERSONAL' | 'EMPTYING',
): Promise<void> {
  const { prisma } = services.db
  await prisma.airtableChange.deleteMany()
  await prisma.airtableSettings.update({
    where: { id: SETTINGS_ID },
    data: {
      ...(state === 'FRESH' ? { sealedKey: null, ending: null } : sealKey(services, SANDBOX_KEY)),
      baseId: state === 'FRESH' ? null : SANDBOX_BASE,
      tables: state === 'FRESH' || state === 'SAVED' ? {} : everyTable,
      isOn: !['FRESH', 'SAVED', 'READY'].includes(state),
      sendsPersonalData: state === 'PERSONAL',
      emptyingSince: state === 'EMPTYING' ? clock.now() : null,
      resyncAt: state === 'RUNNING' ? clock.now() : null,
      failures: 0,
      restsUntil: null,
      leasedUntil: null,
    },
  })
}

/** A pause after a failure, and its line in the list of uses. */
export async function restAirtable({ services, clock }: Pick<Harness, 'services' | 'clock'>): Promise<void> {
  const { prisma } = services.db
  const now = clock.now()
  await prisma.airtableSettings.update({
    where: { id: SETTINGS_ID },
    data: { failures: 1, restsUntil: after(now, DAY_MS) },
  })
  await prisma.airtableRun.create({ data: { kind: 'SYNC', at: now, count: 3, error: '503 SERVER_ERROR' } })
}
