import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createProvider } from '../../../../test/world.ts'
import { foldText } from '../../../common/foldText.ts'

const NAMES = [
  'Óptica del Litoral',
  'Autopartes Tacuarembó',
  'Repuestos 100% Original',
  'Frenos_y_Embragues',
  'Casa \\ Barra',
  'Nandu Motores',
  'Ñandú Repuestos',
  'Peña & Cía. «La Única»',
  'Açores Peças',
  'ＦＵＬＬ ﬁltros',
  'Zárate Hnos. № 1',
]

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
  for (const [at, companyName] of NAMES.entries())
    await createProvider(harness, { companyName, email: `proveedor${at}@busca.test` })
})
afterAll(() => harness.close())

async function search(search: string | null): Promise<string[]> {
  const { publicProviders } = await harness.visitor.data<{
    publicProviders: { edges: { node: { companyName: string } }[] }
  }>(
    'query ($search: String) { publicProviders(first: 50, search: $search) { edges { node { companyName } } } }',
    {
      search,
    },
  )
  return publicProviders.edges.map(({ node }) => node.companyName)
}

test.each([
  ['tacuarembo', ['Autopartes Tacuarembó']],
  ['TACUAREMBÓ', ['Autopartes Tacuarembó']],
  ['tacuarembo\u0301', ['Autopartes Tacuarembó']],
  ['optica', ['Óptica del Litoral']],
  ['litoral óptica', ['Óptica del Litoral']],
  ['nandu', ['Nandu Motores', 'Ñandú Repuestos']],
  ['pecas', ['Açores Peças']],
  ['full filtros', ['ＦＵＬＬ ﬁltros']],
  ['_', ['Frenos_y_Embragues']],
  ['%', ['Repuestos 100% Original']],
  ['0% o', ['Repuestos 100% Original']],
  ['\\', ['Casa \\ Barra']],
  ['o_t', []],
  ['r%s', []],
])('finds by %j exactly the names that contain it', async (typed, found) => {
  expect(await search(typed)).toEqual(found)
})

test('lists the names in Spanish order, ignoring accents and capitals', async () => {
  const listed = await search(null)
  expect(listed).toHaveLength(NAMES.length)
  const keys = listed.map(foldText)
  expect(keys).toEqual(keys.toSorted())
})

test('Postgres folds the column as the server folds what is typed', async () => {
  const rows = await harness.services.db.prisma.providerProfile.findMany({
    select: { companyName: true, companyNameKey: true },
  })
  expect(rows).toHaveLength(NAMES.length)
  for (const { companyName, companyNameKey } of rows) expect(companyNameKey).toBe(foldText(companyName))
})
