import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { MagicString } from 'magic-string'
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'
import { isNode, type Node, nodes } from './chakra/constant.ts'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), 'lib')
const RUNTIME = folderOf('relay-runtime')
const HOOKS = folderOf('react-relay')
const ENTRIES: Readonly<Record<string, string>> = {
  'relay-runtime': path.join(RUNTIME, 'index.js'),
  'react-relay': path.join(HOOKS, 'hooks.js'),
}

/** Parts of the runtime for features that none of our queries or mutations uses; see USES. */
const UNUSED = new Set(
  [
    'handlers/connection/MutationHandlers',
    'mutations/RelayDeclarativeMutationConfig',
    'mutations/readUpdatableFragment',
    'mutations/readUpdatableQuery',
    'store/NormalizationEngine',
  ].map(name => path.join(RUNTIME, `${name}.js`)),
)
/**
 * Signs of those features: `@appendNode` and the like, resolvers, `@updatable`, and a mutation's `configs`.
 */
const USES =
  /"(Relay(Live)?Resolver|ClientEdge\w*|UpdatableQuery)"|"handle": "(?!connection")|readUpdatable|\bconfigs:/
/** Without resolvers the store needs no cache for them. */
const RESOLVERS = path.join(RUNTIME, 'store/live-resolvers/LiveResolverCache.js')
const NO_RESOLVERS = `import { NoopResolverCache } from '../ResolverCache'
export class LiveResolverCache extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription'
export const getUpdatedDataIDs = () => new Set()`

/**
 * Gives the built client Relay as ES modules with its feature flags as constants, so that unused code is left
 * out. Its packages are CommonJS, which a bundler keeps whole. The rewriting handles the one form that
 * Relay's compiler writes, and throws at any other. Development and tests use the packages unchanged.
 */
export function leanRelay(): Plugin {
  let flags: Readonly<Record<string, unknown>>
  const seen = new Set<string>()
  return {
    name: 'lean-relay',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      flags = require(path.join(RUNTIME, 'util/RelayFeatureFlags.js'))
      seen.clear()
    },
    resolveId: { filter: { id: /^(relay-runtime|react-relay)$/ }, handler: source => ENTRIES[source] },
    transform: {
      filter: { id: /\/(relay-runtime|react-relay)\/lib\/.*\.js$|\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (/tsx?$/.test(id)) {
          const [use] = USES.exec(code) ?? []
          if (use) this.error(`the built client has no code for this of Relay's: ${use} (${id})`)
          return
        }
        seen.add(id)
        const module = id === RESOLVERS ? NO_RESOLVERS : asModule(code, id, flags)
        return { code: UNUSED.has(id) ? emptied(module) : module, map: null, moduleSideEffects: false }
      },
    },
    buildEnd(failure) {
      if (this.environment.config.consumer !== 'client') return
      const left = [...Object.values(ENTRIES), ...UNUSED, RESOLVERS].filter(file => !seen.has(file))
      if (!failure && left.length > 0) this.error(`Relay was not met: ${left.join(', ')}`)
    },
  }
}

/** A Relay module with `import` and `export`. `file` is its path, because its imports may have two forms. */
export function asModule(code: string, file: string, flags: Readonly<Record<string, unknown>>): string {
  const edited = new MagicString(code)
  const imports: string[] = []
  const importAs = (local: string, source: string) => {
    imports.push(
      `import ${isNamespace(source, file) ? `* as ${local}` : local} from ${JSON.stringify(source)};`,
    )
    return local
  }
  let exports = 0
  const visit = (value: unknown, isTop: boolean) => {
    if (Array.isArray(value)) for (const one of value) visit(one, isTop)
    if (!isNode(value)) return
    const node = value
    const source = requiredBy(node)
    const flag = flagOf(node)
    if (node.type === 'VariableDeclaration' && isTop) {
      // The import replaces the variable, so that the bundler can analyse it.
      const kept = nodes(node.declarations).filter(({ id, init }) => {
        const from = requiredBy(init)
        if (from && isNode(id)) importAs(String(id.name), from)
        return !from && !(isNode(id) && id.name === INTEROP)
      })
      const [first] = kept
      if (!first) edited.remove(node.start, node.end)
      else if (first !== nodes(node.declarations)[0]) edited.overwrite(node.start, first.start, 'var ')
      visit(kept, false)
    } else if (node.type === 'CallExpression' && isNamed(node.callee, INTEROP)) {
      const [from] = nodes(node.arguments).map(requiredBy)
      if (!from) throw new Error(`${file} imports in another way`)
      edited.overwrite(node.start, node.end, `{ default: ${importAs(`_default${imports.length}`, from)} }`)
    } else if (source) {
      edited.overwrite(node.start, node.end, importAs(`_inner${imports.length}`, source))
    } else if (flag !== undefined) {
      if (!Object.hasOwn(flags, flag))
        throw new Error(`${file} asks for the flag ${flag}, which is not there`)
      edited.overwrite(node.start, node.end, JSON.stringify(flags[flag]))
    } else if (node.type === 'AssignmentExpression' && isExports(node.left)) {
      exports += 1
      if (!isNode(node.right)) throw new Error(`${file} exports nothing`)
      if (node.right.type === 'ObjectExpression')
        edited.overwrite(node.start, node.end, named(node.right, code))
      else {
        edited.overwrite(node.start, node.right.start, 'export default ')
        visit(node.right, false)
      }
    } else {
      for (const one of Object.values(node)) visit(one, isTop && node.type === 'Program')
    }
  }
  visit(parseAst(code), true)
  if (exports !== 1) throw new Error(`${file} exports ${exports} times`)
  return imports.join('') + edited.toString()
}

/** The same exports without an implementation. */
export function emptied(module: string): string {
  const [, list = ''] = /export \{ (.*) \}/.exec(module) ?? []
  const names = list.split(', ').map(pair => pair.split(' as ')[1])
  return list ? `export let ${names.join(', ')};` : 'export default undefined'
}

/** Babel's bridge between the two kinds of modules. */
const INTEROP = '_interopRequireDefault'

const isNamed = (node: unknown, name: string) =>
  isNode(node) && node.type === 'Identifier' && node.name === name

/** The `x` of `require('x')`. */
function requiredBy(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNamed(node.callee, 'require')) return
  const [source] = nodes(node.arguments)
  return typeof source?.value === 'string' ? source.value : undefined
}

const isExports = (node: unknown) =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNamed(node.object, 'module') &&
  isNamed(node.property, 'exports')

/** The `X` of `RelayFeatureFlags.X`, from any source of the flags. */
function flagOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed || !isNode(node.object)) return
  const { object, property } = node
  const owner = object.type === 'MemberExpression' ? object.property : object
  return isNamed(owner, 'RelayFeatureFlags') && isNode(property) ? String(property.name) : undefined
}

/** Turns `module.exports = {…}` into one export per name. */
function named({ properties }: Node, code: string): string {
  const names = nodes(properties).map(({ key, value: content }, at) => {
    if (!isNode(key) || !isNode(content)) throw new Error('exports are not spelled out')
    if (content.type === 'Identifier') return { from: String(content.name), as: String(key.name) }
    const text = code.slice(content.start, content.end)
    if (/require\(|RelayFeatureFlags/.test(text)) throw new Error(`${text} is exported in another way`)
    const declared = `var _export${at} = ${text};`
    return { from: `_export${at}`, as: String(key.name), declared }
  })
  const list = names.map(({ from, as }) => `${from} as ${as}`).join(', ')
  return `${names.map(({ declared = '' }) => declared).join('')}export { ${list} }`
}

/**
 * True when a Relay module has named exports. Other packages return as default all that `require` would.
 */
function isNamespace(source: string, importer: string): boolean {
  const file =
    ENTRIES[source] ?? (source.startsWith('.') && path.resolve(path.dirname(importer), `${source}.js`))
  return file !== false && /^module\.exports = \{/m.test(readFileSync(file, 'utf8'))
}
