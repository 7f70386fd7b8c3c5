// @vitest-environment happy-dom
import { createOperationDescriptor, getRequest, type RecordSourceProxy } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import offersTab from '../../features/provider/__generated__/OffersTabQuery.graphql'
import { createEnvironment } from '../environment'
import { committed, type LiveList, newestFirst, placeInList, rowsToRead } from './list'

const list: LiveList = {
  key: 'OffersTab_offers',
  edgeType: 'ProviderOffersConnectionEdge',
  order: newestFirst,
}
const of = { owner: 'provider-1' }
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

/** A list loaded with one row per day. */
function loaded(days: readonly number[], hasNextPage = false) {
  const environment = createEnvironment()
  const edges = days.map(day => ({ cursor: `c${day}`, node: { id: `o${day}`, createdAt: at(day) } }))
  const offers = { edges, pageInfo: { endCursor: null, hasNextPage } }
  const variables = { count: 20 }
  environment.commitPayload(
    createOperationDescriptor(getRequest(offersTab), variables),
    answerTo(offersTab, { Provider: () => ({ id: of.owner, offers }) }, variables),
  )
  const ids = (store: RecordSourceProxy) =>
    store
      .get(of.owner)
      ?.getLinkedRecord('__OffersTab_offers_connection')
      ?.getLinkedRecords('edges')
      ?.map(edge => edge?.getLinkedRecord('node')?.getDataID())
  return (id: string, day: number, belongs = true) =>
    committed(environment, store => {
      const record = store.get(id) ?? store.create(id, 'Offer')
      record.setValue(at(day), 'createdAt')
      return [placeInList(store, list, of, { id, belongs }), ids(store)] as const
    })
}

describe('a live update of a row in a list', () => {
  test('puts the newest row first', () => {
    expect(loaded([9, 5])('new', 12)).toEqual(['first', ['new', 'o9', 'o5']])
    expect(loaded([])('new', 12)).toEqual(['first', ['new']])
  })
  test("puts a returning row at the server's position", () => {
    expect(loaded([9, 5, 2])('old', 7)).toEqual(['placed', ['o9', 'old', 'o5', 'o2']])
    expect(loaded([9, 5])('old', 2)).toEqual(['placed', ['o9', 'o5', 'old']])
  })
  test('keeps a present row in place, and never shows it twice', () => {
    expect(loaded([9, 5])('o5', 5)).toEqual(['none', ['o9', 'o5']])
  })
  test('moves a row whose position has changed', () => {
    expect(loaded([9, 5, 2])('o2', 12)).toEqual(['moved', ['o2', 'o9', 'o5']])
  })
  test('removes a row that no longer belongs', () => {
    expect(loaded([9, 5])('o9', 9, false)).toEqual(['removed', ['o5']])
    expect(loaded([9, 5])('other', 7, false)).toEqual(['none', ['o9', 'o5']])
  })
  test('adds nothing after the last loaded row when there are more pages', () => {
    expect(loaded([9, 5], true)('old', 2)).toEqual(['beyond', ['o9', 'o5']])
    expect(loaded([9, 5], true)('old', 2, false)).toEqual(['beyond', ['o9', 'o5']])
    expect(loaded([9, 5], true)('o9', 2)).toEqual(['beyond', ['o5']])
  })
})

test('leaves a list that was never loaded', () => {
  const environment = createEnvironment()
  expect(
    committed(environment, store => {
      store.create('new', 'Offer')
      return placeInList(store, list, of, { id: 'new', belongs: true })
    }),
  ).toBe('absent')
})

test("keeps the length of a refetched list, within the server's maximum", () => {
  const environment = createEnvironment()
  expect(committed(environment, store => rowsToRead(store, list, of, 20))).toBe(20)
})
