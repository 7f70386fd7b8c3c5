import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REQUEST_LIMITS } from '../../../test/uploads'
import { limitsHint } from './uploadLimits'
import {
  admitFiles,
  announcementOf,
  contentTypeOf,
  isUnderWay,
  nextToStart,
  readyUploads,
  reduceUploads,
  type UploadEvent,
  type UploadItem,
} from './uploadQueue'

const added = (...keys: string[]): UploadEvent => ({
  type: 'added',
  items: keys.map(key => ({ key, name: `${key}.jpg`, kind: 'IMAGE', about: null, src: null })),
})
const play = (...events: UploadEvent[]) =>
  events.reduce<readonly UploadItem[]>((items, event) => reduceUploads(items, event), [])
const phases = (items: readonly UploadItem[]) => items.map(({ phase }) => phase)

test("moves a file to another's place, and loses nothing when that does not exist", () => {
  const keys = (...events: UploadEvent[]) =>
    play(added('a', 'b', 'c'), ...events)
      .map(({ key }) => key)
      .join('')
  expect(keys({ type: 'moved', key: 'a', to: 'c' })).toBe('bca')
  expect(keys({ type: 'moved', key: 'c', to: 'a' })).toBe('cab')
  expect(keys({ type: 'moved', key: 'a', to: 'z' })).toBe('abc')
  expect(keys({ type: 'moved', key: 'z', to: 'a' })).toBe('abc')
})

describe('a file', () => {
  test('goes from waiting to ready and then has an id and a picture', () => {
    const items = play(
      added('a'),
      { type: 'sending', key: 'a' },
      { type: 'progressed', key: 'a', percent: 40 },
      { type: 'checking', key: 'a' },
      { type: 'ready', key: 'a', uploadId: 'u1', src: 'thumb' },
    )
    expect(items).toEqual([
      {
        key: 'a',
        name: 'a.jpg',
        kind: 'IMAGE',
        about: null,
        phase: 'ready',
        progress: 100,
        uploadId: 'u1',
        src: 'thumb',
      },
    ])
    expect(readyUploads(items)).toHaveLength(1)
  })

  test('waits again from the beginning when it failed and is retried', () => {
    const failed = play(
      added('a'),
      { type: 'sending', key: 'a' },
      { type: 'progressed', key: 'a', percent: 90 },
      { type: 'failed', key: 'a' },
    )
    expect(phases(failed)).toEqual(['failed'])
    expect(readyUploads(failed)).toEqual([])
    const [item] = reduceUploads(failed, { type: 'retried', key: 'a' })
    expect(item).toMatchObject({ phase: 'waiting', progress: 0 })
  })

  test('never goes back while it is sent', () => {
    const items = play(
      added('a'),
      { type: 'sending', key: 'a' },
      { type: 'progressed', key: 'a', percent: 60 },
      { type: 'progressed', key: 'a', percent: 20 },
    )
    expect(items[0]?.progress).toBe(60)
  })

  test('stays removed when late events arrive', () => {
    const items = play(
      added('a', 'b'),
      { type: 'sending', key: 'a' },
      { type: 'removed', key: 'a' },
      { type: 'checking', key: 'a' },
      { type: 'ready', key: 'a', uploadId: 'u1', src: null },
    )
    expect(items.map(({ key }) => key)).toEqual(['b'])
  })
})

test('has an id when it is ready and stays failed until retried, for any events in any order', () => {
  const key = fc.constantFrom('a', 'b', 'c')
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('sending', 'checking', 'failed', 'retried'), key }),
    fc.record({ type: fc.constant('progressed'), key, percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({
      type: fc.constant('ready'),
      key,
      uploadId: fc.string({ minLength: 1 }),
      src: fc.constant(null),
    }),
  )
  fc.assert(
    fc.property(fc.array(event), events => {
      let items = play(added('a', 'b', 'c'))
      for (const next of events) {
        const before = items
        items = reduceUploads(items, next)
        items.forEach((item, index) => {
          expect(item.phase === 'ready').toBe(item.uploadId !== null)
          if (before[index]?.phase === 'ready') expect(item).toEqual(before[index])
          if (before[index]?.phase === 'failed' && next.type !== 'retried') expect(item.phase).toBe('failed')
        })
      }
    }),
  )
})

test('sends two at once, in their order', () => {
  const items = play(added('a', 'b', 'c'))
  expect(nextToStart(items, 2).map(({ key }) => key)).toEqual(['a', 'b'])
  const running = reduceUploads(items, { type: 'sending', key: 'a' })
  expect(nextToStart(running, 2).map(({ key }) => key)).toEqual(['b'])
  const full = reduceUploads(running, { type: 'sending', key: 'b' })
  expect(nextToStart(full, 2)).toEqual([])
  expect(full.filter(isUnderWay)).toHaveLength(3)
})

describe('admitFiles', () => {
  const photo = (name: string, size = 1000) => ({ name, type: 'image/jpeg', size })
  const video = (name: string, size = 1000) => ({ name, type: 'video/mp4', size })
  const names = (files: { file: { name: string } }[]) => files.map(({ file }) => file.name)

  test('accepts five photos and one video, and reports the excess once', () => {
    const chosen = ['1', '2', '3', '4', '5', '6', '7'].map(name => photo(name))
    const { admitted, problems } = admitFiles([], [...chosen, video('v1'), video('v2')], REQUEST_LIMITS)
    expect(names(admitted)).toEqual(['1', '2', '3', '4', '5', 'v1'])
    expect(problems).toEqual(['Máximo 5 imágenes permitidas', 'Máximo 1 video permitido'])
  })

  test('counts existing files', () => {
    const four = play(added('a', 'b', 'c', 'd'))
    expect(names(admitFiles(four, [photo('5'), photo('6')], REQUEST_LIMITS).admitted)).toEqual(['5'])
  })

  test('refuses other kinds and too large videos; photos are reduced before they are sent', () => {
    const { admitted, problems } = admitFiles(
      [],
      [
        { name: 'notas.txt', type: 'text/plain', size: 10 },
        photo('grande, que se achica', 15 * 1024 * 1024 + 1),
        video('largo', 60 * 1024 * 1024 + 1),
      ],
      REQUEST_LIMITS,
    )
    expect(names(admitted)).toEqual(['grande, que se achica'])
    expect(problems).toEqual(['Solo se permiten imágenes y videos', 'El video puede pesar hasta 60 MB'])
  })

  test('applies the limits of another purpose', () => {
    const limits = { ...REQUEST_LIMITS, maxImages: 1, maxVideos: 0 }
    const { admitted, problems } = admitFiles([], [photo('1'), photo('2'), video('v')], limits)
    expect(names(admitted)).toEqual(['1'])
    expect(problems).toEqual(['Máximo 1 imagen permitida', 'Solo se permiten imágenes'])
  })

  test('recognises photos by their name when the browser has no type', () => {
    expect(contentTypeOf({ name: 'IMG_1.HEIC', type: '' })).toBe('image/heic')
    expect(contentTypeOf({ name: 'clip.mov', type: '' })).toBe('video/quicktime')
    expect(contentTypeOf({ name: 'sin-extension', type: '' })).toBe('')
    expect(contentTypeOf({ name: 'a.png', type: 'image/jpeg' })).toBe('image/jpeg')
  })
})

test.each([
  [REQUEST_LIMITS, 'hasta 5 fotos y 1 video de 15 segundos'],
  [{ ...REQUEST_LIMITS, maxVideos: 2 }, 'hasta 5 fotos y 2 videos de 15 segundos'],
  [{ ...REQUEST_LIMITS, maxImages: 1, maxVideos: 0 }, 'hasta 1 foto'],
])('describes the limits: %#', (limits, hint) => {
  expect(limitsHint(limits)).toBe(hint)
})

test.each([
  [[], ''],
  [['sending', 'ready'], 'Subiendo 1 de 2'],
  [['ready'], 'Archivo subido'],
  [['ready', 'ready'], 'Archivos subidos, en este orden: 0.jpg, 1.jpg'],
  [['failed'], 'No se subió 0.jpg'],
  [['failed', 'ready', 'failed'], 'No se subió 0.jpg, 2.jpg. Archivo subido'],
] as const satisfies readonly (readonly [readonly UploadItem['phase'][], string])[])(
  'of files that are %j is read out: %s',
  (each, said) => {
    const items = play(added(...each.map((_phase, index) => `${index}`)))
    expect(announcementOf(items.map((item, index) => ({ ...item, phase: each[index] ?? 'ready' })))).toBe(
      said,
    )
  },
)

test.each([
  [{ name: 'a.jpg', type: 'application/octet-stream' }, 'image/jpeg'],
  [{ name: 'a.jpg', type: 'image/png' }, 'image/png'],
  [{ name: 'a.jpg', type: 'image/*' }, 'image/jpeg'],
  [{ name: 'a', type: 'image/jpg' }, 'image/jpeg'],
  [{ name: 'a', type: 'image/pjpeg' }, 'image/jpeg'],
  [{ name: 'a', type: 'application/octet-stream' }, 'application/octet-stream'],
])('counts %j as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type)
})
