import { randomUUID } from 'node:crypto'
import {
  CONFIRMATION_LINK,
  createAccount,
  REGISTRATION_LIFETIME_MS,
  REGISTRATION_PROOF,
} from '../../src/domains/accounts/account.operations.ts'
import type { ProviderStatus } from '../../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../src/graphql/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { signLink } from '../../src/platform/tokens.ts'
import type { Stage } from '../authorization/stage.ts'
import type { PrepareSubject } from './subjects.ts'

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined
const newEmail = () => `${randomUUID()}@correo.test`

const person = () => ({
  name: 'Persona Nueva',
  email: newEmail(),
  phone: '094 231 234',
  department: 'ROCHA',
  password: PASSWORD,
  acceptsTerms: true,
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

/** A new account, past its registration. */
function join({ harness }: Stage, email: string, passwordHash: string) {
  const { name, phone } = person()
  const profile = { kind: 'PROVIDER', name, phone, department: 'ROCHA', rut: null, address: null } as const
  return harness.services.transact(({ tx }) =>
    createAccount(tx, {
      email,
      passwordHash,
      profile: { ...profile, companyName: 'Casa Nueva', services: 'Frenos' },
      createdAt: harness.clock.now(),
    }),
  )
}

const confirmRegistration: PrepareSubject = async stage => {
  hash ??= hashPassword(PASSWORD)
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
      createdAt,
      expiresAt: new Date(createdAt.getTime() + REGISTRATION_LIFETIME_MS),
    },
  })
  const { secret } = harness.services.settings
  return {
    variables: {
      token: signLink(secret, CONFIRMATION_LINK, id),
      proof: signLink(secret, REGISTRATION_PROOF, id),
    },
    async put(state) {
      const update = (data: { usedAt?: Date; expiresAt?: Date }) =>
        prisma.registration.update({ where: { id }, data })
      if (state === 'USED') await update({ usedAt: createdAt })
      if (state === 'OVERDUE') await update({ expiresAt: createdAt })
      // Somebody else registered the same e-mail and was faster.
      if (state === 'OVERTAKEN') await join(stage, email, '-')
      // The mail of a sign-up that somebody else made with this e-mail.
      if (state === 'ELSEWHERE') return { proof: null }
      if (state === 'OTHER_PROOF') return { proof: signLink(secret, REGISTRATION_PROOF, newId()) }
      if (state === 'LINK_AS_PROOF') return { proof: signLink(secret, CONFIRMATION_LINK, id) }
      if (state === 'PASSWORD') return { proof: null, password: PASSWORD }
      if (state === 'WRONG_PASSWORD') return { proof: null, password: 'otra clave' }
      if (state === 'FORGED') return { token: signLink('another secret', CONFIRMATION_LINK, id) }
      if (state === 'OTHER_PURPOSE') return { token: signLink(secret, 'another purpose', id) }
    },
  }
}

const signIn: PrepareSubject = async stage => {
  hash ??= hashPassword(PASSWORD)
  const { email } = await join(stage, newEmail(), await hash)
  return {
    variables: { email, password: PASSWORD },
    async put(state) {
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
      if (state === 'UNKNOWN_EMAIL') return { email: newEmail() }
    },
  }
}

const review: PrepareSubject = async stage => {
  const { providerProfile } = await join(stage, newEmail(), '-')
  const id = providerProfile?.id ?? ''
  return {
    variables: { id: encodeGlobalId('Provider', id), reason: 'El RUT no corresponde' },
    canReturn: true,
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('Provider', newId()) }
      await stage.harness.services.db.prisma.providerProfile.update({
        where: { id },
        data: { status: state as ProviderStatus },
      })
    },
  }
}

export const ACCOUNT_SUBJECTS: Readonly<Record<string, PrepareSubject>> = {
  signUpAsBuyer: signUp({ buyerType: 'CONSUMER' }),
  signUpAsProvider: signUp({ companyName: 'Casa Nueva', services: 'Frenos' }),
  confirmRegistration,
  signIn,
  signOut: async () => ({ variables: {} }),
  approveProvider: review,
  rejectProvider: review,
}
