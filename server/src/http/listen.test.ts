import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHarness } from '../../test/harness.ts'
import { createSite } from '../app.ts'
import { listen } from './listen.ts'

test.each([
  [
    'a body',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
  ],
  ['headers', 'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Long: '],
])('does not wait for a %s that trickles in', async (_what, beginning) => {
  const harness = await createHarness()
  const faults: unknown[] = []
  const logger = Object.assign(Object.create(harness.services.logger), {
    error: (...said: unknown[]) => faults.push(said),
  })
  const site = createSite(
    { ...harness, services: { ...harness.services, logger } },
    { persistedOperations: new Map(), openToVisitors: false, trustProxy: false, extraDoors: [] },
  )
  const listening = await listen({ port: 0, host: '127.0.0.1', requestMs: 200 })
  listening.answerWith(site.handle)
  const socket = connect(listening.port, '127.0.0.1')
  let heard = ''
  socket.on('data', data => {
    heard += String(data)
  })
  // The test waits for this: bytes written after the end are refused.
  socket.on('error', () => {})
  socket.write(beginning)
  const trickling = setInterval(() => socket.write(' '), 20)
  // `once` of node:events would reject at that refusal.
  await new Promise(resolve => socket.once('close', resolve))
  clearInterval(trickling)
  expect(heard).toContain('408 Request Timeout')
  await listening.close({ graceMs: 0, tellSockets: () => Promise.resolve() })
  await harness.close()
  expect(faults).toEqual([])
})

test('does not keep an answer that is not read', async () => {
  const listening = await listen({ port: 0, host: '127.0.0.1', requestMs: 200 })
  // Far more than the system buffers for clients that do not read.
  listening.answerWith((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)))
  const arrived = once(listening.server, 'connection')
  const socket = connect(listening.port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [serversEnd] = await arrived
  await once(serversEnd, 'close')
  socket.destroy()
  await listening.close({ graceMs: 0, tellSockets: () => Promise.resolve() })
})
