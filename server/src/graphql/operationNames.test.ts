import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { readPersistedOperations } from '../compose.ts'
import { operationNames } from './operationNames.ts'

test('finds the name of each operation of the client', async () => {
  const persisted = await readPersistedOperations()
  const names = [...persisted.values()].flatMap(text =>
    parse(text).definitions.flatMap(definition =>
      definition.kind === 'OperationDefinition' ? (definition.name?.value ?? []) : [],
    ),
  )
  expect(names.length).toBe(persisted.size)
  expect([...operationNames(persisted)].toSorted()).toEqual([...new Set(names)].toSorted())
})
