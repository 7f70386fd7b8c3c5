import { codeOnly, type Import, importsOf, insideParentheses, type SourceFile } from './sourceText.ts'

/** A domain imports only domains to its left. */
export const DOMAIN_ORDER = [
  'uploads',
  'vehicles',
  'accounts',
  'siteSettings',
  'purchases',
  'requests',
  'assistant',
  'offers',
  'quoting',
  'customOrders',
  'orders',
  'contactUnlocks',
  'payments',
  'payouts',
  'chat',
  'reviews',
  'disputes',
  'publicFigures',
  'enquiries',
  'visits',
  'whatsapp',
  'partners',
  'privacy',
  'integrations',
  'notifications',
  'admin',
] as const

type Floor =
  | 'entry'
  | 'composition'
  | 'demo'
  | 'env'
  | 'graphql'
  | 'http'
  | 'vendors'
  | 'sandbox'
  | 'domains'
  | 'platform'
  | 'mind'
  | 'common'

/**
 * Floors that each floor may import besides itself. Nothing imports upward; only the composition imports
 * vendors and domains.
 */
const MAY_IMPORT: Readonly<Record<Floor, readonly Floor[]>> = {
  entry: ['composition', 'demo', 'env', 'graphql', 'http', 'vendors', 'sandbox', 'domains', 'platform'],
  composition: ['env', 'graphql', 'http', 'vendors', 'sandbox', 'domains', 'platform', 'mind', 'common'],
  demo: ['composition', 'graphql', 'domains', 'platform'],
  env: [],
  http: ['graphql', 'domains', 'platform'],
  graphql: ['domains', 'platform'],
  vendors: ['domains', 'platform'],
  sandbox: ['domains', 'platform'],
  domains: ['platform', 'mind', 'common'],
  platform: ['common'],
  mind: ['common'],
  common: [],
}

const FLOOR_OF_FILE: Readonly<Record<string, Floor>> = {
  main: 'entry',
  worker: 'entry',
  migrate: 'entry',
  app: 'composition',
  core: 'composition',
  testMarket: 'composition',
  watchedVendors: 'composition',
  compose: 'composition',
  composeVendors: 'composition',
  vendorRows: 'composition',
  env: 'env',
}

/** Packages with a single home. Other code uses that home's exports. */
const HOME_OF_PACKAGE: readonly {
  readonly packages: RegExp
  readonly home: RegExp
  readonly name: string
}[] = [
  {
    packages: /^(arctic|stripe|@google-cloud\/.*|nodemailer|mercadopago|twilio|airtable)$/,
    home: /^server\/src\/vendors\//,
    name: 'vendors/',
  },
  {
    packages: /^(pg|pg-boss|ioredis|@electric-sql\/.*|@prisma\/.*|pglite-prisma-adapter)$/,
    home: /^server\/src\/platform\//,
    name: 'platform/',
  },
  {
    packages: /^(@pothos\/.*|graphql|graphql-ws.*)$/,
    home: /^server\/src\/(graphql\/|domains\/.*\.schema\.ts$)/,
    name: 'graphql/ and *.schema.ts',
  },
  { packages: /^(lucia)$/, home: /^server\/src\/domains\/accounts\//, name: 'domains/accounts/' },
]

/**
 * The mind and the rules shared with the browser run anywhere; tools that build or measure the mind read
 * files and check them.
 */
const RUNS_ANYWHERE = /^server\/src\/(common|mind)\/(?!(build|corpus|score)\/)/

/** Packages of 10 MB and more, which most processes never use: loaded by the call that needs them. */
const LOADED_WHEN_USED =
  /^(stripe|mercadopago.*|@google-cloud\/.*|nodemailer|ioredis|sharp|mediabunny|twilio)$/
/** Programs that run in a process of their own for such a package. */
const OWN_PROCESS = /^server\/src\/domains\/uploads\/videoExamination\.ts$/

const GENERATED = 'server/src/generated/'
const MAY_USE_GENERATED =
  /^server\/src\/(domains\/|graphql\/|demo\/|platform\/((db|unitOfWork)\.ts$|reader\/))/
/** Shared files of all domains, which name them all, so the order does not apply. */
const ROOF =
  /^server\/src\/domains\/(context|linkKind|linkKinds|locks|notice|purposes|reactions|siteAddresses|viewer)$/
const MAX_LINES = 400
const TEST = /\.test\.tsx?$|\/test\/|^client\/e2e\//

/** Every breach of the architecture in these files, in words, with its place. Generated files are skipped. */
export function boundaryProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !/(^|\/)(generated|__generated__|node_modules|dist)\//.test(path))
    .flatMap(file => {
      const isTest = TEST.test(file.path)
      const found = [...habitProblems(file)]
      if (!isTest && file.path.startsWith('server/src/')) found.push(...serverProblems(file))
      if (!isTest && file.path.startsWith('client/src/')) found.push(...clientProblems(file))
      return found.map(problem => `${file.path}: ${problem}`)
    })
}

function habitProblems({ path, text }: SourceFile): string[] {
  const code = codeOnly(text)
  const problems: string[] = []
  const lines = text.trimEnd().split('\n').length
  if (lines > MAX_LINES) problems.push(`${lines} lines, more than ${MAX_LINES}`)
  const isConfig = path.endsWith('.config.ts')
  if (!isConfig && /\bexport\s+default\b|\bas\s+default\b/.test(code)) problems.push('a default export')
  if (/(^|\/)index\.tsx?$/.test(path) || /\bexport\s*(type\s*)?\*/.test(code)) problems.push('a barrel')
  const readsEnvironment =
    /\bprocess\s*(\.|\[')\s*env\b|\bprocess\['/.test(code) || /\benv\b[^=;]*\}\s*=\s*process\b/.test(code)
  const mayReadIt = /^(server\/(src\/env\.ts|test\/)|scripts\/|client\/(e2e|test)\/)/.test(path) || isConfig
  if (readsEnvironment && !mayReadIt) problems.push('reads process.env, which only env.ts may')
  return problems
}

function serverProblems(file: SourceFile): string[] {
  const imports = importsOf(file)
  const code = codeOnly(file.text)
  return [
    ...consentProblems(file, imports),
    ...(floorOf(file.path) ? [] : ['stands on no floor']),
    ...imports.flatMap(imported =>
      imported.isOurs ? importProblems(file.path, imported.target) : packageProblems(file.path, imported),
    ),
    ...(floorOf(file.path) === 'domains' ? domainProblems(file, code) : []),
    ...transactionProblems(code),
    ...viewerProblems(file, code),
  ]
}

function floorOf(path: string): Floor | null {
  const [, first = ''] = path.match(/^server\/src\/([^/.]+)/) ?? []
  const isFolder = path.startsWith(`server/src/${first}/`)
  if (!isFolder) return FLOOR_OF_FILE[first] ?? null
  return first in MAY_IMPORT ? (first as Floor) : null
}

function importProblems(path: string, target: string): string[] {
  const from = floorOf(path)
  if (!from) return []
  if (target.startsWith(GENERATED)) {
    return MAY_USE_GENERATED.test(path) ? [] : ['uses the generated client']
  }
  const to = floorOf(target)
  if (!to) return [`imports ${target}, which is on no floor`]
  const isSchemaFile = from === 'domains' && path.endsWith('.schema.ts')
  if (to !== from && !MAY_IMPORT[from].includes(to) && !(isSchemaFile && to === 'graphql')) {
    return [`${from} imports ${to} (${target})`]
  }
  if (from === 'vendors' && to === 'vendors') return vendorProblems(path, target)
  return from === 'domains' && to === 'domains' ? orderProblems(path, target) : []
}

function vendorProblems(path: string, target: string): string[] {
  const [, , , mine] = path.split('/')
  const [, , , theirs, ...rest] = target.split('/')
  return rest.length > 0 && mine !== theirs ? [`one vendor imports another (${target})`] : []
}

function orderProblems(path: string, target: string): string[] {
  if (ROOF.test(path.replace(/\.ts$/, ''))) return []
  if (ROOF.test(target)) {
    const [roof] = /(reactions|purposes|linkKinds)$/.exec(target) ?? []
    return roof ? [`imports ${roof}, which imports it`] : []
  }
  const place = (of: string) => DOMAIN_ORDER.findIndex(domain => domain === of.split('/')[3])
  if (place(path) < 0) return ['its domain is not in the order']
  return place(target) > place(path) ? [`imports a domain to its right (${target})`] : []
}

function packageProblems(path: string, { target, kind }: Import): string[] {
  const isEarly = kind === 'static' && LOADED_WHEN_USED.test(target) && !OWN_PROCESS.test(path)
  return [
    ...HOME_OF_PACKAGE.filter(({ packages, home }) => packages.test(target) && !home.test(path)).map(
      ({ name }) => `imports ${target}, whose home is ${name}`,
    ),
    ...(RUNS_ANYWHERE.test(path) ? [`imports ${target}; common and mind run without packages`] : []),
    ...(isEarly ? [`loads ${target} before it is used; import() it there`] : []),
  ]
}

/**
 * Vendors that get personal data beyond what an order needs: each call to them requires the person's consent. Push services
 * get texts that only the browser decrypts, whose person subscribed it. Reading a webhook sends nothing.
 * Personal cells of Airtable's rows are made by a proof in integrations/airtableRows.ts; its adapter sees cells alone.
 */
const NEEDS_CONSENT =
  /^server\/src\/vendors\/(?!(stripe|mercadopago|gcs|smtp|oauth|webpush|airtable)\/|twilio\/twilioWebhook)[^/]+\//

function consentProblems({ path }: SourceFile, imports: readonly Import[]): string[] {
  if (!NEEDS_CONSENT.test(path)) return []
  const asksForIt = imports.some(
    ({ target, names }) =>
      target === 'server/src/domains/accounts/policies/consentProof' && names.includes('ConsentProof'),
  )
  return asksForIt
    ? []
    : [
        'sends data outside without a ConsentProof of accounts/policies/consentProof.ts; a vendor that needs none is named in NEEDS_CONSENT of boundaryRules.ts',
      ]
}

const WRITES =
  /\b(prisma|tx|client)\s*\.\s*\w+\s*\.\s*(create|update|upsert|delete)\w*\s*\(|\$(executeRaw\w*|transaction)\b|\btransact\s*\(/
const DOES_IO = /\bawait\b|\basync\b|\.\s*(find(Many|First|Unique)\w*|groupBy|aggregate)\s*\(/

/** Other code asks viewer.ts or a policy, so that a new kind of viewer is considered in one place. */
const MAY_TELL_VIEWERS_APART = /^server\/src\/domains\/(viewer\.ts$|.*\.policy\.ts$)/

function viewerProblems({ path, text }: SourceFile, code: string): string[] {
  const problems: string[] = []
  if (/\b(viewer|via)\s*\??\.\s*kind\b/i.test(code) && !MAY_TELL_VIEWERS_APART.test(path))
    problems.push('tells viewers apart, which viewer.ts and policies do')
  if (/\bkind: '(visitor|guest|account)'/.test(text) && path !== 'server/src/domains/viewer.ts')
    problems.push('makes a viewer, which only viewer.ts does')
  return problems
}

/** An update of a row with a lifecycle, with a state in its data. */
const WRITES_STATE =
  /\.(partRequest|offer|order|checkout|refund|providerProfile)\.(update|updateMany|upsert)\([^;]*?\bdata:\s*\{[^}]*\b(state|status)\b/

function domainProblems({ path, text }: SourceFile, code: string): string[] {
  const problems: string[] = []
  if (/\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?!\s*\())/.test(code))
    problems.push('makes its own time; the clock is passed')
  if (path.endsWith('.schema.ts') && WRITES.test(code)) problems.push('a schema file that writes')
  if (!path.endsWith('.step.ts') && WRITES_STATE.test(code))
    problems.push('writes a state beside its step function')
  if (path.endsWith('.schema.ts')) problems.push(...visibilityProblems(code), ...contactProblems(text))
  if (/\.(policy|lifecycle)\.ts$/.test(path) && DOES_IO.test(code))
    problems.push('a policy or lifecycle that does I/O')
  return problems
}

const READS = /\bprisma\s*\.\s*(\w+)\s*\.\s*((?:find|count|groupBy|aggregate)\w*)\s*\(/g
const CLAUSE = /\b(visible|listed)[A-Z]\w*\(/

/**
 * The graph reads through a policy's clause: in the call itself, in its `const where`, or in a helper that
 * makes it.
 */
function visibilityProblems(code: string): string[] {
  return Array.from(code.matchAll(READS), match => {
    const call = insideParentheses(code, match.index + match[0].length - 1)
    const before = code.slice(0, match.index)
    const start = /\bwhere\s*[,}]/.test(call) ? before.lastIndexOf('const where') : -1
    const helpers = Array.from(call.matchAll(/\bwhere:\s*(\w+)\(/g), ([, name]) => bodyOf(`${name}`, code))
    const read = [call, start < 0 ? '' : before.slice(start), ...helpers].join('\n')
    return CLAUSE.test(read)
      ? []
      : [`reads ${match[1]} (${match[2]}) without a policy’s clause of what is visible`]
  }).flat()
}

/** Contact columns: each view by another person must be written to the access log. */
const CONTACT_COLUMN = /\bexpose(?:String)?\(\s*'(email|phone|contactEmail|contactPhone|contactName)'/g
/**
 * Contact data of the sender's own message, of a provider on the quotation that it hands out, and data disclosed by an
 * operation.
 */
const OWN_WORDS =
  /^(?:objectRef<[^(]*>\('(?:\w+Payload|ContactDetails|CustomOrderProvider|RequestContact|ExternalReturn)'|prismaNode\('Enquiry')/
/** The beginning of the type that contains a position. */
const LAST_TYPE =
  /(?:objectRef<|\bprisma(?:Node|Object|ObjectFields?)\()(?![^]*(?:objectRef<|\bprisma(?:Node|Object|ObjectFields?)\())/

function contactProblems(text: string): string[] {
  return Array.from(text.matchAll(CONTACT_COLUMN), ({ 1: column, index }) => {
    const before = text.slice(0, index)
    const type = before.slice(before.search(LAST_TYPE))
    return OWN_WORDS.test(type) ? [] : [`shows ${column} without the access log; an operation discloses it`]
  }).flat()
}

function bodyOf(name: string, code: string): string {
  const start = code.indexOf(`function ${name}(`)
  return start < 0 ? '' : code.slice(start, code.indexOf('\n}', start))
}

/**
 * The embedded database has one connection, and a transaction may be retried: inside, only `tx` and its
 * enqueued jobs are allowed.
 */
function transactionProblems(code: string): string[] {
  return Array.from(code.matchAll(/\btransact\s*\(/g), match =>
    insideParentheses(code, match.index + match[0].length - 1),
  )
    .flatMap(
      inside =>
        inside.match(
          /\b(ctx|services)\s*\.\s*(db|mailer|storage|gateway|rateLimit|news|sessions)\b|\bdb\s*\.\s*prisma\b/,
        ) ?? [],
    )
    .filter(use => use?.includes('.'))
    .map(use => `uses ${use} inside a transaction`)
}

/** Every form with files uses it, like a hook of `lib`. */
const UPLOADS_HOOK = 'client/src/features/uploads/useUploads'

type Area = 'ui' | 'theme' | 'lib' | 'forms' | 'relay' | 'shell' | 'features' | 'sheet' | 'worker' | 'top'

/** Parts of our code that each part of the client may import besides itself. */
const CLIENT_MAY_IMPORT: Readonly<Record<Area, readonly Area[]>> = {
  theme: [],
  lib: ['theme'],
  ui: ['theme', 'lib'],
  forms: ['lib'],
  relay: ['lib', 'ui'],
  features: ['shell', 'forms', 'relay', 'ui', 'theme', 'lib', 'top'],
  shell: ['relay', 'ui', 'theme', 'lib', 'worker', 'top'],
  sheet: ['ui', 'theme', 'lib'],
  worker: [],
  top: ['features', 'shell', 'relay', 'ui', 'theme', 'lib'],
}

function clientProblems(file: SourceFile): string[] {
  return importsOf(file).flatMap(imported =>
    imported.isOurs ? clientImportProblems(file.path, imported) : clientPackageProblems(file.path, imported),
  )
}

function areaOf(path: string): Area | null {
  if (!path.startsWith('client/src/')) return null
  const [, , first = '', ...rest] = path.split('/')
  // The first load assembles the whole client, as the files at the top do.
  if (rest.length === 0 || first === 'firstLoad') return 'top'
  return first in CLIENT_MAY_IMPORT ? (first as Area) : null
}

function clientImportProblems(path: string, { target, names }: Import): string[] {
  const from = areaOf(path)
  const to = areaOf(target)
  if (!from) return ['stands in no part of the client']
  if (!to) return target.startsWith('client/public/') ? [] : [`imports ${target} from outside the client`]
  if (to !== from && !CLIENT_MAY_IMPORT[from].includes(to)) return [`${from} imports ${to} (${target})`]
  const isRoutes = /^client\/src\/(routes|adminScreens|paymentScreens|warrantyScreens)\.tsx$/.test(path)
  const problems: string[] = []
  if (target.endsWith('Screen') && !isRoutes)
    problems.push(`imports a screen, which only the tables of routes may (${target})`)
  if (from !== 'top' && /^client\/src\/(routes|main)$/.test(target))
    problems.push(`imports upward (${target})`)
  const isOtherFeature =
    from === 'features' && to === 'features' && path.split('/')[3] !== target.split('/')[3]
  if (target === UPLOADS_HOOK) return problems
  const hooks = [target.split('/').at(-1) ?? '', ...names].filter(name => /^use[A-Z]/.test(name))
  if (isOtherFeature && hooks.length > 0) problems.push(`imports another feature’s hook (${target})`)
  return problems
}

function clientPackageProblems(path: string, { target, names }: Import): string[] {
  const isPlain = ['ui', 'theme', 'lib'].includes(areaOf(path) ?? '')
  const problems: string[] = []
  if (isPlain && /^(react-relay|relay-runtime|react-router|graphql-ws)/.test(target)) {
    problems.push(`imports ${target}, which ui, theme and lib do without`)
  }
  if (target === 'react-hook-form' && names.includes('useForm') && areaOf(path) !== 'forms') {
    problems.push('makes a form without its check, which useForm of forms/ asks')
  }
  if (/^(node:|@tuerca\/server)/.test(target)) problems.push(`imports ${target} in the browser`)
  return problems
}
