import { join } from 'node:path'
import type { CoreParts } from './core.ts'
import type { Env } from './env.ts'
import { returnPath } from './http/signInDoor.ts'
import type { Clock } from './platform/clock.ts'
import type { Logger } from './platform/logger.ts'
import type { Opened } from './platform/processLife.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { isLoopback, type VendorMode } from './vendors/endpoint.ts'
import { createGcsStorage } from './vendors/gcs/gcsStorage.ts'
import { createFacebookSignIn } from './vendors/oauth/facebookSignIn.ts'
import { createGoogleSignIn } from './vendors/oauth/googleSignIn.ts'
import { mailerOff, storageOff } from './vendors/off.ts'
import { createOpenaiModel } from './vendors/openai/openaiModel.ts'
import { createSmtpMailer } from './vendors/smtp/smtpMailer.ts'
import { createStripeGateway } from './vendors/stripe/stripeGateway.ts'

export interface Vendors
  extends Pick<CoreParts, 'gateways' | 'signInVendors' | 'storage' | 'mailer' | 'languageModel'> {
  /** The stand-ins, when one of the vendors is played by them. */
  readonly sandbox: Sandbox | null
  /** Where browsers read and write files; null when storage is off. */
  readonly storageOrigin: string | null
}

export interface VendorOptions {
  readonly env: Env
  /** How browsers reach the site, without a trailing slash. */
  readonly publicUrl: string
  /** The site's own port, for the sandbox's webhooks and beside its ports; null in a process that serves no site. */
  readonly sitePort: number | null
  readonly clock: Clock
  readonly logger: Logger
  readonly opened: Opened
}

const SANDBOX_STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }
const GOOGLE = 'https://storage.googleapis.com'

/**
 * One adapter per vendor. Credentials in the environment win; without them the sandbox plays the vendor, and where
 * there is no sandbox (production, workers) the vendor is switched off with a warning.
 */
export async function composeVendors(options: VendorOptions): Promise<Vendors> {
  const { env, clock, logger, opened } = options
  const sandbox = await sandboxFor(options)
  const warnOff = (vendor: string, variable: string) =>
    logger.warn({ vendor }, `switched off: ${variable} is not set`)

  const stripe = env.STRIPE_SECRET_KEY
    ? ownStripe(env, clock)
    : sandbox && createStripeGateway({ ...sandbox.stripe, mode: 'sandbox', clock })
  if (!stripe) warnOff('Stripe', 'STRIPE_SECRET_KEY')

  const storage = env.GOOGLE_APPLICATION_CREDENTIALS
    ? ownStorage(env, env.GOOGLE_APPLICATION_CREDENTIALS, clock)
    : sandbox && createGcsStorage({ ...sandbox.storage, mode: 'sandbox', bucket: env.STORAGE_BUCKET, clock })
  if (!storage) warnOff('Google Cloud Storage', 'GOOGLE_APPLICATION_CREDENTIALS')

  const smtpUrl = env.SMTP_URL ?? sandbox?.smtp.url
  const mailer = smtpUrl
    ? createSmtpMailer({ mode: modeFor(smtpUrl), url: smtpUrl, from: env.MAIL_FROM })
    : mailerOff()
  if (!smtpUrl) warnOff('mail', 'SMTP_URL')
  opened.add('mailer', () => mailer.close())

  const signInVendors = [googleSignIn(options, sandbox), facebookSignIn(options, sandbox)].filter(
    vendor => vendor !== null,
  )
  if (!signInVendors.some(({ vendor }) => vendor === 'GOOGLE')) warnOff('Google sign-in', 'GOOGLE_CLIENT_ID')
  if (!signInVendors.some(({ vendor }) => vendor === 'FACEBOOK'))
    warnOff('Facebook sign-in', 'FACEBOOK_APP_ID')

  const languageModel = languageModelFor(options, sandbox)
  if (!languageModel) logger.info('the assistant is the embedded one alone: LANGUAGE_MODEL_URL is not set')

  return {
    gateways: new Map((stripe ? [stripe] : []).map(gateway => [gateway.id, gateway])),
    signInVendors: new Map(signInVendors.map(vendor => [vendor.vendor, vendor])),
    storage: storage ?? storageOff(),
    mailer,
    languageModel,
    sandbox,
    storageOrigin: storage ? originOf(env, sandbox) : null,
  }
}

async function sandboxFor({ env, sitePort, clock, logger, opened }: VendorOptions): Promise<Sandbox | null> {
  const wanted = env.SANDBOX ?? env.NODE_ENV !== 'production'
  const everyVendorIsReal =
    env.STRIPE_SECRET_KEY &&
    env.GOOGLE_APPLICATION_CREDENTIALS &&
    env.SMTP_URL &&
    env.GOOGLE_CLIENT_ID &&
    env.FACEBOOK_APP_ID &&
    env.LANGUAGE_MODEL_URL
  if (!wanted || sitePort === null || everyVendorIsReal) return null
  const { startSandbox } = await import('./sandbox/sandbox.ts')
  const sandbox = await startSandbox({
    dataDir: join(env.DATA_DIR, 'sandbox'),
    production: env.NODE_ENV === 'production',
    webhookUrls: [`http://127.0.0.1:${sitePort}/webhooks/stripe`],
    stripe: SANDBOX_STRIPE,
    // Neighbours of the site's port, so that pages which are open find their files again after a restart.
    ports: {
      stripe: sitePort + 1,
      storage: sitePort + 2,
      smtp: sitePort + 3,
      google: sitePort + 4,
      facebook: sitePort + 5,
      model: sitePort + 6,
    },
    clock,
    logger,
  })
  opened.add('sandbox', () => sandbox.close())
  return sandbox
}

function googleSignIn({ env, publicUrl, clock }: VendorOptions, sandbox: Sandbox | null) {
  const redirectUri = `${publicUrl}${returnPath('GOOGLE')}`
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret)
    return createGoogleSignIn({ mode: 'live', clientId, clientSecret, redirectUri, clock })
  return sandbox && createGoogleSignIn({ mode: 'sandbox', ...sandbox.google, redirectUri, clock })
}

function facebookSignIn({ env, publicUrl }: VendorOptions, sandbox: Sandbox | null) {
  const redirectUri = `${publicUrl}${returnPath('FACEBOOK')}`
  const { FACEBOOK_APP_ID: clientId, FACEBOOK_APP_SECRET: clientSecret } = env
  if (clientId && clientSecret)
    return createFacebookSignIn({ mode: 'live', clientId, clientSecret, redirectUri })
  return sandbox && createFacebookSignIn({ mode: 'sandbox', ...sandbox.facebook, redirectUri })
}

function languageModelFor({ env }: VendorOptions, sandbox: Sandbox | null) {
  const costs = {
    input: env.LANGUAGE_MODEL_INPUT_PRICE,
    output: env.LANGUAGE_MODEL_OUTPUT_PRICE,
    perVisitorDay: env.LANGUAGE_MODEL_VISITOR_LIMIT,
    perDay: env.LANGUAGE_MODEL_DAILY_LIMIT,
  }
  const { LANGUAGE_MODEL_URL: baseUrl, LANGUAGE_MODEL_NAME: model, LANGUAGE_MODEL_KEY: apiKey } = env
  if (baseUrl && model && apiKey)
    return createOpenaiModel({ mode: modeFor(baseUrl), baseUrl, model, apiKey, costs })
  return sandbox && createOpenaiModel({ mode: 'sandbox', ...sandbox.model, costs })
}

function ownStripe(env: Env, clock: Clock) {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env
  const baseUrl = env.STRIPE_API_BASE
  return createStripeGateway({
    secretKey,
    webhookSecret,
    clock,
    ...(baseUrl ? { mode: 'sandbox', baseUrl } : { mode: 'live' }),
  })
}

function ownStorage(env: Env, credentialsFile: string, clock: Clock) {
  return createGcsStorage({
    mode: env.STORAGE_API_ENDPOINT ? modeFor(env.STORAGE_API_ENDPOINT) : 'live',
    bucket: env.STORAGE_BUCKET,
    credentialsFile,
    ...(env.STORAGE_API_ENDPOINT ? { apiEndpoint: env.STORAGE_API_ENDPOINT } : {}),
    ...(env.STORAGE_PUBLIC_HOST ? { publicHost: env.STORAGE_PUBLIC_HOST } : {}),
    clock,
  })
}

function originOf(env: Env, sandbox: Sandbox | null): string {
  const { GOOGLE_APPLICATION_CREDENTIALS: credentials, STORAGE_PUBLIC_HOST, STORAGE_API_ENDPOINT } = env
  if (!credentials && sandbox) return sandbox.storage.publicHost
  return new URL(STORAGE_PUBLIC_HOST ?? STORAGE_API_ENDPOINT ?? GOOGLE).origin
}

// A mail relay or a model on the same machine is usual in production too, so for addresses it is where they lead that counts.
function modeFor(url: string): VendorMode {
  return isLoopback(new URL(url).hostname) ? 'sandbox' : 'live'
}
