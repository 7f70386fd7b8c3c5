import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApiKey } from '../src/domains/partners/apiKey.operations.ts'
import { KEY_BUDGET } from '../src/domains/partners/keyBudget.ts'
import { followTokenOf } from '../src/domains/requests/following/follow.ts'
import { ApiScope } from '../src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import { createOffer } from './offersWorld.ts'
import { createPaymentsWorld, type PaymentsWorld } from './paymentsWorld.ts'
import { quickHash } from './quickHash.ts'
import { createRequest } from './requestsWorld.ts'
import { clientOperations, createSubject, type Subject, variablesOf } from './screens.ts'
import { cookieOf, type ServedSite, serveSite } from './servedSite.ts'

const PASSWORD = 'un repuesto para el auto'
const operations = await clientOperations()

let world: PaymentsWorld
let subject: Subject
/** The site with every shortcut, and the site with none. */
let sites: { readonly short: ServedSite; readonly long: ServedSite }
let callers: Readonly<Record<string, Record<string, string>>>

beforeAll(async () => {
  world = await createPaymentsWorld()
  const { harness, cast } = world
  const { prisma } = harness.services.db
  await prisma.account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
  const persistedOperations = operations
  sites = {
    short: await serveSite(harness, { persistedOperations, without: new Set() }),
    long: await serveSite(harness, { persistedOperations, without: new Set(['door', 'compiled']) }),
  }
  subject = await createSubject(world)
  await createOffer(cast.litoral, await createRequest(cast.ana))
  const { settings } = harness.services
  const link = followTokenOf(settings, { id: subject.request.rawId, followVersion: 0 })
  const { secret } = await createApiKey(cast.litoral.context(), {
    name: 'Mostrador',
    scopes: Object.values(ApiScope),
    mode: 'LIVE',
    days: 90,
    password: PASSWORD,
  })
  callers = {
    visitor: {},
    buyer: { cookie: await cookieOf(harness, cast.ana) },
    otherBuyer: { cookie: await cookieOf(harness, cast.bruno) },
    provider: { cookie: await cookieOf(harness, cast.litoral) },
    pending: { cookie: await cookieOf(harness, cast.pending) },
    admin: { cookie: await cookieOf(harness, cast.admin) },
    guest: { 'tuerca-link': `PART_REQUEST ${link}` },
    key: { authorization: `Bearer ${secret}` },
  }
})
afterAll(async () => {
  await sites.short.close()
  await sites.long.close()
  await world.close()
})
beforeEach(() => {
  vi.spyOn(world.harness.services.rateLimit, 'spend').mockResolvedValue()
})

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Headers of one answer, and of how its bytes are sent. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'date',
  'x-request-id',
  'transfer-encoding',
  'content-encoding',
  'content-length',
])

async function ask({ graphql }: ServedSite, caller: string, body: object): Promise<Answered> {
  // A key pays for each answer: both sites find its budget whole.
  if (caller === 'key')
    await world.harness.services.db.prisma.apiKey.updateMany({ data: { budget: KEY_BUDGET.maximum } })
  const response = await fetch(graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...callers[caller],
    },
    body: JSON.stringify(body),
  })
  const text = (await response.text()).replaceAll(/"faultId":"[0-9a-f-]{36}"/g, '"faultId":"…"')
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name))
  return { status: response.status, headers: Object.fromEntries(headers), text }
}

/** Those whose questions about something wrong are answered differently. */
const SOME = ['buyer', 'provider', 'key']

async function expectAlike(body: object, names = Object.keys(callers)): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const caller of names) {
    const long = await ask(sites.long, caller, body)
    const short = await ask(sites.short, caller, body)
    expect({ caller, ...short }).toEqual({ caller, ...long })
    answers.push(long)
  }
  return answers
}

/** Nothing has these ids, and the last is none. */
const WRONG = [
  encodeGlobalId('PartRequest', newId()),
  encodeGlobalId('Nothing', newId()),
  'no global id',
] as const

const queries = [...operations].flatMap(([id, text]) => {
  const [operation] = parse(text).definitions
  const isQuery = operation?.kind === 'OperationDefinition' && operation.operation === 'query'
  return isQuery ? [[operation.name?.value ?? '', id, text] as const] : []
})

test.each(queries)('%s has the same answer by every way, whoever asks', async (name, id, text) => {
  const document = parse(text)
  const variables = variablesOf(document, subject)
  const answers = await expectAlike({ id, variables, operationName: name })
  expect(answers.some(({ status, text: answer }) => status === 200 && answer.includes('"data":{'))).toBe(true)
  const ids = Object.keys(variables).filter(key => /^id$|Id$/.test(key))
  for (const wrong of ids.length > 0 ? WRONG : [])
    await expectAlike({
      id,
      variables: { ...variables, ...Object.fromEntries(ids.map(key => [key, wrong])) },
    })
})

test.each(queries.filter(([, , text]) => /\$(first|count|after|cursor)\b/.test(text)))(
  '%s refuses the same pages by every way',
  async (_name, id, text) => {
    const variables = variablesOf(parse(text), subject)
    const pages = [
      { first: 3, count: 3 },
      { first: 100_000, count: 100_000 },
      { after: 'foreign', cursor: 'foreign' },
      { first: 'many', count: 'many' },
    ]
    for (const page of pages) await expectAlike({ id, variables: { ...variables, ...page } }, SOME)
  },
)
