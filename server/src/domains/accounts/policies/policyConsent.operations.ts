import type { OperationContext } from '../../context.ts'
import { requireAccount } from '../../viewer.ts'
import { policiesAccepted } from '../account.events.ts'
import { consentsTo, type PolicyVersions } from './policies.ts'

/** Stores that the account accepts these versions, once each. Throws SignInRequired. */
export async function acceptPolicies(
  { transact, viewer, clock }: OperationContext,
  versions: PolicyVersions,
): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(viewer)
  const consents = consentsTo(versions, clock.now()).map(consent => ({ ...consent, accountId }))
  await transact(async ({ tx, emit }) => {
    const { count } = await tx.policyConsent.createMany({ data: consents, skipDuplicates: true })
    if (count > 0) await emit(policiesAccepted, { accountId }, { accountId })
  })
  return { accountId }
}
