import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { schema } from '../src/graphql/schema.ts'
import { VIEWERS, type ViewerName } from './authorization/people.ts'
import { openStage, type Stage } from './authorization/stage.ts'
import { COMMANDS, withGuests } from './guards/allGuards.ts'
import type { Answer, CommandGuard, Row, Subject } from './guards/guards.ts'
import { between, type Snapshot, watchStage } from './guards/snapshot.ts'
import { lockOrderProblems, markTransactions } from './lockOrder.ts'

let stage: Stage
let look: () => Promise<Snapshot>

const fields = schema.getMutationType()?.getFields() ?? {}

/** Rows as pairs of one name and its answer. */
function pairsOf<Name extends string>(rows: readonly Row<Name>[] = []): [name: Name, answer: Answer][] {
  return rows.flatMap(([names, answer]) => names.map((name): [Name, Answer] => [name, answer]))
}

/** The answer for every viewer: guests as visitors, and an API key without scopes does nothing. */
function answersOf(people: CommandGuard['people']): [viewer: ViewerName, answer: Answer][] {
  const named = pairsOf(people)
  const isNamed = (who: ViewerName) => named.some(([viewer]) => viewer === who)
  const answers = named.flatMap(([viewer, answer]) =>
    withGuests(viewer)
      .filter(who => who === viewer || !isNamed(who))
      .map((who): [ViewerName, Answer] => [who, answer]),
  )
  return [...answers, ['scopelessKey', 'NOT_ALLOWED']]
}

function documentOf(command: string): string {
  const args = fields[command]?.args ?? []
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${command}${given && `(${given})`} { __typename ... on Refusal { code } }`
  return `mutation ${declared && `(${declared})`} { ${call} }`
}

type Given = Pick<Subject, 'variables' | 'callers' | 'cookie'>

async function give(
  command: string,
  viewer: ViewerName,
  { variables, callers, cookie }: Given,
): Promise<string> {
  const caller = callers?.[viewer] ?? stage.callers[viewer]
  const inBrowser = cookie === undefined ? caller : caller.withCookie(cookie)
  const { data, errors } = await inBrowser.run(documentOf(command), variables)
  if (errors.length > 0) return `error: ${JSON.stringify(errors)}`
  const answer = data?.[command] as { code?: string }
  return answer.code ?? 'done'
}

/** Sends the mutation and returns its result in the words of the table; reports a refusal with effects. */
async function outcomeOf(command: string, viewer: ViewerName, given: Given): Promise<string> {
  const before = await look()
  const answer = await give(command, viewer, given)
  const happened = Object.keys(between(before, await look()))
  if (answer === 'done') return happened.length > 0 ? 'done' : 'same'
  return happened.length > 0 ? `${answer}, but it changes ${happened}` : answer
}

/** The mutation that the log of the team names last. */
async function newestAdminAction(): Promise<string | undefined> {
  const { prisma } = stage.harness.services.db
  return (await prisma.adminAction.findFirst({ orderBy: { id: 'desc' } }))?.action
}

const isRefusal = (answer: string) => answer !== 'done' && answer !== 'same'

test('every mutation has one guard, and no other exists', () => {
  const guarded = COMMANDS.map(([command]) => command)
  expect(guarded.toSorted(), '`commands` in guards/<noun>.guards.ts').toEqual(Object.keys(fields).toSorted())
})

test.each(COMMANDS)('%s: lists all viewers and every state once', (_command, guard) => {
  const viewers = answersOf(guard.people).map(([viewer]) => viewer)
  expect(viewers.toSorted()).toEqual([...VIEWERS].toSorted())
  const named = pairsOf(guard.states).map(([state]) => state)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toEqual(expect.arrayContaining(Object.keys(guard.lifecycle?.because ?? {})))
})

test.each(COMMANDS)('%s is protected by its scope', (command, { scope }) => {
  expect(fields[command]?.extensions.pothosOptions).toHaveProperty('authScopes', { [scope]: true })
})

const STAGES = [
  { stageOf: 'on one stage', commands: COMMANDS.filter(([, guard]) => !guard.ownStage) },
  ...COMMANDS.filter(([, guard]) => guard.ownStage).map(row => ({
    stageOf: 'on a stage of its own',
    commands: [row],
  })),
]

describe.each(STAGES)('$stageOf', ({ commands }) => {
  beforeAll(async () => {
    stage = await openStage()
    // Rate limits are tested with each mutation.
    vi.spyOn(stage.harness.services.rateLimit, 'spend').mockResolvedValue()
    look = await watchStage(stage)
    markTransactions(stage.harness)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await stage.close()
  })

  test.each(commands)(
    '%s: answers each viewer and state; a refusal changes nothing, twice is once, acts of the team are logged',
    async (command, { scope, people, states, again, atOnce, leaves, prepare }) => {
      const expected = { people: answersOf(people), states: pairsOf(states) }
      const answers = { people: new Map<string, string>(), states: new Map<string, string>() }
      const [[actor] = ['visitor' as const]] = expected.people
      const lasting = await prepare(stage)

      for (const [state, answer] of expected.states) {
        const given = lasting.canReturn && isRefusal(answer) ? lasting : await prepare(stage)
        const changed = await given.put?.(state)
        const variables = { ...given.variables, ...changed }
        answers.states.set(state, await outcomeOf(command, actor, { ...given, variables }))
      }
      const [first] = expected.states
      if (lasting.canReturn && first) await lasting.put?.(first[0])
      // The clock may have moved to put another one past its deadline.
      const subject = lasting.canReturn ? lasting : await prepare(stage)
      for (const [viewer, answer] of expected.people)
        if (isRefusal(answer)) answers.people.set(viewer, await outcomeOf(command, viewer, subject))

      // The same subject still accepts the mutation after all those refusals.
      const before = await look()
      stage.harness.statements.length = 0
      answers.people.set(actor, await outcomeOf(command, actor, subject))
      expect(lockOrderProblems(stage.harness.statements)).toEqual([])
      const once = between(before, await look())
      expect(once['AdminAction INSERT'] ?? 0).toBe(scope === 'admin' ? 1 : 0)
      if (scope === 'admin') expect(await newestAdminAction()).toBe(command)
      expect(await outcomeOf(command, actor, subject)).toBe(again)

      for (const [viewer] of expected.people) {
        if (answers.people.has(viewer)) continue
        answers.people.set(viewer, await outcomeOf(command, viewer, await prepare(stage)))
      }
      expect(Object.fromEntries(answers.people)).toEqual(Object.fromEntries(expected.people))
      expect(Object.fromEntries(answers.states)).toEqual(Object.fromEntries(expected.states))

      const contested = await prepare(stage)
      const untouched = await look()
      const both = await Promise.all([1, 2].map(() => give(command, actor, contested)))
      expect(both.toSorted()).toEqual(atOnce)
      const isDoubled = (what: string) =>
        leaves === 'each' || (leaves === 'once, with the news of each' && what === 'news')
      expect(between(untouched, await look())).toEqual(
        Object.fromEntries(
          Object.entries(once).map(([what, often]) => [what, isDoubled(what) ? often * 2 : often]),
        ),
      )
    },
  )
})
