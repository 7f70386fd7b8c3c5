import { amount, fields, parseAs, type Shape, whole } from '../../../lib/shape'
import type { PersonValues } from '../signUp/signUpForm'
import { type Kept, keptOf, type WizardPlan } from './plan'

/** For how long a sign-up that was put aside can be gone on with in this browser. */
export const SAVED_DAYS = 30

const DAY_MS = 86_400_000

/** Of what is written: another version is not read. */
const VERSION = 1

const keyOf = (plan: { readonly name: string }) => `tuerca.alta.${plan.name}`

/** A sign-up that somebody put aside in this browser. */
export type SavedDraft<Values> = {
  /** When, in ms. */
  readonly savedAt: number
  /** The index of the step it was left at. */
  readonly step: number
  readonly values: Kept<Values>
}

type Named<Values extends PersonValues> = Pick<WizardPlan<Values>, 'name' | 'shape'>

/** What was put aside, if it can still be gone on with; what is too old or no sign-up of ours is removed. `now` in ms. */
export function savedDraft<Values extends PersonValues>(
  plan: Named<Values>,
  now: number,
): SavedDraft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(plan))
    const saved = parseAs(envelopeOf(plan.shape), text)
    // A clock may have been put back since, but not by more than a day.
    if (
      saved?.version === VERSION &&
      now - saved.savedAt < SAVED_DAYS * DAY_MS &&
      saved.savedAt - now < DAY_MS
    )
      return { savedAt: saved.savedAt, step: saved.step, values: saved.values }
    if (text !== null) forgetDraft(plan)
    return null
  } catch {
    return null
  }
}

/** Puts a sign-up aside, without its password; false when this browser keeps nothing. `now` in ms. */
export function saveDraft<Values extends PersonValues>(
  plan: Named<Values>,
  { values, step, now }: { values: Values; step: number; now: number },
): boolean {
  try {
    const saved = { version: VERSION, savedAt: now, step, values: keptOf(values) }
    localStorage.setItem(keyOf(plan), JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}

/** Removes it from this browser. */
export function forgetDraft(plan: { readonly name: string }): void {
  try {
    localStorage.removeItem(keyOf(plan))
  } catch {
    // What could not be kept need not be forgotten.
  }
}

function envelopeOf<V>(shape: Shape<V>) {
  return fields({ version: whole, savedAt: amount, step: whole, values: shape })
}
