import { createRequire } from 'node:module'
import path from 'node:path'
import { MagicString } from 'magic-string'
import { parseAst } from 'rolldown/parseAst'
import type { Alias, Plugin } from 'vite'
import { isNode, type Node, nodes } from './chakra/constant.ts'

const require = createRequire(import.meta.url)
const ROUTER = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production')

/** The router's package exports its development build to all; this is the one without checks and messages. */
export const routerAliases: Alias[] = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
]

/**
 * Functions that the built client never calls, which a bundler cannot know, by the end of their file's name.
 */
const NEVER_CALLED: readonly { readonly file: RegExp; readonly names: readonly string[] }[] = [
  // Router: parts for servers that render each request.
  {
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    names: [
      'Scripts',
      'PrefetchPageLinks',
      'RSCErrorHandler',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
    ],
  },
  // Forms: rules of single fields. Ours have one check for all fields (forms/resolver.ts).
  { file: /\/react-hook-form\/dist\/index\.esm\.mjs$/, names: ['validateField'] },
]

/**
 * Removes unused code of packages that bundlers cannot analyse from the built client. Development and tests
 * use the packages unchanged. Throws when a new version has another form.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: NEVER_CALLED.map(({ file }) => file) },
      handler(code, id) {
        const names = NEVER_CALLED.find(({ file }) => file.test(id))?.names ?? []
        return { code: withoutBodies(code, names), map: null }
      },
    },
  }
}

/**
 * Empties the functions of these names, and drops unused components: a bundler takes the assignment of their
 * developer-tool names for a use.
 */
export function withoutBodies(code: string, names: readonly string[]): string {
  const edited = new MagicString(code)
  const left = new Set(names)
  for (const statement of nodes((parseAst(code) as unknown as Node).body)) {
    const { type, id, expression, declarations } = statement
    if (type === 'FunctionDeclaration' && isNode(id) && left.delete(String(id.name))) {
      const { start, end } = statement.body as Node
      edited.overwrite(start, end, '{ throw new Error("left out of the build") }')
    } else if (type === 'VariableDeclaration') {
      for (const { id: name, init } of nodes(declarations)) {
        if (!isNode(init)) continue
        if (isNode(name) && left.delete(String(name.name))) {
          edited.overwrite(init.start, init.end, '() => { throw new Error("left out of the build") }')
        } else if (init.type === 'CallExpression' && isMade(init.callee)) {
          edited.appendLeft(init.start, '/* @__PURE__ */ ')
        } else if (init.type === 'ClassExpression') {
          edited.appendLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()')
        }
      }
    } else if (type === 'ExpressionStatement' && isNode(expression) && isNaming(expression)) {
      edited.remove(statement.start, statement.end)
    }
  }
  if (left.size > 0) throw new Error(`there is no ${[...left].join(', ')} to leave out`)
  return edited.toString()
}

/** `React.forwardRef` and the like, which only return a value. */
const isMade = (callee: unknown) =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  isNode(callee.property) &&
  ['createContext', 'forwardRef', 'memo'].includes(String(callee.property.name))

const isNaming = ({ type, left }: Node) =>
  type === 'AssignmentExpression' &&
  isNode(left) &&
  left.type === 'MemberExpression' &&
  isNode(left.property) &&
  left.property.name === 'displayName'
