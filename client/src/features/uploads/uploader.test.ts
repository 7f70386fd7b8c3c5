// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually'
import { REQUEST_LIMITS, unreadable } from '../../../test/uploads'
import { createUploader, type Ticket, type UploadPorts, UploadProblem } from './uploader'
import type { UploadLimits } from './uploadLimits'

type Sent = { file: string; signal: AbortSignal; arrive: () => void; fail: (problem: Error) => void }

const place = (url: string) => ({ url, method: 'PUT', headers: [] })

/** Ports whose uploads finish on demand. */
function createWorld(over: Partial<UploadPorts> = {}, limits: Partial<UploadLimits> = {}) {
  const sent: Sent[] = []
  const told: string[] = []
  const canceled: string[] = []
  let tickets = 0
  const ports: UploadPorts = {
    start: ({ fileName, posterBytes }) => {
      tickets += 1
      return Promise.resolve<Ticket>({
        uploadId: `${fileName}#${tickets}`,
        ...place(`${fileName}#${tickets}`),
        poster: posterBytes === null ? null : place(`${fileName} poster ${posterBytes}`),
      })
    },
    send: ({ url }, _file, { signal }) =>
      new Promise((resolve, reject) => {
        sent.push({ file: url, signal, arrive: resolve, fail: reject })
      }),
    complete: uploadId => Promise.resolve({ src: `thumb:${uploadId}` }),
    cancel: uploadId => canceled.push(uploadId),
    preparePhoto: file => Promise.resolve(file),
    videoLength: () => Promise.resolve(null),
    videoPoster: () => Promise.resolve(null),
    tell: (message, { name }) => told.push(`Error subiendo ${name}: ${message}`),
    ...over,
  }
  return { uploader: createUploader(ports, { ...REQUEST_LIMITS, ...limits }), sent, told, canceled }
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const video = (name: string) => new File(['x'], name, { type: 'video/mp4' })
const never = new AbortController().signal

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
})

describe('the uploader', () => {
  test('sends two at a time and starts the next when one is uploaded', async () => {
    const { uploader, sent } = createWorld()
    void uploader.add([photo('a'), photo('b'), photo('c')])
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1', 'b#2']))
    sent[0]?.arrive()
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1', 'b#2', 'c#3']))
    expect(uploader.items().map(({ phase }) => phase)).toEqual(['ready', 'sending', 'sending'])
    expect(uploader.items()[0]).toMatchObject({ uploadId: 'a#1', src: 'thumb:a#1' })
  })

  test('sends prepared photos once, under the name of the prepared file', async () => {
    const prepared = vi.fn<UploadPorts['preparePhoto']>(() => Promise.resolve(photo('IMG_1.jpg')))
    const { uploader, sent } = createWorld({ preparePhoto: prepared })
    void uploader.add([new File(['xxxx'], 'IMG_1.HEIC', { type: 'image/heic' })])
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['IMG_1.jpg#1']))
    sent[0]?.fail(new UploadProblem('Revisá tu conexión', 'sendAgain'))
    await eventually(() => expect(uploader.items()[0]?.phase).toBe('failed'))
    uploader.retry(uploader.items()[0]?.key ?? '')
    await eventually(() => expect(sent).toHaveLength(2))
    expect(prepared).toHaveBeenCalledOnce()
  })

  test('can assign a file to another thing, before and after it is uploaded', async () => {
    const { uploader, sent } = createWorld()
    void uploader.add([photo('a')], 'óptica')
    const key = uploader.items()[0]?.key ?? ''
    uploader.assign(key, null)
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await eventually(() => expect(uploader.items()).toMatchObject([{ phase: 'ready', about: null }]))
    uploader.assign(key, 'faro')
    expect(uploader.items()).toMatchObject([{ phase: 'ready', about: 'faro', uploadId: 'a#1' }])
  })

  test('accepts a photo that is large before it is prepared, not after', async () => {
    const large = new File(['12345'], 'grande.jpg', { type: 'image/jpeg' })
    const { uploader, sent, told } = createWorld({}, { maxImageBytes: 4 })
    void uploader.add([large])
    await eventually(() => expect(uploader.items()).toEqual([]))
    expect(sent).toEqual([])
    expect(told[0]).toMatch(/^Error subiendo grande.jpg: La imagen puede pesar hasta/)
    expect(uploader.problem()).toEqual({
      text: expect.stringMatching(/^grande.jpg: La imagen puede pesar hasta/),
      about: null,
    })
    await uploader.add([photo('a')])
    expect(uploader.problem()).toBeNull()
  })

  test('keeps the problem with a file that is not accepted, until other files are added or it is removed', async () => {
    const { uploader } = createWorld()
    await uploader.add([new File(['x'], 'nota.pdf', { type: 'application/pdf' })], 'faro')
    expect(uploader.problem()).toEqual({ text: 'Solo se permiten imágenes y videos', about: 'faro' })
    await uploader.add([photo('a')], 'faro')
    expect(uploader.problem()).toBeNull()
    await uploader.add([video('v'), video('w')])
    expect(uploader.problem()).toEqual({ text: 'Máximo 1 video permitido', about: null })
    uploader.remove(uploader.items().find(({ name }) => name === 'v')?.key ?? '')
    expect(uploader.problem()).toBeNull()
  })

  test('sends the same bytes to the same place when the connection was lost', async () => {
    const { uploader, sent, told } = createWorld()
    void uploader.add([photo('a')])
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.fail(new UploadProblem('Revisá tu conexión', 'sendAgain'))
    await eventually(() => expect(uploader.items()[0]?.phase).toBe('failed'))
    expect(told).toEqual(['Error subiendo a: Revisá tu conexión'])

    uploader.retry(uploader.items()[0]?.key ?? '')
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1', 'a#1']))
  })

  test.each([
    ['a photo, before it is sent', unreadable('a', 'image/jpeg'), {}],
    [
      'a photo, when it is drawn',
      unreadable('a', 'image/jpeg'),
      { preparePhoto: () => Promise.reject(new DOMException('gone', 'NotReadableError')) },
    ],
    ['a video, while it is sent', unreadable('a', 'video/mp4'), {}],
  ])('reports that %s can no longer be read, and removes it', async (_what, file, over) => {
    const { uploader, sent, told } = createWorld(over)
    await uploader.add([file])
    if (!('preparePhoto' in over)) {
      await eventually(() => expect(sent).toHaveLength(1))
      sent[0]?.fail(new UploadProblem('Revisá tu conexión', 'sendAgain'))
    }
    await eventually(() => expect(uploader.items()).toEqual([]))
    expect(told).toEqual([
      'Error subiendo a: Ya no se puede leer el archivo. ¿Lo moviste o lo borraste? Elegilo de nuevo.',
    ])
  })

  test('detects the type from the content when the browser reports none', async () => {
    const start = vi.fn<UploadPorts['start']>(() => Promise.reject(new UploadProblem('no', 'none')))
    const { uploader } = createWorld({ start })
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
    const film = new TextEncoder().encode('\0\0\0\x18ftypisom')
    const files = [
      new File([jpeg], 'IMG-20260101', { type: 'application/octet-stream' }),
      new File([film], 'grabación', { type: '' }),
      new File([jpeg], 'IMG-20260102', { type: 'image/*' }),
      new File(['%PDF'], 'factura', { type: 'application/octet-stream' }),
      unreadable('otra', ''),
    ]
    expect(await uploader.add(files)).toEqual([
      'Solo se permiten imágenes y videos',
      'Ya no se puede leer el archivo. ¿Lo moviste o lo borraste? Elegilo de nuevo.',
    ])
    await eventually(() => expect(start).toHaveBeenCalledTimes(3))
    expect(
      start.mock.calls.map(([{ kind, contentType, fileName }]) => [kind, contentType, fileName]),
    ).toEqual([
      ['IMAGE', 'image/jpeg', 'IMG-20260101'],
      ['VIDEO', 'video/mp4', 'grabación'],
      ['IMAGE', 'image/jpeg', 'IMG-20260102'],
    ])
  })

  test('asks for a new place when the old one no longer works', async () => {
    const { uploader, sent } = createWorld()
    void uploader.add([photo('a')])
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.fail(new UploadProblem('No pudimos guardar el archivo', 'startAnew'))
    await eventually(() => expect(uploader.items()[0]?.phase).toBe('failed'))
    uploader.retry(uploader.items()[0]?.key ?? '')
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1', 'a#2']))
  })

  test('removes a file the server refuses, and shows why', async () => {
    const { uploader, sent, told } = createWorld({
      complete: () => Promise.reject(new UploadProblem('Imagen no válida', 'none')),
    })
    void uploader.add([photo('a')])
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await eventually(() => expect(uploader.items()).toEqual([]))
    expect(told).toEqual(['Error subiendo a: Imagen no válida'])
  })

  test('does not begin to send a video that is too long', async () => {
    const { uploader, sent, told } = createWorld({ videoLength: () => Promise.resolve(16_200) })
    void uploader.add([video('v')])
    await eventually(() => expect(uploader.items()).toEqual([]))
    expect(sent).toEqual([])
    expect(told).toEqual(['Error subiendo v: El video no puede durar más de 15 segundos'])
  })

  test('sends longer videos when their purpose allows them', async () => {
    const { uploader, sent } = createWorld(
      { videoLength: () => Promise.resolve(16_200) },
      { maxVideoMs: 30_000 },
    )
    void uploader.add([video('v')])
    await eventually(() => expect(sent).toHaveLength(1))
  })

  test('sends the first frame of a video before it and shows it meanwhile', async () => {
    const { uploader, sent } = createWorld({
      videoPoster: () => Promise.resolve(new Blob(['1234'])),
      complete: () => Promise.resolve({ src: null }),
    })
    void uploader.add([video('v')])
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['v poster 4']))
    expect(uploader.items()).toMatchObject([{ phase: 'sending', src: 'blob:1' }])
    sent[0]?.arrive()
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['v poster 4', 'v#1']))
    sent[1]?.arrive()
    await eventually(() => expect(uploader.items()).toMatchObject([{ phase: 'ready', src: 'blob:1' }]))
  })

  test('sends a video without its frame when the frame fails', async () => {
    const { uploader, sent, told } = createWorld({ videoPoster: () => Promise.resolve(new Blob(['1234'])) })
    void uploader.add([video('v')])
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.fail(new UploadProblem('No pudimos guardar el archivo', 'startAnew'))
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['v poster 4', 'v#1']))
    sent[1]?.arrive()
    await eventually(() => expect(uploader.items()).toMatchObject([{ phase: 'ready' }]))
    expect(told).toEqual([])
  })

  test('draws a frame once, within the photo limit of the purpose', async () => {
    const drawn = vi.fn<UploadPorts['videoPoster']>(() => Promise.resolve(new Blob(['1234'])))
    const { uploader, sent } = createWorld({ videoPoster: drawn })
    void uploader.add([video('v')])
    await eventually(() => expect(sent).toHaveLength(1))
    sent[0]?.arrive()
    await eventually(() => expect(sent).toHaveLength(2))
    sent[1]?.fail(new UploadProblem('Revisá tu conexión', 'sendAgain'))
    await eventually(() => expect(uploader.items()[0]?.phase).toBe('failed'))
    uploader.retry(uploader.items()[0]?.key ?? '')
    await eventually(() => expect(sent[2]?.file).toBe('v poster 4'))
    expect(drawn).toHaveBeenCalledOnce()

    const small = createWorld({ videoPoster: drawn }, { maxImageBytes: 3 })
    void small.uploader.add([video('v')])
    await eventually(() => expect(small.sent.map(({ file }) => file)).toEqual(['v#1']))
  })

  test('does not start a file removed while its frame is drawn', async () => {
    let finish: (poster: Blob | null) => void = () => {}
    const { uploader, sent, canceled } = createWorld({
      videoPoster: () =>
        new Promise(resolve => {
          finish = resolve
        }),
    })
    void uploader.add([video('v'), photo('a')])
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1']))
    uploader.remove(uploader.items()[0]?.key ?? '')
    finish(new Blob(['1234']))
    void uploader.add([photo('b')])
    await eventually(() => expect(sent.map(({ file }) => file)).toEqual(['a#1', 'b#2']))
    expect(canceled).toEqual([])
    expect(uploader.items().map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('stops a file removed while it is sent silently, and frees its slot', async () => {
    const { uploader, sent, told, canceled } = createWorld()
    void uploader.add([photo('a'), photo('b'), photo('c')])
    await eventually(() => expect(sent).toHaveLength(2))
    uploader.remove(uploader.items()[0]?.key ?? '')
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(canceled).toEqual(['a#1'])
    await eventually(() => expect(sent).toHaveLength(3))
    expect(told).toEqual([])
    expect(uploader.items().map(({ name }) => name)).toEqual(['b', 'c'])
  })

  test('is settled when nothing is being sent: everything uploaded, failed or removed', async () => {
    const { uploader, sent } = createWorld()
    await uploader.settled(never)
    void uploader.add([photo('a'), photo('b')])
    await eventually(() => expect(sent).toHaveLength(2))
    let isSettled = false
    const waiting = uploader.settled(never).then(() => {
      isSettled = true
    })
    sent[0]?.arrive()
    await eventually(() => expect(uploader.items()[0]?.phase).toBe('ready'))
    expect(isSettled).toBe(false)
    sent[1]?.fail(new Error('boom'))
    await waiting
    expect(uploader.items().map(({ phase }) => phase)).toEqual(['ready', 'failed'])
  })

  test('continues the files when a waiter gives up', async () => {
    const { uploader, sent } = createWorld()
    void uploader.add([photo('a')])
    await eventually(() => expect(sent).toHaveLength(1))
    const stop = new AbortController()
    const waiting = uploader.settled(stop.signal)
    stop.abort()
    await waiting
    expect(sent[0]?.signal.aborted).toBe(false)
  })

  test('shows files sent by an earlier page, unless newer ones exist', () => {
    const kept = { key: 'k', name: 'a.jpg', kind: 'IMAGE' as const, about: null, uploadId: 'u1', src: null }
    const { uploader } = createWorld()
    uploader.restore([kept])
    expect(uploader.items()).toEqual([{ ...kept, phase: 'ready', progress: 100 }])
    uploader.restore([{ ...kept, key: 'other' }])
    expect(uploader.items().map(({ key }) => key)).toEqual(['k'])
    uploader.clear()
    expect(uploader.items()).toEqual([])
  })
})
