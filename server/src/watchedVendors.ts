import { ConsentRejected, type SignInVendors } from './domains/accounts/identity/signInVendor.ts'
import { type LanguageModel, ModelFailed } from './domains/assistant/model/languageModel.ts'
import type { Airtable } from './domains/integrations/airtable.ts'
import { GatewayRefused, type Gateways } from './domains/payments/paymentGateway.ts'
import { WhatsAppRefused, type WhatsAppVendor } from './domains/whatsapp/whatsApp.ts'
import { type Mailer, MailRefused } from './platform/mailer.ts'
import { ObjectNotFound, type ObjectStorage } from './platform/objectStorage.ts'
import { type Pusher, PushGone, PushRefused } from './platform/pusher.ts'
import type { VendorWatch } from './platform/vendorWatch.ts'

/** One adapter per vendor. */
export interface Vendors {
  readonly mailer: Mailer
  readonly storage: ObjectStorage
  /** Null when none is configured. */
  readonly pusher: Pusher | null
  /** Null when no stand-in plays it: nobody is written to. */
  readonly whatsApp: WhatsAppVendor | null
  /** Null when no stand-in plays it: nothing is sent there. */
  readonly airtable: Airtable | null
  readonly gateways: Gateways
  readonly signInVendors: SignInVendors
  /** Null when none is configured: the embedded mind answers alone. */
  readonly languageModel: LanguageModel | null
}

const ANSWERS = [
  ConsentRejected,
  GatewayRefused,
  MailRefused,
  ObjectNotFound,
  PushGone,
  PushRefused,
  WhatsAppRefused,
]
const MODEL_IS_DOWN: readonly string[] = ['TIMEOUT', 'UNREACHABLE', 'STATUS']

/** True for a vendor's answer about one request: the vendor works, and another request may be fine. */
function isAnswer(error: unknown): boolean {
  if (error instanceof ModelFailed) return !MODEL_IS_DOWN.includes(error.reason)
  return ANSWERS.some(Answer => error instanceof Answer)
}

/** The adapters, whose calls over the network are noted under the names of `readVendorHealth`. */
export function watchedVendors(vendors: Vendors, { watch }: VendorWatch): Vendors {
  const { mailer, storage, pusher, whatsApp, airtable, gateways, signInVendors, languageModel } = vendors
  return {
    mailer: watch('MAIL', mailer, ['send', 'check'], isAnswer),
    storage: watch('STORAGE', storage, ['put', 'read', 'stat', 'remove', 'check'], isAnswer),
    pusher: pusher && watch('PUSH', pusher, ['send'], isAnswer),
    whatsApp: whatsApp && {
      standIn: whatsApp.standIn,
      connect: connection => watch('TWILIO', whatsApp.connect(connection), ['send', 'download'], isAnswer),
    },
    airtable:
      airtable &&
      watch(
        'AIRTABLE',
        airtable,
        ['readTables', 'createTable', 'createColumn', 'upsert', 'remove'],
        isAnswer,
      ),
    gateways: new Map(
      [...gateways].map(([id, gateway]) => [
        id,
        watch(
          id,
          gateway,
          [
            'createCheckout',
            'readCheckout',
            'referenceOf',
            'paymentOf',
            'expireCheckout',
            'refund',
            'readRefund',
            'listPayments',
          ],
          isAnswer,
        ),
      ]),
    ),
    signInVendors: new Map(
      [...signInVendors].map(([id, vendor]) => [id, watch(id, vendor, ['readPerson'], isAnswer)]),
    ),
    languageModel: languageModel && watch('MODEL', languageModel, ['complete'], isAnswer),
  }
}
