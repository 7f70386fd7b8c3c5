import { ConsentPolicy } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithInput } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { registerRefusal } from '../../../graphql/refusals.ts'
import { PolicyConsentNeeded } from '../account.errors.ts'
import { visibleAccounts } from '../account.policy.ts'
import { type PolicyToAccept, policiesToAccept } from './policies.ts'
import { acceptPoliciesInput } from './policyConsent.input.ts'
import { acceptPolicies } from './policyConsent.operations.ts'

registerRefusal(
  PolicyConsentNeeded,
  'The terms of use or the privacy policy have changed: nothing new is begun before they are accepted.',
)

const ConsentPolicyEnum = describedEnum('ConsentPolicy', ConsentPolicy, 'A policy that an account accepts.', {
  TERMS_OF_USE: 'The terms of use, /terminos-uso.',
  PRIVACY_POLICY: 'The privacy policy, /politica-privacidad.',
})

const PolicyToAcceptType = builder.objectRef<PolicyToAccept>('PolicyToAccept').implement({
  description: 'A policy whose current version an account has not accepted.',
  fields: t => ({
    policy: t.field({
      type: ConsentPolicyEnum,
      description: 'The policy.',
      resolve: ({ policy }) => policy,
    }),
    accepted: t.exposeString('accepted', {
      nullable: true,
      description: 'The newest version that was accepted, as the day from which it held; null when none was.',
    }),
    current: t.exposeString('current', {
      description: 'The version that holds, as the day from which it does: 2025-07-24.',
    }),
  }),
})

builder.prismaObjectField('Account', 'policiesToAccept', t =>
  t.field({
    type: [PolicyToAcceptType],
    description:
      'The policies the account has to accept before it begins anything new; empty when it has. Its owner and the admin.',
    select: { policyConsents: { select: { policy: true, version: true } } },
    extensions: { atMost: 2 },
    resolve: ({ policyConsents }) => policiesToAccept(policyConsents),
  }),
)

commandWithInput('acceptPolicies', {
  type: payloadOf('AcceptPoliciesPayload', {
    description: 'The versions are accepted.',
    model: 'Account',
    field: 'account',
    fieldDescription: 'The account that accepted them.',
    key: 'accountId',
    visible: visibleAccounts,
  }),
  description:
    'Accepts these versions of the terms of use and of the privacy policy. Signed-in users; a repetition changes nothing.',
  authScopes: { account: true },
  input: acceptPoliciesInput,
  inputDescription: 'The shown versions.',
  run: acceptPolicies,
})
