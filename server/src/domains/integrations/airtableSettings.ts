import type { AirtableSettings } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { versionOf } from '../../platform/versionOf.ts'
import type { Services } from '../context.ts'
import type { AirtableConnection } from './airtable.ts'
import { type KnownTables, parseKnownTables } from './airtableTables.ts'
import { endingOf, hidden, type ShownSetting } from './shownSetting.ts'

/** The only row. */
export const SETTINGS_ID = 1
/** Bound to the encrypted key, which so opens as nothing else. */
const SEALED_AS = 'airtable:apiKey'

/** Settings in force: the environment's first, then those that the team stored. */
export interface AirtableState {
  readonly stored: AirtableSettings
  readonly tables: KnownTables
  readonly apiKey: ShownSetting
  readonly baseId: ShownSetting
  /** Names key and base as they are shown. */
  readonly version: string
  /** Null while the key or the base is missing, or the key is unreadable. */
  readonly connection: AirtableConnection | null
}

export const sealKey = ({ sealing }: Pick<Services, 'sealing'>, apiKey: string) => ({
  sealedKey: sealing.seal(apiKey, SEALED_AS),
  ending: endingOf(apiKey),
})

type Reads = Pick<Services, 'sealing' | 'settings'>

export async function readAirtable(services: Reads & Pick<Services, 'db'>): Promise<AirtableState> {
  return stateOf(
    services,
    await services.db.prisma.airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } }),
  )
}

/** The same in a transaction that changes it: the row stays locked. */
export async function lockAirtable(services: Reads, tx: Tx): Promise<AirtableState> {
  await tx.$executeRaw`SELECT 1 FROM "AirtableSettings" WHERE id = ${SETTINGS_ID} FOR UPDATE`
  return stateOf(services, await tx.airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } }))
}

/** Encrypts the key with the newest key of `DATA_KEYS`, so that an older one may be dropped. */
export async function resealAirtableKey({ db, sealing }: Pick<Services, 'db' | 'sealing'>): Promise<void> {
  const { sealedKey } = await db.prisma.airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } })
  if (sealedKey === null || !sealing.isOld(sealedKey)) return
  // A key that the team saves meanwhile stays.
  await db.prisma.airtableSettings.updateMany({
    where: { id: SETTINGS_ID, sealedKey },
    data: { sealedKey: sealing.seal(sealing.open(sealedKey, SEALED_AS), SEALED_AS) },
  })
}

function stateOf({ sealing, settings }: Reads, stored: AirtableSettings): AirtableState {
  const { apiKey: ownKey, baseId: ownBase } = settings.airtable
  const { sealedKey } = stored
  const isUnreadable = ownKey === null && sealedKey !== null && !sealing.canOpen(sealedKey)
  const storedKey = sealedKey === null || isUnreadable ? null : () => sealing.open(sealedKey, SEALED_AS)
  const apiKey = ownKey ?? storedKey?.() ?? null
  const baseId = ownBase ?? stored.baseId
  const shownKey = hidden(apiKey)
  return {
    stored,
    tables: parseKnownTables(stored.tables),
    version: versionOf([shownKey, baseId]),
    apiKey: { shown: shownKey, isFromEnvironment: ownKey !== null, isUnreadable },
    baseId: { shown: baseId, isFromEnvironment: ownBase !== null, isUnreadable: false },
    connection: apiKey !== null && baseId !== null ? { apiKey, baseId } : null,
  }
}
