import { builder } from './builder.ts'

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
  return builder.enumType(name, { description, values: described })
}
