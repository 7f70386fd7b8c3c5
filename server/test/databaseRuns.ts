/**
 * Assigns test files to databases. Without TEST_DATABASE_URL all run on the embedded one, except those that
 * need several connections. With it all run on that Postgres, except those that open the embedded database
 * themselves; these, and some of every kind that Postgres has run, form the run with TEST_REPEATED=embedded.
 */

/** Races, crashes, plans and communication between processes. */
const SEVERAL_CONNECTIONS = ['test/postgres/**']

/** Opens the embedded database in every run. */
const OPENS_EMBEDDED = ['src/platform/db.test.ts', 'test/*Migration.test.ts', 'test/process/*.test.ts']

/**
 * Areas that the embedded database's one connection and its own adapter could break: one file of each kind.
 */
const REPEATED = [
  // Foundations of domains.
  'src/platform/jobs.test.ts',
  'src/platform/news.test.ts',
  'src/platform/reader/reader.test.ts',
  'src/platform/statements.test.ts',
  'src/platform/unitOfWork.test.ts',
  'src/graphql/newsField.test.ts',
  'test/newsSinceReading.test.ts',
  'test/readerEquality.test.ts',
  'test/retiredQueues.test.ts',
  'test/site.test.ts',
  // A journey of each kind.
  'src/domains/accounts/identity/registration.test.ts',
  'src/domains/chat/chat.test.ts',
  'src/domains/offers/offer.test.ts',
  'src/domains/payments/refund.test.ts',
  'src/domains/privacy/dataExport.test.ts',
  'src/domains/publicFigures/publicFigures.test.ts',
  'src/domains/requests/feed/matchingProviders.test.ts',
  'src/domains/requests/asking/request.test.ts',
  'src/domains/visits/visits.test.ts',
]

type Files = { readonly include: string[]; readonly exclude: string[] }

/** The test files of a run with this environment. */
export function filesOfRun(env: Readonly<Record<string, string | undefined>>): Files {
  if (env.TEST_REPEATED === 'embedded') return { include: [...OPENS_EMBEDDED, ...REPEATED], exclude: [] }
  return {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: env.TEST_DATABASE_URL ? OPENS_EMBEDDED : SEVERAL_CONNECTIONS,
  }
}
