import { expect, test } from 'vitest'
import { offerLifecycle } from '../domains/offers/offer.lifecycle.ts'
import { defineLifecycle } from './lifecycle.ts'
import { WrongState } from './refusal.ts'

const because = { A: 'Está en A.', B: 'Está en B.' }
const sound = {
  machine: 'Thing',
  initial: 'A',
  finals: ['B'],
  steps: { go: { from: ['A'], to: 'B', actors: ['buyer'] } },
  because,
} as const

test.each([
  ['B cannot be reached', { ...sound, steps: { go: { from: ['A'], to: 'A', actors: ['buyer'] } } }],
  ['B has no way out and is not final', { ...sound, finals: [] }],
  ['leaves the final state A', { ...sound, finals: ['A', 'B'] }],
  ['has no actor', { ...sound, steps: { go: { from: ['A'], to: 'B', actors: [] } } }],
  ['names the unknown state C', { ...sound, steps: { go: { from: ['A'], to: 'C', actors: ['buyer'] } } }],
  ['the clock may not go what is A', { ...sound, deadlines: { A: { action: 'go', at: () => new Date(0) } } }],
  [
    'the clock may not go what is A',
    {
      ...sound,
      steps: { ...sound.steps, melt: { from: ['A'], to: 'B', actors: ['clock'] } },
      deadlines: {
        A: { action: 'melt', except: { action: 'go', when: () => true }, at: () => new Date(0) },
      },
    },
  ],
] as const)('refuses a table when the module loads: %s', (problem, definition) => {
  expect(() => defineLifecycle<string, string>(definition)).toThrow(problem)
})

test('allows a step from its states for its actors only', () => {
  const thing = defineLifecycle<'A' | 'B', 'go'>(sound)
  expect(thing.next('A', 'go', 'buyer')).toBe('B')
  expect(thing.next('A', 'go', 'provider')).toBeNull()
  expect(thing.next('B', 'go', 'buyer')).toBeNull()
})

test('refuses an impossible step with a reason in Spanish', () => {
  expect(() => offerLifecycle.require('WITHDRAWN', 'reject', 'buyer')).toThrow(
    new WrongState('El proveedor retiró la oferta.', 'WITHDRAWN'),
  )
})

test('accepts an offer only by a verified payment', () => {
  const accepting = Object.values(offerLifecycle.steps).filter(step => step.to === 'ACCEPTED')
  expect(accepting.map(step => step.actors)).toEqual([['gateway']])
})

test('counts a state as over when its deadline has passed', () => {
  const melting = defineLifecycle({
    machine: 'Ice',
    initial: 'A',
    finals: ['B'],
    steps: { melt: { from: ['A'], to: 'B', actors: ['clock'] } },
    because,
    deadlines: { A: { action: 'melt', at: (ice: { until: Date }) => ice.until } },
  })
  const until = new Date(1000)
  expect(melting.stateAt({ state: 'A', until }, new Date(999))).toBe('A')
  expect(melting.stateAt({ state: 'A', until }, new Date(1000))).toBe('B')
  expect(melting.stateAt({ state: 'B', until }, new Date(1000))).toBe('B')
})

test('takes another action at the deadline depending on the subject', () => {
  const ice = defineLifecycle({
    machine: 'Ice',
    initial: 'A',
    finals: ['B', 'C'],
    steps: {
      melt: { from: ['A'], to: 'B', actors: ['clock'] },
      freeze: { from: ['A'], to: 'C', actors: ['clock'] },
    },
    because: { A: 'Está en A.', B: 'Está en B.', C: 'Está en C.' },
    deadlines: {
      A: {
        action: 'melt',
        except: { action: 'freeze', when: (lake: { isCold: boolean }) => lake.isCold },
        at: () => new Date(1000),
      },
    },
  })
  const [before, after] = [new Date(999), new Date(1000)]
  expect(ice.overdueAction({ state: 'A', isCold: true }, before)).toBeNull()
  expect(ice.overdueAction({ state: 'A', isCold: true }, after)).toBe('freeze')
  expect(ice.stateAt({ state: 'A', isCold: true }, after)).toBe('C')
  expect(ice.stateAt({ state: 'A', isCold: false }, after)).toBe('B')
})
