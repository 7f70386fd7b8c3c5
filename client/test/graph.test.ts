import { describe, expect, test } from 'vitest'
import adminScreen from '../src/features/admin/providers/__generated__/AdminScreenQuery.graphql'
import viewer from '../src/shell/__generated__/viewerQuery.graphql'
import { answerTo } from './answers'
import { wrongIn } from './graph'

const account = {
  kind: 'BUYER',
  isAdmin: false,
  name: 'Lucía',
  id: 'account-1',
  unreadMessages: 0,
  unreadNotifications: null,
  policiesToAccept: [],
  needsSecondFactor: false,
  provider: { id: 'provider-1', companyName: 'Repuestos' },
}
const wrong = (over: object) => wrongIn(viewer.params.id ?? '', {}, { viewer: { ...account, ...over } })

describe('a reply of the server', () => {
  test('is accepted when it matches the operation', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ provider: null })).toEqual([])
  })

  test.each([
    ['a field that was not asked for', { email: 'a@x.uy' }, 'viewer.email: is not asked for'],
    ['a field that is missing', { name: undefined }, 'viewer.name: is missing (Account)'],
    [
      'null where there must be something',
      { name: null },
      'viewer.name: Cannot return null for non-nullable',
    ],
    ['an enum’s unknown value', { kind: 'MECHANIC' }, 'viewer.kind: Enum "AccountKind" cannot represent'],
    ['another scalar', { isAdmin: 'no' }, 'viewer.isAdmin: Boolean cannot represent'],
    ['a number for a text', { name: 5 }, 'viewer.name: 5 in the place of "5"'],
    ['an object that is half there', { provider: { id: 'p' } }, 'viewer.provider.companyName: is missing'],
  ])('is rejected at its path with %s', (_what, over, message) => {
    expect(wrong(over)).toEqual([expect.stringContaining(message)])
  })
})

describe('generated data', () => {
  const made = (createdAt: string) =>
    answerTo(adminScreen, { Provider: () => ({ createdAt, account: null }) })

  test('is what a server could have sent', () => {
    expect(wrongIn(adminScreen.params.id ?? '', {}, made('2026-11-21T12:00:00.000Z'))).toEqual([])
  })

  test('accepts no value and no field that the schema does not have', () => {
    expect(() => made('yesterday')).toThrow('createdAt: DateTime cannot be "yesterday"')
    expect(() => answerTo(adminScreen, { Provider: () => ({ companyNames: '' }) })).toThrow(
      'Provider has no field companyNames',
    )
  })

  test('has the same ids below the same object, for every operation', () => {
    const answer = answerTo(adminScreen, { Provider: () => ({ id: 'p1' }) })
    expect(answer).toMatchObject({
      providers: { edges: [{ node: { id: 'p1', account: { id: 'p1.account' } } }] },
    })
  })
})
