import { z } from 'zod'
import { centesimos, contentSid, flag, list, shortcut, whole } from './env/values.ts'

const DEFAULT_SECRET = 'not-a-secret-only-for-development'

/** Needed for WhatsApp, besides the auth token. */
const TWILIO = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_WHATSAPP_NUMBER',
  'TWILIO_NOTICE_CONTENT',
  'TWILIO_CODE_CONTENT',
] as const

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'])
      .default('development')
      .describe('production refuses the sandbox, the demo world and default secrets'),
    PORT: whole(0, 65_535, 4000, 'TCP port of the site; 0 takes a free one'),
    HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
    PUBLIC_URL: z
      .url()
      .optional()
      .describe(
        'how browsers reach the site; links in mails and return pages use it. Default: http://localhost:PORT',
      ),
    DATA_DIR: z
      .string()
      .min(1)
      .default('.data')
      .describe('folder of the embedded database and of the sandbox'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional()
      .describe('Postgres to use; without it the embedded database in DATA_DIR'),
    TEST_MARKET_DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional()
      .describe(
        'another Postgres database, for the simulated market of test keys; without it there is none beside DATABASE_URL, and an embedded one beside the embedded database',
      ),
    DATABASE_POOL_SIZE: whole(1, 200, 10, 'connections to DATABASE_URL'),
    READER: shortcut(
      'whether reads become one statement each (docs/performance.md); off leaves them to Prisma',
    ),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
      .optional()
      .describe('Redis for live events and rate limits; needed with more than one instance'),
    RUN_JOBS: z
      .enum(['true', 'false'])
      .default('true')
      .transform(value => value === 'true')
      .describe('whether this process also handles jobs (false where a worker runs)'),
    JOB_CONCURRENCY: whole(1, 100, 5, 'jobs of one kind that a process handles at the same time'),
    OPERATIONS_AT_ONCE: whole(
      1,
      10_000,
      20,
      'GraphQL operations that a process works on at the same time for one account, or for the visitors of one address; three times as many wait',
    ),
    SOCKETS_PER_ACCOUNT: whole(1, 100_000, 50, 'websockets (open pages) of one account that a process keeps'),
    SOCKETS_PER_ADDRESS: whole(
      1,
      100_000,
      200,
      'websockets from one address that a process keeps, whoever they belong to',
    ),
    TRUST_PROXY: flag.describe('true when a proxy of ours sets X-Forwarded-For and X-Forwarded-Proto'),
    LEAN_DOOR: shortcut(
      'off sends the operations of our own client through all of yoga again; their answers are the same',
    ),
    COMPILED_EXECUTION: shortcut(
      'off executes the operations of our own client as those of strangers; their answers are the same',
    ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('least severe level that is logged'),
    ADMIN_EMAIL: z
      .email()
      .default('admin@tuerca.example')
      .describe('the account with this e-mail is the admin'),
    APP_SECRET: z
      .string()
      .min(24)
      .default(DEFAULT_SECRET)
      .describe('secret that signs what we hand out; at least 24 characters'),
    DATA_KEYS: z
      .string()
      .default(DEFAULT_SECRET)
      .transform((typed, context): [string, ...string[]] => {
        const [newest = '', ...older] = typed.split(',').map(key => key.trim())
        if ([newest, ...older].every(key => key.length >= 24)) return [newest, ...older]
        context.addIssue({ code: 'custom', message: 'each key needs at least 24 characters' })
        return z.NEVER
      })
      .describe(
        'keys that encrypt what the database must not tell, separated by commas: the first encrypts, all decrypt; at least 24 characters each',
      ),
    DEMO_WORLD: z
      .enum(['true', 'false'])
      .optional()
      .transform(value => (value === undefined ? undefined : value === 'true'))
      .describe('fill an empty database with the demo world; default true outside production and tests'),
    SANDBOX: z
      .enum(['true', 'false'])
      .optional()
      .transform(value => (value === undefined ? undefined : value === 'true'))
      .describe('stand-ins for the vendors in this process; default true outside production'),
    STRIPE_SECRET_KEY: z
      .string()
      .startsWith('sk_')
      .optional()
      .describe('Stripe secret key; without it card payment is off'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .startsWith('whsec_')
      .optional()
      .describe('signing secret of the Stripe webhook at /webhooks/stripe'),
    STRIPE_API_BASE: z
      .url()
      .optional()
      .describe('where Stripe answers, for a sandbox in another process; loopback only'),
    MERCADOPAGO_ACCESS_TOKEN: z
      .string()
      .regex(/^(APP_USR|TEST)-/, 'must start with APP_USR- or TEST-')
      .optional()
      .describe('Mercado Pago access token; without it payment with Mercado Pago is off'),
    MERCADOPAGO_WEBHOOK_SECRET: z
      .string()
      .min(8)
      .optional()
      .describe('secret of the webhooks of the Mercado Pago application; they go to /webhooks/mercadopago'),
    MERCADOPAGO_API_BASE: z
      .url()
      .optional()
      .describe('where Mercado Pago answers, for a sandbox in another process; loopback only'),
    STORAGE_BUCKET: z
      .string()
      .min(3)
      .default('tuerca-media')
      .describe('Google Cloud Storage bucket for photos and videos'),
    STORAGE_API_ENDPOINT: z.url().optional().describe('where object storage answers; default Google'),
    STORAGE_PUBLIC_HOST: z
      .url()
      .optional()
      .describe('how browsers reach object storage, when not at STORAGE_API_ENDPOINT'),
    GOOGLE_APPLICATION_CREDENTIALS: z
      .string()
      .optional()
      .describe('path of the service account JSON that signs URLs'),
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe('OAuth client of Google; without it nobody signs in with Google'),
    GOOGLE_CLIENT_SECRET: z
      .string()
      .optional()
      .describe('its secret; its redirect URI is /oauth/google/callback'),
    FACEBOOK_APP_ID: z
      .string()
      .optional()
      .describe('app of Facebook Login; without it nobody signs in with Facebook'),
    FACEBOOK_APP_SECRET: z
      .string()
      .optional()
      .describe('its secret; its redirect URI is /oauth/facebook/callback'),
    LANGUAGE_MODEL_URL: z
      .url()
      .optional()
      .describe(
        'OpenAI-compatible API of a language model that helps the assistant, with its version: https://api.openai.com/v1; without it the assistant is the embedded one alone',
      ),
    LANGUAGE_MODEL_NAME: z.string().min(1).optional().describe('the model there'),
    LANGUAGE_MODEL_KEY: z.string().min(1).optional().describe('its API key'),
    LANGUAGE_MODEL_INPUT_PRICE: centesimos(1000, 'what it costs to send it a million tokens, in centésimos'),
    LANGUAGE_MODEL_OUTPUT_PRICE: centesimos(4000, 'what a million tokens of its answers cost, in centésimos'),
    LANGUAGE_MODEL_VISITOR_LIMIT: centesimos(1000, 'most that one visitor may cost in a day, in centésimos'),
    LANGUAGE_MODEL_DAILY_LIMIT: centesimos(50_000, 'most that all together may cost in a day, in centésimos'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional()
      .describe('mail server, with credentials'),
    MAIL_FROM: z.string().min(3).default('Tuerca <hola@tuerca.example>').describe('sender of our mails'),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
      .optional()
      .describe(
        'public key of browser push (docs/operations.md makes a pair); without it browsers show no notices',
      ),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
      .optional()
      .describe('its private key; another pair ends every subscription'),
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
      .optional()
      .describe(
        'account of Twilio, which posts messages and their states to /webhooks/twilio; the team may set the five of these at /configuracion-integraciones instead',
      ),
    TWILIO_AUTH_TOKEN: z
      .string()
      .min(8)
      .optional()
      .describe('its auth token; without one, here or stored, nobody is written to by WhatsApp'),
    TWILIO_WHATSAPP_NUMBER: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/, 'must be + and the digits of the number with its country')
      .optional()
      .describe('its WhatsApp sender, +59899123456'),
    TWILIO_NOTICE_CONTENT: contentSid(
      'approved template of a notice: {{1}} its title, {{2}} its message, {{3}} its address',
    ),
    TWILIO_CODE_CONTENT: contentSid('approved template of a code that proves a number: {{1}} the code'),
    AIRTABLE_API_KEY: z
      .string()
      .startsWith('pat')
      .optional()
      .describe(
        'personal access token of the team’s Airtable; the team may set it at /configuracion-integraciones instead',
      ),
    AIRTABLE_BASE_ID: z
      .string()
      .regex(/^app[A-Za-z0-9]{14}$/, 'must be app and 14 letters or digits')
      .optional()
      .describe('its base; also settable there'),
    SUPPORT_EMAIL: z
      .email()
      .default('ayuda@tuerca.example')
      .describe('where people write to us; shown on the pages, and what the contact form is mailed to'),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+598\d{8}$/, 'must be +598 and eight digits')
      .optional()
      .describe('phone of our support, +59824001234; without it the pages name none'),
    SUPPORT_HOURS: z
      .string()
      .min(3)
      .default('lunes a viernes de 9:00 a 18:00 (UTC-3)')
      .describe('when somebody answers, as the pages say it in the middle of a sentence'),
    WHATSAPP_NUMBER: z
      .string()
      .regex(/^\+598\d{8}$/, 'must be +598 and eight digits')
      .optional()
      .describe('WhatsApp number of the business, +59899123456; without it there is no WhatsApp button'),
    UNPROVEN_REQUESTS: z
      .enum(['true', 'false'])
      .default('true')
      .transform(value => value === 'true')
      .describe(
        'whether visitors may ask for parts with a phone alone; false takes no more of them and lists none',
      ),
    QUIET_HOURS: z
      .enum(['true', 'false'])
      .optional()
      .transform(value => (value === undefined ? undefined : value === 'true'))
      .describe(
        'whether mails and pushes that can wait are held from 22:00 to 7:00 of Uruguay; default true in production alone',
      ),
    CANCELLATION_FEE_BPS: whole(
      0,
      10_000,
      0,
      'fee charged to a provider who cancels an order, in basis points of what was paid',
    ),
    NEW_BUYER_PURCHASES: whole(
      1,
      1000,
      5,
      'unfinished purchases that an account without a completed one may have; another one waits for the team',
    ),
    NEW_BUYER_AMOUNT: whole(
      1,
      1_000_000_000,
      20_000_000,
      'the amount that they may have paid or be paying, in centésimos',
    ),
    NEW_BUYER_DAYS: whole(1, 365, 30, 'days during which an unfinished purchase counts for both limits'),
    NEW_BUYER_CONTACT_CHECK: z
      .enum(['true', 'false'])
      .default('true')
      .transform(value => value === 'true')
      .describe(
        'whether the team looks at purchases of such an account when the request has the contact of somebody else',
      ),
    HOLIDAYS_FOR_RIGHTS: list.describe(
      'holidays that do not count against what people may still do, such as withdrawing; names of platform/businessDays.ts with commas. Default: all',
    ),
    HOLIDAYS_FOR_DUTIES: list.describe(
      'holidays that do not count for what we must have done, such as answering a data request. Default: those on which nobody has to work',
    ),
    EXTRA_HOLIDAYS: list.describe(
      'days that count in no deadline besides, with commas: 2026-12-24,2026-12-31',
    ),
  })
  .superRefine((env, problems) => {
    const refuse = (path: string, message: string) =>
      problems.addIssue({ code: 'custom', path: [path], message })
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
      refuse('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY: payments are settled by webhooks')
    if (env.MERCADOPAGO_ACCESS_TOKEN && !env.MERCADOPAGO_WEBHOOK_SECRET)
      refuse(
        'MERCADOPAGO_WEBHOOK_SECRET',
        'is needed with MERCADOPAGO_ACCESS_TOKEN: payments are settled by webhooks',
      )
    if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
      refuse('GOOGLE_CLIENT_SECRET', 'is needed with GOOGLE_CLIENT_ID')
    if (env.FACEBOOK_APP_ID && !env.FACEBOOK_APP_SECRET)
      refuse('FACEBOOK_APP_SECRET', 'is needed with FACEBOOK_APP_ID')
    if (env.LANGUAGE_MODEL_URL && !env.LANGUAGE_MODEL_NAME)
      refuse('LANGUAGE_MODEL_NAME', 'is needed with LANGUAGE_MODEL_URL')
    if (env.LANGUAGE_MODEL_URL && !env.LANGUAGE_MODEL_KEY)
      refuse('LANGUAGE_MODEL_KEY', 'is needed with LANGUAGE_MODEL_URL')
    if (env.VAPID_PRIVATE_KEY && !env.VAPID_PUBLIC_KEY)
      refuse('VAPID_PUBLIC_KEY', 'is needed with VAPID_PRIVATE_KEY')
    for (const variable of TWILIO) {
      if (env.TWILIO_AUTH_TOKEN && !env[variable]) refuse(variable, 'is needed with TWILIO_AUTH_TOKEN')
    }
    if (env.NODE_ENV !== 'production') return
    if (env.STRIPE_API_BASE) refuse('STRIPE_API_BASE', 'is for a sandbox, which production does not have')
    if (env.MERCADOPAGO_API_BASE)
      refuse('MERCADOPAGO_API_BASE', 'is for a sandbox, which production does not have')
    if (env.SANDBOX) refuse('SANDBOX', 'the sandbox cannot start in production')
    if (env.DEMO_WORLD) refuse('DEMO_WORLD', 'the demo world cannot be created in production')
    if (env.APP_SECRET === DEFAULT_SECRET) refuse('APP_SECRET', 'set a secret of your own in production')
    if (env.DATA_KEYS.includes(DEFAULT_SECRET)) refuse('DATA_KEYS', 'set a key of your own in production')
    if (env.ADMIN_EMAIL.endsWith('.example')) refuse('ADMIN_EMAIL', 'set the real admin e-mail in production')
    if (env.SUPPORT_EMAIL.endsWith('.example'))
      refuse('SUPPORT_EMAIL', 'set an address that somebody reads in production')
    if (!env.DATABASE_URL) refuse('DATABASE_URL', 'production needs a Postgres server')
    if (!env.PUBLIC_URL) refuse('PUBLIC_URL', 'set how browsers reach the site in production')
  })

export type Env = z.output<typeof schema> & {
  /** Names of the variables that have a value, which is not a default. */
  readonly named: ReadonlySet<string>
}

export class InvalidEnvironment extends Error {}

/**
 * Every environment variable with its meaning. The rest of the code receives values and never reads
 * process.env.
 */
export const environmentVariables: readonly { name: string; description: string }[] = Object.entries(
  schema.shape,
).map(([name, type]) => ({ name, description: type.description ?? '' }))

/** Parses the environment once. Throws InvalidEnvironment naming each bad variable and why. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty value in a .env file means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return { ...result.data, named: new Set(Object.keys(set)) }
  const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new InvalidEnvironment(`The environment has values that cannot be used:\n${lines.join('\n')}`)
}

/** As `readEnv`, for programs: prints the errors at the terminal and exits with code 1. */
export function readEnvOrExit(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    process.stderr.write(`\n${error.message}\n\n`)
    process.exit(1)
  }
}
