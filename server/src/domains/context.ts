import type { DataRecipient } from '../generated/prisma/enums.ts'
import type { Mind, Terms } from '../mind/mind.ts'
import type { BusinessDays } from '../platform/businessDays.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db.ts'
import type { Logger } from '../platform/logger.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { News } from '../platform/news.ts'
import type { ObjectStorage } from '../platform/objectStorage.ts'
import type { RateLimit } from '../platform/rateLimit.ts'
import type { Sealing } from '../platform/sealing.ts'
import type { Transact } from '../platform/unitOfWork.ts'
import type { Sessions } from './accounts/identity/sessions.ts'
import type { SignInVendors } from './accounts/identity/signInVendor.ts'
import type { LanguageModel } from './assistant/model/languageModel.ts'
import type { ModelBreaker } from './assistant/model/modelBreaker.ts'
import type { Gateways } from './payments/paymentGateway.ts'
import type { Purposes } from './purchases/purpose.ts'
import type { Viewer } from './viewer.ts'

export interface Settings {
  /** How browsers reach the site, without a trailing slash. */
  readonly publicUrl: string
  readonly adminEmail: string
  /** Whether the admin’s account has no rights of its own before it has a second factor. */
  readonly adminNeedsSecondFactor: boolean
  /** Where our team reads what people ask. */
  readonly supportEmail: string
  /** When somebody answers, in words. */
  readonly supportHours: string
  /** Signs links; see platform/tokens. */
  readonly secret: string
  /** Seal what is kept encrypted, the newest first; see platform/sealing. */
  readonly dataKeys: readonly [string, ...string[]]
  /** Charged to a provider who cancels an order, in basis points of what was paid. */
  readonly cancellationFeeBps: number
  /** Whether a visitor’s request with a phone alone, which nobody has proven, reaches providers. */
  readonly takesUnprovenRequests: boolean
  /** Counts the deadlines in business days; each is shown as the date that it gives. */
  readonly businessDays: BusinessDays
  /** Whom this site sends data of people to, where they consent: each has an adapter that is switched on. */
  readonly dataRecipients: readonly DataRecipient[]
}

/** Everything a domain may use. core.ts makes the one there is; a test makes its own. */
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
  /** Empty when no gateway has credentials: paying is switched off and says so. */
  readonly gateways: Gateways
  /** What can be paid. */
  readonly purposes: Purposes
  /** By whom people can sign in beside e-mail and password; without credentials a vendor is not among them. */
  readonly signInVendors: SignInVendors
  readonly settings: Settings
  /** Answers in conversations with the assistant: the embedded mind. */
  readonly mind: Mind
  /** A language model that helps it; null where none is configured. */
  readonly languageModel: LanguageModel | null
  /** Whether it may be called at this moment. */
  readonly modelBreaker: ModelBreaker
  /** Figures that answers of the assistant mention. */
  readonly assistantTerms: Terms
}

/** What an operation is called with: the services, who asks, and from where. */
export interface OperationContext extends Services {
  readonly viewer: Viewer
  /** The caller's IP address, for rate limits. */
  readonly clientIp: string
  /** What the caller's browser calls itself; null when it does not say. */
  readonly userAgent: string | null
  /** The Cookie header of a browser's request over HTTP. */
  readonly cookieHeader?: string | undefined
}
