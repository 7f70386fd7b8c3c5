import type { Mood, Urgency, WantedCondition } from '../values.ts'
import { DATA } from './data.ts'

/** A word or phrase that names no thing, and its meaning. */
export type Cue =
  | { readonly kind: 'SIDE'; readonly value: 'LEFT' | 'RIGHT' | 'BOTH' }
  | { readonly kind: 'AXLE'; readonly value: 'FRONT' | 'REAR' | 'BOTH' }
  | { readonly kind: 'BOTH_OF_TWO' }
  | { readonly kind: 'CONDITION'; readonly value: WantedCondition }
  | { readonly kind: 'URGENCY'; readonly value: Urgency }
  | { readonly kind: 'VERSION'; readonly value: string }
  | { readonly kind: 'FUEL'; readonly value: string }
  | { readonly kind: Mood }

/** Every cue; `data/cues.txt` and `data/versions.txt` have their phrases. */
export const CUES: readonly Cue[] = DATA.cues.map(
  ([kind, value]) => ({ kind, ...(value !== null && { value }) }) as Cue,
)
