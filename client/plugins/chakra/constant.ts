/** A node of the syntax tree, with the fields used here. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Values of names that are known at build time. */
export type Known = ReadonlyMap<string, unknown>

/** Marks a value that is known only at run time. */
export const UNKNOWN = Symbol('unknown')

/** The value of an expression that is the same for every visit, or UNKNOWN. */
export function constant(node: unknown, known: Known): unknown {
  if (!isNode(node)) return UNKNOWN
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? UNKNOWN : node.value
    case 'Identifier':
      if (node.name === 'undefined') return undefined
      return known.has(String(node.name)) ? known.get(String(node.name)) : UNKNOWN
    case 'MemberExpression':
      return member(node, known)
    case 'TemplateLiteral':
      return template(node, known)
    case 'UnaryExpression': {
      const value = constant(node.argument, known)
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN
    }
    case 'ArrayExpression':
      return array(node.elements, known)
    case 'ObjectExpression':
      return object(node.properties, known)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return constant(node.expression, known)
    default:
      return UNKNOWN
  }
}

function member({ object: of, property, computed }: Node, known: Known): unknown {
  const target = constant(of, known)
  const key = computed ? constant(property, known) : isNode(property) ? property.name : UNKNOWN
  if (typeof target !== 'object' || target === null || typeof key !== 'string') return UNKNOWN
  return Object.hasOwn(target, key) ? Reflect.get(target, key) : UNKNOWN
}

function template({ quasis, expressions }: Node, known: Known): unknown {
  let text = ''
  for (const [index, quasi] of nodes(quasis).entries()) {
    text += (quasi.value as { cooked: string }).cooked
    const expression = nodes(expressions)[index]
    if (!expression) continue
    const value = constant(expression, known)
    if (typeof value !== 'string' && typeof value !== 'number') return UNKNOWN
    text += value
  }
  return text
}

function array(elements: unknown, known: Known): unknown {
  const values = nodes(elements).map(element => constant(element, known))
  return values.includes(UNKNOWN) ? UNKNOWN : values
}

function object(properties: unknown, known: Known): unknown {
  const result: Record<string, unknown> = {}
  for (const { type, key, value, computed, argument } of nodes(properties)) {
    if (type === 'SpreadElement') {
      const spread = constant(argument, known)
      if (typeof spread !== 'object' || spread === null) return UNKNOWN
      Object.assign(result, spread)
      continue
    }
    const name = !computed && isNode(key) && key.type === 'Identifier' ? key.name : constant(key, known)
    const content = constant(value, known)
    if ((typeof name !== 'string' && typeof name !== 'number') || content === UNKNOWN) return UNKNOWN
    result[name] = content
  }
  return result
}

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The constants at the top of a module, and its imports from modules whose values `imported` provides. */
export function knownIn(
  program: Node,
  imported: (source: string) => Readonly<Record<string, unknown>> | undefined,
): Known {
  const known = new Map<string, unknown>()
  for (const statement of nodes(program.body)) {
    if (statement.type === 'ImportDeclaration' && isNode(statement.source)) {
      const values = imported(String(statement.source.value))
      for (const { imported: name, local } of nodes(statement.specifiers)) {
        if (!values || !isNode(name) || !isNode(local)) continue
        if (Object.hasOwn(values, String(name.name))) known.set(String(local.name), values[String(name.name)])
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const')
      continue
    for (const { id, init } of nodes(declaration.declarations)) {
      const value = constant(init, known)
      if (isNode(id) && id.type === 'Identifier' && value !== UNKNOWN) known.set(String(id.name), value)
    }
  }
  return known
}
