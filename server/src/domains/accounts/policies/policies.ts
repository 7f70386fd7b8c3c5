import type { ConsentPolicy } from '../../../generated/prisma/enums.ts'
import type { AcceptedVersion } from '../../viewer.ts'
import { POLICY_CHANGES, POLICY_VERSIONS } from './policyVersions.ts'

/** One version of each policy that an account accepts, by its name in the graph's inputs. */
export interface PolicyVersions {
  readonly termsOfUse: string
  readonly privacyPolicy: string
}

/** The policies that an account accepts: the input's name, the stored one, and the versions there have been. */
export const CONSENT_POLICIES = {
  termsOfUse: { policy: 'TERMS_OF_USE', versions: POLICY_VERSIONS['terminos-uso'] },
  privacyPolicy: { policy: 'PRIVACY_POLICY', versions: POLICY_VERSIONS['politica-privacidad'] },
} as const satisfies Record<keyof PolicyVersions, { policy: ConsentPolicy; versions: readonly string[] }>

/** The versions that hold. */
export const CURRENT_POLICIES: Readonly<Record<keyof PolicyVersions, string>> = {
  termsOfUse: newest(CONSENT_POLICIES.termsOfUse.versions),
  privacyPolicy: newest(CONSENT_POLICIES.privacyPolicy.versions),
}

/** The versions that there were first. */
export const FIRST_POLICIES: Readonly<Record<keyof PolicyVersions, string>> = {
  termsOfUse: CONSENT_POLICIES.termsOfUse.versions[0],
  privacyPolicy: CONSENT_POLICIES.privacyPolicy.versions[0],
}

export interface PolicyToAccept {
  readonly policy: ConsentPolicy
  /** The newest version that was accepted; null when none was. */
  readonly accepted: string | null
  /** The version that holds. */
  readonly current: string
}

/** The policies an account with these accepted versions still has to accept. */
export function policiesToAccept(accepted: readonly AcceptedVersion[]): PolicyToAccept[] {
  return Object.values(CONSENT_POLICIES).flatMap(({ policy, versions }) => {
    const own = accepted.filter(consent => consent.policy === policy).map(({ version }) => version)
    const last = own.length > 0 ? newest(own) : null
    const current = newest(versions)
    // While two releases run side by side, the newer one may have asked already.
    return last !== null && last >= current ? [] : [{ policy, accepted: last, current }]
  })
}

/** The page of each policy: a path of the site. */
export const POLICY_PATHS = {
  TERMS_OF_USE: '/terminos-uso',
  PRIVACY_POLICY: '/politica-privacidad',
} as const satisfies Record<ConsentPolicy, `/${keyof typeof POLICY_VERSIONS}`>

/** The titles of its parts that are not as they were in the accepted version; null when that one is not known any more. */
export function changedParts({ policy, accepted }: PolicyToAccept): readonly string[] | null {
  return (accepted && POLICY_CHANGES[POLICY_PATHS[policy].slice(1)]?.[accepted]) || null
}

/** The rows of a consent to those versions. */
export function consentsTo(versions: PolicyVersions, acceptedAt: Date) {
  return (Object.keys(CONSENT_POLICIES) as (keyof PolicyVersions)[]).map(name => ({
    policy: CONSENT_POLICIES[name].policy,
    version: versions[name],
    acceptedAt,
  }))
}

/** Versions are days, so they sort as text. Throws when there is none. */
function newest(versions: readonly string[]): string {
  const last = versions.toSorted().at(-1)
  if (last === undefined) throw new Error('a policy has no versions')
  return last
}
