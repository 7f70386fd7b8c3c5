import type { Tx } from './db.ts'
import { scheduleDeadline } from './deadlines.ts'
import type { EventType } from './events.ts'
import type { Actor, Lifecycle } from './lifecycle.ts'
import { WrongState } from './refusal.ts'
import type { Unit } from './unitOfWork.ts'

/** A step to take: action, actor and time. */
export interface StepRequest<Action extends string> {
  readonly action: Action
  readonly actor: Actor
  /** Account of the acting person; null when there is none. */
  readonly accountId?: string | null
  /** Kept in the history and shown to people, e.g. the reason of a cancellation. */
  readonly note?: string | null
  readonly at: Date
}

/** A step's write: `to` and `data`, into the row `id` if its state is still `from`. */
export interface StepWrite<State extends string, Data = object> {
  readonly id: string
  readonly from: State
  readonly to: State
  readonly at: Date
  readonly data: Data
}

interface StepParts<
  Subject,
  State extends string,
  Action extends string,
  Data,
  Facts extends Record<string, unknown>,
> {
  /**
   * An updateMany with `id` and `from` in its where-clause: of two concurrent steps, the later one finds no
   * row.
   */
  readonly update: (tx: Tx, write: StepWrite<State, Data>) => Promise<{ count: number }>
  /** The event of each action; null where another event of the same transaction covers it. */
  readonly events: Readonly<Record<Action, EventType<Facts> | null>>
  /** The payload of those events. */
  readonly facts: (subject: Subject) => Facts
}

/**
 * The `step<Noun>` function of a lifecycle, the only way to change its state: checks the table, writes the
 * new state by compare-and-set together with `data`, adds the history row, sets the timer of a state with a
 * deadline and emits the action's event, all in the transaction of `unit`. `subject` must hold the columns of
 * the deadline with the values of `data`. Returns the subject in its new state. Throws WrongState when the
 * step is impossible or another was faster.
 */
export function defineStep<
  State extends string,
  Action extends string,
  Dated,
  Subject extends Dated & { readonly id: string; readonly state: State },
  Facts extends Record<string, unknown>,
  Data extends object = object,
>(lifecycle: Lifecycle<State, Action, Dated>, parts: StepParts<Subject, State, Action, Data, Facts>) {
  return async <Given extends Subject>(
    { tx, emit, enqueue }: Unit,
    subject: Given,
    step: StepRequest<Action>,
    data?: Data,
  ): Promise<Given> => {
    const { id, state: from } = subject
    const state = await takeStep(tx, lifecycle, { subject, ...step }, (_guard, to) =>
      parts.update(tx, { id, from, to, at: step.at, data: data ?? ({} as Data) }),
    )
    const stepped = { ...subject, state }
    await scheduleDeadline({ enqueue }, lifecycle, stepped)
    const event = parts.events[step.action]
    if (event) await emit(event, parts.facts(subject), step)
    return stepped
  }
}

interface StepTaken<State extends string, Action extends string> {
  readonly subject: { readonly id: string; readonly state: State }
  readonly action: Action
  readonly actor: Actor
  readonly accountId?: string | null
  readonly note?: string | null
  readonly at: Date
}

/**
 * Takes one step inside the caller's transaction: checks the table, then a compare-and-set on the state that
 * was read (so that of two concurrent requests one is refused), then a history row. Throws WrongState.
 */
async function takeStep<State extends string, Action extends string>(
  tx: Tx,
  lifecycle: Pick<Lifecycle<State, Action>, 'machine' | 'require'>,
  taken: StepTaken<State, Action>,
  compareAndSet: (guard: { id: string; state: State }, to: State) => Promise<{ count: number }>,
): Promise<State> {
  const from = taken.subject.state
  const to = lifecycle.require(from, taken.action, taken.actor)
  const { count } = await compareAndSet({ id: taken.subject.id, state: from }, to)
  if (count === 0)
    throw new WrongState('Cambió mientras lo mirabas. Volvé a cargar para ver cómo está.', from)
  await tx.stateChange.create({
    data: {
      machine: lifecycle.machine,
      subjectId: taken.subject.id,
      action: taken.action,
      fromState: from,
      toState: to,
      actor: taken.actor,
      accountId: taken.accountId ?? null,
      note: taken.note ?? null,
      at: taken.at,
    },
  })
  return to
}
