import type { FieldPath, FieldValues } from 'react-hook-form'
import { parseEmail, plainIdentifier } from '../lib/generated/identifiers'
import { wholeNumber } from '../lib/wholeNumber'

/**
 * Messages by field path ('parts.0.description'), in the order of the page: the problem and its correction. A
 * field with false or undefined is valid.
 */
export type Problems<Values extends FieldValues> = {
  [Path in FieldPath<Values>]?: string | false | undefined
}

/** A form's check: pure, so that a table can test it. */
export type Check<Values extends FieldValues> = (values: Values) => Problems<Values>

/** Lists the invalid fields with their messages, in the order of the form. */
export function found<Values extends FieldValues>(
  problems: Problems<Values>,
): [path: FieldPath<Values>, message: string][] {
  const all = Object.entries(problems) as [FieldPath<Values>, string | false | undefined][]
  return all.flatMap(([path, message]) => (message ? [[path, message]] : []))
}

/** As on the server: invisible characters alone count as blank. */
export const isBlank = (text: string) => plainIdentifier(text) === ''

/** True for a whole number from `min` to `max`. */
export function isWhole(typed: string, min: number, max: number): boolean {
  const number = wholeNumber(typed)
  return number >= min && number <= max
}

/** Validates a required e-mail address. */
export function emailProblem(email: string): string | false {
  if (isBlank(email)) return 'Poné tu email.'
  return parseEmail(email) === null && 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'
}
