import {
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'

const FIELDS: Readonly<Record<string, string>> = {
  edges: 'This page of the list.',
  pageInfo: 'Whether there is more, and from where.',
  totalCount:
    'How many there are in the whole list, for this viewer; the description of the list says when counting stops.',
  node: 'What is in the list.',
  cursor: 'Its place in the list, for `after` and `before`.',
  startCursor: 'Place of the first of this page; null when it is empty.',
  endCursor: 'Place of the last of this page; null when it is empty.',
  hasNextPage: 'Whether there is more after it.',
  hasPreviousPage: 'Whether there is more before it.',
  id: 'Global id, opaque.',
}

const ARGS: Readonly<Record<string, string>> = {
  first: 'How many from the beginning, 20 when neither `first` nor `last` is given; at most 100.',
  after: 'Only what comes after this cursor.',
  last: 'How many from the end; at most 100.',
  before: 'Only what comes before this cursor.',
  id: 'A global id.',
}

/** Describes what Pothos makes by itself: connections, edges, pages, and the unions of a payload and its refusals. */
export function describeGenerated(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isInputObjectType(type)) continue
    if (isUnionType(type)) type.description ??= 'The payload, or why it was not done.'
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    type.description ??= typeDescription(type.name)
    const isGenerated = /(Connection|Edge|^PageInfo|^Node)$/.test(type.name)
    for (const field of Object.values(type.getFields())) {
      if (isGenerated) field.description ??= FIELDS[field.name]
      describeArgs(field)
    }
  }
  return schema
}

function typeDescription(name: string): string | undefined {
  if (name === 'PageInfo') return 'Where a page lies in its list.'
  if (name === 'Node') return 'Anything with a global id.'
  if (name.endsWith('Edge')) return 'One place in a list.'
  return name.endsWith('Connection') ? 'A list that is read page by page.' : undefined
}

function describeArgs(field: GraphQLField<unknown, unknown>): void {
  const isPaged = field.args.some(arg => arg.name === 'after')
  for (const arg of field.args) {
    if (isPaged || field.name === 'node') arg.description ??= ARGS[arg.name]
  }
}
