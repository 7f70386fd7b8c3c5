import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSandbox, openSandbox, runningClock } from '../../../test/contracts/openSandbox.ts'
import { ObjectNotFound, type SignedUpload, StorageUnavailable } from '../../platform/objectStorage.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { createGcsStorage } from './gcsStorage.ts'

const MINUTE = 60_000

describe('the Google Cloud Storage adapter', () => {
  let opened: OpenSandbox
  const clock = runningClock()
  beforeAll(async () => {
    opened = await openSandbox()
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const storageWith = (change: { retryForMs?: number; now?: () => Date } = {}) =>
    createGcsStorage({
      mode: 'sandbox',
      bucket: 'tuerca-media',
      ...opened.sandbox.storage,
      clock: { now: change.now ?? (() => clock.now()) },
      retryForMs: change.retryForMs ?? 0,
    })
  const control = () => opened.sandbox.control
  const key = () => `requests/${randomUUID()}/foto ñandú (1)'s.jpg`
  const photo = Buffer.from('fotografía de una óptica')
  const jpeg = { contentType: 'image/jpeg' }

  const signed = (
    at: string,
    change: Partial<Parameters<ReturnType<typeof storageWith>['signUpload']>[0]> = {},
  ) =>
    storageWith().signUpload({
      key: at,
      contentType: 'image/jpeg',
      maxBytes: 100,
      expiresInMs: 15 * MINUTE,
      ...change,
    })
  const send = ({ url, method, headers }: SignedUpload, body: Buffer, change: Record<string, string> = {}) =>
    fetch(url, { method, body: new Uint8Array(body), headers: { ...headers, ...change } })

  it('writes, reads, measures, replaces and removes', async () => {
    const storage = storageWith()
    const at = key()
    expect(await storage.stat(at)).toBeNull()
    await expect(storage.read(at)).rejects.toThrow(ObjectNotFound)
    await storage.put(at, photo, { ...jpeg, cacheControl: 'private, max-age=60' })
    expect(await storage.read(at)).toEqual(photo)
    expect(await storage.readRange(at, 3, 5)).toEqual(photo.subarray(3, 8))
    expect(await storage.readRange(at, 3, 1000)).toEqual(photo.subarray(3))
    await expect(storage.readRange(key(), 0, 5)).rejects.toThrow(ObjectNotFound)
    expect(await storage.stat(at)).toEqual({ bytes: photo.length, contentType: 'image/jpeg' })
    await storage.put(at, Buffer.from('otra'), { contentType: 'image/webp' })
    expect(await storage.stat(at)).toEqual({ bytes: 4, contentType: 'image/webp' })
    await storage.remove(at)
    await storage.remove(at)
    expect(await storage.stat(at)).toBeNull()
  })

  it('can be checked', async () => {
    await expect(storageWith().check()).resolves.toBeUndefined()
    control().faults.misbehave({ vendor: 'storage', kind: 'ERROR', status: 403 })
    await expect(storageWith().check()).rejects.toThrow(StorageUnavailable)
  })

  it('reports a broken store as unavailable, and retries where configured', async () => {
    const at = key()
    control().faults.misbehave({ vendor: 'storage', kind: 'ERROR', status: 503, times: 1 })
    await expect(storageWith().put(at, photo, jpeg)).rejects.toThrow(StorageUnavailable)
    control().faults.misbehave({ vendor: 'storage', kind: 'ERROR', status: 503, times: 1 })
    await storageWith({ retryForMs: 20_000 }).put(at, photo, jpeg)
    expect(await storageWith().read(at)).toEqual(photo)
  })

  it('writes once when the answer to the first try is lost', async () => {
    const at = key()
    control().faults.misbehave({ vendor: 'storage', kind: 'ERROR_AFTER', status: 503 })
    await storageWith({ retryForMs: 20_000 }).put(at, photo, jpeg)
    expect(await storageWith().read(at)).toEqual(photo)
    expect(control().objects.list()).toHaveLength(1)
  })

  describe('a signed upload', () => {
    it('takes the bytes from a browser of this machine', async () => {
      const at = key()
      const upload = await signed(at, { cacheControl: 'private, max-age=3600' })
      expect(upload.expiresAt.getTime() - clock.now().getTime()).toBeGreaterThan(14 * MINUTE)
      const answer = await send(upload, photo, { origin: 'http://localhost:4000' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
      expect(await storageWith().read(at)).toEqual(photo)
      expect(control().objects.list()[0]).toMatchObject({ cacheControl: 'private, max-age=3600' })
    })

    it('is allowed to the browser by its preflight', async () => {
      const { url, headers } = await signed(key())
      const answer = await fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:4000',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': Object.keys(headers).join(','),
        },
      })
      expect(answer.ok).toBe(true)
      expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-goog-content-length-range')
    })

    it.each([
      ['another type', { 'content-type': 'text/html' }, 403, 'SignatureDoesNotMatch'],
      ['a larger limit', { 'x-goog-content-length-range': '0,999999' }, 403, 'SignatureDoesNotMatch'],
      ['a header nobody signed', { 'x-goog-meta-owner': 'me' }, 400, 'MalformedSecurityHeader'],
    ])('refuses %s', async (_what, change, status, code) => {
      const answer = await send(await signed(key()), photo, change)
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)])
      expect(control().objects.list()).toEqual([])
    })

    it('refuses one byte too many', async () => {
      const upload = await signed(key(), { maxBytes: photo.length })
      expect((await send(upload, Buffer.concat([photo, Buffer.from('!')]))).status).toBe(400)
      expect((await send(upload, photo)).status).toBe(200)
    })

    it('refuses too many bytes also when their number is not declared', async () => {
      const { url, method, headers } = await signed(key(), { maxBytes: 10 })
      const body = new ReadableStream({
        start(stream) {
          for (let n = 0; n < 5; n++) stream.enqueue(new Uint8Array(8))
          stream.close()
        },
      })
      const init = { method, headers, body, duplex: 'half' }
      const outcome = await fetch(url, init).then(
        answer => answer.ok,
        () => false,
      )
      expect(outcome).toBe(false)
      expect(control().objects.list()).toEqual([])
    })

    it('writes once: its holder cannot swap the bytes afterwards', async () => {
      const at = key()
      const upload = await signed(at)
      expect((await send(upload, photo)).status).toBe(200)
      expect((await send(upload, Buffer.from('otra'))).status).toBe(412)
      expect(await storageWith().read(at)).toEqual(photo)
    })

    it('ends when its time is over', async () => {
      const upload = await signed(key())
      control().advanceTime(16 * MINUTE)
      expect((await send(upload, photo)).status).toBe(400)
    })

    it.each([
      ['the path', (url: string) => url.replace('requests', 'requestz')],
      ['the expiry', (url: string) => url.replace(/X-Goog-Expires=\d+/, 'X-Goog-Expires=901')],
      ['the signature', (url: string) => url.replace(/.$/, end => (end === '0' ? '1' : '0'))],
      ['everything signed', (url: string) => url.split('?')[0] ?? ''],
    ])('refuses a change of %s', async (_what, touch) => {
      const upload = await signed(key())
      const url = touch(upload.url)
      expect(url).not.toBe(upload.url)
      expect((await send({ ...upload, url }, photo)).status).toBe(403)
    })

    it('is not valid for another method', async () => {
      const at = key()
      await storageWith().put(at, photo, jpeg)
      expect((await fetch((await signed(at)).url)).status).not.toBe(200)
    })
  })

  describe('a signed download', () => {
    const stored = async () => {
      const at = key()
      await storageWith().put(at, photo, { ...jpeg, cacheControl: 'private, max-age=60' })
      return at
    }

    it('gives the bytes with what a browser needs to keep and to seek them', async () => {
      const url = await storageWith().signDownload(await stored(), { expiresInMs: 15 * MINUTE })
      const whole = await fetch(url)
      expect(Buffer.from(await whole.arrayBuffer())).toEqual(photo)
      expect(whole.headers.get('content-type')).toBe('image/jpeg')
      expect(whole.headers.get('cache-control')).toBe('private, max-age=60')
      const part = await fetch(url, { headers: { range: 'bytes=3-6' } })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 3-6/${photo.length}`])
      expect(Buffer.from(await part.arrayBuffer())).toEqual(photo.subarray(3, 7))
      const beyond = await fetch(url, { headers: { range: 'bytes=9999-' } })
      expect(beyond.status).toBe(416)
      const etag = whole.headers.get('etag') ?? ''
      expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
      const head = await fetch(url, { method: 'HEAD' })
      expect(head.headers.get('content-length')).toBe(String(photo.length))
    })

    it('is the same URL within its window and a valid one for at least as long as asked', async () => {
      const at = await stored()
      const window = 15 * MINUTE
      const start = Math.ceil(Date.now() / window) * window
      const urlAt = (ms: number) =>
        storageWith({ now: () => new Date(ms) }).signDownload(at, { expiresInMs: window })
      const first = await urlAt(start)
      expect(await urlAt(start + window - 1)).toBe(first)
      expect(await urlAt(start + window)).not.toBe(first)
      control().advanceTime(start + 2 * window - 1000 - Date.now())
      expect((await fetch(first)).status).toBe(200)
      control().advanceTime(2000)
      expect((await fetch(first)).status).toBe(400)
    })

    it('saves under any given name', async () => {
      const url = await storageWith().signDownload(await stored(), {
        expiresInMs: MINUTE,
        downloadName: 'óptica "izq"/\r\n50%.jpg',
      })
      expect((await fetch(url)).headers.get('content-disposition')).toBe(
        `attachment; filename="_ptica _izq____50_.jpg"; filename*=UTF-8''%C3%B3ptica%20%22izq%22___50%25.jpg`,
      )
    })

    it('finds nothing for a missing object', async () => {
      const url = await storageWith().signDownload(key(), { expiresInMs: MINUTE })
      expect((await fetch(url)).status).toBe(404)
    })

    it('may stop half-way and resume', async () => {
      const url = await storageWith().signDownload(await stored(), { expiresInMs: MINUTE })
      control().faults.misbehave({ vendor: 'storage', kind: 'STALL' })
      const reader = (await fetch(url)).body?.getReader()
      const first = (await reader?.read())?.value
      expect(first?.length).toBeLessThan(photo.length)
      control().faults.release()
      const rest = (await reader?.read())?.value
      expect(Buffer.concat([first ?? Buffer.alloc(0), rest ?? Buffer.alloc(0)])).toEqual(photo)
    })
  })

  it('keeps files and the signing key over a restart', async () => {
    const own = await openSandbox()
    const before = own.sandbox.storage
    const at = key()
    const make = (storage: typeof before) =>
      createGcsStorage({ mode: 'sandbox', bucket: 'b-1', ...storage, clock, retryForMs: 0 })
    await make(before).put(at, photo, jpeg)
    const url = await make(before).signDownload(at, { expiresInMs: MINUTE })
    const after = (await own.restart()).storage
    expect(await make(after).read(at)).toEqual(photo)
    expect((await fetch(url.replace(before.publicHost, after.publicHost))).status).toBe(200)
    await own.close()
  })

  it('fails closed when mode and address do not agree', () => {
    const make = (mode: 'live' | 'sandbox', change: { apiEndpoint?: string; publicHost?: string }) => () =>
      createGcsStorage({ mode, bucket: 'b-1', credentialsFile: 'none.json', clock, ...change })
    expect(make('live', { apiEndpoint: 'http://127.0.0.1:1' })).toThrow(WrongEndpoint)
    expect(make('live', { publicHost: 'http://localhost:1' })).toThrow(WrongEndpoint)
    expect(make('sandbox', {})).toThrow(WrongEndpoint)
    expect(make('sandbox', { apiEndpoint: 'https://storage.googleapis.com' })).toThrow(WrongEndpoint)
    expect(make('live', {})).not.toThrow()
  })
})
