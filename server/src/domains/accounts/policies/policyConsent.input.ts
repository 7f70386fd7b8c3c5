import { z } from 'zod'
import { namedInput } from '../../../platform/input.ts'
import { CONSENT_POLICIES } from './policies.ts'

const UNKNOWN = 'Los términos cambiaron mientras tenías la página abierta. Recargala y volvé a leerlos.'

const versionOf = (known: readonly string[]) =>
  z.string({ error: UNKNOWN }).refine(version => known.includes(version), UNKNOWN)

const versions = {
  termsOfUse: versionOf(CONSENT_POLICIES.termsOfUse.versions).describe(
    'The day from which the shown terms of use hold: 2025-07-24.',
  ),
  privacyPolicy: versionOf(CONSENT_POLICIES.privacyPolicy.versions).describe(
    'The day from which the shown privacy policy holds: 2025-07-24.',
  ),
}

export const policyVersionsInput = namedInput(
  'PolicyVersionsInput',
  'Versions of what an account accepts.',
  z.object(versions),
)

export const acceptPoliciesInput = namedInput(
  'AcceptPoliciesInput',
  'The versions that were shown and are accepted.',
  z.object(versions),
)

/** The accepted policies a Registration stores. */
export const registeredPolicies = z.object({ termsOfUse: z.string(), privacyPolicy: z.string() })
