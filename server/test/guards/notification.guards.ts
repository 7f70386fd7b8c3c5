import { addNotification } from '../../src/domains/notifications/notification.operations.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { keepSessions, SUBSCRIBE_PUSH, sandboxBrowser } from '../pushWorld.ts'
import {
  ACCOUNTS,
  type Guards,
  type People,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

/** An unread notification of the owner. */
const unreadNotification =
  (variablesOf: (id: string) => Readonly<Record<string, unknown>>): PrepareSubject =>
  async ({ harness, people }) => {
    const { accountId } = people.owner
    const key = newId()
    const { prisma } = harness.services.db
    // Without this, the first command reads more notifications than the second.
    await prisma.notification.updateMany({
      where: { accountId, readAt: null },
      data: { readAt: harness.clock.now() },
    })
    await prisma.notificationCount.updateMany({ where: { accountId }, data: { unread: 0 } })
    await addNotification(harness.services, {
      accountId,
      key,
      kind: 'OFFER',
      title: 'Nueva oferta',
      message: '$ 4.850 por Óptica izquierda.',
      path: '/dashboard/compras',
      requestId: null,
    })
    const { id } = await prisma.notification.findUniqueOrThrow({
      where: { accountId_key: { accountId, key } },
    })
    return { variables: variablesOf(encodeGlobalId('Notification', id)) }
  }

/** Other accounts do not learn that the notification exists. */
const owners: People = [
  [['owner'], 'done'],
  [['visitor'], 'SIGN_IN_REQUIRED'],
  [['otherBuyer', ...PROVIDERS, 'admin'], 'NOT_FOUND'],
]

/** The accounts behind all callers. */
const accountsOf = ({ callers }: Parameters<PrepareSubject>[0]) =>
  Object.values(callers).flatMap(({ viewer }) => (viewer.kind === 'account' ? [viewer.accountId] : []))

const OWN_BELL = [
  'notifications',
  ...within('unreadNotifications', ['count', 'ofMessages', 'revision']),
  'pushKey',
  ...within('noticePreferences', ['kind', 'channel', 'isWanted']),
]

export const NOTIFICATION_GUARDS: Guards = {
  commands: {
    markNotificationRead: {
      scope: 'account',
      people: owners,
      ...sameAgain,
      prepare: unreadNotification(id => ({ id })),
    },
    markNotificationsRead: {
      scope: 'account',
      people: owners,
      ...sameAgain,
      prepare: unreadNotification(upToId => ({ input: { upToId } })),
    },
    setNoticePreference: {
      scope: 'account',
      people: [
        [['owner', 'otherBuyer', ...PROVIDERS, 'admin'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...sameAgain,
      async prepare({ harness }) {
        await harness.services.db.prisma.noticeMute.deleteMany()
        return { variables: { input: { kind: 'OFFER', channel: 'MAIL', isWanted: false } } }
      },
    },
    setRequestDigest: {
      scope: 'account',
      people: [
        [PROVIDERS, 'done'],
        [['owner', 'otherBuyer', 'admin'], 'NOT_ALLOWED'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...sameAgain,
      async prepare({ harness }) {
        await harness.services.db.prisma.providerProfile.updateMany({ data: { digestsRequests: false } })
        return { variables: { isWanted: true } }
      },
    },
    subscribePush: {
      scope: 'account',
      people: [
        [['owner', 'otherBuyer', ...PROVIDERS, 'admin'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
      ],
      ...sameAgain,
      async prepare(stage) {
        const { harness, sandbox } = stage
        await keepSessions(harness, accountsOf(stage))
        await harness.services.db.prisma.pushSubscription.deleteMany()
        return { variables: { input: sandboxBrowser(sandbox) } }
      },
    },
    unsubscribePush: {
      scope: 'account',
      people: owners,
      ...sameAgain,
      async prepare({ harness, sandbox, people: { owner } }) {
        await keepSessions(harness, [owner.accountId])
        await owner.caller.data(SUBSCRIBE_PUSH, { input: sandboxBrowser(sandbox) })
        return { variables: { id: encodeGlobalId('Device', owner.accountId) } }
      },
    },
  },

  fields: {
    Subscription: [[ACCOUNTS, ['notificationsChanged']]],
    // A buyer is mailed no requests.
    ownerAccount: [
      [['owner'], OWN_BELL],
      [[], ['digestsRequests']],
    ],
    providerAccount: [[['provider'], [...OWN_BELL, 'digestsRequests']]],
    device: [[['owner'], ['isPushed']]],
    notification: [[['owner'], ['id', 'kind', 'title', 'message', 'path', 'createdAt', 'isRead']]],
  },

  onlyAnswered: [
    'MarkNotificationReadPayload',
    'MarkNotificationsReadPayload',
    'PushPayload',
    'SetNoticePreferencePayload',
    'SetRequestDigestPayload',
  ],
}
