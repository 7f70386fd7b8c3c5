import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataModel, planOf, withoutReader } from '../src/platform/reader/reader.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'
import { randomNumbers } from './queryGenerator.ts'
import { comparable, createReads, type GeneratedRead } from './readerArgs.ts'
import { fillWithAnything, type World } from './readerWorld.ts'

// Other values by the environment: READER_SEED=7 READER_READS=200.
const SEED = Number(process.env.READER_SEED ?? 1)
const READS = Number(process.env.READER_READS ?? 10)

let db: TestDatabase
let world: World
beforeAll(async () => {
  db = await openTestDatabase({ hasReader: true })
  world = await fillWithAnything(db, dataModel, randomNumbers(SEED))
})
afterAll(() => db.close())

type Client = Readonly<Record<string, Readonly<Record<string, (args: unknown) => PromiseLike<unknown>>>>>

async function ask(client: unknown, model: string, { action, args }: GeneratedRead): Promise<unknown> {
  const delegate = (client as Client)[model.charAt(0).toLowerCase() + model.slice(1)]
  const send = delegate?.[action]
  if (!send) throw new Error(`no ${action} of ${model}`)
  try {
    return await send(args)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return { code: error.code }
  }
}

test.each([...dataModel.keys()].map((name, place) => [name, place] as const))(
  'answers reads of %s as Prisma does',
  async (name, place) => {
    const model = dataModel.get(name)
    if (!model) throw new Error(`no ${name}`)
    const plain = withoutReader(db.prisma)
    const reads = createReads(world, randomNumbers(SEED * 1000 + place))
    for (let number = 0; number < READS; number += 1) {
      const read = reads(model)
      const described = `seed ${SEED}: ${name}.${read.action}(${JSON.stringify(read.args)})`
      const plan = planOf(model, read.action, read.args)
      expect(plan, `left to Prisma, ${described}`).not.toBeNull()
      const [expected, actual] = [await ask(plain, name, read), await ask(db.prisma, name, read)]
      expect(comparable(model, read.args, actual), `${described}\n${plan?.sql}`).toEqual(
        comparable(model, read.args, expected),
      )
    }
  },
)
