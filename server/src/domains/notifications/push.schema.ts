import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { isAccount } from '../viewer.ts'
import { subscribePushInput, unsubscribePushArgs } from './notification.input.ts'
import { ownAccount } from './notification.policy.ts'
import { subscribePush, unsubscribePush } from './push.operations.ts'

builder.prismaObjectField('Session', 'isPushed', t =>
  t.boolean({
    description: 'True when this browser shows notices although no page of ours is open.',
    select: { pushSubscription: { select: { sessionId: true } } },
    resolve: ({ pushSubscription }) => pushSubscription !== null,
  }),
)

builder.prismaObjectField('Account', 'pushKey', t =>
  t.string({
    nullable: true,
    description:
      'The VAPID public key with which its browsers subscribe, base64url; null when this site pushes nothing. Itself; null for others.',
    select: { id: true },
    resolve: ({ id }, _args, { viewer, pusher }) =>
      isAccount(viewer, id) ? (pusher?.publicKey ?? null) : null,
  }),
)

const PushPayload = payloadOf('PushPayload', {
  description: 'The choice is stored.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account, with its devices.',
  key: 'accountId',
  visible: ownAccount,
})

commandWithInput('subscribePush', {
  type: PushPayload,
  description: 'Has notices shown by the browser that asks, until it signs out. Any account, by a session.',
  authScopes: { account: true },
  input: subscribePushInput,
  inputDescription: 'The browser’s subscription.',
  run: subscribePush,
})

commandWithArgs('unsubscribePush', {
  type: PushPayload,
  description: 'Ends the notices in one of one’s own browsers. Any account.',
  authScopes: { account: true },
  args: unsubscribePushArgs,
  run: unsubscribePush,
})
