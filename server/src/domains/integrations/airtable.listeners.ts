import type { DataRecipient } from '../../generated/prisma/enums.ts'
import { after, SECOND_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { defineListener, type Listener } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import { markAllRequests, markPerson, markRequests, markRows } from './airtableChanges.ts'
import { SETTINGS_ID } from './airtableSettings.ts'
import { syncAirtable } from './airtableSync.ts'

/** Changes of a few seconds go in the same calls. */
const GATHERING_MS = 5 * SECOND_MS

/** All of them share a queue: pg-boss makes a table of each. */
const noting = <Data extends Record<string, unknown>>(
  name: string,
  act: Listener<Services, Data>['act'],
): Listener<Services, Data> => ({ ...defineListener(name, act), queue: 'integrations.noteChanges' })

async function note({ db, transact, clock }: Services, mark: (tx: Tx) => Promise<void>): Promise<void> {
  const { isOn } = await db.prisma.airtableSettings.findUniqueOrThrow({ where: { id: SETTINGS_ID } })
  // Switching it on marks everything.
  if (!isOn) return
  await transact(async ({ tx, enqueue }) => {
    await mark(tx)
    await enqueue(syncAirtable, {}, { startAfter: after(clock.now(), GATHERING_MS) })
  })
}

/** A changed account is sent to Airtable. */
export const sendAccount = noting(
  'integrations.noteAccount',
  (services: Services, { accountId }: { accountId: string }) =>
    note(services, tx => markPerson(tx, accountId)),
)

/** An account that allowed Airtable to get its data, or withdrew that, is sent with what it wrote. */
export const sendConsent = noting(
  'integrations.noteConsent',
  async (services: Services, { accountId, recipient }: { accountId: string; recipient: DataRecipient }) => {
    if (recipient === 'AIRTABLE') await note(services, tx => markPerson(tx, accountId))
  },
)

/** A changed request is sent to Airtable. */
export const sendRequest = noting(
  'integrations.noteRequest',
  (services: Services, { requestId }: { requestId: string }) =>
    note(services, tx => markRequests(tx, [requestId])),
)

/** A changed offer is sent to Airtable. */
export const sendOffer = noting(
  'integrations.noteOffer',
  (services: Services, { offerId }: { offerId: string }) =>
    note(services, tx => markRows(tx, 'OFFERS', [offerId])),
)

/** An erased person and their requests leave Airtable; a provider's offers lose their texts. */
export const sendErased = noting(
  'integrations.noteErased',
  async (services: Services, { dataRequestId }: { dataRequestId: string }) => {
    const { prisma } = services.db
    const { accountId } = await prisma.dataRequest.findUniqueOrThrow({ where: { id: dataRequestId } })
    if (accountId === null) return
    await note(services, tx => markPerson(tx, accountId))
  },
)

/** All requests and offers are sent after a removal, or its undoing. */
export const sendAllRequests = noting('integrations.noteAllRequests', (services: Services) =>
  note(services, markAllRequests),
)
