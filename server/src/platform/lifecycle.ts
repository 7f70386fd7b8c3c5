import { WrongState } from './refusal.ts'

/**
 * Actors of a step: one of the parties, our staff, the passing of time, a payment gateway, or a consequence
 * inside the system.
 */
export type Actor = 'buyer' | 'provider' | 'staff' | 'clock' | 'gateway' | 'system'

interface Step<State extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly actors: readonly Actor[]
}

/**
 * The end of a state's time: from `at` on the clock takes `action`, or the action of `except` when its
 * condition holds.
 */
export interface Deadline<Action extends string, Dated> {
  readonly action: Action
  readonly except?: { readonly action: Action; when(subject: Dated): boolean }
  /** Read from the subject: a column, or a time after one. */
  at(subject: Dated): Date
}

interface Definition<State extends string, Action extends string, Dated> {
  /** Name of the noun in the history. */
  readonly machine: string
  readonly initial: State
  readonly finals: readonly State[]
  readonly steps: Readonly<Record<Action, Step<State>>>
  /** Reason in Spanish why no step is possible in this state. Shown to people. */
  readonly because: Readonly<Record<State, string>>
  /** Deadlines of the states that end by themselves. Each step into one of them sets its timer. */
  readonly deadlines?: Readonly<Record<string, Deadline<NoInfer<Action>, Dated>>>
}

export interface Lifecycle<State extends string, Action extends string, Dated = unknown>
  extends Definition<State, Action, Dated> {
  /** The next state, or null when the step is impossible for this actor now. */
  next(state: State, action: Action, actor: Actor): State | null
  /** As `next`, but throws WrongState with the reason in Spanish. */
  require(state: State, action: Action, actor: Actor): State
  /** The action that the clock has to take as of `now`; null when no deadline has passed. */
  overdueAction(subject: Dated & { readonly state: State }, now: Date): Action | null
  /** The state as of `now`: after a deadline, its timer's target state even if the timer has not run yet. */
  stateAt(subject: Dated & { readonly state: State }, now: Date): State
}

/**
 * One table per noun: action, from, to, actors. Validated when the module loads: every state is reachable,
 * final states have no exit and others have one, every action has an actor, the clock may take the action of
 * every deadline.
 */
export function defineLifecycle<State extends string, Action extends string, Dated = unknown>(
  definition: Definition<State, Action, Dated>,
): Lifecycle<State, Action, Dated> {
  validate(definition)
  const next = (state: State, action: Action, actor: Actor): State | null => {
    const step = definition.steps[action]
    return step.actors.includes(actor) && step.from.includes(state) ? step.to : null
  }
  const overdueAction = (subject: Dated & { readonly state: State }, now: Date): Action | null => {
    const deadline = definition.deadlines?.[subject.state]
    if (!deadline || deadline.at(subject) > now) return null
    return deadline.except?.when(subject) ? deadline.except.action : deadline.action
  }
  return {
    ...definition,
    next,
    overdueAction,
    require(state, action, actor) {
      const to = next(state, action, actor)
      if (to === null) throw new WrongState(definition.because[state], state)
      return to
    },
    stateAt(subject, now) {
      const action = overdueAction(subject, now)
      return action ? definition.steps[action].to : subject.state
    },
  }
}

function validate<State extends string, Action extends string, Dated>(
  definition: Definition<State, Action, Dated>,
): void {
  const { machine, initial, finals } = definition
  const states = Object.keys(definition.because) as State[]
  const steps = Object.entries(definition.steps) as [Action, Step<State>][]
  const reached = new Set<State>([initial])
  for (let grew = true; grew; ) {
    const before = reached.size
    for (const [, step] of steps) if (step.from.some(state => reached.has(state))) reached.add(step.to)
    grew = reached.size > before
  }
  for (const [action, step] of steps) {
    if (step.actors.length === 0) throw new Error(`${machine}.${action} has no actor`)
    const stray = [...step.from, step.to].find(state => !states.includes(state))
    if (stray) throw new Error(`${machine}.${action} names the unknown state ${stray}`)
    const final = step.from.find(state => finals.includes(state))
    if (final) throw new Error(`${machine}.${action} leaves the final state ${final}`)
  }
  for (const [state, deadline] of Object.entries(definition.deadlines ?? {}) as [
    State,
    Deadline<Action, Dated>,
  ][]) {
    for (const action of [deadline.action, ...(deadline.except ? [deadline.except.action] : [])]) {
      const { from, actors } = definition.steps[action]
      if (!from.includes(state) || !actors.includes('clock'))
        throw new Error(`${machine}: the clock may not ${action} what is ${state}`)
    }
  }
  for (const state of states) {
    if (!reached.has(state)) throw new Error(`${machine}: ${state} cannot be reached`)
    const leaves = steps.some(([, step]) => step.from.includes(state))
    if (!leaves && !finals.includes(state))
      throw new Error(`${machine}: ${state} has no way out and is not final`)
  }
}
