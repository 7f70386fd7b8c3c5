import type { FieldPath } from 'react-hook-form'
import { type Check, found } from '../../../forms/problems'
import type { Shape } from '../../../lib/shape'
import type { KnownPerson, PersonValues } from '../signUp/signUpForm'

/** Never kept in a draft: the password, and the terms, which have to be accepted as they are shown then. */
type Secret = 'password' | 'repeated' | 'acceptsTerms'

/** The values of a sign-up that a draft keeps. */
export type Kept<Values> = Omit<Values, Secret>

/** A sign-up in steps. */
export type WizardPlan<Values extends PersonValues> = {
  readonly kind: 'BUYER' | 'PROVIDER'
  /** The name of its drafts. */
  readonly name: 'comprador' | 'proveedor'
  readonly steps: readonly {
    /** The label in the list of steps. */
    readonly label: string
    /** The question of the step. */
    readonly heading: string
    readonly fields: readonly (keyof Values & FieldPath<Values>)[]
  }[]
  readonly blank: (known: KnownPerson) => Values
  readonly problems: Check<Values>
  /** Validates a stored draft: it may be from an older version of the form, or written by anybody. */
  readonly shape: Shape<Kept<Values>>
}

/** The values without the secrets. */
export function keptOf<Values extends PersonValues>(values: Values): Kept<Values> {
  const { password: _password, repeated: _repeated, acceptsTerms: _accepts, ...kept } = values
  return kept
}

/** The form as it was left; values known since (the e-mail in the address) fill empty fields. */
export function restored<Values extends PersonValues>(
  plan: WizardPlan<Values>,
  kept: Kept<Values>,
  known: KnownPerson,
): Values {
  const blank = plan.blank(known)
  return { ...blank, ...kept, email: kept.email || blank.email }
}

/** The index of the step that has the field of this path. */
export function stepOf<Values extends PersonValues>(plan: WizardPlan<Values>, path: string): number {
  const [name] = path.split('.')
  return plan.steps.findIndex(({ fields }) => fields.some(field => field === name))
}

/** The step to show when `wanted` is asked for: at most the first with an error. */
export function reachableStep<Values extends PersonValues>(
  plan: WizardPlan<Values>,
  wanted: number,
  values: Values,
): number {
  const last = plan.steps.length - 1
  const wrong = found(plan.problems(values)).map(([path]) => stepOf(plan, path))
  return Math.min(Number.isInteger(wanted) ? Math.max(wanted, 0) : 0, last, ...wrong)
}
