import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { requestSearchKey, searchesFor } from './requestSearch.ts'

const gol = {
  brand: 'Volkswagen',
  model: 'Gol Trend',
  year: 2014,
  engine: '1.6',
  version: 'Trendline',
  parts: [
    { description: 'Óptica delantera', partNumber: '5U0-941.005 K' },
    { description: 'Semi-eje', partNumber: null },
  ],
}

test('folds vehicle, parts and numbers, and adds them without separators', () => {
  expect(requestSearchKey(gol)).toBe(
    ' volkswagen gol trend 2014 1.6 trendline optica delantera 5u0-941.005 k semi-eje' +
      ' volkswagen gol trend 2014 16 trendline optica delantera 5u0941005 k semieje 5u0941005k 6 941 005 eje',
  )
})

test.each([
  [null, []],
  ['  ', []],
  ['ÓPTICA gol', ['optica', 'gol']],
  ['5U0-941.005', ['5u0941005']],
  ['vw', [' vw']],
  ['1.6', [' 16']],
  ['%', [String.raw` \%`]],
])('turns %j into conditions on the search key', (typed, contained) => {
  expect(searchesFor(typed).map(({ searchKey }) => searchKey.contains)).toEqual(contained)
})

test('reads no more typed text than the field allows', () => {
  expect(searchesFor('x'.repeat(1000))).toEqual([{ searchKey: { contains: 'x'.repeat(100) } }])
})

describe('the search of the feed', () => {
  let harness: Harness
  let cast: Cast
  let request: Awaited<ReturnType<typeof createRequest>>
  beforeAll(async () => {
    harness = await createHarness()
    cast = await createCast(harness)
    request = await createRequest(cast.ana, gol)
    await createRequest(cast.ana, { ...gol, model: 'Voyage', parts: [{ description: 'Bomba de agua' }] })
  })
  afterAll(() => harness.close())

  const found = async (search: string) => {
    const { requestFeed } = await cast.bulevar.data<{
      requestFeed: { totalCount: number; edges: { node: { model: string } }[] }
    }>(
      `query ($filter: RequestFeedFilter) {
        requestFeed(first: 10, filter: $filter) { totalCount edges { node { model } } }
      }`,
      { filter: { search } },
    )
    expect(requestFeed.totalCount).toBe(requestFeed.edges.length)
    return requestFeed.edges.map(({ node }) => node.model)
  }

  test.each([
    ['', ['Voyage', 'Gol Trend']],
    ['volks', ['Voyage', 'Gol Trend']],
    ['OPTICA', ['Gol Trend']],
    ['trend óptica', ['Gol Trend']],
    ['5u0941005k', ['Gol Trend']],
    ['5U0 941 005', ['Gol Trend']],
    ['5U0/941-005', ['Gol Trend']],
    ['semieje', ['Gol Trend']],
    ['semi-eje', ['Gol Trend']],
    ['bo', ['Voyage']],
    ['va', []],
    ['agua optica', []],
    ['%', []],
  ])('finds %j', async (search, models) => {
    expect(await found(search)).toEqual(models)
  })

  test('follows an edit of the vehicle and of the parts, and finds the former ones no more', async () => {
    const edit = (model: string, description: string, revision: number) =>
      cast.ana.data(
        `mutation ($input: EditPartRequestInput!) {
          editPartRequest(input: $input) { __typename ... on InvalidInput { fields { path message } } }
        }`,
        {
          input: {
            id: request.id,
            revision,
            brand: 'Volkswagen',
            model,
            year: 2014,
            department: 'SALTO',
            parts: [{ description, condition: 'ANY', quantity: 1, urgency: 'MEDIUM' }],
            keptFileIds: [],
            uploadIds: [],
          },
        },
      )
    expect(await edit('Saveiro', 'Óptica delantera', 1)).toMatchObject({
      editPartRequest: { __typename: 'ChangedRequestPayload' },
    })
    expect([await found('saveiro'), await found('gol')]).toEqual([['Saveiro'], []])
    await edit('Saveiro', 'Radiador', 2)
    expect([await found('radiador'), await found('optica')]).toEqual([['Saveiro'], []])
  })
})
