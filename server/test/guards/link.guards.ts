import { createLink } from '../../src/domains/accounts/links/mailedLinks.ts'
import type { MailedLinkPurpose } from '../../src/generated/prisma/enums.ts'
import { linkToken } from '../../src/platform/tokens.ts'
import { join, newEmail } from './account.guards.ts'
import { EVERYBODY, eachTime, type Guards, type PrepareSubject } from './guards.ts'

const byEmail: PrepareSubject = async stage => {
  const { email } = await join(stage)
  return {
    variables: { email },
    async put(state) {
      if (state === 'BUYER') return { email: stage.people.owner.email }
      if (state === 'UNKNOWN') return { email: newEmail() }
    },
  }
}

const byLink =
  (purpose: MailedLinkPurpose, more: Record<string, unknown> = {}): PrepareSubject =>
  async stage => {
    const { db, settings, transact } = stage.harness.services
    const { id: accountId } = await join(stage)
    const createdAt = stage.harness.clock.now()
    const id = await transact(({ tx }) => createLink(tx, settings, { purpose, accountId, createdAt }))
    const token = linkToken(settings.secret, id)
    return {
      variables: { token, ...more },
      async put(state) {
        const update = (data: { usedAt?: Date; expiresAt?: Date; purpose?: MailedLinkPurpose }) =>
          db.prisma.mailedLink.update({ where: { id }, data })
        if (state === 'USED') await update({ usedAt: createdAt })
        if (state === 'OVERDUE') await update({ expiresAt: createdAt })
        if (state === 'OTHER_PURPOSE')
          await update({ purpose: purpose === 'SIGN_IN' ? 'SET_PASSWORD' : 'SIGN_IN' })
        if (state === 'FORGED') return { token: linkToken('another secret', id) }
        if (state === 'ITS_ID') return { token: id }
      },
    }
  }

const follow = {
  scope: 'public',
  people: [[EVERYBODY, 'done']],
  states: [
    [['OPEN'], 'done'],
    [['USED'], 'LINK_USED'],
    [['OVERDUE'], 'LINK_EXPIRED'],
    [['OTHER_PURPOSE', 'FORGED', 'ITS_ID'], 'LINK_UNKNOWN'],
  ],
  again: 'LINK_USED',
  atOnce: ['LINK_USED', 'done'],
  leaves: 'once',
} as const

const ask = {
  scope: 'public',
  people: [[EVERYBODY, 'done']],
  states: [[['PROVIDER', 'BUYER', 'UNKNOWN'], 'done']],
  ...eachTime,
  prepare: byEmail,
} as const

export const LINK_GUARDS: Guards = {
  fields: { Query: [[EVERYBODY, ['mailedLinkState']]] },
  commands: {
    requestPasswordLink: ask,
    requestSignInLink: ask,
    renewLink: {
      scope: 'public',
      people: [[EVERYBODY, 'done']],
      states: [
        [['OPEN', 'USED', 'OVERDUE', 'OTHER_PURPOSE'], 'done'],
        [['FORGED', 'ITS_ID'], 'LINK_UNKNOWN'],
      ],
      ...eachTime,
      prepare: byLink('SET_PASSWORD'),
    },
    setPassword: { ...follow, prepare: byLink('SET_PASSWORD', { password: 'otra clave larga' }) },
    signInByLink: { ...follow, prepare: byLink('SIGN_IN') },
  },

  onlyAnswered: ['LinkSentPayload', 'PasswordPayload'],
}
