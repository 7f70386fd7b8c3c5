import { useCallback, useEffect, useEffectEvent } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import { type Check, found } from './problems'
import { resolverOf } from './resolver'

type Options<Values extends FieldValues> = {
  initial: Values
  /** Validation before submission; without it the server alone decides. */
  check?: Check<Values>
}

/**
 * A form of react-hook-form with its check as the only rules. The check runs on submit or when a step is left
 * (`trigger`); the focus moves to the first invalid field. While a field is corrected its error updates and
 * disappears; fields without an error show none until the next check.
 */
export function useForm<Values extends FieldValues>({
  initial,
  check = noProblems,
}: Options<Values>): UseFormReturn<Values> {
  const form = useHookForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(check),
    reValidateMode: 'onSubmit',
    // react-hook-form would focus in the order of mounting.
    shouldFocusError: false,
  })
  const { errors } = form.formState

  const mend = useEffectEvent((changed: string | undefined) => {
    const problems: Readonly<Record<string, string | false | undefined>> = check(form.getValues())
    for (const { path, type, message } of errorsIn(errors)) {
      // A server refusal is kept until its own field changes.
      if (type === 'server' && !isWithin(path, changed)) continue
      const now = problems[path]
      const field = path as FieldPath<Values>
      if (!now) form.clearErrors(field)
      else if (now !== message) form.setError(field, { type: 'problem', message: now })
    }
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ name }) => mend(name) }), [form])

  // Stable while the check is: a new function would render all consumers of the form's context again.
  const handleSubmit = useCallback<typeof form.handleSubmit>(
    (onValid, onInvalid) =>
      form.handleSubmit(onValid, (wrong, event) => {
        const [first] = found(check(form.getValues()))
        if (first) form.setFocus(first[0])
        return onInvalid?.(wrong, event)
      }),
    [form, check],
  )
  return { ...form, handleSubmit }
}

const noProblems = () => ({})

type StandingError = { readonly path: string; readonly type: string; readonly message: unknown }

/** The errors of the fields, flat. */
function errorsIn(errors: FieldErrors, above = ''): StandingError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || name === 'root') return []
    const path = `${above}${name}`
    if (typeof error.type === 'string') return [{ path, type: error.type, message: error.message }]
    return errorsIn(error as FieldErrors, `${path}.`)
  })
}

const isWithin = (path: string, changed: string | undefined) =>
  changed !== undefined && `${path}.`.startsWith(`${changed}.`)
