import { EventEmitter } from 'node:events'
import { buildSchema, type ExecutionArgs, type ExecutionResult, execute, parse } from 'graphql'
import { mapAsyncIterator } from 'graphql-yoga'
import { beforeEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { isAccount, type Viewer, viewerOf } from '../domains/viewer.ts'
import type { Announcement } from '../platform/announcement.ts'
import { fact } from '../platform/askedOf.ts'
import { FellBehind } from '../platform/boundedQueue.ts'
import { createNews, type News } from '../platform/news.ts'
import type { GraphQLContext } from './context.ts'
import { deliverShared, noteAnnouncements } from './liveDelivery.ts'
import { answerOnce } from './sharedAnswers.ts'

const schema = buildSchema(
  'type Query { id: Int isAna: Boolean likesBlue: Boolean email: String fails: Int }',
)
const documents = new Map(
  ['id', 'id isAna likesBlue', 'id email', 'id fails'].map(text => [text, parse(`{ ${text} }`)]),
)

let news: News
let executions: string[]
beforeEach(() => {
  news = createNews()
  executions = []
})

type Reader = (context: GraphQLContext, about: Announcement) => unknown
const fields: Readonly<Record<string, Reader>> = {
  id: (_context, { data }) => data.id,
  isAna: ({ viewer }) => isAccount(viewer, 'ana'),
  likesBlue: ({ viewer }) =>
    fact(viewer, 'likes blue', async one => one.kind === 'account' && one.accountId !== 'bruno'),
  // A field whose author did not think of sharing.
  email: ({ viewer }) => (viewer.kind === 'account' ? viewer.email : null),
  fails: () => {
    throw new Error('no')
  },
}

const account = (name: string): Viewer =>
  viewerOf(
    {
      id: name,
      email: `${name}@correo.test`,
      kind: 'PROVIDER',
      providerProfile: { id: `provider-${name}`, status: 'APPROVED' },
      policyConsents: [],
    },
    { kind: 'session', sessionId: `session-${name}` },
    null,
  )

/** The end of a socket that takes frames, or keeps them while its reader is paused. */
function socketOf() {
  const taken: { id: string; payload: ExecutionResult }[] = []
  const held: (() => void)[] = []
  const connection = Object.assign(new EventEmitter(), { writableNeedDrain: false })
  let isPaused = false
  const socket = {
    OPEN: 1,
    readyState: 1,
    send(frame: Buffer, _options: object, written = () => {}) {
      const take = () => {
        taken.push(JSON.parse(String(frame)))
        written()
      }
      if (!isPaused) return take()
      connection.writableNeedDrain = true
      held.push(take)
    },
  }
  return {
    socket: socket as unknown as WebSocket,
    connection,
    taken,
    pause: () => void (isPaused = true),
    resume() {
      isPaused = false
      connection.writableNeedDrain = false
      for (const take of held.splice(0)) take()
      connection.emit('drain')
    },
  }
}

/** A page that listens to the topic, as graphql-ws carries it; `answers` are the payloads that reach it. */
function listen(name: string, selection = 'id') {
  const viewer = account(name)
  const contextValue = { viewer, clientIp: '203.0.113.1', clock: {} } as unknown as GraphQLContext
  const document = documents.get(selection)
  if (!document) throw new Error(`no document ${selection}`)
  const args: ExecutionArgs = {
    schema,
    document,
    contextValue,
    variableValues: {},
    fieldResolver: (source, _args, context: GraphQLContext, { fieldName }) =>
      fields[fieldName]?.(context, source),
  }
  const announcements = news.subscribe('a')
  noteAnnouncements(contextValue, announcements)
  const own = mapAsyncIterator(announcements, rootValue =>
    answerOnce({ ...args, rootValue }, async given => {
      executions.push(name)
      return execute(given)
    }),
  )
  const end = socketOf()
  const results = deliverShared(args, own, { ...end, id: `"${name}"` })
  const answers = end.taken
  let failure: unknown
  const ended = (async () => {
    try {
      // graphql-ws asks for the next result once the frame is written.
      for await (const payload of results) {
        const frame = Buffer.from(JSON.stringify({ id: `"${name}"`, payload }))
        await new Promise<void>(written => end.socket.send(frame, {}, () => written()))
      }
    } catch (error) {
      failure = error
    }
  })()
  return {
    ...end,
    leave: async () => {
      await results[Symbol.asyncIterator]().return?.()
      await ended
    },
    ended,
    failure: () => failure,
    data: () => answers.map(({ payload }) => payload.data),
  }
}

const announce = (id: number) => news.publish('a', { event: 'changed', data: { id } })

/** Lets all work of the process that is due run. */
async function settle() {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate)
}

const NAMES = ['ana', 'bruno', 'carla', 'diego']

test('executes an event once and sends its answer to every subscriber under its own id', async () => {
  const pages = NAMES.map(name => listen(name))
  for (const id of [1, 2]) {
    announce(id)
    await settle()
  }
  expect(executions).toHaveLength(2)
  for (const [place, page] of pages.entries()) {
    expect(page.data()).toEqual([{ id: 1 }, { id: 2 }])
    expect(page.taken.map(({ id }) => id)).toEqual([`"${NAMES[place]}"`, `"${NAMES[place]}"`])
  }
})

test('gives each viewer the answer to the questions about it', async () => {
  const pages = NAMES.map(name => listen(name, 'id isAna likesBlue'))
  announce(1)
  await settle()
  expect(pages.map(page => page.data())).toEqual([
    [{ id: 1, isAna: true, likesBlue: true }],
    [{ id: 1, isAna: false, likesBlue: false }],
    [{ id: 1, isAna: false, likesBlue: true }],
    [{ id: 1, isAna: false, likesBlue: true }],
  ])
  expect(executions.toSorted()).toEqual(['ana', 'bruno', 'carla'])
})

test('shares no answer of a field that reads the viewer without a question', async () => {
  const pages = NAMES.map(name => listen(name, 'id email'))
  announce(1)
  await settle()
  expect(pages.map(page => page.data())).toEqual(NAMES.map(name => [{ id: 1, email: `${name}@correo.test` }]))
  expect(executions.toSorted()).toEqual(NAMES)
})

test('shares no answer with errors', async () => {
  const pages = NAMES.map(name => listen(name, 'id fails'))
  announce(1)
  await settle()
  for (const page of pages) expect(page.taken[0]?.payload.errors).toHaveLength(1)
  expect(executions.toSorted()).toEqual(NAMES)
})

test('another subscriber executes when the one that began leaves', async () => {
  const [first, second] = [listen('ana'), listen('bruno')]
  announce(1)
  await first.leave()
  await settle()
  expect(second.data()).toEqual([{ id: 1 }])
})

test('a paused reader delays nobody and gets the newest event of each subject once it reads', async () => {
  const [paused, other] = [listen('ana'), listen('bruno')]
  announce(1)
  await settle()
  paused.pause()
  for (const id of [2, 3, 3, 4, 3]) {
    announce(id)
    await settle()
  }
  expect(other.data()).toEqual([1, 2, 3, 3, 4, 3].map(id => ({ id })))
  paused.resume()
  await settle()
  expect(paused.data()).toEqual([1, 2, 3, 4].map(id => ({ id })))
})

test('ends the subscription of a reader that falls far behind, and of nobody else', async () => {
  const [other, paused] = [listen('ana'), listen('bruno')]
  announce(0)
  await settle()
  paused.pause()
  for (let id = 1; id <= 200; id += 1) {
    announce(id)
    await settle()
  }
  await paused.ended
  expect(paused.failure()).toBeInstanceOf(FellBehind)
  expect(other.data()).toHaveLength(201)
})
