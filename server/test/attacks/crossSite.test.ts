import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../harness.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  site = await serveSite(harness, { openToVisitors: true })
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const open = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(site.origin + path, { headers })
  await answer.arrayBuffer()
  return answer.status
}

test.each(['cross-site', 'same-site'])('let no %s page trigger an export of data by a link', async from => {
  const cookie = await cookieOf(harness, from === 'cross-site' ? cast.ana : cast.bruno)
  for (let times = 0; times < 12; times += 1)
    expect(await open('/mis-datos/tuerca.json', { cookie, 'sec-fetch-site': from })).toBe(403)
  for (const own of ['same-origin', 'none'])
    expect(await open('/mis-datos/tuerca.html', { cookie, 'sec-fetch-site': own })).toBe(200)
  expect(await open('/mis-datos/tuerca.json', { cookie })).toBe(200)
})

test('let another site’s link send no query with our cookie, but open the explorer', async () => {
  const cookie = await cookieOf(harness, cast.litoral)
  const query = new URLSearchParams({ query: '{ viewer { email } }' })
  const headers = { cookie, 'sec-fetch-site': 'cross-site' }
  expect(await open(`/graphql?${query}`, headers)).toBe(403)
  expect(await open(`/graphql?${query}`, { cookie, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await open('/graphql', { ...headers, accept: 'text/html' })).toBe(200)
})

test.each(['image', 'script', 'iframe', 'empty'])(
  'neither begin nor end a visit to a vendor by another site’s %s',
  async dest => {
    for (const path of ['/oauth/google', '/oauth/google/callback?state=x&code=y']) {
      const answer = await fetch(site.origin + path, {
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest },
        redirect: 'manual',
      })
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const asPage = await fetch(`${site.origin}/oauth/google`, {
      headers: { 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    })
    expect(asPage.status).toBe(303)
  },
)
