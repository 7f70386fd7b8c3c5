import { amount, fields, parseAs, type Shape, whole } from '../../../lib/shape'
import type { PersonValues } from '../signUp/signUpForm'
import { type Kept, keptOf, type WizardPlan } from './plan'

/** How many days a saved sign-up can be resumed in this browser. */
export const SAVED_DAYS = 30

const DAY_MS = 86_400_000

/** The version of the stored format; other versions are ignored. */
const VERSION = 1

const keyOf = (plan: { readonly name: string }) => `tuerca.alta.${plan.name}`

/** A sign-up that the user saved in this browser. */
export type SavedDraft<Values> = {
  /** Save time in ms. */
  readonly savedAt: number
  /** The index of the step where it was saved. */
  readonly step: number
  readonly values: Kept<Values>
}

type Named<Values extends PersonValues> = Pick<WizardPlan<Values>, 'name' | 'shape'>

/**
 * Returns the saved draft if it can still be resumed; removes one that is too old or invalid. `now` in ms.
 */
export function savedDraft<Values extends PersonValues>(
  plan: Named<Values>,
  now: number,
): SavedDraft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(plan))
    const saved = parseAs(envelopeOf(plan.shape), text)
    // The clock may have been put back since, but not by more than a day.
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

/** Saves a sign-up without its password; false when this browser stores nothing. `now` in ms. */
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
    // Storage that could not be written needs no removal.
  }
}

function envelopeOf<V>(shape: Shape<V>) {
  return fields({ version: whole, savedAt: amount, step: whole, values: shape })
}
