import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { boundaryProblems, DOMAIN_ORDER } from './boundaryRules.ts'
import { importCircles } from './importCircles.ts'
import { codeOnly, importsOf, type SourceFile } from './sourceText.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['server/src', 'server/test', 'client/src', 'client/test', 'client/e2e', 'scripts']

async function projectFiles(): Promise<SourceFile[]> {
  const found: SourceFile[] = []
  for (const folder of FOLDERS) {
    const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
    for (const name of names.filter(file => /\.tsx?$/.test(file))) {
      const path = join(folder, name).replaceAll('\\', '/')
      found.push({ path, text: await readFile(join(root, path), 'utf8') })
    }
  }
  return found
}

test('the project keeps to its architecture', async () => {
  const files = await projectFiles()
  const paths = [
    'server/src/app.ts',
    'server/test/harness.ts',
    'client/src/ui/Button.tsx',
    'scripts/printSchema.ts',
  ]
  expect(files.map(file => file.path)).toEqual(expect.arrayContaining(paths))
  expect(boundaryProblems(files)).toEqual([])
})

test('no files import each other in a circle', async () => {
  const files = await projectFiles()
  expect(importCircles(files.filter(({ path }) => !path.includes('generated')))).toEqual([])
})

test.each([
  ["import { b } from './b.ts'", "import { a } from './a.ts'"],
  ["import type { B } from './b.ts'", "import { a } from './a.ts'"],
  ["const b = await import('./b.ts')", "export type { A } from './a.ts'"],
])('finds a circle in %j and %j', (a, b) => {
  const files = [
    { path: 'x/a.ts', text: a },
    { path: 'x/b.ts', text: b },
    { path: 'x/c.ts', text: "import { a } from './a.ts'" },
  ]
  expect(importCircles(files)).toEqual(['x/a → x/b → x/a'])
  expect(importCircles(files.filter(({ path }) => path !== 'x/b.ts'))).toEqual([])
})

const OFFERS = 'server/src/domains/offers'
const feature = (name: string) => `client/src/features/${name}`

const BREACHES: [rule: string, path: string, text: string, problem: string][] = [
  [
    'floors',
    'server/src/platform/db.ts',
    "import { a } from '../domains/offers/a.ts'",
    'platform imports domains',
  ],
  [
    'floors',
    'server/src/platform/db.ts',
    "import type { A } from '../app.ts'",
    'platform imports composition',
  ],
  [
    'floors',
    `${OFFERS}/offer.operations.ts`,
    "import { b } from '../../graphql/builder.ts'",
    'domains imports graphql',
  ],
  ['floors', `${OFFERS}/offer.schema.ts`, "import { b } from '../../http/router.ts'", 'domains imports http'],
  [
    'floors',
    `${OFFERS}/offer.jobs.ts`,
    "import { s } from '../../vendors/stripe/a.ts'",
    'domains imports vendors',
  ],
  ['floors', 'server/src/graphql/yoga.ts', "import { s } from '../http/router.ts'", 'graphql imports http'],
  ['floors', 'server/src/http/health.ts', "import '../app.ts'", 'http imports composition'],
  ['floors', 'server/src/http/health.ts', "import { s } from '../vendors/gcs/a.ts'", 'http imports vendors'],
  [
    'floors',
    'server/src/vendors/gcs/a.ts',
    "const s = await import('../../sandbox/b.ts')",
    'vendors imports sandbox',
  ],
  ['floors', 'server/src/app.ts', "import { main } from './main.ts'", 'composition imports entry'],
  ['floors', 'server/src/platform/logger.ts', "import { env } from '../env.ts'", 'platform imports env'],
  [
    'floors',
    'server/src/app.ts',
    "import { createHarness } from '../test/harness.ts'",
    'which is on no floor',
  ],
  ['floors', 'server/src/helpers/a.ts', 'export const a = 1', 'stands on no floor'],
  ['floors', 'server/src/mind/a.ts', "import { a } from '../platform/clock.ts'", 'mind imports platform'],
  ['floors', 'server/src/mind/a.ts', "import type { A } from '../domains/viewer.ts'", 'mind imports domains'],
  ['floors', 'server/src/common/a.ts', "import { a } from '../mind/mind.ts'", 'common imports mind'],
  ['floors', 'server/src/http/health.ts', "import { a } from '../mind/mind.ts'", 'http imports mind'],
  [
    'generated',
    'server/src/mind/a.ts',
    "import type { Urgency } from '../generated/prisma/enums.ts'",
    'generated client',
  ],
  ['packages', 'server/src/mind/read/a.ts', "import { z } from 'zod'", 'run without packages'],
  [
    'vendors',
    'server/src/vendors/gcs/a.ts',
    "import { s } from '../stripe/b.ts'",
    'one vendor imports another',
  ],
  [
    'order',
    `${OFFERS}/a.ts`,
    "import { o } from '../orders/order.policy.ts'",
    'imports a domain to its right',
  ],
  ['order', `${OFFERS}/a.ts`, "export { o } from '../admin/a.ts'", 'imports a domain to its right'],
  ['order', 'server/src/domains/coupons/a.ts', "import { o } from '../offers/a.ts'", 'not in the order'],
  ['order', `${OFFERS}/a.ts`, "import { l } from '../reactions.ts'", 'imports reactions'],
  [
    'generated',
    'server/src/platform/jobs.ts',
    "import { P } from '../generated/prisma/client.ts'",
    'generated client',
  ],
  [
    'generated',
    'server/src/http/a.ts',
    "import { P } from '../generated/prisma/client.ts'",
    'generated client',
  ],
  ['packages', `${OFFERS}/a.ts`, "import type { Stripe } from 'stripe'", 'whose home is vendors/'],
  ['packages', `${OFFERS}/a.ts`, "import type { Redis } from 'ioredis'", 'whose home is platform/'],
  ['packages', 'server/src/vendors/stripe/a.ts', "import { Stripe } from 'stripe'", 'before it is used'],
  ['packages', 'server/src/platform/redis.ts', "import { Redis } from 'ioredis'", 'before it is used'],
  [
    'packages',
    `${OFFERS}/a.operations.ts`,
    "import { GraphQLError } from 'graphql'",
    'whose home is graphql/',
  ],
  ['environment', 'server/src/app.ts', 'const a = process.env.PORT', 'process.env'],
  ['environment', 'server/src/app.ts', 'const { env } = process', 'process.env'],
  ['environment', `${feature('home')}/A.tsx`, "const a = process['env'].PORT", 'process.env'],
  ['time', `${OFFERS}/a.ts`, 'const now = Date.now()', 'makes its own time'],
  ['time', `${OFFERS}/a.ts`, 'const now = new Date()', 'makes its own time'],
  ['time', `${OFFERS}/a.ts`, 'const now = new Date', 'makes its own time'],
  [
    'writes',
    `${OFFERS}/offer.schema.ts`,
    'await db.prisma.offer.updateMany({ where })',
    'a schema file that writes',
  ],
  ['writes', `${OFFERS}/offer.schema.ts`, 'ctx.transact(async ({ tx }) => tx)', 'a schema file that writes'],
  ['writes', `${OFFERS}/offer.schema.ts`, 'db.prisma.$executeRaw`DELETE`', 'a schema file that writes'],
  [
    'steps',
    `${OFFERS}/offer.operations.ts`,
    "tx.offer.updateMany({ where: { id, state: 'PENDING' }, data: { updatedAt, state: 'REJECTED' } })",
    'writes a state beside its step function',
  ],
  [
    'visibility',
    `${OFFERS}/offer.schema.ts`,
    'db.prisma.offer.findFirst({ ...query, where: { id: visibleOffers.id } })\nconst other = visibleOffers(viewer)',
    'reads offer (findFirst) without',
  ],
  [
    'visibility',
    `${OFFERS}/offer.schema.ts`,
    'const where = { id }\nreturn db.prisma.offer.count({ where })',
    'reads offer (count) without',
  ],
  [
    'visibility',
    `${OFFERS}/offer.schema.ts`,
    'ctx.db.prisma.offer.groupBy({ where: mine() })\nfunction mine() {\n  return {}\n}\nfunction theirs() {\n  return visibleOffers(viewer)\n}',
    'reads offer (groupBy) without',
  ],
  [
    'contact',
    `${OFFERS}/offer.schema.ts`,
    "builder.prismaNode('Account', { fields: t => ({ phone: t.exposeString('phone', {}) }) })",
    'shows phone without the access log',
  ],
  [
    'contact',
    `${OFFERS}/offer.schema.ts`,
    "const Asker = builder.objectRef<Account>('Asker').implement({ fields: t => ({ email: t.exposeString('email', {}) }) })",
    'shows email without the access log',
  ],
  [
    'consent',
    'server/src/vendors/openai/chatModel.ts',
    "import { OpenAI } from 'openai'",
    'without a ConsentProof',
  ],
  ['purity', `${OFFERS}/offer.policy.ts`, 'const a = await db.prisma.offer.findFirst()', 'does I/O'],
  ['purity', `${OFFERS}/offer.lifecycle.ts`, 'export async function next() {}', 'does I/O'],
  [
    'transaction',
    `${OFFERS}/a.ts`,
    'ctx.transact(async ({ tx }) => { ctx.db.prisma.offer })',
    'uses ctx.db inside',
  ],
  [
    'transaction',
    `${OFFERS}/a.ts`,
    'transact(async ({ tx }) => { (f(), mail(ctx.mailer)) })',
    'uses ctx.mailer inside',
  ],
  [
    'transaction',
    `${OFFERS}/a.ts`,
    'transact(async ({ tx }) => db.prisma.offer.count())',
    'uses db.prisma inside',
  ],
  ['viewers', `${OFFERS}/offer.schema.ts`, "const a = viewer.kind === 'account'", 'tells viewers apart'],
  ['viewers', 'server/src/graphql/yoga.ts', "if (ctx.viewer?.kind !== 'guest') a()", 'tells viewers apart'],
  ['viewers', 'server/src/http/a.ts', "const viewer = { kind: 'account', isAdmin: true }", 'makes a viewer'],
  ['exports', `${OFFERS}/a.ts`, 'export default function a() {}', 'a default export'],
  ['exports', `${feature('home')}/A.tsx`, 'export { a as default }', 'a default export'],
  ['barrels', `${OFFERS}/index.ts`, "import { a } from './a.ts'", 'a barrel'],
  ['barrels', `${OFFERS}/all.ts`, "export * from './a.ts'", 'a barrel'],
  ['size', `${OFFERS}/a.ts`, 'a\n'.repeat(401), '401 lines'],
  ['size', `${OFFERS}/a.test.ts`, 'a\n'.repeat(501), '501 lines'],
  ['ui', 'client/src/ui/Button.tsx', "import { graphql } from 'react-relay'", 'imports react-relay'],
  ['ui', 'client/src/ui/Button.tsx', "import { Link } from 'react-router'", 'imports react-router'],
  ['ui', 'client/src/ui/Button.tsx', "import { e } from '../relay/environment'", 'ui imports relay'],
  ['ui', 'client/src/ui/Button.tsx', "import { A } from '../features/home/A'", 'ui imports features'],
  ['shell', 'client/src/shell/A.tsx', "import { A } from '../features/home/A'", 'shell imports features'],
  ['lib', 'client/src/lib/money.ts', "import { A } from '../features/home/A'", 'lib imports features'],
  ['forms', 'client/src/forms/a.ts', "import { A } from '../features/home/A'", 'forms imports features'],
  ['forms', `${feature('orders')}/A.tsx`, "import { useForm } from 'react-hook-form'", 'without its check'],
  ['hooks', `${feature('orders')}/A.tsx`, "import { useB } from '../offers/useB'", 'another feature’s hook'],
  ['hooks', `${feature('orders')}/A.tsx`, "import { B, useB } from '../offers/B'", 'another feature’s hook'],
  ['screens', `${feature('orders')}/A.tsx`, "import { BScreen } from './BScreen'", 'imports a screen'],
  ['screens', 'client/src/main.tsx', "const a = import('./features/orders/BScreen')", 'imports a screen'],
  ['upward', `${feature('orders')}/A.tsx`, "import { routes } from '../../routes'", 'imports upward'],
  [
    'client',
    `${feature('orders')}/A.tsx`,
    "import { a } from '../../../../server/src/app.ts'",
    'outside the client',
  ],
  ['client', `${feature('orders')}/A.tsx`, "import { readFile } from 'node:fs'", 'in the browser'],
]

test.each(BREACHES)('%s: finds %s with %j', (_rule, path, text, problem) => {
  expect(boundaryProblems([{ path, text }])).toEqual([expect.stringContaining(problem)])
})

test.each([
  [
    `${OFFERS}/offer.schema.ts`,
    "import { b } from '../../graphql/builder.ts'\nimport { r } from '../requests/r.schema.ts'",
  ],
  [`${OFFERS}/offer.operations.ts`, "import type { OperationContext } from '../context.ts'"],
  [`${OFFERS}/offer.policy.ts`, "const a = viewer.kind === 'account'"],
  ['server/test/guards/offer.guards.ts', "import type { Stage } from '../authorization/stage.ts'"],
  [
    `${OFFERS}/offer.test.ts`,
    "import { createHarness } from '../../../test/harness.ts'\nconst a = new Date()",
  ],
  [
    `${OFFERS}/a.ts`,
    "// Date.now() is not for us\nconst said = 'new Date() process.env'\nconst day = new Date(0)",
  ],
  [
    `${OFFERS}/offer.schema.ts`,
    'const where = { id, AND: [visibleOffers(viewer)] }\ndb.prisma.offer.count({ where })\ndb.prisma.offer.findMany({ where: mine() })\nfunction mine() {\n  return listedOffers(viewer)\n}',
  ],
  [`${OFFERS}/a.ts`, 'await ctx.transact(({ tx }) => tx.offer.count())\nawait ctx.db.prisma.offer.count()'],
  [
    'server/src/domains/reactions.ts',
    "import { a } from './admin/a.ts'\nimport { b } from './accounts/b.ts'",
  ],
  ['server/src/app.ts', "import { s } from './vendors/stripe/a.ts'\nimport { e } from './env.ts'"],
  [
    'server/src/vendors/openai/chatModel.ts',
    "import type { ConsentProof } from '../../domains/accounts/policies/consentProof.ts'",
  ],
  ['server/src/vendors/smtp/a.ts', "import type { Mailer } from '../../platform/mailer.ts'"],
  ['server/src/env.ts', 'const a = process.env.PORT'],
  ['client/src/routes.tsx', "const load = () => import('./features/orders/OrderScreen')"],
  [`${feature('orders')}/A.tsx`, "import { B } from '../offers/B'\nimport { useC } from './useC'"],
  ['client/src/forms/useForm.ts', "import { useForm as useHookForm } from 'react-hook-form'"],
  [`${feature('chat')}/A.tsx`, "import { useUploads } from '../uploads/useUploads'"],
])('%s: accepts %j', (path, text) => {
  expect(boundaryProblems([{ path, text }])).toEqual([])
})

test('matches the documented order of the domains', () => {
  expect(DOMAIN_ORDER.join(' · ')).toBe(
    'uploads · vehicles · accounts · siteSettings · purchases · requests · assistant · offers · quoting · customOrders · orders · contactUnlocks · payments · payouts · chat · reviews · disputes · publicFigures · enquiries · visits · whatsapp · partners · privacy · integrations · notifications · admin',
  )
})

test('docs/reserved-domains.md has a sentence for each name without a domain', async () => {
  const folders = await readdir(join(root, 'server/src/domains'))
  const map = await readFile(join(root, 'docs/reserved-domains.md'), 'utf8')
  const reserved = Array.from(map.matchAll(/^\| `(\w+)` \| .+ \| reserved \|$/gm), ([, name]) => name)
  expect(reserved).toEqual(DOMAIN_ORDER.filter(domain => !folders.includes(domain)))
})

test('reads imports of every form, and no comments', () => {
  const text = `
    import { a, type B, c as d } from './a.ts'
    import type { E } from '../e.ts'
    import F, { g } from 'f'
    import * as h from 'h'
    import './side.ts'
    export { i } from './i.ts'
    // import { no } from './no.ts'
    /* import { no } from './no.ts' */
    const j = await import('./j.ts')
    import {
      k,
      l,
    } from './k.ts'
  `
  expect(importsOf({ path: 'x/y/z.ts', text })).toEqual([
    { target: 'x/y/a', isOurs: true, names: ['a', 'B', 'c'], kind: 'static' },
    { target: 'x/e', isOurs: true, names: ['E'], kind: 'type' },
    { target: 'f', isOurs: false, names: ['F', 'g'], kind: 'static' },
    { target: 'h', isOurs: false, names: [], kind: 'static' },
    { target: 'x/y/i', isOurs: true, names: ['i'], kind: 'static' },
    { target: 'x/y/k', isOurs: true, names: ['k', 'l'], kind: 'static' },
    { target: 'x/y/side', isOurs: true, names: [], kind: 'static' },
    { target: 'x/y/j', isOurs: true, names: [], kind: 'dynamic' },
  ])
})

test.each([
  ["a('x // y', b) // c", "a('      ', b)     "],
  ['a(/[\'"`]/g, b)', 'a(        , b)'],
  ['`text ${code} text`', '      ${code}      '],
  ['`a ${f(`b ${c}`)} d` + e', expect.stringMatching(/ \+ e$/)],
  ['a / b / c', 'a / b / c'],
])('extracts from %j the code %j', (text, code) => {
  expect(codeOnly(text)).toEqual(code)
})
