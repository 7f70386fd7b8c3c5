import type { FieldPath } from 'react-hook-form'
import { type Check, found } from '../../../forms/problems'
import type { Shape } from '../../../lib/shape'
import type { KnownPerson, PersonValues } from '../signUp/signUpForm'

/** What no draft keeps: the password, and what has to be accepted as it is shown then. */
type Secret = 'password' | 'repeated' | 'acceptsTerms'

/** What a draft keeps of a sign-up. */
export type Kept<Values> = Omit<Values, Secret>

/** A sign-up in steps. */
export type WizardPlan<Values extends PersonValues> = {
  readonly kind: 'BUYER' | 'PROVIDER'
  /** Of its drafts. */
  readonly name: 'comprador' | 'proveedor'
  readonly steps: readonly {
    /** In the row of steps. */
    readonly label: string
    /** What the step asks. */
    readonly heading: string
    readonly fields: readonly (keyof Values & FieldPath<Values>)[]
  }[]
  readonly blank: (known: KnownPerson) => Values
  readonly problems: Check<Values>
  /** What was kept, for going on with it: from an older version of the form, or written by anybody. */
  readonly shape: Shape<Kept<Values>>
}

/** Without the secrets. */
export function keptOf<Values extends PersonValues>(values: Values): Kept<Values> {
  const { password: _password, repeated: _repeated, acceptsTerms: _accepts, ...kept } = values
  return kept
}

/** The form as it was left; what it was given since (the e-mail of the address) fills what was empty. */
export function restored<Values extends PersonValues>(
  plan: WizardPlan<Values>,
  kept: Kept<Values>,
  known: KnownPerson,
): Values {
  const blank = plan.blank(known)
  return { ...blank, ...kept, email: kept.email || blank.email }
}

/** The index of the step in which a field, by its path, is typed. */
export function stepOf<Values extends PersonValues>(plan: WizardPlan<Values>, path: string): number {
  const [name] = path.split('.')
  return plan.steps.findIndex(({ fields }) => fields.some(field => field === name))
}

/** The step that may be shown when `wanted` is asked for: not beyond the first in which something is wrong. */
export function reachableStep<Values extends PersonValues>(
  plan: WizardPlan<Values>,
  wanted: number,
  values: Values,
): number {
  const last = plan.steps.length - 1
  const wrong = found(plan.problems(values)).map(([path]) => stepOf(plan, path))
  return Math.min(Number.isInteger(wanted) ? Math.max(wanted, 0) : 0, last, ...wrong)
}
