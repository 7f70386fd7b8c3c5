import type { DataRecipient } from '../../../generated/prisma/enums.ts'
import type { Tx } from '../../../platform/db.ts'
import { NotFound } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireAccount } from '../../viewer.ts'
import { dataConsentAnswered } from '../account.events.ts'
import { CONSENT_VERSION } from './consentProof.ts'
import { dataRecipients } from './dataRecipients.ts'

/** Gives or takes back one's consent to a recipient; what is so already is not written again. Throws SignInRequired, NotFound. */
export async function setDataConsent(
  ctx: OperationContext,
  { recipient, given }: { recipient: DataRecipient; given: boolean },
): Promise<{ accountId: string }> {
  const { transact, clock } = ctx
  const { accountId } = requireAccount(ctx.viewer)
  // A consent can be taken back also while the site sends nothing: it would count again later.
  const known = given ? await dataRecipients(ctx, recipient) : ctx.settings.dataRecipients
  if (!known.includes(recipient)) throw new NotFound('Hoy no le mandamos datos a nadie más.')
  await transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    if (await storeConsent(tx, { accountId, recipient, given, at: clock.now() }))
      await emit(dataConsentAnswered, { accountId, recipient })
  })
  return { accountId }
}

interface Answered {
  readonly accountId: string
  readonly recipient: DataRecipient
  readonly given: boolean
  readonly at: Date
}

/** Stores an answer to today's words, unless it is the newest already; true when stored. */
export async function storeConsent(tx: Tx, { accountId, recipient, given, at }: Answered): Promise<boolean> {
  const newest = await tx.dataConsent.findFirst({ where: { accountId, recipient }, orderBy: { id: 'desc' } })
  // A first 'no' is stored too: a person who answered is not asked again.
  if (newest?.given === given && newest.version === CONSENT_VERSION) return false
  await tx.dataConsent.create({ data: { accountId, recipient, given, version: CONSENT_VERSION, at } })
  return true
}
