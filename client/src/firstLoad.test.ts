import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { brotli } from '../../scripts/lib/precompress.mjs'
import { readFirstScreens } from '../plugins/firstScreens'
import type { FirstScreen } from './firstLoad/firstScreens'

type Chunk = Rolldown.OutputChunk

const root = fileURLToPath(new URL('..', import.meta.url))
const screens = await readFirstScreens(root)
/** Every start by its name in these tests: '/dashboard BUYER', '/buscar-repuesto mode=manual'. */
const starts = new Map(
  screens.map(screen => [[screen.path, screen.search, screen.role].filter(Boolean).join(' '), screen]),
)

/**
 * Maximum JavaScript of a fully interactive visit, in kB of brotli: the screen's, its panel's and the site's.
 * A prerendered page downloads none of it until it is touched or the browser is idle (prerender.test.ts). The
 * request form and sign-up share screens with the assistant and sign-in; a chat takes files, as the form does,
 * and the team's integrations are a form from the start.
 */
const BUDGETS = { page: 200, app: 208, form: 214 }
/** Each file is a request, and a compression that begins anew: screenChunks.ts joins them. */
const MOST_SCRIPTS = { team: 24, others: 22 }
const classOf = ({ prerendered, path, search }: FirstScreen) =>
  prerendered ? 'page' : search || WITH_FORM.includes(path) ? 'form' : 'app'
const WITH_FORM = ['/chat/', '/configuracion-integraciones']

const chunks = new Map<string, Chunk>()
/** Bytes of each first file, compressed as the server sends it. */
const sizes = new Map<string, number>()
let page = ''
let entry: Chunk
/** Bytes of the one stylesheet, which every visit downloads along with the code. */
let stylesheet = 0

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    root,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  vi.unstubAllEnvs()
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file)
    else if (file.fileName === 'index.html') page = String(file.source)
    else if (file.fileName.endsWith('.css')) stylesheet += (await brotli(Buffer.from(file.source))).length
  }
  const found = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!found) throw new Error('the build has no entry')
  entry = found
  const first = new Set(screens.flatMap(screen => [...firstLoad(screen)]))
  for (const { fileName, code } of first) sizes.set(fileName, (await brotli(Buffer.from(code))).length)
})

/** The chunk and its static imports. */
function closure(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  found.add(chunk)
  for (const name of chunk.imports) {
    const next = chunks.get(name)
    if (next && !found.has(next)) closure(next, found)
  }
  return found
}

function chunkOf(module: string): Chunk {
  const id = `${root}src/${module}`
  const found =
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id) ??
    [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id))
  if (!found) throw new Error(`${module} has no chunk of its own`)
  return found
}

/** Files that a visit to the screen downloads, with the surrounding panel for a tab. */
const firstLoad = ({ modules }: FirstScreen) =>
  new Set([entry, ...modules.map(chunkOf)].flatMap(chunk => [...closure(chunk)]))
const kilobytesOf = (screen: FirstScreen) =>
  [...firstLoad(screen)].reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0) / 1000
const modulesOf = (load: Iterable<Chunk>) => [...load].flatMap(({ moduleIds }) => moduleIds)

describe('the first load of a visit', () => {
  test.each([...starts])('keeps %s within the budget of its class', (_name, screen) => {
    expect(kilobytesOf(screen)).toBeLessThanOrEqual(BUDGETS[classOf(screen)])
  })

  test.each([...starts])('requests few scripts for %s', (_name, screen) => {
    const most = screen.path.startsWith('/admin') ? MOST_SCRIPTS.team : MOST_SCRIPTS.others
    expect(firstLoad(screen).size).toBeLessThanOrEqual(most)
  })

  test('has no circle of chunks, in which a module could run before one that it needs', () => {
    const finished = new Set<Chunk>()
    const circles: string[] = []
    const visit = (chunk: Chunk, above: readonly Chunk[]) => {
      if (above.includes(chunk)) return circles.push(chunk.fileName)
      if (finished.has(chunk)) return
      for (const next of chunk.imports.flatMap(name => chunks.get(name) ?? [])) visit(next, [...above, chunk])
      finished.add(chunk)
    }
    for (const chunk of chunks.values()) visit(chunk, [])
    expect(circles).toEqual([])
  })

  test.each(['page', 'app', 'form'] as const)(
    "keeps the budget of every %s at the heaviest one's need",
    name => {
      const heaviest = Math.max(...screens.filter(screen => classOf(screen) === name).map(kilobytesOf))
      expect(heaviest).toBeGreaterThan(BUDGETS[name] - 4)
    },
  )

  test('keeps the stylesheet of all screens within 18 kB', () => {
    expect(stylesheet / 1000).toBeLessThanOrEqual(18)
    expect(stylesheet / 1000).toBeGreaterThan(10)
  })

  test('has no code for later clicks, and form code only where a form is visible', () => {
    for (const screen of screens) {
      const modules = modulesOf(firstLoad(screen))
      expect(modules.filter(id => /graphql-ws|@zag-js|@ark-ui|zod/.test(id))).toEqual([])
      // Code that the plugins leanRelay, leanPackages and chakra remove.
      expect(
        modules.filter(id => /NormalizationEngine|_CURRENT|EntryPoint|hoist-non-react|react-is/.test(id)),
      ).toEqual([])
    }
    expect(modulesOf(closure(entry)).filter(id => /react-hook-form|features.*Screen\.tsx/.test(id))).toEqual(
      [],
    )
    const withForm = [...starts].filter(([, screen]) =>
      modulesOf(firstLoad(screen)).some(id => /react-hook-form/.test(id)),
    )
    expect(withForm.map(([name]) => name).toSorted()).toEqual([
      '/auth',
      '/auth mode=signup',
      '/auth/enlace',
      '/buscar-repuesto mode=manual',
      '/configuracion-integraciones',
      '/contacto',
      '/cuenta/avisos',
      '/eliminacion-datos',
      '/garantia',
      '/recuperar-password',
      '/seguimiento',
    ])
  })

  test("has the table of the team's screens only where one of them is opened", () => {
    const withTable = screens.filter(screen =>
      modulesOf(firstLoad(screen)).some(id => id.endsWith('/adminScreens.tsx')),
    )
    expect(withTable.length).toBeGreaterThan(5)
    const others = withTable.filter(({ path }) => !path.startsWith('/admin'))
    expect(others.map(({ path }) => path)).toEqual(['/configuracion-integraciones'])
  })

  test('is requested by the page itself, before its code runs', () => {
    for (const screen of screens.filter(({ path }) => path !== '*')) {
      for (const { fileName } of firstLoad(screen)) expect(page).toContain(fileName)
    }
    expect(page.match(/<link rel="stylesheet"/g)).toHaveLength(1)
    // The two fonts of the first paint.
    expect(
      page.match(/<link rel="preload" as="font"[^>]*archivo-\w+/g)?.map(link => link.split('/').at(-1)),
    ).toEqual(['archivo-texto', 'archivo-cartel'])
  })
})

test('includes every screen of the tables of routes', () => {
  const tables = ['routes.tsx', 'adminScreens.tsx', 'paymentScreens.tsx', 'warrantyScreens.tsx', 'panels.tsx']
  const routes = [...tables, 'lateRoutes.ts']
    .map(file => readFileSync(`${root}src/${file}`, 'utf8'))
    .join('\n')
  const imported = [...routes.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, module]) => `${module}.tsx`)
  const known = screens.flatMap(({ modules }) => modules)
  expect([...new Set(imported)].toSorted()).toEqual([...new Set(known)].toSorted())
})
