import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { newestCount } from './newestCount'

const environment = () =>
  new Environment({
    network: Network.create(() => Observable.create(() => {})),
    store: new Store(new RecordSource()),
  })

test('a stale answer does not undo a newer push, in this page and for this account alone', () => {
  const page = environment()
  expect(newestCount(page, 'a', { count: 1, ofMessages: 0, revision: 1 }).count).toBe(1)
  expect(newestCount(page, 'a', { count: 3, ofMessages: 0, revision: 4 }).count).toBe(3)
  expect(newestCount(page, 'a', { count: 2, ofMessages: 0, revision: 2 }).count).toBe(3)
  expect(newestCount(page, 'a', { count: 0, ofMessages: 0, revision: 5 }).count).toBe(0)
  expect(newestCount(page, 'b', { count: 7, ofMessages: 0, revision: 1 }).count).toBe(7)
  expect(newestCount(environment(), 'a', { count: 2, ofMessages: 0, revision: 2 }).count).toBe(2)
})
