import type { Week } from '../../lib/schedule'
import type { PersonValues } from './PersonFields'
import type { ProviderChanges } from './updateProviderProfile'

type Written<Value> = Value extends boolean ? boolean : Value extends string ? string : readonly string[]
type Company = Omit<Required<ProviderChanges>, keyof PersonValues | 'schedule'>

/** All form values of a provider; the fields are those of the graph's input. */
export type ProviderProfileValues = PersonValues & { schedule: Week } & {
  [Name in keyof Company]: Written<NonNullable<Company[Name]>>
}
