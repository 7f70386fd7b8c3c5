import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { newId } from '../../src/platform/ids.ts'
import { newTotpKey, totpCode, totpStep } from '../../src/platform/totp.ts'
import type { Stage } from '../authorization/stage.ts'
import { quickHash } from '../quickHash.ts'
import { returned } from '../returnsWorld.ts'
import { join, newEmail } from './account.guards.ts'
import {
  ACCOUNTS,
  EVERYBODY,
  type Guards,
  NOBODY,
  type People,
  type PrepareSubject,
  type States,
  within,
} from './guards.ts'

const PASSWORD = 'una clave larga'
const KEY = newTotpKey()
let hash: Promise<string> | undefined

/** Puts the data of a browser's return into one of the rows' states. */
async function putReturn({ harness }: Stage, id: string, state: string): Promise<void> {
  const { prisma } = harness.services.db
  const now = harness.clock.now()
  if (state === 'USED') await prisma.externalReturn.update({ where: { id }, data: { usedAt: now } })
  if (state === 'OVERDUE') await prisma.externalReturn.update({ where: { id }, data: { expiresAt: now } })
  if (state === 'UNSAID') await prisma.externalReturn.update({ where: { id }, data: { subject: null } })
  if (state === 'FORGED') await prisma.externalReturn.update({ where: { id }, data: { tokenHash: newId() } })
}

const person = {
  name: 'Persona Nueva',
  phone: '094 231 234',
  department: 'ROCHA',
  acceptsTerms: true,
  policies: CURRENT_POLICIES,
}

const signUp =
  (more: Record<string, unknown>): PrepareSubject =>
  async stage => {
    const email = newEmail()
    const { cookie, returnId } = await returned(stage.harness, { email })
    const input = { ...person, ...more }
    return {
      variables: { input },
      cookie,
      async put(state) {
        await putReturn(stage, returnId, state)
        const { prisma } = stage.harness.services.db
        const said = (data: { email?: string | null; emailIsVerified?: boolean }) =>
          prisma.externalReturn.update({ where: { id: returnId }, data })
        if (state === 'KNOWN') await said({ email: stage.people.owner.email })
        if (state === 'NO_EMAIL') await said({ email: null, emailIsVerified: false })
        if (state === 'UNVERIFIED' || state === 'UNVERIFIED_KNOWN') await said({ emailIsVerified: false })
        if (state === 'UNVERIFIED') return { input: { ...input, email: newEmail() } }
        if (state === 'UNVERIFIED_KNOWN') return { input: { ...input, email: stage.people.owner.email } }
        if (state === 'UNACCEPTED') return { input: { ...input, acceptsTerms: false } }
      },
    }
  }

const OVER: States = [[['USED', 'OVERDUE', 'UNSAID', 'FORGED'], 'RETURN_OVER']]
const finish = {
  scope: 'public',
  people: [[EVERYBODY, 'done']],
  states: [
    [['NEW', 'UNVERIFIED', 'UNVERIFIED_KNOWN'], 'done'],
    ...OVER,
    [['KNOWN'], 'EMAIL_TAKEN'],
    [['NO_EMAIL', 'UNACCEPTED'], 'INVALID_INPUT'],
  ],
  again: 'RETURN_OVER',
  atOnce: ['RETURN_OVER', 'done'],
  leaves: 'once',
} as const

/** A person with a linked Google identity and an app, who returned by it. */
const owingCode: PrepareSubject = async stage => {
  const { harness } = stage
  const { db, sealing } = harness.services
  const { id: accountId } = await join(stage)
  const linkedAt = harness.clock.now()
  const { cookie, returnId, subject } = await returned(harness)
  await db.prisma.externalIdentity.create({
    data: { vendor: 'GOOGLE', subject, accountId, label: 'alguien@gmail.test', linkedAt },
  })
  const sealedKey = sealing.seal(KEY, accountId)
  await db.prisma.secondFactor.create({
    data: { accountId, sealedKey, enabledAt: linkedAt, createdAt: linkedAt },
  })
  return {
    variables: { code: totpCode(KEY, totpStep(linkedAt)) },
    cookie,
    async put(state) {
      await putReturn(stage, returnId, state)
      if (state === 'UNKNOWN') await db.prisma.externalIdentity.deleteMany({ where: { accountId } })
      if (state === 'WRONG_CODE') return { code: 'nada' }
    },
  }
}

/** Everybody has the same password and no identity. */
async function withPassword({ harness }: Stage): Promise<void> {
  hash ??= quickHash(PASSWORD)
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await hash } })
  await prisma.externalIdentity.deleteMany()
}

const identityOfOwner = (stage: Stage, subject: string = newId()) =>
  stage.harness.services.db.prisma.externalIdentity.create({
    data: {
      vendor: 'GOOGLE',
      subject,
      accountId: stage.people.owner.accountId,
      label: 'otra@gmail.test',
      linkedAt: stage.harness.clock.now(),
    },
  })

const link: PrepareSubject = async stage => {
  await withPassword(stage)
  const { prisma } = stage.harness.services.db
  const { cookie, returnId, subject } = await returned(stage.harness)
  return {
    variables: { password: PASSWORD },
    cookie,
    async put(state) {
      await putReturn(stage, returnId, state)
      if (state === 'LINKED') await identityOfOwner(stage)
      if (state === 'ANOTHERS')
        await prisma.externalIdentity.create({
          data: {
            vendor: 'GOOGLE',
            subject,
            accountId: stage.people.otherBuyer.accountId,
            label: 'otra@gmail.test',
            linkedAt: stage.harness.clock.now(),
          },
        })
      if (state === 'WITHOUT_PASSWORD') await prisma.account.updateMany({ data: { passwordHash: null } })
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
    },
  }
}

const unlink: PrepareSubject = async stage => {
  await withPassword(stage)
  const { prisma } = stage.harness.services.db
  await prisma.externalIdentity.createMany({
    data: Object.values(stage.people).map(({ accountId }) => ({
      vendor: 'GOOGLE' as const,
      subject: newId(),
      accountId,
      label: 'alguien@gmail.test',
      linkedAt: stage.harness.clock.now(),
    })),
  })
  return {
    variables: { vendor: 'GOOGLE', password: PASSWORD },
    async put(state) {
      if (state === 'NOT_LINKED') return { vendor: 'FACEBOOK' }
      if (state === 'WITHOUT_PASSWORD') await prisma.account.updateMany({ data: { passwordHash: null } })
      if (state === 'WRONG_PASSWORD') return { password: 'otra clave' }
    },
  }
}

const own: People = [
  [ACCOUNTS, 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
]
const wrong: States = [
  [['WITHOUT_PASSWORD'], 'NO_PASSWORD'],
  [['WRONG_PASSWORD'], 'INVALID_INPUT'],
]
const identityPaths = within('identities', ['vendor', 'label', 'linkedAt'])
const returnPaths = within('externalReturn', ['vendor', 'name', 'statedEmail', 'emailIsVerified', 'onward'])

export const IDENTITY_GUARDS: Guards = {
  commands: {
    finishSignUpAsBuyer: { ...finish, prepare: signUp({ buyerType: 'CONSUMER' }) },
    finishSignUpAsProvider: {
      ...finish,
      prepare: signUp({ companyName: 'Casa Nueva', partsDescription: 'Frenos' }),
    },
    finishSignIn: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [[['OWING'], 'done'], ...OVER, [['UNKNOWN'], 'RETURN_OVER'], [['WRONG_CODE'], 'INVALID_INPUT']],
      again: 'RETURN_OVER',
      // The code counts once, and so does the return.
      atOnce: ['INVALID_INPUT', 'done'],
      leaves: 'once',
      prepare: owingCode,
    },
    linkIdentity: {
      scope: 'account',
      people: own,
      states: [
        [['BACK'], 'done'],
        ...OVER,
        [['LINKED'], 'WRONG_STATE'],
        [['ANOTHERS'], 'IDENTITY_TAKEN'],
        ...wrong,
      ],
      again: 'RETURN_OVER',
      atOnce: ['RETURN_OVER', 'done'],
      leaves: 'once',
      prepare: link,
    },
    unlinkIdentity: {
      scope: 'account',
      people: own,
      states: [[['LINKED'], 'done'], [['NOT_LINKED'], 'NOT_FOUND'], ...wrong],
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: unlink,
    },
  },

  fields: {
    // One of their browsers returned from Google.
    Query: [[['pending'], returnPaths]],
    ownerAccount: [[['owner'], [...identityPaths, 'entersByVendorOnly']]],
    providerAccount: [
      [['provider'], ['entersByVendorOnly']],
      [NOBODY, identityPaths],
    ],
  },

  onlyAnswered: ['FinishedSignUpPayload', 'IdentitiesPayload'],
}
