import { expect, test } from 'vitest'
import { viewerOf, visitor } from '../domains/viewer.ts'
import { callerOf } from './context.ts'

test('an account is one caller wherever it is, and visitors are one per address', () => {
  const account = {
    id: 'a1',
    email: 'ana@cast.test',
    kind: 'BUYER',
    providerProfile: null,
    policyConsents: [],
  } as const
  const viewer = viewerOf(account, { kind: 'session', sessionId: 's1' }, 'admin@cast.test')
  expect(callerOf({ viewer, clientIp: '10.0.0.1' })).toBe('a1')
  expect(callerOf({ viewer, clientIp: '10.0.0.2' })).toBe('a1')
  expect(callerOf({ viewer: visitor, clientIp: '10.0.0.1' })).toBe('10.0.0.1')
  expect(callerOf({ viewer: visitor, clientIp: '10.0.0.2' })).toBe('10.0.0.2')
})
