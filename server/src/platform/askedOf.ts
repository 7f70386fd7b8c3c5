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

/** True when each question of the trace has the same answer for this person. */
export async function answersAlike({ facts }: Trace, person: object): Promise<boolean> {
  const pairs = [...facts.values()].map(({ of, answer }) => [of(person as never), answer] as const)
  if (pairs.some(([a, b]) => typeof a === 'boolean' && typeof b === 'boolean' && a !== b)) return false
  const late = pairs.filter(([a, b]) => typeof a !== 'boolean' || typeof b !== 'boolean')
  const answers = await Promise.all(late.map(pair => Promise.all(pair)))
  return answers.every(([a, b]) => a === b)
}
