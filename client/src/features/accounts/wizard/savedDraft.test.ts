// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buyerPlan } from './buyerPlan'
import { keptOf } from './plan'
import { forgetDraft, saveDraft, savedDraft } from './savedDraft'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 22)
const KEY = 'tuerca.alta.comprador'
const values = {
  ...buyerPlan.blank({ email: 'ana@x.uy' }),
  name: 'Ana',
  password: 'secreta',
  repeated: 'secreta',
}

beforeEach(() => localStorage.clear())

test('is restored for thirty days, without the password', () => {
  expect(saveDraft(buyerPlan, { values, step: 1, now: NOW })).toBe(true)
  expect(localStorage.getItem(KEY)).not.toContain('secreta')
  expect(savedDraft(buyerPlan, NOW + 30 * DAY - 1)).toEqual({ savedAt: NOW, step: 1, values: keptOf(values) })
})

test('is removed when it is too old', () => {
  saveDraft(buyerPlan, { values, step: 1, now: NOW })
  expect(savedDraft(buyerPlan, NOW + 30 * DAY)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('is removed on request', () => {
  saveDraft(buyerPlan, { values, step: 0, now: NOW })
  forgetDraft(buyerPlan)
  expect(savedDraft(buyerPlan, NOW)).toBeNull()
})

describe('drops and removes a draft that another program wrote', () => {
  const good = { version: 1, savedAt: NOW, step: 0, values: keptOf(values) }
  test.each([
    ['no JSON', '{"version":1,'],
    ['another version', JSON.stringify({ ...good, version: 2 })],
    ['from the future, so that it would never end', JSON.stringify({ ...good, savedAt: NOW + 400 * DAY })],
    ['a step that is none', JSON.stringify({ ...good, step: '1' })],
    ['values of another form', JSON.stringify({ ...good, values: { name: 'Ana' } })],
    ['null', 'null'],
  ])('%s', (_what, text) => {
    localStorage.setItem(KEY, text)
    expect(savedDraft(buyerPlan, NOW)).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})

test('reports that the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDraft(buyerPlan, { values, step: 0, now: NOW })).toBe(false)
  vi.unstubAllGlobals()
})
