import { MagicString } from 'magic-string'
import { parseAst } from 'rolldown/parseAst'
import { constant, isNode, type Known, knownIn, type Node, nodes, UNKNOWN } from './constant.ts'

/** Returns the class for styles, given as Chakra's `css` and style props in their order of precedence. */
type ClassFor = (css: unknown, props: Readonly<Record<string, unknown>>) => string

type Options = {
  readonly classFor: ClassFor
  /** True when Chakra treats a prop as a style. */
  readonly isStyle: (prop: string) => boolean
  /** True when Chakra passes a prop that is no style on to an element. */
  readonly isForwarded: (prop: string) => boolean
  /** The exports of a module whose values are known at build time. */
  readonly imported: (source: string) => Readonly<Record<string, unknown>> | undefined
}

/** Elements whose style props are attributes of their own; see Chakra's factory. */
const SHAPES = new Set(['path', 'text', 'circle', 'rect', 'ellipse', 'g', 'stop'])
/** Props that Chakra's factory handles itself. */
const ITS_OWN = new Set([
  'as',
  'asChild',
  'theme',
  'unstyled',
  'recipe',
  'htmlWidth',
  'htmlHeight',
  'htmlSize',
  'htmlTranslate',
])

/**
 * Turns `<chakra.div color="fg" onClick={…}>` into `<div className="_1a2b3c" onClick={…}>` wherever all its
 * styles are known at build time: such an element needs neither Chakra nor Emotion at run time. Other
 * elements are kept. Returns null when there is none.
 */
export function staticElements(code: string, file: string, options: Options): MagicString | null {
  if (!code.includes('<chakra.')) return null
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node
  if (!importsChakra(program)) throw new Error(`${file} has a chakra that is not Chakra's`)
  const known = shadowed(program, knownIn(program, options.imported))
  const edited = new MagicString(code)
  visit(program, element => {
    const opening = element.openingElement as Node
    const tag = tagOf(opening)
    if (!tag || SHAPES.has(tag)) return
    const styles = stylesOf(opening, known, options)
    if (!styles) return
    const className = options.classFor(styles.css, styles.props)
    for (const { start, end } of styles.attributes) edited.remove(start, end)
    rename(opening.name as Node, tag, edited)
    if (isNode(element.closingElement)) rename(element.closingElement.name as Node, tag, edited)
    if (className) addClass(styles.className, className, (opening.name as Node).end, edited)
  })
  return edited.hasChanged() ? edited : null
}

function importsChakra(program: Node): boolean {
  return nodes(program.body).some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      isNode(source) &&
      source.value === '@chakra-ui/react/styled-system' &&
      nodes(specifiers).some(({ local }) => isNode(local) && local.name === 'chakra'),
  )
}

/** Without the names that deeper scopes of the module redeclare. */
function shadowed(program: Node, known: Known): Known {
  const left = new Map(known)
  const visitPattern = (pattern: unknown) => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') left.delete(String(pattern.name))
    for (const one of [...nodes(pattern.properties), ...nodes(pattern.elements)]) visitPattern(one)
    for (const one of [pattern.value, pattern.argument, pattern.left]) visitPattern(one)
  }
  const walk = (node: unknown, depth: number) => {
    if (Array.isArray(node)) for (const one of node) walk(one, depth)
    if (!isNode(node)) return
    const isFunction = /Function/.test(node.type)
    if (isFunction) for (const parameter of nodes(node.params)) visitPattern(parameter)
    if (node.type === 'VariableDeclarator' && depth > 0) visitPattern(node.id)
    for (const value of Object.values(node)) walk(value, depth + (isFunction ? 1 : 0))
  }
  walk(program, 0)
  return left
}

function visit(node: unknown, onElement: (element: Node) => void) {
  if (Array.isArray(node)) for (const one of node) visit(one, onElement)
  if (!isNode(node)) return
  if (node.type === 'JSXElement') onElement(node)
  for (const value of Object.values(node)) visit(value, onElement)
}

function tagOf({ name }: Node): string | null {
  if (!isNode(name) || name.type !== 'JSXMemberExpression') return null
  const { object, property } = name
  if (!isNode(object) || object.name !== 'chakra' || !isNode(property)) return null
  return String(property.name)
}

type Styles = {
  readonly css: unknown
  readonly props: Readonly<Record<string, unknown>>
  readonly attributes: readonly Node[]
  readonly className: Node | undefined
}

function stylesOf({ attributes }: Node, known: Known, { isStyle, isForwarded }: Options): Styles | null {
  const props: Record<string, unknown> = {}
  const found: Node[] = []
  let css: unknown
  let className: Node | undefined
  for (const attribute of nodes(attributes)) {
    if (attribute.type !== 'JSXAttribute' || !isNode(attribute.name)) return null
    const name = nameOf(attribute.name)
    if (ITS_OWN.has(name)) return null
    if (name === 'className') className = attribute
    else if (isStyle(name)) {
      const value = attribute.value === null ? true : constant(attribute.value, known)
      if (value === UNKNOWN) return null
      if (name === 'css') css = value
      else if (value !== undefined) props[name] = value
      found.push(attribute)
    } else if (!['key', 'ref', 'children'].includes(name) && !isForwarded(name)) return null
  }
  return { css, props, attributes: found, className }
}

const nameOf = (name: Node): string =>
  name.type === 'JSXNamespacedName'
    ? `${nameOf(name.namespace as Node)}:${nameOf(name.name as Node)}`
    : String(name.name)

function rename(name: Node, tag: string, edited: MagicString) {
  edited.overwrite(name.start, name.end, tag)
}

function addClass(attribute: Node | undefined, className: string, at: number, edited: MagicString) {
  if (!attribute) {
    edited.appendLeft(at, ` className="${className}"`)
    return
  }
  const { value } = attribute
  if (!isNode(value)) throw new Error('a className without a value')
  if (value.type === 'Literal') {
    edited.overwrite(value.start, value.end, JSON.stringify(`${String(value.value)} ${className}`))
    return
  }
  const { start, end } = value.expression as Node
  edited.appendLeft(start, '((').appendRight(end, `) || '') + ${JSON.stringify(` ${className}`)}`)
}
