import type { Settings } from './domains/context.ts'
import { webhookPathOf } from './domains/payments/gateways.ts'
import { WHATSAPP_WEBHOOK } from './domains/whatsapp/whatsAppContacts.ts'
import type { Env } from './env.ts'
import { returnPath } from './http/signInDoor.ts'
import type { Clock } from './platform/clock.ts'
import type { StandInAddresses, StandInName } from './sandbox/standIns.ts'
import { createAirtable } from './vendors/airtable/airtableClient.ts'
import { isLoopback, type VendorMode } from './vendors/endpoint.ts'
import { createGcsStorage } from './vendors/gcs/gcsStorage.ts'
import { createMercadoPagoGateway } from './vendors/mercadopago/mercadoPagoGateway.ts'
import { createFacebookSignIn } from './vendors/oauth/facebookSignIn.ts'
import { createGoogleSignIn } from './vendors/oauth/googleSignIn.ts'
import { createOpenaiModel } from './vendors/openai/openaiModel.ts'
import { createSmtpMailer } from './vendors/smtp/smtpMailer.ts'
import { createStripeGateway } from './vendors/stripe/stripeGateway.ts'
import { createTwilio } from './vendors/twilio/twilioWhatsApp.ts'
import { createWebPusher } from './vendors/webpush/webPusher.ts'

/** The services that an adapter gets besides its vendor's keys. */
export interface AdapterParts {
  readonly env: Env
  /** How browsers reach the site, without a trailing slash. */
  readonly publicUrl: string
  /** How this machine reaches the site: where stand-ins send their notices. */
  readonly siteUrl: string
  readonly clock: Clock
}

/** One vendor: which variable brings its credentials, its adapter to them, and its adapter to the stand-in. */
export interface VendorRow<Adapter, Name extends StandInName = StandInName> {
  /** In the log. */
  readonly name: string
  /** Without it the stand-in plays the vendor, or it is switched off. */
  readonly variable: keyof Env & string
  readonly standIn: Name
  /** The site does as well without: no warning. */
  readonly isOptional?: true
  /** The people whose data it gets are asked for their consent, as the privacy policy says. */
  readonly recipient?: Settings['dataRecipients'][number]
  readonly own: (parts: AdapterParts) => Adapter | null
  readonly played: (address: StandInAddresses[Name], parts: AdapterParts) => Adapter
}

const row = <Adapter, Name extends StandInName>(given: VendorRow<Adapter, Name>) => given

/** Every vendor that this site knows. Composition, the sandbox and `docs/operations.md` follow these rows. */
export const VENDOR_ROWS = {
  stripe: row({
    name: 'Stripe',
    variable: 'STRIPE_SECRET_KEY',
    standIn: 'stripe',
    own({ env, clock }) {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env
      if (!secretKey) return null
      return createStripeGateway({ secretKey, webhookSecret, clock, ...endpointOf(env.STRIPE_API_BASE) })
    },
    played: (address, { clock }) => createStripeGateway({ ...address, mode: 'sandbox', clock }),
  }),
  mercadoPago: row({
    name: 'Mercado Pago',
    variable: 'MERCADOPAGO_ACCESS_TOKEN',
    standIn: 'mercadoPago',
    own({ env, clock, publicUrl }) {
      const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret = '' } = env
      if (!accessToken) return null
      const notificationUrl = publicUrl + webhookPathOf('MERCADO_PAGO')
      const endpoint = endpointOf(env.MERCADOPAGO_API_BASE)
      return createMercadoPagoGateway({ accessToken, webhookSecret, notificationUrl, clock, ...endpoint })
    },
    played: (address, { clock, siteUrl }) =>
      createMercadoPagoGateway({
        ...address,
        mode: 'sandbox',
        notificationUrl: siteUrl + webhookPathOf('MERCADO_PAGO'),
        clock,
      }),
  }),
  storage: row({
    name: 'Google Cloud Storage',
    variable: 'GOOGLE_APPLICATION_CREDENTIALS',
    standIn: 'storage',
    own({ env, clock }) {
      const { GOOGLE_APPLICATION_CREDENTIALS: credentialsFile, STORAGE_API_ENDPOINT: apiEndpoint } = env
      if (!credentialsFile) return null
      return createGcsStorage({
        mode: apiEndpoint ? modeFor(apiEndpoint) : 'live',
        bucket: env.STORAGE_BUCKET,
        credentialsFile,
        ...(apiEndpoint ? { apiEndpoint } : {}),
        ...(env.STORAGE_PUBLIC_HOST ? { publicHost: env.STORAGE_PUBLIC_HOST } : {}),
        clock,
      })
    },
    played: (address, { env, clock }) =>
      createGcsStorage({ ...address, mode: 'sandbox', bucket: env.STORAGE_BUCKET, clock }),
  }),
  mail: row({
    name: 'mail',
    variable: 'SMTP_URL',
    standIn: 'smtp',
    own: ({ env }) =>
      env.SMTP_URL
        ? createSmtpMailer({ mode: modeFor(env.SMTP_URL), url: env.SMTP_URL, from: env.MAIL_FROM })
        : null,
    played: ({ url }, { env }) => createSmtpMailer({ mode: modeFor(url), url, from: env.MAIL_FROM }),
  }),
  google: row({
    name: 'Google sign-in',
    variable: 'GOOGLE_CLIENT_ID',
    standIn: 'google',
    own({ env, publicUrl, clock }) {
      const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
      const redirectUri = publicUrl + returnPath('GOOGLE')
      if (!clientId || !clientSecret) return null
      return createGoogleSignIn({ mode: 'live', clientId, clientSecret, redirectUri, clock })
    },
    played: (address, { publicUrl, clock }) =>
      createGoogleSignIn({
        mode: 'sandbox',
        ...address,
        redirectUri: publicUrl + returnPath('GOOGLE'),
        clock,
      }),
  }),
  facebook: row({
    name: 'Facebook sign-in',
    variable: 'FACEBOOK_APP_ID',
    standIn: 'facebook',
    own({ env, publicUrl }) {
      const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = env
      const redirectUri = publicUrl + returnPath('FACEBOOK')
      if (!clientId || !clientSecret) return null
      return createFacebookSignIn({ mode: 'live', clientId, clientSecret, redirectUri })
    },
    played: (address, { publicUrl }) =>
      createFacebookSignIn({ mode: 'sandbox', ...address, redirectUri: publicUrl + returnPath('FACEBOOK') }),
  }),
  push: row({
    name: 'browser push',
    variable: 'VAPID_PRIVATE_KEY',
    isOptional: true,
    standIn: 'push',
    own({ env, clock }) {
      const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
      if (!publicKey || !privateKey) return null
      return createWebPusher({ mode: 'live', publicKey, privateKey, contact: contactOf(env), clock })
    },
    played: (address, { env, clock }) =>
      createWebPusher({ mode: 'sandbox', ...address, contact: contactOf(env), clock }),
  }),
  whatsApp: row({
    name: 'WhatsApp',
    variable: 'TWILIO_AUTH_TOKEN',
    isOptional: true,
    recipient: 'WHATSAPP',
    standIn: 'twilio',
    // In production the account may be in the database.
    own: ({ env, publicUrl }) =>
      env.NODE_ENV === 'production' || env.TWILIO_AUTH_TOKEN
        ? createTwilio({ mode: 'live', webhookUrl: publicUrl + WHATSAPP_WEBHOOK })
        : null,
    played: ({ baseUrl, ...account }, { publicUrl }) =>
      createTwilio({ mode: 'sandbox', baseUrl, webhookUrl: publicUrl + WHATSAPP_WEBHOOK }, account),
  }),
  airtable: row({
    name: 'Airtable',
    variable: 'AIRTABLE_API_KEY',
    isOptional: true,
    recipient: 'AIRTABLE',
    standIn: 'airtable',
    // In production the key may be in the database.
    own: ({ env }) =>
      env.NODE_ENV === 'production' || env.AIRTABLE_API_KEY ? createAirtable({ mode: 'live' }) : null,
    played: address => createAirtable({ ...address, mode: 'sandbox' }),
  }),
  languageModel: row({
    name: 'language model',
    variable: 'LANGUAGE_MODEL_URL',
    isOptional: true,
    recipient: 'ASSISTANT_MODEL',
    standIn: 'model',
    own({ env }) {
      const { LANGUAGE_MODEL_URL: baseUrl, LANGUAGE_MODEL_NAME: model, LANGUAGE_MODEL_KEY: apiKey } = env
      if (!baseUrl || !model || !apiKey) return null
      return createOpenaiModel({ mode: modeFor(baseUrl), baseUrl, model, apiKey, costs: modelCosts(env) })
    },
    played: (address, { env }) => createOpenaiModel({ mode: 'sandbox', ...address, costs: modelCosts(env) }),
  }),
} as const

/** Where the operators of push services write to. */
const contactOf = ({ SUPPORT_EMAIL }: Env) => `mailto:${SUPPORT_EMAIL}`

function modelCosts(env: Env) {
  return {
    input: env.LANGUAGE_MODEL_INPUT_PRICE,
    output: env.LANGUAGE_MODEL_OUTPUT_PRICE,
    perVisitorDay: env.LANGUAGE_MODEL_VISITOR_LIMIT,
    perDay: env.LANGUAGE_MODEL_DAILY_LIMIT,
  }
}

/** A gateway at an address of its own is a sandbox in another process. */
const endpointOf = (baseUrl: string | undefined) =>
  baseUrl ? ({ mode: 'sandbox', baseUrl } as const) : ({ mode: 'live' } as const)

// A mail relay or a model on the same machine is usual in production too, so for addresses it is where they lead that counts.
function modeFor(url: string): VendorMode {
  return isLoopback(new URL(url).hostname) ? 'sandbox' : 'live'
}
