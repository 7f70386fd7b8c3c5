import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { providerLifecycle } from '../src/domains/accounts/provider.lifecycle.ts'
import { offerLifecycle } from '../src/domains/offers/offer.lifecycle.ts'
import { orderLifecycle } from '../src/domains/orders/order.lifecycle.ts'
import { partRequestLifecycle } from '../src/domains/requests/request.lifecycle.ts'
import { schema } from '../src/graphql/schema.ts'
import { VIEWERS, type ViewerName } from './authorization/people.ts'
import { openStage, type Stage } from './authorization/stage.ts'
import { EXPECTED, type Expected } from './mutations/expectations.ts'
import { between, type Snapshot, watchStage } from './mutations/snapshot.ts'
import { SUBJECTS, type Subject } from './mutations/subjects.ts'

let stage: Stage
let look: () => Promise<Snapshot>
beforeAll(async () => {
  stage = await openStage()
  // How often something may be done is tried beside each command.
  vi.spyOn(stage.harness.services.rateLimit, 'spend').mockResolvedValue()
  look = await watchStage(stage)
}, 120_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await stage.close()
})

const fields = schema.getMutationType()?.getFields() ?? {}

/** Of each command on a thing with a lifecycle: its states. */
const MACHINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cancelPartRequest: partRequestLifecycle.because,
  makeOffer: partRequestLifecycle.because,
  reviseOffer: offerLifecycle.because,
  withdrawOffer: offerLifecycle.because,
  rejectOffer: offerLifecycle.because,
  startCheckout: offerLifecycle.because,
  shipOrder: orderLifecycle.because,
  confirmReceipt: orderLifecycle.because,
  cancelSale: orderLifecycle.because,
  sendMessage: orderLifecycle.because,
  approveProvider: providerLifecycle.because,
  rejectProvider: providerLifecycle.because,
}

/** One row's `names → answer` as pairs. */
function pairsOf(row: Readonly<Record<string, string>> = {}): [name: string, answer: string][] {
  return Object.entries(row).flatMap(([names, answer]) =>
    names.split(' ').map((name): [string, string] => [name, answer]),
  )
}

function documentOf(command: string): string {
  const args = fields[command]?.args ?? []
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${command}${given && `(${given})`} { __typename ... on Refusal { code } }`
  return `mutation ${declared && `(${declared})`} { ${call} }`
}

async function give(command: string, viewer: string, variables: Subject['variables']): Promise<string> {
  const { data, errors } = await stage.callers[viewer as ViewerName].run(documentOf(command), variables)
  if (errors.length > 0) return `error: ${JSON.stringify(errors)}`
  const answer = data?.[command] as { code?: string }
  return answer.code ?? 'done'
}

/** Gives the command and says what came of it, in the words of the table; a refusal that changes something is told. */
async function outcomeOf(command: string, viewer: string, variables: Subject['variables']): Promise<string> {
  const before = await look()
  const answer = await give(command, viewer, variables)
  const happened = Object.keys(between(before, await look()))
  if (answer === 'done') return happened.length > 0 ? 'done' : 'same'
  return happened.length > 0 ? `${answer}, but it changes ${happened}` : answer
}

const rowOf = (command: string): Expected => {
  const row = EXPECTED[command]
  if (!row) throw new Error(`${command} has no row`)
  return row
}
const prepare = (command: string): Promise<Subject> => {
  const make = SUBJECTS[command]
  if (!make) throw new Error(`${command} has no subject`)
  return make(stage)
}

const isRefusal = (answer: string) => answer !== 'done' && answer !== 'same'

test('every command has its row and its subject, and no other', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(Object.keys(SUBJECTS).toSorted()).toEqual(Object.keys(fields).toSorted())
})

test.each(Object.keys(EXPECTED))('%s: everybody stands in its row once, and every state', command => {
  const { people, states } = rowOf(command)
  const viewers = pairsOf(people).map(([viewer]) => viewer)
  expect(viewers.toSorted()).toEqual([...VIEWERS].toSorted())
  const named = pairsOf(states).map(([state]) => state)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toEqual(expect.arrayContaining(Object.keys(MACHINES[command] ?? {})))
})

test.each(Object.keys(EXPECTED))(
  '%s: who may, and in which state; a refusal changes nothing, twice is once',
  async command => {
    const { people, states, again, atOnce, leaves } = rowOf(command)
    const expected = { people: pairsOf(people), states: pairsOf(states) }
    const answers = { people: new Map<string, string>(), states: new Map<string, string>() }
    const actor = expected.people[0]?.[0] ?? ''
    const lasting = await prepare(command)

    for (const [state, answer] of expected.states) {
      const { variables, put } = lasting.canReturn && isRefusal(answer) ? lasting : await prepare(command)
      const changed = await put?.(state)
      answers.states.set(state, await outcomeOf(command, actor, { ...variables, ...changed }))
    }
    const [first] = expected.states
    if (lasting.canReturn && first) await lasting.put?.(first[0])
    // To put another one past its time, the clock may have been moved on.
    const subject = lasting.canReturn ? lasting : await prepare(command)
    for (const [viewer, answer] of expected.people)
      if (isRefusal(answer)) answers.people.set(viewer, await outcomeOf(command, viewer, subject.variables))

    // The very thing that all of these were refused can be done.
    const before = await look()
    answers.people.set(actor, await outcomeOf(command, actor, subject.variables))
    const once = between(before, await look())
    expect(await outcomeOf(command, actor, subject.variables)).toBe(again)

    for (const [viewer] of expected.people) {
      if (answers.people.has(viewer)) continue
      answers.people.set(viewer, await outcomeOf(command, viewer, (await prepare(command)).variables))
    }
    expect(Object.fromEntries(answers.people)).toEqual(Object.fromEntries(expected.people))
    expect(Object.fromEntries(answers.states)).toEqual(Object.fromEntries(expected.states))

    const contested = await prepare(command)
    const untouched = await look()
    const both = await Promise.all([1, 2].map(() => give(command, actor, contested.variables)))
    expect(both.toSorted().join(' ')).toBe(atOnce)
    const times = leaves === 'each' ? 2 : 1
    expect(between(untouched, await look())).toEqual(
      Object.fromEntries(Object.entries(once).map(([what, often]) => [what, often * times])),
    )
  },
)
