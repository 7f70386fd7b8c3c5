import type { Prisma } from '../../generated/prisma/client.ts'
import { NoticeChannel, NotificationKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { NotFound } from '../../platform/refusal.ts'
import { setRequestDigest } from '../requests/feed/requestDigest.ts'
import { isAccount, requireAccount } from '../viewer.ts'
import { setNoticePreference } from './noticePreference.operations.ts'
import { type NoticePreference, OptionalNoticeKind, preferencesOf } from './noticePreferences.ts'
import { notificationsTopic } from './notification.events.ts'
import {
  markNotificationReadArgs,
  markNotificationsReadInput,
  setNoticePreferenceInput,
  setRequestDigestArgs,
} from './notification.input.ts'
import { markNotificationRead, markNotificationsRead } from './notification.operations.ts'
import { ownAccount, visibleNotifications } from './notification.policy.ts'

const NotificationKindEnum = describedEnum(
  'NotificationKind',
  NotificationKind,
  'Subject of a notification.',
  {
    ACCOUNT: 'The account itself, e.g. a provider that was approved.',
    REQUEST: 'A request for parts.',
    OFFER: 'An offer, for its buyer or its provider.',
    ORDER: 'A purchase or a sale, and its money.',
    MESSAGE: 'Unread messages.',
  },
)

const FILTERS = {
  ALL: {},
  UNREAD: { readAt: null },
  OFFERS: { kind: 'OFFER' },
  CONSULTATIONS: { kind: 'REQUEST' },
} as const satisfies Record<string, Prisma.NotificationWhereInput>

const NotificationSelectionEnum = describedEnum(
  'NotificationSelection',
  { ALL: 'ALL', UNREAD: 'UNREAD', OFFERS: 'OFFERS', CONSULTATIONS: 'CONSULTATIONS' },
  'Which notifications.',
  {
    ALL: 'All.',
    UNREAD: 'Unread ones.',
    OFFERS: 'Notifications about offers.',
    CONSULTATIONS: 'Notifications about requests.',
  },
)

builder.prismaNode('Notification', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One row of an account’s bell. Seen by that account alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleNotifications(viewer)] }),
  fields: t => ({
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'Subject of the notification.' }),
    title: t.exposeString('title', { description: 'The event in a few words.' }),
    message: t.exposeString('message', {
      description: 'The event in a sentence, in the words of its moment.',
    }),
    path: t.exposeString('path', { description: 'Path of its target on our site, e.g. /dashboard/ventas.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    isRead: t.boolean({
      description: 'Whether it was read; it never becomes unread again.',
      select: { readAt: true },
      resolve: ({ readAt }) => readAt !== null,
    }),
  }),
})

const UnreadNotificationsType = builder
  .objectRef<{ unread: number; unreadOfMessages: number; revision: number }>('UnreadNotifications')
  .implement({
    description: 'Counts of unread notifications.',
    fields: t => ({
      count: t.exposeInt('unread', { description: 'Number of unread notifications.' }),
      ofMessages: t.exposeInt('unreadOfMessages', {
        description: 'Number of those about unread messages, which `unreadMessages` counts too.',
      }),
      revision: t.exposeInt('revision', {
        description: 'Grows with each change: of two answers the one with the greater revision is the newer.',
      }),
    }),
  })

const NoticePreferenceType = builder.objectRef<NoticePreference>('NoticePreference').implement({
  description: 'Whether an account takes notices of a kind through a channel. Seen by that account alone.',
  fields: t => ({
    kind: t.field({
      type: describedEnum(
        'OptionalNoticeKind',
        OptionalNoticeKind,
        'A kind of notice that can be switched off. Notices about money and the account always arrive.',
        {
          REQUEST: 'Requests for parts.',
          OFFER: 'Offers, for their buyer or their provider.',
          ORDER: 'Purchases, sales and their reviews.',
          MESSAGE: 'Unread messages.',
        },
      ),
      description: 'The kind.',
      resolve: ({ kind }) => kind,
    }),
    channel: t.field({
      type: describedEnum('NoticeChannel', NoticeChannel, 'A way in which a notice reaches people.', {
        MAIL: 'E-mail.',
        BELL: 'The bell on our pages.',
        PUSH: 'Notices that the browser shows although no page of ours is open.',
        WHATSAPP: 'WhatsApp, to a number that the account proved to have.',
      }),
      description: 'The channel.',
      resolve: ({ channel }) => channel,
    }),
    isWanted: t.exposeBoolean('isWanted', { description: 'False when it is switched off.' }),
  }),
})

builder.prismaObjectFields('Account', t => ({
  noticePreferences: t.field({
    type: [NoticePreferenceType],
    nullable: true,
    description: 'Each optional kind of notice through each channel. Itself; null for others.',
    select: { id: true, noticeMutes: { select: { kind: true, channel: true } } },
    resolve: ({ id, noticeMutes }, _args, { viewer }) =>
      isAccount(viewer, id) ? preferencesOf(noticeMutes) : null,
  }),
  notifications: t.relatedConnection('notifications', {
    cursor: 'id',
    description: 'Rows of its bell, newest first. Itself; nothing for others.',
    args: {
      filter: t.arg({
        type: NotificationSelectionEnum,
        description: 'Which of them; all when left out.',
      }),
    },
    query: ({ filter }, { viewer }) => ({
      where: { AND: [visibleNotifications(viewer), FILTERS[filter ?? 'ALL']] },
      orderBy: { id: 'desc' },
    }),
  }),
  unreadNotifications: t.field({
    type: UnreadNotificationsType,
    nullable: true,
    description: 'Counts of its unread notifications. Itself; null for others.',
    select: {
      id: true,
      notificationCount: { select: { unread: true, unreadOfMessages: true, revision: true } },
    },
    resolve: ({ id, notificationCount }, _args, { viewer }) =>
      isAccount(viewer, id) ? (notificationCount ?? { unread: 0, unreadOfMessages: 0, revision: 0 }) : null,
  }),
}))

const accountField = {
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account, with what is unread now.',
  key: 'accountId',
  visible: ownAccount,
} as const

commandWithArgs('markNotificationRead', {
  type: payloadOf('MarkNotificationReadPayload', {
    description: 'The notification is read.',
    model: 'Notification',
    field: 'notification',
    fieldDescription: 'The notification.',
    key: 'notificationId',
    visible: visibleNotifications,
  }),
  description: 'Marks a notification as read. The account it is for.',
  authScopes: { account: true },
  refusals: [NotFound],
  args: markNotificationReadArgs,
  run: markNotificationRead,
})

commandWithInput('markNotificationsRead', {
  type: payloadOf('MarkNotificationsReadPayload', {
    description: 'The notifications are read, up to the one that was named.',
    ...accountField,
  }),
  description: 'Marks all own notifications as read, up to one of them. Any account.',
  authScopes: { account: true },
  refusals: [NotFound],
  input: markNotificationsReadInput,
  inputDescription: 'Up to where.',
  run: markNotificationsRead,
})

commandWithInput('setNoticePreference', {
  type: payloadOf('SetNoticePreferencePayload', {
    description: 'The preference is stored.',
    ...accountField,
    fieldDescription: 'The account, with its preferences.',
  }),
  description: 'Switches notices of a kind on or off in a channel, for the own account. Any account.',
  authScopes: { account: true },
  refusals: [],
  input: setNoticePreferenceInput,
  inputDescription: 'The choice.',
  run: setNoticePreference,
})

builder.prismaObjectField('Account', 'digestsRequests', t =>
  t.boolean({
    nullable: true,
    description:
      'True when mails about new requests come at 8:00 and 14:00 of Uruguay alone, instead of within the hour. A provider itself; null for others.',
    select: { id: true, providerProfile: { select: { digestsRequests: true } } },
    resolve: ({ id, providerProfile }, _args, { viewer }) =>
      isAccount(viewer, id) ? (providerProfile?.digestsRequests ?? null) : null,
  }),
)

commandWithArgs('setRequestDigest', {
  type: payloadOf('SetRequestDigestPayload', {
    description: 'The choice is stored.',
    ...accountField,
    fieldDescription: 'The account, with its choice.',
  }),
  description:
    'Chooses whether mails about new requests come at 8:00 and 14:00 of Uruguay alone, with all that arrived since the last. Any provider, for itself.',
  authScopes: { account: true },
  refusals: [],
  args: setRequestDigestArgs,
  run: setRequestDigest,
})

newsField('notificationsChanged', {
  model: 'Account',
  description: 'The viewer’s account, each time that something is added to its bell or read in it.',
  authScopes: { account: true },
  topic: ({ viewer }) => notificationsTopic(requireAccount(viewer).accountId),
  key: null,
  visible: ownAccount,
})
