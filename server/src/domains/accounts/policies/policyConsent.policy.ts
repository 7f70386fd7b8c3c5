import { accountOf, type Viewer } from '../../viewer.ts'
import { PolicyConsentNeeded } from '../account.errors.ts'
import { policiesToAccept } from './policies.ts'

/**
 * Nothing new is begun under policies that the account has not accepted: to ask, to quote, to pay. What was begun under
 * the earlier ones goes on under those. Visitors have no account that would accept. Throws PolicyConsentNeeded.
 */
export function requirePolicyConsent(viewer: Viewer): void {
  const account = accountOf(viewer)
  if (account && policiesToAccept(account.policyConsents).length > 0) throw new PolicyConsentNeeded()
}
