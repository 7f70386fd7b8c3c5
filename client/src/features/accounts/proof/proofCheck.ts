import type { Check, Problems } from '../../../forms/problems'

/** Adds the password's rule to a form's check; problems come in the order of the form's fields. */
export function proofCheck<Values extends { password: string }>(
  initial: Values,
  check: Check<Values> = () => ({}),
): Check<Values> {
  const inOrder = Object.fromEntries(Object.keys(initial).map(field => [field, undefined]))
  return values =>
    ({
      ...inOrder,
      ...check(values),
      password: values.password === '' && 'Poné tu contraseña.',
    }) as Problems<Values>
}
