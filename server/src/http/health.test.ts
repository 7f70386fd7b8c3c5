import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { healthDoor } from './health.ts'

test('checks the dependencies once in five seconds, however many callers ask at once', async () => {
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
  const ask = async () => {
    const request = new IncomingMessage(new Socket())
    const response = new ServerResponse(request)
    await door(request, response, new URL('http://localhost/health/ready'))
    return response.statusCode
  }
  const statuses = async () => new Set(await Promise.all(Array.from({ length: 20 }, ask)))

  expect(await statuses()).toEqual(new Set([200]))
  expect(asked).toBe(1)
  isUp = false
  now = 4999
  expect(await statuses()).toEqual(new Set([200]))
  expect(asked).toBe(1)
  now = 5000
  expect(await statuses()).toEqual(new Set([503]))
  expect(asked).toBe(2)
})
