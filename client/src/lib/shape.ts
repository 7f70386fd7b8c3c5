/** Checks the type of a value from outside. */
export type Shape<T> = (value: unknown) => value is T
export type ShapeOf<S> = S extends Shape<infer T> ? T : never

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const text: Shape<string> = value => typeof value === 'string'
/** Text of at most this many characters. */
export const textUpTo =
  (max: number): Shape<string> =>
  (value): value is string =>
    text(value) && value.length <= max
export const uuid: Shape<string> = (value): value is string => text(value) && UUID.test(value)
export const truth: Shape<boolean> = value => typeof value === 'boolean'
export const amount: Shape<number> = (value): value is number => Number.isFinite(value)
export const whole: Shape<number> = (value): value is number => Number.isSafeInteger(value)

export function oneOf<const T extends string>(...options: readonly T[]): Shape<T> {
  return (value): value is T => options.some(option => option === value)
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

export function orMissing<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value)
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape)
}

export function listUpTo<T>(max: number, shape: Shape<T>): Shape<T[]> {
  const list = listOf(shape)
  return (value): value is T[] => list(value) && value.length <= max
}

/** An object with at least these fields. */
export function fields<Shapes extends Record<string, Shape<unknown>>>(
  shapes: Shapes,
): Shape<{ [Name in keyof Shapes]: ShapeOf<Shapes[Name]> }> {
  const expected = Object.entries(shapes)
  return (value): value is { [Name in keyof Shapes]: ShapeOf<Shapes[Name]> } =>
    isObject(value) && expected.every(([name, shape]) => shape(value[name]))
}

/** Parses JSON of the shape; null when it is invalid or of another shape. */
export function parseAs<T>(shape: Shape<T>, json: string | null): T | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return shape(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
