import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { type Check, found } from './problems'

/** Makes react-hook-form validate with a form's check, all fields or (`trigger`) some of them. */
export function resolverOf<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return values => {
    const problems = found(check(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const [path, message] of problems) set(errors, path, { type: 'problem', message })
    return { values: {}, errors }
  }
}
