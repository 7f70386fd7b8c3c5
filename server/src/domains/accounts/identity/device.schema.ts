import { z } from 'zod'
import { builder } from '../../../graphql/builder.ts'
import { commandWithArgs } from '../../../graphql/commands.ts'
import { payloadOf } from '../../../graphql/payloads.ts'
import { globalId } from '../../../platform/input.ts'
import { sessionOf } from '../../viewer.ts'
import { visibleAccounts, visibleDevices } from '../account.policy.ts'
import { renewing } from '../account.schema.ts'
import { closeDevice, closeOtherDevices } from './device.operations.ts'

/** More than any person has; a program that signs in may have more. */
const MOST_DEVICES = 50

builder.prismaNode('Session', {
  nullable: true,
  name: 'Device',
  id: { field: 'id', description: 'Global id.' },
  description: 'A browser that is signed in to an account. Seen by that account alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleDevices(viewer)] }),
  fields: t => ({
    name: t.exposeString('device', { description: 'Browser and system, as they called themselves.' }),
    isCurrent: t.boolean({
      description: 'True for the device of this request.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === sessionOf(viewer),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, to the hour.',
    }),
  }),
})

builder.prismaObjectField('Account', 'devices', t =>
  t.relation('sessions', {
    description: `The devices where this account is signed in, the last used first, at most ${MOST_DEVICES}. Itself; empty for others.`,
    extensions: { atMost: MOST_DEVICES },
    query: (_args, { viewer }) => ({
      where: visibleDevices(viewer),
      orderBy: { lastSeenAt: 'desc' },
      take: MOST_DEVICES,
    }),
  }),
)

const DevicesPayload = payloadOf('DevicesPayload', {
  description: 'The account with the devices that are left.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

commandWithArgs('closeDevice', {
  type: DevicesPayload,
  description: 'Signs one of one’s own devices out.',
  authScopes: { account: true },
  args: z.object({ id: globalId().describe('The Device.') }),
  run: (ctx, { id }) => renewing(ctx, () => closeDevice(ctx, id)),
})
commandWithArgs('closeOtherDevices', {
  type: DevicesPayload,
  description: 'Signs all of one’s own devices out but the one that asks.',
  authScopes: { account: true },
  args: z.object({}),
  run: ctx => renewing(ctx, () => closeOtherDevices(ctx)),
})
