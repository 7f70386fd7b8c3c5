import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPeople, type People } from '../../../../test/authorization/people.ts'
import { keepReply } from '../../../../test/guards/savedReply.guards.ts'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { encodeGlobalId } from '../../../platform/globalIds.ts'
import { exportJson, exportOwnData } from '../../privacy/dataExport.ts'
import { eraseAccount } from '../../privacy/erasure.ts'

let harness: Harness
let people: People
beforeAll(async () => {
  harness = await createHarness()
  people = await createPeople(harness)
})
afterAll(() => harness.close())

const OWN = /* GraphQL */ `query { viewer { provider { savedReplies { name text } } } }`
const CREATE = /* GraphQL */ `
  mutation ($input: CreateSavedReplyInput!) {
    createSavedReply(input: $input) {
      ... on ProfilePayload { account { provider { savedReplies { id name text } } } }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const EDIT = /* GraphQL */ `
  mutation ($input: EditSavedReplyInput!) {
    editSavedReply(input: $input) {
      ... on ProfilePayload { account { provider { savedReplies { name text } } } }
    }
  }
`

test('keeps texts in order, renames one, and shows them to their provider alone', async () => {
  const { caller } = people.quoter
  const keep = (name: string, text: string) =>
    caller.data<{ createSavedReply: { account?: { provider: { savedReplies: { id: string }[] } } } }>(
      CREATE,
      {
        input: { name, text },
      },
    )
  await keep(' Envío  al interior ', 'Mandamos por agencia.\nLlega al otro día.')
  const second = await keep('Garantía', 'Tiene 30 días.')
  const id = second.createSavedReply.account?.provider.savedReplies[1]?.id
  await caller.data(EDIT, { input: { id, name: 'garantía', text: 'Tiene 60 días.' } })
  expect(await caller.data(OWN)).toEqual({
    viewer: {
      provider: {
        savedReplies: [
          { name: 'Envío al interior', text: 'Mandamos por agencia.\nLlega al otro día.' },
          { name: 'garantía', text: 'Tiene 60 días.' },
        ],
      },
    },
  })
  expect(await keep('GARANTÍA', 'Otra')).toEqual({
    createSavedReply: { fields: [{ path: ['name'], message: 'Ya tenés una respuesta con ese nombre.' }] },
  })
  expect(await people.provider.caller.data(OWN)).toEqual({ viewer: { provider: { savedReplies: [] } } })
})

test('is in the own data of its provider, and gone when the provider is erased', async () => {
  const { accountId, providerId, caller } = people.stranger
  const { services } = harness
  await keepReply(harness, providerId, { name: 'Retiro', text: 'Te espero en Garibaldi 2114' })
  const pieces: string[] = []
  for await (const piece of exportJson(await exportOwnData(caller.context()))) pieces.push(piece)
  expect(pieces.join('')).toContain('"Nombre":"Retiro","Texto":"Te espero en Garibaldi 2114"')
  const at = harness.clock.now()
  await services.transact(unit =>
    eraseAccount(unit, { accountId, adminEmail: services.settings.adminEmail, at }),
  )
  expect(await services.db.prisma.savedReply.count({ where: { providerId: providerId ?? '' } })).toBe(0)
})

test('is found by its id by its provider alone', async () => {
  const id = encodeGlobalId('SavedReply', await keepReply(harness, people.provider.providerId))
  const find = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await people.provider.caller.data(find, { id })).toEqual({ node: { id } })
  for (const other of [people.quoter, people.owner, people.admin])
    expect(await other.caller.data(find, { id })).toEqual({ node: null })
})
