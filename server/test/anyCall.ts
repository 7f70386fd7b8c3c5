import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

const WORDS = [
  '',
  ' ',
  'Óptica',
  '\u0000',
  '\u202e',
  '💥'.repeat(300),
  "'; DROP TABLE",
  '../..',
  'NaN',
  'x'.repeat(5000),
]
const NUMBERS = [0, 1, -1, 10_000, 485_000, 99_999_999, 2_147_483_647, -2_147_483_648]

/** Any value that the type of an input lets in; an id is one of those. */
function anyValue(type: GraphQLInputType, random: () => number, ids: readonly string[]): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  if (isNonNullType(type)) return anyValue(type.ofType, random, ids)
  if (random() < 0.1) return null
  if (isListType(type))
    return Array.from(
      { length: pick([0, 1, 2, 21]) },
      () => anyValue(type.ofType, random, ids) ?? anyValue(type.ofType, () => 0.5, ids),
    )
  if (isEnumType(type)) return pick(type.getValues()).name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map(field => [
        field.name,
        isNonNullType(field.type)
          ? required(field.type.ofType, random, ids)
          : anyValue(field.type, random, ids),
      ]),
    )
  if (type.name === 'ID') return pick(ids)
  if (type.name === 'Int' || type.name === 'Centesimos') return pick(NUMBERS)
  if (type.name === 'DateTime') return pick(['2061-11-27T12:00:00.000Z', '1970-01-01T00:00:00.000Z'])
  return type.name === 'Boolean' ? random() < 0.5 : pick(WORDS)
}

/** As `anyValue`, never null. */
function required(type: GraphQLInputType, random: () => number, ids: readonly string[]): unknown {
  for (;;) {
    const value = anyValue(type, random, ids)
    if (value !== null) return value
  }
}

/** A mutation with any arguments that its types let in, which asks for the kind of its answer. */
export function anyCall(
  field: GraphQLField<unknown, unknown>,
  random: () => number,
  ids: readonly string[],
): { readonly document: string; readonly variables: Record<string, unknown> } {
  const { name, args } = field
  const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  return {
    document: `mutation (${declared}) { ${name}(${given}) { __typename ... on Refusal { code message } } }`,
    variables: Object.fromEntries(args.map(arg => [arg.name, required(arg.type, random, ids)])),
  }
}
