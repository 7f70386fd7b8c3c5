// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tooMuchAtOnce } from '../../test/server'
import { syncClock, useNow } from '../lib/clock'
import { NetworkError, OutdatedPageError, ServerFault, SignInRequiredError } from './errors'
import { send } from './http'

const request = {
  id: 'abc123',
  name: 'viewerQuery',
  operationKind: 'query',
  text: null,
  metadata: {},
} as const
const ask = () => send(request, { first: 3 }, new AbortController().signal)
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => vi.unstubAllGlobals())

const answers = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }))

describe('sending an operation', () => {
  test("uses the page's early answer once", async () => {
    window.tuercaEarly = { abc123: Promise.resolve(Response.json({ data: { viewer: 'early' } })) }
    fetched.mockImplementation(async () => Response.json({ data: { viewer: 'later' } }))
    const now = () => send(request, {}, new AbortController().signal)
    expect(await now()).toMatchObject({ data: { viewer: 'early' } })
    expect(await now()).toMatchObject({ data: { viewer: 'later' } })
  })

  test('ignores an early answer once the operation was sent with variables', async () => {
    window.tuercaEarly = { abc123: Promise.resolve(Response.json({ data: { viewer: 'early' } })) }
    fetched.mockImplementation(async () => Response.json({ data: { viewer: 'later' } }))
    expect(await ask()).toMatchObject({ data: { viewer: 'later' } })
    expect(await send(request, {}, new AbortController().signal)).toMatchObject({ data: { viewer: 'later' } })
  })

  test('reports an early request without an answer', async () => {
    window.tuercaEarly = { abc123: Promise.reject(new TypeError('Failed to fetch')) }
    await expect(send(request, {}, new AbortController().signal)).rejects.toBeInstanceOf(NetworkError)
  })

  test('names the persisted operation and sends no text', async () => {
    answers({ data: { viewer: null } })
    expect(await ask()).toEqual({ data: { viewer: null }, errors: [] })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/graphql')
    expect(JSON.parse(String(init?.body))).toEqual({
      id: 'abc123',
      variables: { first: 3 },
      operationName: 'viewerQuery',
    })
  })

  test('sets the clock by the time in the answer', async () => {
    const date = new Date(Date.now() + 7_200_000)
    fetched.mockResolvedValue(Response.json({ data: {} }, { headers: { date: date.toUTCString() } }))
    await ask()
    expect(Math.abs(renderHook(() => useNow()).result.current - date.getTime())).toBeLessThan(60_000)
    syncClock(Date.now())
  })

  test('keeps the errors of single fields with the data', async () => {
    const errors = [{ message: 'No', path: ['viewer'] }]
    answers({ data: { viewer: null }, errors })
    expect(await ask()).toEqual({ data: { viewer: null }, errors })
  })

  test('takes the answer to a command whole or not at all', async () => {
    answers({ data: { reject: { offer: null } }, errors: [{ message: 'No', path: ['reject', 'offer'] }] })
    const command = { ...request, operationKind: 'mutation' } as const
    await expect(send(command, {}, new AbortController().signal)).rejects.toBeInstanceOf(ServerFault)
  })

  test('distinguishes an unreachable server from a failing one', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toBeInstanceOf(NetworkError)
    answers('<h1>Bad Gateway</h1>', 502)
    await expect(ask()).rejects.toBeInstanceOf(NetworkError)
    fetched.mockResolvedValue(new Response('<h1>Error</h1>', { status: 500 }))
    await expect(ask()).rejects.toBeInstanceOf(ServerFault)
    answers(['not', 'an answer'])
    await expect(ask()).rejects.toBeInstanceOf(ServerFault)
  })

  test('passes on the id under which a fault is logged', async () => {
    answers({ data: null, errors: [{ message: 'Ocurrió', extensions: { code: 'FAULT', faultId: 'f-77' } }] })
    await expect(ask()).rejects.toMatchObject({ name: 'ServerFault', faultId: 'f-77' })
  })

  test('passes on the Spanish message of too many operations, for queries and mutations', async () => {
    answers(tooMuchAtOnce, 429)
    const told = {
      name: 'TooMuchAtOnceError',
      words: 'Ya hay demasiadas consultas tuyas en curso: probá de nuevo.',
    }
    await expect(ask()).rejects.toMatchObject(told)
    answers(tooMuchAtOnce, 429)
    const command = { ...request, operationKind: 'mutation' } as const
    await expect(send(command, {}, new AbortController().signal)).rejects.toMatchObject(told)
  })

  test('recognises answers that require sign-in or a reload', async () => {
    answers({ errors: [{ message: 'Iniciá sesión', extensions: { code: 'SIGN_IN_REQUIRED' } }] })
    await expect(ask()).rejects.toBeInstanceOf(SignInRequiredError)
    answers({ errors: [{ message: 'PersistedQueryNotFound' }] }, 404)
    await expect(ask()).rejects.toBeInstanceOf(OutdatedPageError)
  })
})
