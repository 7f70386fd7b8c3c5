import { z } from 'zod'
import { InvalidInput } from './refusal.ts'

/** Parses input from outside. Throws InvalidInput with one Spanish message per field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new InvalidInput(
    result.error.issues.map(issue => ({ path: issue.path.map(String), message: issue.message })),
  )
}

/** Text typed by a person: inner control characters dropped, trimmed, between `min` and `max` characters. */
export function text(options: { min?: number; max: number; required?: string }) {
  const required = options.required ?? 'Completá este campo.'
  return z
    .string({ error: required })
    .transform(withoutControlCharacters)
    .pipe(
      z
        .string()
        .trim()
        .min(options.min ?? 1, required)
        .max(options.max, `Usá hasta ${options.max} caracteres.`),
    )
}

/** As `text`, but blank or missing becomes null. */
export function optionalText(max: number) {
  return z
    .string()
    .nullish()
    .transform(value => withoutControlCharacters(value ?? '').trim() || null)
    .pipe(z.string().max(max, `Usá hasta ${max} caracteres.`).nullable())
}

export const email = z
  .string({ error: 'Poné tu email.' })
  .trim()
  .toLowerCase()
  .max(254, 'Ese email es demasiado largo.')
  .pipe(z.email('Revisá el email: falta algo, por ejemplo nombre@dominio.com.'))

/** Newline and tab are part of what people write; the rest is never typed on purpose, and Postgres refuses some of it. */
export function withoutControlCharacters(value: string): string {
  return Array.from(value)
    .filter(character => character >= ' ' || character === '\n' || character === '\t')
    .join('')
    .replaceAll('\u007f', '')
}

/** What a value is in the graph where its schema alone does not tell. */
export type InputScalar = 'ID' | 'GlobalID' | 'Centesimos'

const scalars = new WeakMap<object, InputScalar>()
const names = new WeakMap<object, { readonly name: string; readonly description: string }>()

export const inputScalarOf = (schema: object): InputScalar | undefined => scalars.get(schema)

function scalar<T>(name: InputScalar): z.ZodType<T, T> {
  const schema = z.custom<T>()
  scalars.set(schema, name)
  return schema
}

/** A global id, which the graph has decoded: becomes the database id. */
export const globalId = () => scalar<{ readonly id: string }>('GlobalID').transform(({ id }) => id)

/** An id that is no global one. */
export const plainId = (message: string) => scalar<string>('ID').pipe(z.uuid(message))

/** An amount of money in centésimos. */
export const centesimos = (amount: z.ZodType<number, number>) => scalar<number>('Centesimos').pipe(amount)

/** Gives an input its name and description in the graph, whose input type is made from it. Called last on a schema. */
export function namedInput<Schema extends z.ZodObject>(
  name: string,
  description: string,
  schema: Schema,
): Schema {
  names.set(schema.def, { name, description })
  return schema
}

export function inputNameOf(schema: z.ZodObject): { readonly name: string; readonly description: string } {
  const named = names.get(schema.def)
  if (!named) throw new Error(`an input has no name: ${Object.keys(schema.shape).join(', ')}`)
  return named
}
