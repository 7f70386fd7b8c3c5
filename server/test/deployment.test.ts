import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { envExample, exampleFile } from '../../scripts/envExample.ts'
import { publicUrlOf } from '../src/compose.ts'
import { requireAccount } from '../src/domains/viewer.ts'
import { environmentVariables, readEnv } from '../src/env.ts'
import { createHarness } from './harness.ts'
import { createRequest } from './requestsWorld.ts'
import { createCast } from './world.ts'

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
const known = new Set(environmentVariables.map(({ name }) => name))

/** The lines under `environment: &environment`, with `${…}` replaced by `given`, else by its default. */
async function composeEnvironment(given: Record<string, string>): Promise<Record<string, string>> {
  const [, block = ''] =
    /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(await read('docker-compose.yml')) ?? []
  const lines = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)]
  const filled = (value: string) =>
    value.replaceAll(
      /\$\{(\w+):([-?])([^}]*)\}/g,
      (_all, name: string, kind: string, text: string) => given[name] ?? (kind === '-' ? text : ''),
    )
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, filled(value).replace(/^"(.*)"$/, '$1')]),
  )
}

test('.env.example names every variable', async () => {
  expect(await readFile(exampleFile, 'utf8')).toBe(envExample())
})

test('docker-compose.yml gives the site an environment that production accepts', async () => {
  const environment = await composeEnvironment({
    APP_SECRET: 'a secret of the one who starts it',
    DATA_KEYS: 'a key of the one who starts it',
  })
  expect(Object.keys(environment).length).toBeGreaterThan(10)
  expect(Object.keys(environment).filter(name => !known.has(name))).toEqual([])
  expect(readEnv({ NODE_ENV: 'production', ...environment })).toMatchObject({
    TRUST_PROXY: true,
    RUN_JOBS: false,
    STORAGE_PUBLIC_HOST: 'http://storage.localhost:8080',
  })
  expect(() => readEnv({ NODE_ENV: 'production', ...environment, APP_SECRET: '' })).toThrow('APP_SECRET')
})

test.each([
  {
    how: 'as it is',
    given: {},
    publicUrl: 'http://localhost:8080',
    name: /^tuerca_session=/,
    isSecure: false,
  },
  {
    how: 'behind https',
    given: { PUBLIC_URL: 'https://tuerca.uy/' },
    publicUrl: 'https://tuerca.uy',
    name: /^__Host-tuerca_session=/,
    isSecure: true,
  },
])('docker-compose.yml $how: cookies and mailed links fit its address', async expected => {
  const { given, publicUrl, name, isSecure } = expected
  const environment = await composeEnvironment({
    APP_SECRET: 'a secret of the one who starts it',
    DATA_KEYS: 'a key of the one who starts it',
    ...given,
  })
  const env = readEnv({ NODE_ENV: 'production', ...environment })
  const harness = await createHarness({ settings: { publicUrl: publicUrlOf(env, env.PORT) } })
  onTestFinished(() => harness.close())
  const { ana } = await createCast(harness)
  const cookie = await harness.services.sessions.start(requireAccount(ana.viewer).accountId)
  expect(cookie).toMatch(name)
  expect(cookie.split('; ').includes('Secure')).toBe(isSecure)
  await createRequest(harness.visitor)
  await harness.drain()
  const links = harness.mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(link => !link.startsWith(`${publicUrl}/`))).toEqual([])
})

test('the image sets only known variables', async () => {
  const lines = (await read('scripts/docker/Dockerfile')).split('\n').filter(line => line.startsWith('ENV '))
  const names = lines.flatMap(line => [...line.matchAll(/(\w+)=/g)].map(match => match[1] ?? ''))
  expect(names).toContain('NODE_ENV')
  // The C library reads its own.
  expect(names.filter(name => !known.has(name) && !name.startsWith('MALLOC_'))).toEqual([])
})
