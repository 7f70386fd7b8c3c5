import { randomUUID } from 'node:crypto'
import {
  approvePayoutAccount,
  rejectPayoutAccount,
  requestPayoutAccount,
} from '../domains/payouts/payoutAccount.operations.ts'
import {
  closePayoutBatch,
  markPayoutFailed,
  markPayoutPaid,
} from '../domains/payouts/payoutBatch.operations.ts'
import { requireProvider } from '../domains/viewer.ts'
import { after, DAY_MS } from '../platform/clock.ts'
import { type CastName, DEMO_PASSWORD } from './cast.ts'
import { SALE_TO_WORKSHOP } from './salesToPayOut.ts'
import { type Teller, tell } from './story.ts'

/**
 * Bank accounts in every state, and two batches: of the first the bank paid one line and refused the other, of the second it
 * has not answered yet. What was released since then is due.
 */
export async function payProviders(teller: Teller): Promise<void> {
  const { now, stage, as } = teller
  const admin = as('admin')
  const at = (daysAgo: number) => stage.clock.travelTo(after(now, -daysAgo * DAY_MS))
  at(15)
  await approvePayoutAccount(admin, await ask(teller, 'litoral', '00123456700021'))
  await approvePayoutAccount(admin, await ask(teller, 'bulevar', '00198765400017'))
  const refused = await ask(teller, 'deste', '00155544400013')
  await rejectPayoutAccount(admin, { id: refused, reason: 'El banco dice que la cuenta es de otra persona.' })
  at(10)
  const { batchId } = await closePayoutBatch(admin, randomUUID())
  const lines = await admin.db.prisma.payoutLine.findMany({ where: { batchId } })
  at(9)
  const litoral = requireProvider(as('litoral').viewer).provider.id
  for (const { id, providerId } of lines) {
    if (providerId === litoral) await markPayoutPaid(admin, id)
    else await markPayoutFailed(admin, { lineId: id, reason: 'La cuenta figura cerrada en el banco.' })
  }
  at(5)
  await ask(teller, 'deste', '00155544400020')
  at(1)
  await closePayoutBatch(admin, randomUUID())
  await tell(teller, SALE_TO_WORKSHOP)
}

async function ask({ as }: Teller, name: CastName, number: string): Promise<string> {
  const { payoutAccountId } = await requestPayoutAccount(as(name), {
    bank: name === 'litoral' ? 'BROU' : 'ITAU',
    type: 'SAVINGS',
    number,
    holder: 'Titular de la demostración',
    document: '12345672',
    password: DEMO_PASSWORD,
    code: null,
  })
  return payoutAccountId
}
