import type { InputRef } from '@pothos/core'
import { builder } from './builder.ts'

const known = new WeakMap<object, InputRef>()

/** A GraphQL enum of a database enum, with a description for each of its values. */
export function describedEnum<const Values extends Record<string, string>>(
  name: string,
  values: Values,
  description: string,
  meanings: { readonly [Value in Values[keyof Values]]: string },
) {
  const described = Object.fromEntries(
    Object.values(values).map(value => [value, { description: meanings[value as Values[keyof Values]] }]),
  ) as Record<Values[keyof Values], { description: string }>
  const ref = builder.enumType(name, { description, values: described })
  known.set(values, ref)
  return ref
}

/** The GraphQL enum of a database enum. */
export function enumOf(values: object): InputRef {
  const ref = known.get(values)
  if (!ref) throw new Error(`no enum of the graph has the values ${Object.keys(values).join(', ')}`)
  return ref
}
