import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unsubscribeDoor } from './unsubscribeDoor.ts'

const ended: string[] = []
const door = unsubscribeDoor({
  noticesOf: token => (token === 'good' ? 'los avisos sobre ofertas' : null),
  unsubscribe: async token => {
    ended.push(token)
  },
})
const server = createServer((request, response) => {
  void door(request, response, new URL(request.url ?? '', 'http://localhost'))
})
let address: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos/baja?enlace=`
})
afterAll(() => server.close())
beforeEach(() => {
  ended.length = 0
})

const post = (token: string, body: string, accept = '*/*') =>
  fetch(`${address}${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    body,
  })

test('ends the mails with the one POST of a mail program', async () => {
  const response = await post('good', 'List-Unsubscribe=One-Click')
  expect([response.status, await response.json()]).toEqual([200, { unsubscribed: true }])
  expect(ended).toEqual(['good'])
})

test('asks for a press when the address is opened, and ends the mails with it', async () => {
  const page = await fetch(`${address}good`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).toContain('los avisos sobre ofertas')
  expect(html).toContain('<button name="List-Unsubscribe" value="One-Click">')
  expect(ended).toEqual([])
  const done = await post('good', 'List-Unsubscribe=One-Click', 'text/html')
  expect(await done.text()).toContain('Listo, no te llegan más')
  expect(ended).toEqual(['good'])
})

test.each([
  ['an unknown token', 'bad', 'List-Unsubscribe=One-Click', 404],
  ['another body', 'good', 'List-Unsubscribe=Yes', 400],
])('changes nothing by %s', async (_what, token, body, status) => {
  expect((await post(token, body)).status).toBe(status)
  expect(ended).toEqual([])
})

test('says that a cut address is incomplete', async () => {
  const page = await fetch(`${address}goo`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('Enlace incompleto')
})
