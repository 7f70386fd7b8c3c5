import { join } from 'node:path'
import type { CoreParts } from './core.ts'
import type { Settings } from './domains/context.ts'
import { webhookPathOf } from './domains/payments/gateways.ts'
import type { PaymentGateway } from './domains/payments/paymentGateway.ts'
import { WHATSAPP_WEBHOOK } from './domains/whatsapp/whatsAppContacts.ts'
import type { Env } from './env.ts'
import type { Clock } from './platform/clock.ts'
import type { Logger } from './platform/logger.ts'
import type { Opened } from './platform/processLife.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { StandInName } from './sandbox/standIns.ts'
import { VENDOR_ROWS, type VendorRow } from './vendorRows.ts'
import { mailerOff, storageOff } from './vendors/off.ts'

export interface Vendors
  extends Pick<
    CoreParts,
    'gateways' | 'signInVendors' | 'storage' | 'mailer' | 'pusher' | 'whatsApp' | 'airtable' | 'languageModel'
  > {
  /** The sandbox, when it plays at least one vendor. */
  readonly sandbox: Sandbox | null
  /** The vendors that receive people's data by consent. */
  readonly dataRecipients: Settings['dataRecipients']
  /** Origin where browsers read and write files; null when storage is off. */
  readonly storageOrigin: string | null
}

export interface VendorOptions {
  readonly env: Env
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string
  /**
   * The site's own port, for the sandbox's webhooks and to derive its ports; null in a process without a
   * site.
   */
  readonly sitePort: number | null
  readonly clock: Clock
  readonly logger: Logger
  readonly opened: Opened
}

const SANDBOX_STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }
const GOOGLE = 'https://storage.googleapis.com'

/**
 * One adapter per vendor. Credentials in the environment take precedence; without them the sandbox plays the
 * vendor, and without a sandbox (production, workers) the vendor is switched off with a warning.
 */
export async function composeVendors(options: VendorOptions): Promise<Vendors> {
  const { env, logger, opened, sitePort } = options
  const sandbox = await sandboxFor(options)
  const dataRecipients = new Set<Settings['dataRecipients'][number]>()
  const parts = { ...options, siteUrl: `http://127.0.0.1:${sitePort}` }
  const adapter = <Adapter, Name extends StandInName>(row: VendorRow<Adapter, Name>): Adapter | null => {
    const made = row.own(parts) ?? (sandbox && row.played(sandbox[row.standIn], parts))
    if (made && row.recipient) dataRecipients.add(row.recipient)
    if (!made)
      logger[row.isOptional ? 'info' : 'warn'](
        { vendor: row.name },
        `switched off: ${row.variable} is not set`,
      )
    return made
  }
  // In the order in which payers see them.
  const gateways: Readonly<Record<PaymentGateway['id'], PaymentGateway | null>> = {
    STRIPE: adapter(VENDOR_ROWS.stripe),
    MERCADO_PAGO: adapter(VENDOR_ROWS.mercadoPago),
  }
  const signInVendors = [adapter(VENDOR_ROWS.google), adapter(VENDOR_ROWS.facebook)].filter(
    made => made !== null,
  )
  const storage = adapter(VENDOR_ROWS.storage)
  const mailer = adapter(VENDOR_ROWS.mail) ?? mailerOff()
  opened.add('mailer', () => mailer.close())
  const pusher = adapter(VENDOR_ROWS.push)
  const whatsApp = adapter(VENDOR_ROWS.whatsApp)
  const airtable = adapter(VENDOR_ROWS.airtable)
  const languageModel = adapter(VENDOR_ROWS.languageModel)
  return {
    gateways: new Map(
      Object.values(gateways).flatMap(gateway => (gateway ? [[gateway.id, gateway] as const] : [])),
    ),
    signInVendors: new Map(signInVendors.map(vendor => [vendor.vendor, vendor])),
    storage: storage ?? storageOff(),
    mailer,
    pusher,
    whatsApp,
    airtable,
    languageModel,
    dataRecipients: [...dataRecipients],
    sandbox,
    storageOrigin: storage ? originOf(env, sandbox) : null,
  }
}

async function sandboxFor({
  env,
  publicUrl,
  sitePort,
  clock,
  logger,
  opened,
}: VendorOptions): Promise<Sandbox | null> {
  const wanted = env.SANDBOX ?? env.NODE_ENV !== 'production'
  const everyVendorIsReal = Object.values(VENDOR_ROWS).every(({ variable }) => env[variable])
  if (!wanted || sitePort === null || everyVendorIsReal) return null
  const [{ startSandbox }, { STAND_IN_NAMES }] = await Promise.all([
    import('./sandbox/sandbox.ts'),
    import('./sandbox/standIns.ts'),
  ])
  const sandbox = await startSandbox({
    dataDir: join(env.DATA_DIR, 'sandbox'),
    production: env.NODE_ENV === 'production',
    webhookUrls: [`http://127.0.0.1:${sitePort}${webhookPathOf('STRIPE')}`],
    stripe: SANDBOX_STRIPE,
    twilio: {
      webhookUrl: publicUrl + WHATSAPP_WEBHOOK,
      deliveryUrl: `http://127.0.0.1:${sitePort}${WHATSAPP_WEBHOOK}`,
    },
    // Derived from the site's port, so that open pages find their files again after a restart.
    ports: Object.fromEntries(STAND_IN_NAMES.map((name, index) => [name, sitePort + 1 + index])),
    clock,
    logger,
  })
  opened.add('sandbox', () => sandbox.close())
  return sandbox
}

function originOf(env: Env, sandbox: Sandbox | null): string {
  const { GOOGLE_APPLICATION_CREDENTIALS: credentials, STORAGE_PUBLIC_HOST, STORAGE_API_ENDPOINT } = env
  if (!credentials && sandbox) return sandbox.storage.publicHost
  return new URL(STORAGE_PUBLIC_HOST ?? STORAGE_API_ENDPOINT ?? GOOGLE).origin
}
