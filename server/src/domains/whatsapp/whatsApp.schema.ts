import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { NotFound, RateLimited } from '../../platform/refusal.ts'
import { visibleAccounts } from '../accounts/account.policy.ts'
import { proofOf } from '../accounts/policies/consentProof.ts'
import { isAccount } from '../viewer.ts'
import { WhatsAppDown } from './whatsApp.errors.ts'
import { confirmWhatsAppInput, startWhatsAppInput } from './whatsApp.input.ts'
import { confirmWhatsApp, removeWhatsApp, startWhatsApp } from './whatsAppNumber.operations.ts'

registerRefusal(WhatsAppDown, 'WhatsApp cannot be reached; nothing was sent.')

interface WhatsAppSettings {
  readonly ourNumber: string
  readonly number: string | null
  readonly isStopped: boolean
  readonly isAllowed: boolean
  readonly codeSentTo: string | null
}

const WhatsAppSettingsType = builder.objectRef<WhatsAppSettings>('WhatsAppSettings').implement({
  description: 'How an account gets notices by WhatsApp. Seen by that account alone.',
  fields: t => ({
    ourNumber: t.exposeString('ourNumber', { description: 'The number that writes, E.164.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number that it proved to have, E.164; null without one.',
    }),
    isStopped: t.exposeBoolean('isStopped', {
      description: 'True when that number wrote BAJA: nothing is sent until it writes ALTA.',
    }),
    isAllowed: t.exposeBoolean('isAllowed', {
      description: 'False without the account’s consent to messages: nothing is sent.',
    }),
    codeSentTo: t.exposeString('codeSentTo', {
      nullable: true,
      description: 'The number whose code is awaited, E.164; null when none is valid.',
    }),
  }),
})

builder.prismaObjectField('Account', 'whatsApp', t =>
  t.field({
    type: WhatsAppSettingsType,
    nullable: true,
    description: 'Its notices by WhatsApp; null when this site sends none. Itself; null for others.',
    select: {
      id: true,
      whatsAppContact: { select: { phone: true, stoppedAt: true } },
      whatsAppCode: { select: { phone: true, expiresAt: true, triesLeft: true } },
      dataConsents: { where: { recipient: 'WHATSAPP' }, orderBy: { id: 'desc' }, take: 1 },
    },
    resolve: async (
      { id, whatsAppContact, whatsAppCode, dataConsents: [said] },
      _args,
      { viewer, whatsApp: line, clock },
    ) => {
      if (!isAccount(viewer, id)) return null
      const whatsApp = await line.open()
      if (!whatsApp) return null
      const isAwaited =
        whatsAppCode !== null && whatsAppCode.expiresAt > clock.now() && whatsAppCode.triesLeft > 0
      return {
        ourNumber: whatsApp.number,
        number: whatsAppContact?.phone ?? null,
        isStopped: whatsAppContact?.stoppedAt != null,
        isAllowed: said !== undefined && proofOf(said, 'WHATSAPP', ['WHATSAPP']) !== null,
        codeSentTo: isAwaited ? whatsAppCode.phone : null,
      }
    },
  }),
)

const WhatsAppPayload = payloadOf('WhatsAppPayload', {
  description: 'The notices by WhatsApp as they are now.',
  model: 'Account',
  field: 'account',
  fieldDescription: 'The account.',
  key: 'accountId',
  visible: visibleAccounts,
})

commandWithInput('startWhatsApp', {
  type: WhatsAppPayload,
  description:
    'Sends a code by WhatsApp to a number that is to get notices, and stores the consent to that. Any account; five codes an hour.',
  authScopes: { account: true },
  refusals: [NotFound, RateLimited, WhatsAppDown],
  input: startWhatsAppInput,
  inputDescription: 'The number.',
  run: startWhatsApp,
})

commandWithInput('confirmWhatsApp', {
  type: WhatsAppPayload,
  description:
    'Proves the number with its code: from then on it gets notices. Any account; five tries a code.',
  authScopes: { account: true },
  refusals: [RateLimited],
  input: confirmWhatsAppInput,
  inputDescription: 'The code.',
  run: confirmWhatsApp,
})

commandWithArgs('removeWhatsApp', {
  type: WhatsAppPayload,
  description: 'Ends the notices by WhatsApp and takes back the consent. Any account.',
  authScopes: { account: true },
  refusals: [],
  args: z.object({}),
  run: removeWhatsApp,
})
