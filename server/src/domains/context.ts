import type { PartnerEvent } from '../generated/prisma/client.ts'
import type { DataRecipient } from '../generated/prisma/enums.ts'
import type { Mind, Terms } from '../mind/mind.ts'
import type { BusinessDays } from '../platform/businessDays.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db.ts'
import type { Logger } from '../platform/logger.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { News } from '../platform/news.ts'
import type { ObjectStorage } from '../platform/objectStorage.ts'
import type { Pusher } from '../platform/pusher.ts'
import type { RateLimit } from '../platform/rateLimit.ts'
import type { Sealing } from '../platform/sealing.ts'
import type { Transact } from '../platform/unitOfWork.ts'
import type { VendorWatch } from '../platform/vendorWatch.ts'
import type { Sessions } from './accounts/identity/sessions.ts'
import type { SignInVendors } from './accounts/identity/signInVendor.ts'
import type { LanguageModel } from './assistant/model/languageModel.ts'
import type { ModelBreaker } from './assistant/model/modelBreaker.ts'
import type { Airtable } from './integrations/airtable.ts'
import type { NewBuyerLimits } from './payments/newBuyerLimits.ts'
import type { Gateways } from './payments/paymentGateway.ts'
import type { Purposes } from './purchases/purpose.ts'
import type { AccountViewer, Viewer } from './viewer.ts'
import type { WhatsAppConnection, WhatsAppLine } from './whatsapp/whatsApp.ts'

/** Configuration of the site. The team changes some of it while the process runs: see siteSettings/liveSettings.ts. */
export interface Settings {
  /** Names of the variables that the environment sets: these go before what the team saves. */
  readonly environment: ReadonlySet<string>
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string
  readonly adminEmail: string
  /** True when the admin’s account has no admin rights before it has a second factor. */
  readonly adminNeedsSecondFactor: boolean
  /** The team's mailbox for enquiries. */
  readonly supportEmail: string
  /** Hours of support, in words. */
  readonly supportHours: string
  /** Phone and WhatsApp number of our support, E.164; null where there is none. */
  readonly supportPhone: string | null
  readonly supportWhatsApp: string | null
  /** Signs links; see platform/tokens. */
  readonly secret: string
  /** Keys of encrypted values, the newest first; see platform/sealing. */
  readonly dataKeys: readonly [string, ...string[]]
  /** Charged to a provider who cancels an order, in basis points of what was paid. */
  readonly cancellationFeeBps: number
  /** Limits of accounts without a completed purchase. */
  readonly newBuyers: NewBuyerLimits
  /** True when a visitor’s request with only an unverified phone reaches providers. */
  readonly takesUnprovenRequests: boolean
  /** True when notices that can wait are held at night; false lets a demo or a test be watched at any hour. */
  readonly hasQuietHours: boolean
  /** True when webhooks may reach servers of this machine and its network: outside production. */
  readonly webhooksMayBePrivate: boolean
  /** Counts deadlines in business days; each is shown as its date. */
  readonly businessDays: BusinessDays
  /** Recipients of personal data that have an adapter. The team may switch WhatsApp: dataRecipients.ts says who is one now. */
  readonly dataRecipients: readonly DataRecipient[]
  /** Airtable's values in the environment, which override the stored ones; null where there is none. */
  readonly airtable: { readonly apiKey: string | null; readonly baseId: string | null }
  /** The same of the account at Twilio. */
  readonly whatsApp: WhatsAppValues
  /** True in the simulated market, where nothing is anybody's. */
  readonly isSimulated: boolean
}

/** The settings of this process, which follow what the team saves. */
export interface LiveSettings {
  /** The same object for as long as the process runs; its values change. */
  readonly settings: Settings
  /** The settings of the start: the environment's values and the defaults. */
  readonly started: Settings
  /** Reads what the team saved again. */
  readonly refresh: () => Promise<void>
}

/** An account at Twilio as far as it is known; null for each missing value. */
export interface WhatsAppValues
  extends Readonly<Record<keyof Omit<WhatsAppConnection, 'templates'>, string | null>> {
  readonly noticeContent: string | null
  readonly codeContent: string | null
}

/** Everything a domain may use. core.ts creates the one instance; a test creates its own. */
export interface Services {
  readonly db: Database
  readonly transact: Transact
  readonly news: News
  readonly clock: Clock
  readonly logger: Logger
  readonly rateLimit: RateLimit
  readonly sessions: Sessions
  readonly sealing: Sealing
  readonly mailer: Mailer
  readonly storage: ObjectStorage
  /** Null when no VAPID keys are configured: no browser can subscribe. */
  readonly pusher: Pusher | null
  readonly whatsApp: WhatsAppLine
  /** Null when no stand-in plays it: nothing is sent there. */
  readonly airtable: Airtable | null
  /** Empty when no gateway has credentials: paying is off, with a message. */
  readonly gateways: Gateways
  /** Kinds of purchases. */
  readonly purposes: Purposes
  /** Vendors for sign-in in addition to e-mail and password; only those with credentials. */
  readonly signInVendors: SignInVendors
  readonly settings: Settings
  readonly liveSettings: LiveSettings
  /** Answers the conversations with the assistant: the embedded mind. */
  readonly mind: Mind
  /** A language model that supports it; null without configuration. */
  readonly languageModel: LanguageModel | null
  /** Decides whether the model may be called now. */
  readonly modelBreaker: ModelBreaker
  /** Results of calls to the vendors. */
  readonly vendorWatch: VendorWatch
  /** Figures in the assistant's answers. */
  readonly assistantTerms: Terms
  /** The simulated market of test keys; null where there is none, and in itself. */
  readonly testMarket: TestMarket | null
  /** The site's webhooks for tests, in the simulated market; null in the site itself. */
  readonly testWebhooks: TestWebhooks | null
}

/**
 * The simulated market of test keys: the same site over a database of its own, whose buyers and payments are invented. No
 * person of the real one is in it besides the shops that entered.
 */
export interface TestMarket {
  /** Services of the simulated market, in which this provider has a copy under its own ids. */
  enter(provider: AccountViewer): Promise<Services>
  /** Erases the copy of a provider whose account was erased. */
  forget(accountId: string): Promise<void>
}

/** The webhooks that get events of the simulated market. */
export interface TestWebhooks {
  /** Sends an event to those of its provider. Again it sends nothing. */
  send(event: PartnerEvent): Promise<void>
}

/** Context of an operation: the services, the viewer and the address. */
export interface OperationContext extends Services {
  readonly viewer: Viewer
  /** The caller's IP address, for rate limits. */
  readonly clientIp: string
  /** The User-Agent header; null when missing. */
  readonly userAgent: string | null
  /** The Cookie header of a browser's request over HTTP. */
  readonly cookieHeader?: string | undefined
}
