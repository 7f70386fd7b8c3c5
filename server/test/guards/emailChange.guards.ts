import { requestEmailChange } from '../../src/domains/accounts/links/emailChange.operations.ts'
import type { MailedLinkPurpose } from '../../src/generated/prisma/enums.ts'
import { linkToken } from '../../src/platform/tokens.ts'
import type { Stage } from '../authorization/stage.ts'
import { quickHash } from '../quickHash.ts'
import { join, newEmail } from './account.guards.ts'
import {
  EVERYBODY,
  type Guards,
  NOBODY,
  PROVIDERS,
  type PrepareSubject,
  type States,
  within,
} from './guards.ts'

const PASSWORD = 'una clave larga'
let hash: Promise<string> | undefined

/** Everybody has the same password and no pending change of e-mail. */
async function withPasswords({ harness }: Stage): Promise<void> {
  hash ??= quickHash(PASSWORD)
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await hash } })
  await prisma.emailChange.deleteMany()
}

/** Every account that may has a pending change. */
async function withChanges(stage: Stage): Promise<void> {
  await withPasswords(stage)
  for (const { caller } of Object.values(stage.people))
    if (caller !== stage.people.admin.caller)
      await requestEmailChange(caller.context(), { email: newEmail(), password: PASSWORD })
  await stage.harness.drain()
}

/** The new change replaces an earlier one. */
const request: PrepareSubject = async stage => {
  await withChanges(stage)
  const input = { email: newEmail(), password: PASSWORD }
  return {
    variables: { input },
    async put(state) {
      if (state === 'IN_USE') return { input: { ...input, email: stage.people.otherBuyer.email } }
      if (state === 'OWN') return { input: { ...input, email: stage.people.owner.email } }
      if (state === 'WRONG_PASSWORD') return { input: { ...input, password: 'otra clave' } }
    },
  }
}

const cancel: PrepareSubject = async stage => {
  await withChanges(stage)
  return {
    variables: {},
    async put(state) {
      if (state === 'NONE') await stage.harness.services.db.prisma.emailChange.deleteMany()
      return undefined
    },
  }
}

const byLink =
  (purpose: MailedLinkPurpose): PrepareSubject =>
  async stage => {
    hash ??= quickHash(PASSWORD)
    const { db, settings } = stage.harness.services
    const { id: accountId } = await join(stage, newEmail(), await hash)
    const caller = await stage.harness.as(accountId)
    const email = newEmail()
    await requestEmailChange(caller.context(), { email, password: PASSWORD })
    await stage.harness.drain()
    const now = stage.harness.clock.now()
    const { id, emailChangeId } = await db.prisma.mailedLink.findFirstOrThrow({
      where: { accountId, purpose },
    })
    return {
      variables: { token: linkToken(settings.secret, id) },
      async put(state) {
        const update = (data: { usedAt?: Date; expiresAt?: Date; purpose?: MailedLinkPurpose }) =>
          db.prisma.mailedLink.update({ where: { id }, data })
        if (state === 'USED') await update({ usedAt: now })
        if (state === 'OVERDUE') await update({ expiresAt: now })
        if (state === 'OTHER_PURPOSE') await update({ purpose: 'SIGN_IN' })
        if (state === 'FORGED') return { token: linkToken('another secret', id) }
        const end = (data: { outcome?: 'CANCELED'; newConfirmedAt?: Date }) =>
          db.prisma.emailChange.update({ where: { id: emailChangeId ?? '' }, data })
        if (state === 'CANCELED') await end({ outcome: 'CANCELED' })
        if (state === 'OTHER_CONFIRMED') await end({ newConfirmedAt: now })
        if (state === 'TAKEN') {
          await end({ newConfirmedAt: now })
          await join(stage, email)
        }
      },
    }
  }

const follow = {
  scope: 'public',
  people: [[EVERYBODY, 'done']],
  again: 'LINK_USED',
  atOnce: ['LINK_USED', 'done'],
  leaves: 'once',
} as const
const states: States = [
  [['OPEN', 'OTHER_CONFIRMED'], 'done'],
  [['USED', 'CANCELED'], 'LINK_USED'],
  [['OVERDUE'], 'LINK_EXPIRED'],
  [['OTHER_PURPOSE', 'FORGED'], 'LINK_UNKNOWN'],
]
const changePaths = within('emailChange', ['newEmail', 'oldConfirmed', 'newConfirmed', 'expiresAt'])

export const EMAIL_CHANGE_GUARDS: Guards = {
  commands: {
    requestEmailChange: {
      scope: 'account',
      people: [
        [['owner', 'otherBuyer', ...PROVIDERS], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['admin'], 'NOT_ALLOWED'],
      ],
      states: [
        [['FREE', 'IN_USE'], 'done'],
        [['OWN', 'WRONG_PASSWORD'], 'INVALID_INPUT'],
      ],
      again: 'done',
      atOnce: ['done', 'done'],
      leaves: 'each',
      prepare: request,
    },
    cancelEmailChange: {
      scope: 'account',
      people: [
        [['owner', 'otherBuyer', ...PROVIDERS], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['admin'], 'NOT_FOUND'],
      ],
      states: [
        [['WAITS'], 'done'],
        [['NONE'], 'NOT_FOUND'],
      ],
      again: 'NOT_FOUND',
      atOnce: ['NOT_FOUND', 'done'],
      leaves: 'once',
      prepare: cancel,
    },
    confirmEmailChange: {
      ...follow,
      states: [...states, [['TAKEN'], 'EMAIL_TAKEN']],
      prepare: byLink('LEAVE_EMAIL'),
    },
    refuseEmailChange: { ...follow, states, prepare: byLink('TAKE_EMAIL') },
  },

  fields: {
    ownerAccount: [[['owner'], changePaths]],
    providerAccount: [[NOBODY, changePaths]],
  },

  onlyAnswered: ['EmailChangePayload', 'EmailConfirmedPayload', 'EmailRefusedPayload'],
}
