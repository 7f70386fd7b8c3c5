import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress, PrivateAddress, postPublicly } from './publicPost.ts'

let server: Server
let origin: string
let posts = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    posts += 1
    request.resume()
    if (request.url === '/moved') response.writeHead(307, { location: '/here' })
    response.end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise(closed => server.close(closed)))

const post = (url: string, mayBePrivate: boolean) =>
  postPublicly({ url: new URL(url), headers: {}, body: '{}', timeoutMs: 5000, mayBePrivate })

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is not on the public internet', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '200.40.30.245', '2800:a4::1', '2606:4700:4700::1111'])(
  '%s is on the public internet',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost', 'http://2130706433', 'http://0x7f.1'])(
  'refuses %s by its address or by what it resolves to, without connecting',
  async host => {
    const { port } = new URL(origin)
    const before = posts
    await expect(post(`${host}:${port}/`, false)).rejects.toThrow(PrivateAddress)
    expect(posts).toBe(before)
  },
)

test('posts where private servers may be reached, and follows no redirect', async () => {
  const before = posts
  expect(await post(`${origin}/here`, true)).toBe(200)
  expect(await post(`${origin}/moved`, true)).toBe(307)
  expect(posts).toBe(before + 2)
})
