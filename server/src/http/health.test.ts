import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { healthDoor } from './health.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('what stands behind the site is asked once in five seconds, however many want to know', async () => {
  let now = 0
  let asked = 0
  let isUp = true
  const check = async () => {
    asked += 1
    if (!isUp) throw new Error('down')
  }
  const door = healthDoor(
    { storage: check },
    () => false,
    () => now,
  )
  const server = createServer((request, response) => {
    void door(request, response, new URL(request.url ?? '/', 'http://localhost'))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`
  const statuses = async () =>
    (await Promise.all(Array.from({ length: 20 }, () => fetch(address)))).map(({ status }) => status)

  expect(new Set(await statuses())).toEqual(new Set([200]))
  isUp = false
  now = 4999
  expect(new Set(await statuses())).toEqual(new Set([200]))
  expect(asked).toBe(1)
  now = 5000
  expect(new Set(await statuses())).toEqual(new Set([503]))
  expect(asked).toBe(2)
})
