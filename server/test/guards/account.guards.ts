import { randomUUID } from 'node:crypto'
import { createAccount, REGISTRATION_PROOF } from '../../src/domains/accounts/account.operations.ts'
import { createLink } from '../../src/domains/accounts/links/mailedLinks.ts'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { providerLifecycle } from '../../src/domains/accounts/profiles/provider.lifecycle.ts'
import type { ProviderStatus } from '../../src/generated/prisma/enums.ts'
import { newId } from '../../src/platform/ids.ts'
import { linkToken, sign } from '../../src/platform/tokens.ts'
import type { Stage } from '../authorization/stage.ts'
import { quickHash } from '../quickHash.ts'
import {
  ACCOUNTS,
  EVERYBODY,
  eachTime,
  type Guards,
  NOBODY,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

const wholeAccount = [
  'id',
  'kind',
  'name',
  'email',
  'phone',
  'department',
  'isAdmin',
  'createdAt',
  'contactViews',
  'needsSecondFactor',
  ...within('profileStatus', ['label', 'tone']),
]
const toAccept = within('policiesToAccept', ['policy', 'accepted', 'current'])
const providerCard = ['id', 'companyName', 'department', 'partsDescription', 'status', 'createdAt']
const providerRecord = ['account', 'isSecondReview', 'mayAskAgain', 'reviewVersion']

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined
export const newEmail = () => `${randomUUID()}@correo.test`

const person = () => ({
  name: 'Persona Nueva',
  email: newEmail(),
  phone: '094 231 234',
  department: 'ROCHA',
  password: PASSWORD,
  acceptsTerms: true,
  policies: CURRENT_POLICIES,
})

const signUp =
  (more: Record<string, unknown>): PrepareSubject =>
  async ({ people }) => {
    const input = { ...person(), ...more }
    return {
      variables: { input },
      async put(state) {
        if (state === 'KNOWN') return { input: { ...input, email: people.owner.email } }
        if (state === 'UNACCEPTED') return { input: { ...input, acceptsTerms: false } }
      },
    }
  }

/** A new provider's account, with a confirmed registration. */
export function join({ harness }: Stage, email = newEmail(), passwordHash = '-') {
  const { name, phone } = person()
  const profile = { kind: 'PROVIDER', name, phone, department: 'ROCHA', rut: null, address: null } as const
  return harness.services.transact(({ tx }) =>
    createAccount(tx, {
      email,
      passwordHash,
      profile: { ...profile, companyName: 'Casa Nueva', partsDescription: 'Frenos' },
      createdAt: harness.clock.now(),
    }),
  )
}

const confirmRegistration: PrepareSubject = async stage => {
  hash ??= quickHash(PASSWORD)
  const { harness } = stage
  const { prisma } = harness.services.db
  const { name, phone, email } = person()
  const createdAt = harness.clock.now()
  const { id } = await prisma.registration.create({
    data: {
      email,
      passwordHash: await hash,
      kind: 'BUYER',
      profile: { kind: 'BUYER', name, phone, department: 'ROCHA', buyerType: 'CONSUMER', rut: null },
      policies: { ...CURRENT_POLICIES },
      createdAt,
    },
  })
  const { settings } = harness.services
  const { secret } = settings
  const linkId = await harness.services.transact(({ tx }) =>
    createLink(tx, settings, { purpose: 'CONFIRM_EMAIL', registrationId: id, createdAt }),
  )
  const token = linkToken(secret, linkId)
  return {
    variables: { token, proof: sign(secret, REGISTRATION_PROOF, id) },
    async put(state) {
      const update = (data: { usedAt?: Date; expiresAt?: Date; purpose?: 'SIGN_IN' }) =>
        prisma.mailedLink.update({ where: { id: linkId }, data })
      if (state === 'USED') await update({ usedAt: createdAt })
      if (state === 'OVERDUE') await update({ expiresAt: createdAt })
      // Another registration of the same e-mail was faster.
      if (state === 'OVERTAKEN') await join(stage, email)
      // The mail of another person's sign-up with this e-mail.
      if (state === 'ELSEWHERE') return { proof: null }
      if (state === 'OTHER_PROOF') return { proof: sign(secret, REGISTRATION_PROOF, newId()) }
      if (state === 'LINK_AS_PROOF') return { proof: token }
      if (state === 'PASSWORD') return { proof: null, password: PASSWORD }
      if (state === 'WRONG_PASSWORD') return { proof: null, password: 'otra clave' }
      if (state === 'FORGED') return { token: linkToken('another secret', linkId) }
      if (state === 'OTHER_PURPOSE') await update({ purpose: 'SIGN_IN' })
    },
  }
}

/** Removes all consents. */
const acceptPolicies: PrepareSubject = async ({ harness }) => {
  await harness.services.db.prisma.policyConsent.deleteMany()
  return { variables: { input: CURRENT_POLICIES } }
}

const signIn: PrepareSubject = async stage => {
  hash ??= quickHash(PASSWORD)
  const { email } = await join(stage, newEmail(), await hash)
  return {
    variables: { email, password: PASSWORD },
    async put(state) {
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
      if (state === 'UNKNOWN_EMAIL') return { email: newEmail() }
    },
  }
}

/** The rejected provider, after its first rejection unless another state is requested. */
const rejection: PrepareSubject = async ({ harness, people: { rejected } }) => {
  const put = async (status: ProviderStatus, rejections: number) => {
    const where = { accountId: rejected.accountId }
    await harness.services.db.prisma.providerProfile.update({ where, data: { status, rejections } })
  }
  await put('REJECTED', 1)
  return {
    variables: {},
    canReturn: true,
    async put(state) {
      if (state === 'FINAL') await put('REJECTED', 2)
      else await put(state as ProviderStatus, 1)
    },
  }
}

const suspension = ['suspendedAt', 'suspensionReason'] as const

export const ACCOUNT_GUARDS: Guards = {
  commands: {
    signUpAsBuyer: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['NEW', 'KNOWN'], 'done'],
        [['UNACCEPTED'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: signUp({ buyerType: 'CONSUMER' }),
    },
    signUpAsProvider: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['NEW', 'KNOWN'], 'done'],
        [['UNACCEPTED'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: signUp({ companyName: 'Casa Nueva', partsDescription: 'Frenos' }),
    },
    confirmRegistration: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['NEW', 'PASSWORD'], 'done'],
        [['USED', 'OVERTAKEN'], 'LINK_USED'],
        [['OVERDUE'], 'LINK_EXPIRED'],
        [['FORGED', 'OTHER_PURPOSE'], 'LINK_UNKNOWN'],
        [['ELSEWHERE', 'OTHER_PROOF', 'LINK_AS_PROOF'], 'PASSWORD_NEEDED'],
        [['WRONG_PASSWORD'], 'INVALID_INPUT'],
      ],
      again: 'LINK_USED',
      atOnce: ['LINK_USED', 'done'],
      leaves: 'once',
      prepare: confirmRegistration,
    },
    signIn: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['RIGHT'], 'done'],
        [['WRONG_PASSWORD', 'UNKNOWN_EMAIL'], 'WRONG_CREDENTIALS'],
      ],
      ...eachTime,
      prepare: signIn,
    },
    acceptPolicies: {
      scope: 'account',
      people: [
        [ACCOUNTS, 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...sameAgain,
      prepare: acceptPolicies,
    },
    askForProviderReview: {
      scope: 'account',
      lifecycle: providerLifecycle,
      people: [
        [['rejected'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['pending', 'suspended', 'stranger', 'quoter', 'provider'], 'WRONG_STATE'],
        [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
      ],
      states: [
        [['REJECTED'], 'done'],
        [['PENDING', 'APPROVED', 'SUSPENDED', 'FINAL'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: rejection,
    },
    signOut: {
      scope: 'public',
      people: [
        [ACCOUNTS, 'done'],
        [['visitor'], 'same'],
      ],
      ...eachTime,
      prepare: async () => ({ variables: {} }),
    },
  },

  fields: {
    Query: [
      [ACCOUNTS, ['viewer']],
      [['admin'], ['contactViews']],
    ],
    // Each receives only updates about itself, whatever the event names.
    Subscription: [[PROVIDERS, ['providerUpdated']]],
    ownerAccount: [
      [
        ['owner', 'admin'],
        [...wholeAccount, 'buyerType'],
      ],
      [NOBODY, ['provider', ...toAccept]],
    ],
    providerAccount: [
      [
        ['provider', 'admin'],
        [...wholeAccount, 'provider', ...toAccept],
      ],
      [NOBODY, ['buyerType']],
    ],
    provider: [
      [
        ['owner', 'orderGuest', 'provider', 'admin'],
        [...providerCard, 'decidedAt'],
      ],
      [['provider', 'admin'], providerRecord],
      [NOBODY, ['decisionReason', 'waitsSince', 'gaps', ...suspension]],
    ],
    quoter: [
      [
        ['quoter', 'admin'],
        [...providerCard, ...providerRecord, 'gaps', 'decidedAt'],
      ],
      [NOBODY, ['decisionReason', 'waitsSince', ...suspension]],
    ],
    pendingProvider: [
      [
        ['pending', 'admin'],
        [...providerCard, ...providerRecord, 'gaps', 'waitsSince'],
      ],
      [NOBODY, ['decidedAt', 'decisionReason', ...suspension]],
    ],
    rejectedProvider: [
      [
        ['rejected', 'admin'],
        [...providerCard, ...providerRecord, 'gaps', 'decidedAt', 'decisionReason'],
      ],
      [NOBODY, ['waitsSince', ...suspension]],
    ],
    suspendedProvider: [
      [
        ['suspended', 'admin'],
        [...providerCard, ...providerRecord, 'gaps', 'decidedAt', ...suspension],
      ],
      [NOBODY, ['decisionReason', 'waitsSince']],
    ],
    contactView: [
      [
        ['owner', 'admin'],
        ['id', 'viewedAt', 'purpose', 'orderId', 'viewerName', 'subject'],
      ],
      [['admin'], ['viewer']],
    ],
  },

  onlyAnswered: [
    'AcceptPoliciesPayload',
    'ProviderReviewPayload',
    'FieldProblem',
    'SessionPayload',
    'SignOutPayload',
    'SignUpPayload',
  ],
}
