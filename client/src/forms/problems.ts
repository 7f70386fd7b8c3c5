import type { FieldPath, FieldValues } from 'react-hook-form'
import { parseEmail, plainIdentifier } from '../lib/generated/identifiers'
import { wholeNumber } from '../lib/wholeNumber'

/**
 * What is wrong with a form's values: at the path of each field ('parts.0.description'), in the order in which they
 * stand on the page, what is wrong and what to do. A field whose value is false or undefined is right.
 */
export type Problems<Values extends FieldValues> = {
  [Path in FieldPath<Values>]?: string | false | undefined
}

/** A form's check: pure, so that a table can test it. */
export type Check<Values extends FieldValues> = (values: Values) => Problems<Values>

/** The fields that are wrong with what to say there, in the order of the form. */
export function found<Values extends FieldValues>(
  problems: Problems<Values>,
): [path: FieldPath<Values>, message: string][] {
  const all = Object.entries(problems) as [FieldPath<Values>, string | false | undefined][]
  return all.flatMap(([path, message]) => (message ? [[path, message]] : []))
}

/** As the server has it: invisible marks alone are blank too. */
export const isBlank = (text: string) => plainIdentifier(text) === ''

/** Whether the text is a whole number from `min` to `max`. */
export function isWhole(typed: string, min: number, max: number): boolean {
  const number = wholeNumber(typed)
  return number >= min && number <= max
}

/** What is wrong with an e-mail address that is needed. */
export function emailProblem(email: string): string | false {
  if (isBlank(email)) return 'Poné tu email.'
  return parseEmail(email) === null && 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'
}
