import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Services } from '../domains/context.ts'
import { createLogger } from '../platform/logger.ts'
import { pageRole } from './pageRole.ts'

type Recognise = Services['sessions']['recognise']
type Recognised = Awaited<ReturnType<Recognise>>

const nobody: Recognised = {
  viewer: { kind: 'visitor' },
  setCookie: null,
  expiresAt: null,
  isOutdated: false,
}
const provider = {
  ...nobody,
  viewer: { kind: 'account', accountKind: 'PROVIDER' },
  setCookie: 'tuerca_session=renewed',
} as Recognised

/** The role of a page's request with a cookie, and the cookies of the answer. */
async function pageFor(recognise: Recognise, cookie: string | undefined = 'tuerca_session=a') {
  const request = new IncomingMessage(new Socket())
  if (cookie) request.headers.cookie = cookie
  const response = new ServerResponse(request)
  const sessions = { recognise } as Services['sessions']
  const logger = createLogger({ level: 'silent' })
  const role = await pageRole({ sessions, logger }, 5)(request, response)
  return { role, setCookie: response.getHeader('set-cookie') }
}

test('is the kind of the account, with its renewed cookie', async () => {
  expect(await pageFor(async () => provider)).toEqual({
    role: 'PROVIDER',
    setCookie: 'tuerca_session=renewed',
  })
})

test('is none without a cookie, and asks no database', async () => {
  const asked = async () => {
    throw new Error('asked')
  }
  expect(await pageFor(asked, '')).toEqual({ role: null, setCookie: undefined })
})

test('is none for an ended session, whose cookie the first query clears', async () => {
  const ended = { ...nobody, setCookie: 'tuerca_session=; Max-Age=0' }
  expect(await pageFor(async () => ended)).toEqual({ role: null, setCookie: undefined })
})

test('is none when the database fails or does not answer', async () => {
  const failing = async () => {
    throw new Error('down')
  }
  expect((await pageFor(failing)).role).toBeNull()
  expect((await pageFor(() => new Promise(() => undefined))).role).toBeNull()
})
