import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { firstScreens } from '../plugins/firstScreens'

type Chunk = Rolldown.OutputChunk

/** Most that each first screen may make a visitor download, its JavaScript in kB of brotli. Raise one knowingly. */
const ALLOWED: Readonly<Record<string, number>> = {
  'features/home/HomeScreen': 206,
  'features/accounts/AuthScreen': 222,
  'features/requests/FindPartScreen': 229,
  'features/buyer/BuyerPanel': 205,
  'features/buyer/BuyerOrdersTab': 214,
  'features/buyer/ComparisonTab': 216,
  'features/buyer/OwnRequestsTab': 210,
  'features/buyer/BuyerProfileTab': 206,
  'features/provider/ProviderPanel': 207,
  'features/provider/RequestsTab': 211,
  'features/provider/OffersTab': 212,
  'features/provider/ProviderOrdersTab': 212,
  'features/provider/MoneyTab': 208,
  'features/provider/ProfileTab': 208,
  'features/chat/ChatScreen': 212,
  'features/admin/AdminScreen': 206,
  'features/payments/PaymentSuccessScreen': 200,
  'features/payments/PaymentCanceledScreen': 190,
  'features/payments/PaymentPendingScreen': 190,
}

const chunks = new Map<string, Chunk>()
/** Bytes of each first file, compressed as the server sends it. */
const sizes = new Map<string, number>()
let page = ''
let entry: Chunk

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  vi.unstubAllEnvs()
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file)
    else if (file.fileName === 'index.html') page = String(file.source)
  }
  const found = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!found) throw new Error('the build has no entry')
  entry = found
  const first = new Set(firstScreens.flatMap(({ screen }) => [...firstLoad(screen)]))
  for (const { fileName, code } of first) {
    sizes.set(fileName, (await promisify(brotliCompress)(Buffer.from(code))).length)
  }
}, 180_000)

/** The chunk and what it imports, without waiting for anything. */
function closure(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  found.add(chunk)
  for (const name of chunk.imports) {
    const next = chunks.get(name)
    if (next && !found.has(next)) closure(next, found)
  }
  return found
}

function chunkOf(screen: string): Chunk {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`${screen}.tsx`))
  if (!found) throw new Error(`${screen} has no chunk of its own`)
  return found
}

/** What a visit to the screen downloads, with the panel around it when it is a tab. */
function firstLoad(screen: string): Set<Chunk> {
  const frame = firstScreens.find(first => first.screen === screen)?.frame?.screen
  const parts = frame ? [frame, screen] : [screen]
  return new Set([entry, ...parts.map(chunkOf)].flatMap(chunk => [...closure(chunk)]))
}
const modulesOf = (load: Iterable<Chunk>) => [...load].flatMap(({ moduleIds }) => moduleIds)

describe('what a visit begins with', () => {
  test.each(Object.entries(ALLOWED))('%s and the site around it weigh at most %d kB', (screen, allowed) => {
    const total =
      [...firstLoad(screen)].reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0) / 1000
    expect(total).toBeLessThanOrEqual(allowed)
    // A limit that is far away holds nothing.
    expect(total).toBeGreaterThan(allowed - 12)
  })

  test('has no code of what waits for a click, and of forms only where there is one at once', () => {
    for (const { screen } of firstScreens) {
      const modules = modulesOf(firstLoad(screen))
      expect(modules.filter(id => /graphql-ws|@zag-js|@ark-ui|zod/.test(id))).toEqual([])
    }
    expect(modulesOf(closure(entry)).filter(id => /react-hook-form|features.*Screen\.tsx/.test(id))).toEqual(
      [],
    )
    for (const screen of [
      'home/HomeScreen',
      'buyer/BuyerPanel',
      'buyer/ComparisonTab',
      'provider/ProviderPanel',
      'provider/RequestsTab',
    ]) {
      expect(modulesOf(firstLoad(`features/${screen}`)).filter(id => /react-hook-form/.test(id))).toEqual([])
    }
  })

  test('is asked for by the page itself, before its code runs', () => {
    for (const { screen } of firstScreens) {
      for (const { fileName } of firstLoad(screen)) expect(page).toContain(fileName)
    }
    expect(page).toMatch(/<link rel="preload" as="font"[^>]*archivo-[^>]*woff2/)
  })
})

test('the page knows the screens of routes.tsx', () => {
  const routes = readFileSync(new URL('routes.tsx', import.meta.url), 'utf8')
  const imports = [...routes.matchAll(/import\('\.\/(features\/[^']+)'\)/g)].map(match => match[1])
  const imported = [...new Set(imports)].toSorted()
  const known = new Set(
    firstScreens.flatMap(({ screen, frame }) => (frame ? [frame.screen, screen] : [screen])),
  )
  expect([...known].toSorted()).toEqual(imported)
  expect(Object.keys(ALLOWED).toSorted()).toEqual(imported)
})
