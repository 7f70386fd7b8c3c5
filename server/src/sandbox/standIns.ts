import { startAirtableStandIn } from './airtable/airtableStandIn.ts'
import { startSmtpStandIn } from './mail/smtpStandIn.ts'
import { startMercadoPagoStandIn } from './mercadopago/mercadoPagoStandIn.ts'
import { startModelStandIn } from './model/modelStandIn.ts'
import { startFacebookStandIn } from './oauth/facebookStandIn.ts'
import { startGoogleStandIn } from './oauth/googleStandIn.ts'
import { startPushStandIn } from './push/pushStandIn.ts'
import type { SandboxOptions } from './sandboxOptions.ts'
import type { StandIn, StandInParts } from './standIn.ts'
import { startStorageStandIn } from './storage/storageStandIn.ts'
import { startStripeStandIn } from './stripe/stripeStandIn.ts'
import { startTwilioStandIn } from './twilio/twilioStandIn.ts'

/** A stand-in that adapters call: its address is all that they need, its control all that tests and pages do with it. */
export interface CalledStandIn extends StandIn {
  readonly address: object
  readonly control: object
}

/** Every vendor that is played here; a new one is one line. Their ports follow the site's in this order. */
export const STAND_INS = {
  stripe: (parts, { stripe, webhookUrls, webhookRetryDelaysMs }) =>
    startStripeStandIn(parts, {
      ...stripe,
      webhookUrls,
      ...(webhookRetryDelaysMs ? { webhookRetryDelaysMs } : {}),
    }),
  storage: startStorageStandIn,
  smtp: startSmtpStandIn,
  google: startGoogleStandIn,
  facebook: startFacebookStandIn,
  model: startModelStandIn,
  mercadoPago: (parts, { mercadoPago, webhookRetryDelaysMs }) =>
    startMercadoPagoStandIn(parts, {
      accessToken: 'TEST-sandbox',
      webhookSecret: 'mercado-pago-sandbox',
      ...mercadoPago,
      ...(webhookRetryDelaysMs ? { webhookRetryDelaysMs } : {}),
    }),
  push: startPushStandIn,
  twilio: (parts, { twilio, webhookRetryDelaysMs }) =>
    startTwilioStandIn(parts, { addresses: twilio, retryDelaysMs: webhookRetryDelaysMs }),
  airtable: startAirtableStandIn,
} as const satisfies Record<string, (parts: StandInParts, options: SandboxOptions) => Promise<CalledStandIn>>

export type StandInName = keyof typeof STAND_INS
export const STAND_IN_NAMES = Object.keys(STAND_INS) as StandInName[]

export type StartedStandIns = {
  readonly [Name in StandInName]: Awaited<ReturnType<(typeof STAND_INS)[Name]>>
}
/** The settings with which adapters reach each stand-in. */
export type StandInAddresses = { readonly [Name in StandInName]: StartedStandIns[Name]['address'] }

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
/** Actions of tests and pages on all of them. */
export type StandInControls = Intersection<StartedStandIns[StandInName]['control']>
