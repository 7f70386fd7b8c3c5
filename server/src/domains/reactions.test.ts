import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isNotice } from './notice.ts'
import { handlers, notices, reactions } from './reactions.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

async function definedEvents(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.events.ts'))
  const modules = await Promise.all(files.map(name => import(`${folder}${name}`)))
  return modules
    .flatMap((module: Record<string, unknown>) => Object.values(module))
    .flatMap(value =>
      typeof value === 'object' && value !== null && 'topics' in value && 'name' in value
        ? [String(value.name)]
        : [],
    )
}

test('registers every defined event once', async () => {
  const registered = reactions.map(({ event }) => event)
  const defined = await definedEvents()
  expect(defined).toEqual(expect.arrayContaining(['request.opened', 'order.paid']))
  expect(registered.toSorted(), '`reactions` of reactions.ts').toEqual(defined.toSorted())
})

test('has one handler for every queue', () => {
  const queues = handlers.map(({ queue }) => queue)
  expect(queues.filter((queue, index) => queues.indexOf(queue) !== index)).toEqual([])
})

test('names no listener twice for an event', () => {
  for (const { event, listeners } of reactions) {
    const names = listeners.map(({ name }) => name)
    expect([event, [...new Set(names)]]).toEqual([event, names])
  }
})

test('lists every notice under its event, with an id of its own', () => {
  for (const { event, listeners } of reactions)
    for (const notice of listeners.filter(isNotice))
      expect([notice.id, notice.event.name]).toEqual([notice.id, event])
  const ids = notices.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(30)
  expect(new Set(ids).size).toBe(ids.length)
})
