import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { freshFolder, startSite, startSource } from './program.ts'

vi.setConfig({ testTimeout: 90_000 })

const answerTo = async (url: string, query: string, variables: object = {}, cookie = '') => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const body: unknown = await response.json()
  return { body, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** A GraphQL request whose last byte is held back until `finish` is called. */
function heldRequest(port: number) {
  const body = JSON.stringify({ query: '{ viewer { name } }' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const held = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers })
  const answer = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    held.on('error', reject).on('response', async response => {
      resolve({ status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() })
    })
  })
  const isUnderWay = new Promise<void>(resolve => {
    held.write(body.slice(0, -1), () => resolve())
  })
  return { answer, isUnderWay, finish: () => held.end(body.slice(-1)) }
}

// The first answer waits for the storage's SDK, perhaps longer than a check may take.
const PATIENTLY = { timeout: 30_000 }
const readiness = async (url: string): Promise<unknown> => (await fetch(`${url}/health/ready`)).json()

test('answers, and lets running work end on a stop signal before it exits with code 0', async () => {
  const site = await startSite(await freshFolder(), { LOG_LEVEL: 'debug' })
  expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
  await expect
    .poll(() => readiness(site.url), PATIENTLY)
    .toMatchObject({
      status: 'ok',
      checks: { database: 'ok', jobs: 'ok', storage: 'ok' },
    })

  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/graphql`, 'graphql-transport-ws')
  const acknowledged = new Promise(resolve => {
    socket.once('message', resolve)
  })
  const gone = new Promise<number>(resolve => {
    socket.on('close', resolve)
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  await acknowledged
  const held = heldRequest(site.port)
  await held.isUnderWay
  // The server has read the first part once it has answered a later request.
  await fetch(`${site.url}/health/live`)

  site.process.kill('SIGTERM')
  expect(await gone).toBe(1012)
  await expect(fetch(`${site.url}/health/live`)).rejects.toThrow('fetch failed')
  held.finish()
  expect(await held.answer).toEqual({ status: 200, text: '{"data":{"viewer":null}}' })
  expect(await site.ended).toBe(0)
  expect(site.output()).not.toMatch(/"level":(50|60)/)
})

const waitedMail = z.object({ text: z.string() })

test('keeps accounts and sessions after a restart, even a forced one', async () => {
  const folder = await freshFolder()
  const first = await startSite(folder)
  await answerTo(
    first.url,
    `mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { __typename } }`,
    {
      input: {
        name: 'Ana Pereira',
        email: 'ana@cast.test',
        password: 'una clave larga',
        phone: '094231234',
        department: 'CANELONES',
        buyerType: 'CONSUMER',
        acceptsTerms: true,
        policies: CURRENT_POLICIES,
      },
    },
  )
  const sent = await fetch(`${first.url}/sandbox/api/waitForMail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'ana@cast.test' }),
  })
  const { text } = waitedMail.parse(await sent.json())
  const [link] = /\S+confirmar=\S+/.exec(text) ?? ['']
  const token = new URL(link).searchParams.get('confirmar')
  const { cookie } = await answerTo(
    first.url,
    'mutation ($token: String!) { confirmRegistration(token: $token, password: "una clave larga") { __typename } }',
    { token },
  )
  first.process.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  const second = await startSite(folder)
  const { body } = await answerTo(second.url, '{ viewer { email } }', {}, cookie)
  expect(body).toEqual({ data: { viewer: { email: 'ana@cast.test' } } })
})

test('refuses a second site on the same folder or port, with the reason', async () => {
  const folder = await freshFolder()
  const first = await startSite(folder)
  const sameFolder = startSource('main.js', { DATA_DIR: folder })
  expect(await sameFolder.ended).toBe(1)
  expect(sameFolder.output().trim()).toBe(
    `${folder} is open in process ${first.process.pid}. Stop that process, or use another folder with DATA_DIR.`,
  )
  const samePort = startSource('main.js', { DATA_DIR: await freshFolder(), PORT: String(first.port) })
  expect(await samePort.ended).toBe(1)
  expect(samePort.output()).toContain(`Port ${first.port} is in use by another program.`)
  await expect.poll(() => readiness(first.url), PATIENTLY).toMatchObject({ status: 'ok' })
})
