/**
 * Numbers of known style objects and of their contents. Cleared together, so that equal contents keep equal
 * numbers.
 */
let known = new WeakMap<object, string>()
const contents = new Map<string, string>()
let next = 0

const LIMIT = 10_000
const RESULTS = 2_000

/**
 * Replaces Chakra's `utils/memo`, whose key is the whole content of its arguments, serialised on every call.
 * Here an object's content is read once in its life: equal contents get one number, and keys consist of
 * numbers. Style objects must therefore never be changed after their first use.
 */
export function memo<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const results = new Map<string, R>()
  return (...args) => {
    const key = args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join('|')
    let result = results.get(key)
    if (result === undefined) {
      result = fn(...args)
      if (results.size >= RESULTS) results.clear()
      results.set(key, result)
    }
    return result
  }
}

function keyOf(value: unknown): string {
  // With its length, so that keys are unambiguous.
  if (typeof value === 'string') return `${value.length}:${value}`
  if (typeof value === 'function') return `f:${value.name}`
  if (typeof value !== 'object' || value === null) return String(value)
  let number = known.get(value)
  if (number === undefined) {
    number = numberOf(value)
    known.set(value, number)
  }
  return number
}

function numberOf(value: object): string {
  const content = Array.isArray(value)
    ? `[${value.map(keyOf).join()}`
    : `{${Object.entries(value)
        .map(([key, one]) => keyOf(key) + keyOf(one))
        .join()}`
  let number = contents.get(content)
  if (number === undefined) {
    if (contents.size >= LIMIT) {
      contents.clear()
      known = new WeakMap()
    }
    number = `#${next++}`
    contents.set(content, number)
  }
  return number
}
