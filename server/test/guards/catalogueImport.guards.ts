import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { startImport } from '../catalogueImportsWorld.ts'
import {
  approvedProviders,
  eachTime,
  type Guards,
  NOBODY,
  type PrepareSubject,
  sameAgain,
  sellersOwn,
  within,
} from './guards.ts'

/** An import of the provider, whose file is uploaded. */
const onImport: PrepareSubject = async ({ harness, people }: Stage) => {
  const { prisma } = harness.services.db
  await prisma.catalogueImport.deleteMany()
  const id = await startImport(people.provider.caller, '{"externalId": "DEP-1"}\n')
  const rawId = decodeGlobalId(id)?.id ?? ''
  return {
    variables: { id },
    async put(state) {
      if (state === 'RUNNING' || state === 'DONE' || state === 'FAILED')
        await prisma.catalogueImport.update({ where: { id: rawId }, data: { state } })
      if (state === 'NOT_UPLOADED')
        return { id: await startImport(people.provider.caller, '{}', { isSent: false }) }
      if (state === 'BESIDE_ANOTHER') {
        const given = await prisma.catalogueImport.findUniqueOrThrow({ where: { id: rawId } })
        await prisma.catalogueImport.create({ data: { ...given, id: newId(), state: 'RUNNING' } })
      }
      return undefined
    },
  }
}

const IMPORT_FACTS = [
  'id',
  'fileName',
  'state',
  ...within('status', ['label', 'tone']),
  'bytes',
  'readBytes',
  'created',
  'updated',
  'unchanged',
  'rejected',
  'createdAt',
]
const ITS_END = [
  'finishedAt',
  'resultUrl',
  ...within('rejections', ['line', 'externalId', 'code', 'message', 'path']),
]

export const CATALOGUE_IMPORT_GUARDS: Guards = {
  commands: {
    startCatalogueImport: {
      scope: 'approvedProvider',
      people: approvedProviders,
      states: [
        [['FREE'], 'done'],
        [['EMPTY', 'TOO_LARGE', 'NAMELESS'], 'INVALID_INPUT'],
      ],
      ...eachTime,
      prepare: async () => {
        const input = { fileName: 'stock.jsonl', bytes: 900 }
        return {
          variables: { input },
          async put(state) {
            if (state === 'EMPTY') return { input: { ...input, bytes: 0 } }
            if (state === 'TOO_LARGE') return { input: { ...input, bytes: 64 * 1024 * 1024 + 1 } }
            return state === 'NAMELESS' ? { input: { ...input, fileName: ' ' } } : undefined
          },
        }
      },
    },
    runCatalogueImport: {
      scope: 'approvedProvider',
      people: sellersOwn,
      states: [
        [['WAITING'], 'done'],
        [['RUNNING', 'DONE', 'FAILED'], 'same'],
        [['NOT_UPLOADED', 'BESIDE_ANOTHER'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onImport,
    },
  },

  fields: {
    Subscription: [[['provider'], ['catalogueImportUpdated']]],
    provider: [[['provider'], ['catalogueImports']]],
    quoter: [[['quoter'], ['catalogueImports']]],
    pendingProvider: [[NOBODY, ['catalogueImports']]],
    rejectedProvider: [[NOBODY, ['catalogueImports']]],
    suspendedProvider: [[NOBODY, ['catalogueImports']]],
    catalogueImport: [
      [['provider'], [...IMPORT_FACTS, ...ITS_END]],
      [NOBODY, ['problem']],
    ],
    earlyCatalogueImport: [
      [['quoter'], [...IMPORT_FACTS, 'problem']],
      [NOBODY, ITS_END],
    ],
  },

  onlyAnswered: ['StartedCatalogueImportPayload', 'CatalogueImportPayload'],
}
