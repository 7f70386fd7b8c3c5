import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  type TypeNode,
} from 'graphql'

/** A removal is allowed from this day on: the reason of a deprecation begins with it. */
const DATED = /^Until (\d{4}-\d{2}-\d{2}): \S/

/** The part of the graph that API keys can reach with the names of their scopes (partners/apiScopes.ts). */
export function partnerSchema(schema: GraphQLSchema, names: ReadonlySet<string>): GraphQLSchema {
  const document = parse(printSchema(schema))
  const definitions = new Map(
    document.definitions.flatMap(definition =>
      'name' in definition && definition.name ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const reached = new Map<string, DefinitionNode>()

  const isEntity = (name: string) => {
    const definition = definitions.get(name)
    return definition?.kind === 'ObjectTypeDefinition' && implementsNode(definition)
  }
  /** The type with a global id that a type is, or is a list of. */
  const entityOf = (name: string): string => {
    const ofConnection = name.endsWith('Connection') && fieldType(definitions, name, 'edges')
    const ofEdge = ofConnection && fieldType(definitions, ofConnection, 'node')
    return ofEdge || name
  }
  const isOpen = (name: string) =>
    !isEntity(name) || names.has(name) || [...names].some(open => open.startsWith(`${name}.`))
  const mayRead = (parent: string, field: FieldDefinitionNode) =>
    ROOTS.has(parent)
      ? names.has(field.name.value)
      : isOpen(entityOf(nameOf(field.type))) &&
        (!isEntity(parent) || names.has(parent) || names.has(`${parent}.${field.name.value}`))

  const reach = (name: string): void => {
    const definition = definitions.get(name)
    if (!definition || reached.has(name)) return
    switch (definition.kind) {
      case 'ObjectTypeDefinition':
      case 'InterfaceTypeDefinition': {
        const fields = definition.fields?.filter(field => mayRead(name, field)) ?? []
        const kept = new Set(fields.map(field => field.name.value))
        const interfaces = definition.interfaces?.filter(({ name: face }) => {
          const asked = definitions.get(face.value)
          return asked?.kind === 'InterfaceTypeDefinition' && asked.fields?.every(f => kept.has(f.name.value))
        })
        reached.set(name, { ...definition, fields, interfaces: interfaces ?? [] })
        for (const { type, arguments: args = [] } of fields)
          for (const used of [type, ...args.map(arg => arg.type)]) reach(nameOf(used))
        for (const { name: face } of interfaces ?? []) reach(face.value)
        return
      }
      case 'InputObjectTypeDefinition':
        reached.set(name, definition)
        for (const { type } of definition.fields ?? []) reach(nameOf(type))
        return
      case 'UnionTypeDefinition':
        reached.set(name, definition)
        for (const { name: member } of definition.types ?? []) reach(member.value)
        return
      default:
        reached.set(name, definition)
    }
  }
  for (const root of ROOTS) reach(root)
  const partial: DocumentNode = { ...document, definitions: [...reached.values()] }
  return lexicographicSortSchema(buildASTSchema(partial))
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription'])

function nameOf(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : nameOf(type.type)
}

function implementsNode({
  interfaces = [],
}: {
  readonly interfaces?: readonly { name: { value: string } }[]
}) {
  return interfaces.some(({ name }) => name.value === 'Node')
}

function fieldType(
  definitions: ReadonlyMap<string, DefinitionNode>,
  typeName: string,
  fieldName: string,
): string | null {
  const type = definitions.get(typeName)
  if (type?.kind !== 'ObjectTypeDefinition') return null
  const field = type.fields?.find(({ name }) => name.value === fieldName)
  return field ? nameOf(field.type) : null
}

/**
 * Changes by which a partner's program would break: all but the removal of what `before` deprecates until a day that has come.
 * Each in words.
 */
export function contractBreaches(before: GraphQLSchema, after: GraphQLSchema, today: string): string[] {
  return findBreakingChanges(before, after)
    .map(({ description }) => description)
    .filter(description => {
      const until = endOf(before, description)
      return until === null || until > today
    })
}

/** The day from which a removal, in the words of `findBreakingChanges`, is allowed; null for other changes. */
function endOf(before: GraphQLSchema, description: string): string | null {
  const [, typeOfField, field] = /^(\w+)\.(\w+) was removed\.$/.exec(description) ?? []
  const [, value, typeOfValue] = /^(\w+) was removed from enum type (\w+)\.$/.exec(description) ?? []
  const type = before.getType(typeOfField ?? typeOfValue ?? '')
  const removed =
    isObjectType(type) || isInterfaceType(type)
      ? type.getFields()[field ?? '']
      : isEnumType(type) && type.getValue(value ?? '')
  return (removed && DATED.exec(removed.deprecationReason ?? '')?.[1]) || null
}
