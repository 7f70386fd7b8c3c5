/** Reading a fact from the database gives a promise. */
type Answer = boolean | Promise<boolean>

interface Fact {
  readonly of: (asked: never) => Answer
  readonly answer: Answer
}

/** Everything that an answer has asked of one person. */
export interface Trace {
  /** True once a value was read that is the person's own: nobody else may get the answer. */
  isPrivate: boolean
  /** Questions about the person, with the answers, by their text. */
  readonly facts: Map<string, Fact>
}

/** The persons whose stand-ins are asked, by stand-in. */
const recordings = new WeakMap<object, { readonly person: object; readonly trace: Trace }>()

export function newTrace(): Trace {
  return { isPrivate: false, facts: new Map() }
}

/** Notes the facts that `standIn` is asked for, which are those of `person`. */
export function standsFor<T extends object>(standIn: T, person: T, trace: Trace): T {
  recordings.set(standIn, { person, trace })
  return standIn
}

/**
 * The same object, for an answer that others may get: reading a value that is neither in `shared` nor in `parts`, which are given instead
 * of the object's own, or listing what it has, makes the trace private. So a value that nobody declared is not shared.
 */
export function watched<T extends object>(
  target: T,
  trace: Trace,
  shared: ReadonlySet<PropertyKey>,
  parts: Readonly<Record<PropertyKey, unknown>> = {},
): T {
  const own = <Value>(value: Value): Value => {
    trace.isPrivate = true
    return value
  }
  return new Proxy(target, {
    get: (_target, key) => {
      if (Object.hasOwn(parts, key)) return parts[key]
      const value: unknown = Reflect.get(target, key)
      return shared.has(key) ? value : own(value)
    },
    has: (_target, key) => own(Reflect.has(target, key)),
    ownKeys: () => own(Reflect.ownKeys(target)),
    getOwnPropertyDescriptor: (_target, key) => own(Reflect.getOwnPropertyDescriptor(target, key)),
  })
}

/**
 * Answers a yes-or-no question about a person. Those with equal answers may share what depends on nothing else about them;
 * `question` names it with the ids it is about.
 */
export function fact<P extends object, A extends Answer>(
  person: P,
  question: string,
  of: (person: P) => A,
): A {
  const recording = recordings.get(person)
  if (!recording) return of(person)
  const answer = of(recording.person as P)
  recording.trace.facts.set(question, { of, answer })
  return answer
}

/** Whether each question of the trace has the same answer for this person: at once where no answer is read from the database. */
export function answersAlike({ facts }: Trace, person: object): Answer {
  const late: Promise<boolean>[] = []
  let isAlike = true
  for (const { of, answer } of facts.values()) {
    const own: Answer = of(person as never)
    if (typeof answer !== 'boolean' || typeof own !== 'boolean') late.push(isSame(answer, own))
    else if (answer !== own) isAlike = false
  }
  // The read facts are awaited even when another one differs: one of them may fail.
  return late.length === 0 ? isAlike : Promise.all(late).then(same => isAlike && !same.includes(false))
}

async function isSame(answer: Answer, own: Answer): Promise<boolean> {
  return (await answer) === (await own)
}
