import { describe, expect, test } from 'vitest'
import { conversationDays, type Draft, outbox } from './conversation'

const message = (id: string, at: string) => ({ kind: 'message' as const, id, at })
const event = (id: string, at: string) => ({ kind: 'event' as const, id, at, event: id })
const shape = (days: ReturnType<typeof conversationDays>) =>
  days.map(({ key, items }) => `${key}: ${items.map(({ id }) => id).join(' ')}`)

describe('conversationDays', () => {
  test('places steps between messages by time, under the day of Montevideo', () => {
    const messages = [
      message('m1', '2026-11-18T13:24:00Z'),
      message('m2', '2026-11-19T02:59:00Z'),
      message('m3', '2026-11-19T12:05:00Z'),
    ]
    const events = [event('PAID', '2026-11-18T13:12:00Z'), event('SHIPPED', '2026-11-19T11:50:00Z')]
    expect(shape(conversationDays(messages, events, false))).toEqual([
      '2026-11-18: PAID m1 m2',
      '2026-11-19: SHIPPED m3',
    ])
  })

  test('keeps the order of a step and a message of the same moment', () => {
    const at = '2026-11-18T13:12:00Z'
    expect(shape(conversationDays([message('m', at)], [event('PAID', at)], false))).toEqual([
      '2026-11-18: PAID m',
    ])
  })

  test('hides older steps while older messages are not loaded', () => {
    const messages = [message('m', '2026-11-19T12:00:00Z')]
    const events = [event('PAID', '2026-11-18T13:12:00Z'), event('SHIPPED', '2026-11-19T12:30:00Z')]
    expect(shape(conversationDays(messages, events, true))).toEqual(['2026-11-19: m SHIPPED'])
    expect(shape(conversationDays([], events, false))).toHaveLength(2)
  })
})

describe('outbox', () => {
  const at = '2026-11-21T12:00:00Z'
  const hello: Draft = { key: 'k1', body: 'Hola', files: [], at, state: 'sending', reason: null }

  test('keeps the text and the key of a failed message until it is sent again', () => {
    const sending = outbox([], { type: 'send', key: 'k1', body: 'Hola', files: [], at })
    expect(sending).toEqual([hello])
    const failed = outbox(sending, { type: 'fail', key: 'k1', reason: 'Sin conexión' })
    expect(failed).toEqual([{ ...hello, state: 'failed', reason: 'Sin conexión' }])
    expect(outbox(failed, { type: 'retry', key: 'k1' })).toEqual([hello])
    expect(outbox(failed, { type: 'sent', key: 'k1' })).toEqual([])
  })

  test('does not touch the other messages', () => {
    const two = outbox([hello], { type: 'send', key: 'k2', body: '¿Están?', files: [], at })
    expect(outbox(two, { type: 'fail', key: 'k2', reason: 'x' }).map(({ state }) => state)).toEqual([
      'sending',
      'failed',
    ])
    expect(outbox(two, { type: 'discard', key: 'k1' }).map(({ key }) => key)).toEqual(['k2'])
  })
})
