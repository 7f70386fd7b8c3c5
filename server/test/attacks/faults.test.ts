import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begin, heard, openSocket, serveCast } from '../servedCast.ts'

const served = serveCast()

const QUERY = '{ publicProviders(first: 1) { edges { node { id } } } }'

/** Words of the database's own message, which nobody outside may read. */
const SECRET = /ProviderProfile|relation|does not exist|prisma|select/i

beforeAll(async () => {
  await served.harness.services.db.prisma.$executeRawUnsafe(
    'ALTER TABLE "ProviderProfile" RENAME TO providers_elsewhere',
  )
  vi.spyOn(served.harness.services.logger, 'error').mockImplementation(() => {})
})
afterAll(async () => {
  vi.restoreAllMocks()
  await served.harness.services.db.prisma.$executeRawUnsafe(
    'ALTER TABLE providers_elsewhere RENAME TO "ProviderProfile"',
  )
})

const MASKED = { message: 'Ocurrió un error inesperado', extensions: { code: 'FAULT' } }

test('a fault of the database keeps its message inside, over HTTP', async () => {
  const answer = await fetch(served.site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const text = await answer.text()
  expect(text).not.toMatch(SECRET)
  expect(JSON.parse(text).errors).toMatchObject([MASKED])
})

test('a fault of the database keeps its message inside, over a websocket', async () => {
  const socket = await openSocket(served.site)
  begin(socket, '1', QUERY)
  const message = await heard(socket)
  expect(JSON.stringify(message)).not.toMatch(SECRET)
  expect(message).toMatchObject({ id: '1', payload: { errors: [MASKED] } })
  socket.terminate()
})
