import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientIp } from './client.ts'

function from(address: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers })
}

// Limits count by address, and one line at home has 2^64 of IPv6 to choose from.
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001:ffff:1:2:3', '2001:db8:7:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, counted) => {
  expect(clientIp(from(address), false)).toBe(counted)
})

test('uses the address that our proxy saw, and no forwarded one without a proxy', () => {
  const request = from('10.0.0.2', { 'x-forwarded-for': '198.51.100.1, 2001:db8:7:1::9' })
  expect(clientIp(request, false)).toBe('10.0.0.2')
  expect(clientIp(request, true)).toBe('2001:db8:7:1::/64')
})
