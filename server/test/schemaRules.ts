import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isNullableType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'

/** Rules of the contract; returns each breach in words, with its place. */
export function schemaProblems(schema: GraphQLSchema, bounds: Readonly<Record<string, string>>): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    type => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  return [
    ...types.flatMap(descriptionProblems),
    ...types.flatMap(nameProblems),
    ...rootFields(schema).flatMap(scopeProblems),
    ...listProblems(schema, types, bounds),
    ...mutationProblems(schema),
    ...subscriptionProblems(schema),
    ...types.flatMap(secretProblems),
  ]
}

interface Element {
  readonly place: string
  readonly kind: 'type' | 'field' | 'argument' | 'enum value' | 'input field'
  readonly name: string
  readonly description: string | null | undefined
}

function elementsOf(type: GraphQLNamedType): Element[] {
  const { name, description } = type
  const found: Element[] = [{ place: name, kind: 'type', name, description }]
  for (const field of fieldsOf(type)) {
    const place = `${name}.${field.name}`
    found.push({
      place,
      kind: 'args' in field ? 'field' : 'input field',
      name: field.name,
      description: field.description,
    })
    for (const arg of argsOf(field)) {
      found.push({
        place: `${place}(${arg.name})`,
        kind: 'argument',
        name: arg.name,
        description: arg.description,
      })
    }
  }
  for (const value of isEnumType(type) ? type.getValues() : []) {
    const place = `${name}.${value.name}`
    found.push({ place, kind: 'enum value', name: value.name, description: value.description })
  }
  return found
}

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField

function fieldsOf(type: GraphQLNamedType): AnyField[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<AnyField>(type.getFields())
    : []
}

function argsOf(field: AnyField): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : []
}

function descriptionProblems(type: GraphQLNamedType): string[] {
  return elementsOf(type)
    .filter(element => !element.description?.trim())
    .map(({ place, kind }) => `${place}: ${kind} without a description`)
}

const NAMES = {
  type: /^[A-Z][A-Za-z0-9]*$/,
  field: /^[a-z][A-Za-z0-9]*$/,
  argument: /^[a-z][A-Za-z0-9]*$/,
  'input field': /^[a-z][A-Za-z0-9]*$/,
  'enum value': /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
} as const

function nameProblems(type: GraphQLNamedType): string[] {
  const problems = elementsOf(type)
    .filter(({ kind, name }) => !NAMES[kind].test(name))
    .map(({ place, kind }) => `${place}: unusual ${kind} name`)
  const soundsLikeInput = /(Input|Filter)$/.test(type.name)
  const isRefusal = isObjectType(type) && type.getInterfaces().some(face => face.name === 'Refusal')
  if (isInputObjectType(type) !== soundsLikeInput && !isRefusal) {
    problems.push(`${type.name}: input types end in Input or Filter, and no other type does`)
  }
  return problems
}

function rootFields(schema: GraphQLSchema): { place: string; field: GraphQLField<unknown, unknown> }[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(type =>
    Object.values(type?.getFields() ?? {}).map(field => ({ place: `${type?.name}.${field.name}`, field })),
  )
}

function scopeProblems({ place, field }: ReturnType<typeof rootFields>[number]): string[] {
  const options = field.extensions.pothosOptions
  const scopes = options && typeof options === 'object' && 'authScopes' in options ? options.authScopes : null
  const says = typeof scopes === 'function' || (scopes && Object.values(scopes).some(Boolean))
  return says ? [] : [`${place}: a root field without authScopes`]
}

function listProblems(
  schema: GraphQLSchema,
  types: readonly GraphQLNamedType[],
  bounds: Readonly<Record<string, string>>,
): string[] {
  const unbounded = types.flatMap(type =>
    fieldsOf(type)
      .filter(field => holdsList(field.type) && !isConnectionEdges(type, field))
      .map(field => ({ type, field, place: boundPlace(type, field) })),
  )
  const places = new Set(unbounded.map(({ place }) => place))
  return [
    ...unbounded
      .filter(({ place }) => !bounds[place])
      .map(
        ({ type, field }) => `${type.name}.${field.name}: a list that is neither a connection nor bounded`,
      ),
    ...Object.keys(bounds)
      .filter(place => !places.has(place))
      .map(place => `${place}: has a bound but is no list`),
    ...types.flatMap(type => fieldsOf(type).flatMap(field => connectionProblems(schema, type, field))),
  ]
}

function holdsList(type: AnyField['type']): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

function isConnectionEdges(type: GraphQLNamedType, field: AnyField): boolean {
  return type.name.endsWith('Connection') && field.name === 'edges'
}

/** A field of an interface is bounded there, for all implementations. */
function boundPlace(type: GraphQLNamedType, field: AnyField): string {
  const asked = isObjectType(type) && type.getInterfaces().find(face => field.name in face.getFields())
  return `${asked ? asked.name : type.name}.${field.name}`
}

function connectionProblems(schema: GraphQLSchema, type: GraphQLNamedType, field: AnyField): string[] {
  const named = getNamedType(field.type)
  if (!isObjectType(named) || !named.name.endsWith('Connection') || !('args' in field)) return []
  const args = new Set(field.args.map(arg => arg.name))
  const lacks = ['first', 'after', 'last', 'before'].filter(name => !args.has(name))
  const edges = named.getFields().edges
  const edge = edges && getNamedType(edges.type)
  const isWhole = schema.getType('PageInfo') && isObjectType(edge) && 'cursor' in edge.getFields()
  return [
    ...lacks.map(name => `${type.name}.${field.name}: a connection without the argument ${name}`),
    ...(isWhole ? [] : [`${named.name}: a connection whose edges have no cursor`]),
  ]
}

function mutationProblems(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(field => {
    const place = `Mutation.${field.name}`
    const capital = field.name.charAt(0).toUpperCase() + field.name.slice(1)
    const problems: string[] = []
    const inputs = field.args.filter(arg => isInputObjectType(getNamedType(arg.type)))
    const isOneInput = field.args.length === 1 && inputs[0]?.name === 'input'
    if (inputs.length > 0 && !(isOneInput && getNamedType(inputs[0]?.type)?.name === `${capital}Input`)) {
      problems.push(`${place}: its input object is the one argument input: ${capital}Input`)
    }
    return [...problems, ...outcomeProblems(schema, place, field.type, `${capital}Result`)]
  })
}

function outcomeProblems(
  schema: GraphQLSchema,
  place: string,
  type: GraphQLOutputType,
  name: string,
): string[] {
  const outcome = getNamedType(type)
  if (!isUnionType(outcome) || outcome.name !== name || isNullableType(type)) {
    return [`${place}: returns ${name}!, a union of a payload and refusals`]
  }
  const refusal = schema.getType('Refusal')
  const payloads = outcome
    .getTypes()
    .filter(member => !(isInterfaceType(refusal) && schema.isSubType(refusal, member)))
  const [payload] = payloads
  if (payloads.length !== 1 || !payload?.name.endsWith('Payload')) {
    return [`${place}: ${name} is one type named …Payload, and refusals`]
  }
  return Object.values(isInterfaceType(refusal) ? refusal.getFields() : {})
    .filter(({ name, type }) => {
      const same = payload.getFields()[name]
      return same && String(same.type) !== String(type)
    })
    .map(
      field =>
        `${payload.name}.${field.name}: of another type than in Refusal, so no query could ask for both`,
    )
}

function subscriptionProblems(schema: GraphQLSchema): string[] {
  return Object.values(schema.getSubscriptionType()?.getFields() ?? {})
    .filter(field => !isNullableType(field.type))
    .map(
      field =>
        `Subscription.${field.name}: nullable, since what has changed may be hidden from the viewer now`,
    )
}

const SECRETS =
  /password|passwd|hash|secret|token|session|storageKey|rawKey|sealed|setupKey|setupUri|recoveryCodes$/i
/** Values shown once, to the account that has just created them. */
const TOLD_ONCE = [
  'SecondFactorSetupPayload.setupKey',
  'SecondFactorSetupPayload.setupUri',
  'RecoveryCodesPayload.recoveryCodes',
  'CreatedApiKeyPayload.secret',
  'WebhookSecretPayload.secret',
]

function secretProblems(type: GraphQLNamedType): string[] {
  // A mutation is named for its action; its payload is a type of its own.
  if (isInputObjectType(type) || type.name === 'Mutation') return []
  return fieldsOf(type)
    .filter(field => SECRETS.test(field.name) && !TOLD_ONCE.includes(`${type.name}.${field.name}`))
    .map(field => `${type.name}.${field.name}: sounds like a secret, which answers never hold`)
}
