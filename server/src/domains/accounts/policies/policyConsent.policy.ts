import { accountOf, type Viewer } from '../../viewer.ts'
import { PolicyConsentNeeded } from '../account.errors.ts'
import { policiesToAccept } from './policies.ts'

/**
 * Refuses new business under policies that the account has not accepted: requests, quotes, payments. Business
 * begun under earlier ones continues under those. Visitors have no account that could accept. Throws
 * PolicyConsentNeeded.
 */
export function requirePolicyConsent(viewer: Viewer): void {
  const account = accountOf(viewer)
  if (account && policiesToAccept(account.policyConsents).length > 0) throw new PolicyConsentNeeded()
}
