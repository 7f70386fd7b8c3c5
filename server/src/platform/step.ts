import type { Tx } from './db.ts'
import type { EventType } from './events.ts'
import { type Actor, type Lifecycle, takeStep } from './lifecycle.ts'
import type { Unit } from './unitOfWork.ts'

/** Which step, by whom and when. */
export interface StepRequest<Action extends string> {
  readonly action: Action
  readonly actor: Actor
  /** Account of the person behind the actor; null when there is none. */
  readonly accountId?: string | null
  /** Kept in the history and shown to people, e.g. the reason of a cancellation. */
  readonly note?: string | null
  readonly at: Date
}

/** What a step writes: `to` and `data`, into the row `id` if its state is still `from`. */
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
  /** An updateMany with `id` and `from` in its where-clause: of two steps at once, the later one finds no row. */
  readonly update: (tx: Tx, write: StepWrite<State, Data>) => Promise<{ count: number }>
  /** The event of each action; null where another event of the same transaction tells of it. */
  readonly events: Readonly<Record<Action, EventType<Facts> | null>>
  /** The payload of those events. */
  readonly facts: (subject: Subject) => Facts
}

/**
 * The `step<Noun>` function of a lifecycle, the only way its state is changed: checks the table, writes the new state by
 * compare-and-set together with `data`, adds the history row and emits the action's event, all in the transaction of
 * `unit`. Returns the subject in its new state. Throws WrongState when the step is impossible or somebody was faster.
 */
export function defineStep<
  State extends string,
  Action extends string,
  Subject extends { readonly id: string; readonly state: State },
  Facts extends Record<string, unknown>,
  Data extends object = object,
>(lifecycle: Lifecycle<State, Action>, parts: StepParts<Subject, State, Action, Data, Facts>) {
  return async <Given extends Subject>(
    { tx, emit }: Unit,
    subject: Given,
    step: StepRequest<Action>,
    data?: Data,
  ): Promise<Given> => {
    const { id, state: from } = subject
    const state = await takeStep(tx, lifecycle, { subject, ...step }, (_guard, to) =>
      parts.update(tx, { id, from, to, at: step.at, data: data ?? ({} as Data) }),
    )
    const event = parts.events[step.action]
    if (event) await emit(event, parts.facts(subject), step)
    return { ...subject, state }
  }
}
