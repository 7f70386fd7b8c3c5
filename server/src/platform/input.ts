import { z } from 'zod'
import { parseEmail, plainIdentifier } from '../common/identifiers.ts'
import { InvalidInput } from './refusal.ts'

/** For values of a wrong type, which the graph refuses before a rule sees them and a file may have. */
const WRONG_TYPE = 'Este dato no tiene la forma que corresponde.'

/** Parses input from outside. Throws InvalidInput with one Spanish message per field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { error: () => WRONG_TYPE })
  if (result.success) return result.data
  throw new InvalidInput(
    result.error.issues.map(issue => ({ path: issue.path.map(String), message: issue.message })),
  )
}

/**
 * Text typed by a person, with its line breaks: invisible characters dropped, trimmed, between `min` and
 * `max` characters.
 */
export const text = (options: TextOptions) => required(options, visibleText)

/** As `text`, in one line: a name or a title, which also appears in sentences and subjects. */
export const line = (options: TextOptions) => required(options, inOneLine)

/** As `text`, but blank or missing becomes null. */
export const optionalText = (max: number) => optional(max, visibleText)

/** As `line`, but blank or missing becomes null. */
export const optionalLine = (max: number) => optional(max, inOneLine)

/** As `optionalLine`, but not optional: in an input that updates, null clears and undefined keeps. */
export const nullableLine = (max: number) =>
  z
    .string()
    .nullable()
    .transform(typed => inOneLine(typed ?? '') || null)
    .pipe(z.string().max(max, tooLong(max)).nullable())

interface TextOptions {
  readonly min?: number
  readonly max: number
  /** Message for an empty value. */
  readonly required?: string
}

function required(options: TextOptions, clean: (typed: string) => string) {
  const missing = options.required ?? 'Completá este campo.'
  return z
    .string({ error: missing })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(options.min ?? 1, missing)
        .max(options.max, tooLong(options.max)),
    )
}

function optional(max: number, clean: (typed: string) => string) {
  return z
    .string()
    .nullish()
    .transform(typed => clean(typed ?? '') || null)
    .pipe(z.string().max(max, tooLong(max)).nullable())
}

const tooLong = (max: number) => `Usá hasta ${max} caracteres.`

const LONG_EMAIL = 'Ese email es demasiado largo.'

export const email = z
  .string({ error: 'Poné tu email.' })
  .max(1000, LONG_EMAIL)
  .transform(plainIdentifier)
  .pipe(
    z
      .string()
      .min(1, 'Poné tu email.')
      .transform((typed, context) => {
        const parsed = parseEmail(typed)
        if (parsed && parsed.length <= 254) return parsed
        const message = parsed ? LONG_EMAIL : 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
  )

/**
 * Control characters but newline and tab, halves of a surrogate pair, and marks that reorder or hide adjacent
 * text. People never type them on purpose, and Postgres refuses some of them. The joiner of emoji is kept.
 */
const CONTROLS = /(?![\n\t\u200d])[\p{Cc}\p{Cs}\p{Cf}]/gu
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

export function withoutControlCharacters(value: string): string {
  return value.replaceAll(LINE_BREAKS, '\n').replaceAll(CONTROLS, '')
}

/** Normalises to one Unicode form, so that equal-looking texts are equal. Empty when nothing is visible. */
function visibleText(typed: string): string {
  const kept = withoutControlCharacters(typed).normalize('NFC').trim()
  return VISIBLE.test(kept) ? kept : ''
}

const inOneLine = (typed: string) => visibleText(typed).replaceAll(/\s+/g, ' ')

/** Type in the graph of a value whose zod schema alone does not determine it. */
export type InputScalar = 'ID' | 'GlobalID' | 'Centesimos' | 'DateTime'

const scalars = new WeakMap<object, InputScalar>()
const names = new WeakMap<object, { readonly name: string; readonly description: string }>()

export const inputScalarOf = (schema: object): InputScalar | undefined => scalars.get(schema)

function scalar<T>(name: InputScalar): z.ZodType<T, T> {
  const schema = z.custom<T>()
  scalars.set(schema, name)
  return schema
}

const judgedLater = new WeakMap<object, z.ZodObject>()

/** The schema whose rules a `laterJudged` value is judged by. */
export const laterSchemaOf = (schema: object): z.ZodObject | undefined => judgedLater.get(schema)

/**
 * A value of the type that `schema` has in the graph, whose rules the operation checks itself: one bad row then does not
 * refuse the others.
 */
export function laterJudged<Schema extends z.ZodObject>(schema: Schema): z.ZodType<z.input<Schema>> {
  const later = z.custom<z.input<Schema>>()
  judgedLater.set(later, schema)
  return later
}

/** A global id, decoded by the graph: becomes the database id. */
export const globalId = () => scalar<{ readonly id: string }>('GlobalID').transform(({ id }) => id)

/** A global id of any of several types, decoded by the graph. */
export const globalIdWithType = () =>
  scalar<{ readonly typename: string; readonly id: string }>('GlobalID').transform(({ typename, id }) => ({
    typename,
    id,
  }))

/** An id that is not a global id. */
export const plainId = (message: string) => scalar<string>('ID').pipe(z.uuid(message))

/** A moment, parsed by the graph. */
export const moment = () => scalar<Date>('DateTime')

/** An amount of money in centésimos. */
export const centesimos = (amount: z.ZodType<number, number>) => scalar<number>('Centesimos').pipe(amount)

/**
 * Gives an input its name and description in the graph, whose input type is derived from it. Called last on a
 * schema.
 */
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
