import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse as parseGraphQL, print } from 'graphql'
import { MagicString } from 'magic-string'
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

type Tag = { start: number; end: number; source: string; interpolated: boolean }

/**
 * Turns Relay's graphql`…` into an import of its artifact, without Babel, and in development runs
 * relay-compiler on change (its own watch mode needs watchman, which is not available everywhere).
 */
export function relay(): Plugin {
  let dev = false
  return {
    name: 'relay-graphql-tag',
    enforce: 'pre',
    configResolved(config) {
      dev = config.command === 'serve' && config.mode !== 'test'
    },
    configureServer(server) {
      if (!dev) return
      const compiler: unknown = createRequire(import.meta.url)('relay-compiler')
      if (typeof compiler !== 'string') throw new Error('relay-compiler has no binary for this platform')
      const compile = oneAtATime(done => {
        execFile(compiler, { cwd: server.config.root }, (failure, stdout, stderr) => {
          if (failure) server.config.logger.error(`relay-compiler\n${stdout}${stderr}`, { timestamp: true })
          done()
        })
      })
      let timer: NodeJS.Timeout | undefined
      const changed = (file: string) => {
        if (!/\.(tsx?|graphql)$/.test(file) || file.includes('__generated__')) return
        clearTimeout(timer)
        timer = setTimeout(compile, 20)
      }
      server.watcher.add(path.join(server.config.root, '../schema.graphql'))
      server.watcher.on('change', changed).on('add', changed).on('unlink', changed)
      compile()
    },
    transform: {
      filter: { id: /\.[cm]?tsx?(\?|$)/, code: 'graphql`' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id
        if (file.includes('/node_modules/') || file.includes('/__generated__/')) return
        const edited = new MagicString(code)
        const imports: string[] = []
        for (const tag of graphqlTags(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
          if (tag.interpolated) this.error(`graphql\`\` cannot interpolate (${file})`, tag.start)
          const [definition, ...others] = parseGraphQL(tag.source).definitions
          if (!definition || others.length > 0 || !('name' in definition) || !definition.name)
            return this.error(`one named definition per graphql tag (${file})`, tag.start)
          const name = definition.name.value
          const local = `__relay_${name}`
          imports.push(`import ${local} from ${JSON.stringify(`./__generated__/${name}.graphql.ts`)};`)
          const hash = JSON.stringify(createHash('md5').update(print(definition)).digest('hex'))
          const warning = JSON.stringify(`Relay: '${name}' changed, run relay-compiler`)
          edited.overwrite(
            tag.start,
            tag.end,
            dev
              ? `(${local}.hash && ${local}.hash !== ${hash} && console.error(${warning}), ${local})`
              : local,
          )
        }
        if (imports.length === 0) return
        // On the first line, so that line numbers do not change.
        edited.prepend(imports.join(''))
        return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary', source: file }) }
      },
    },
  }
}

/** Runs a task now, or once more after the running one. */
function oneAtATime(task: (done: () => void) => void) {
  let running = false
  let again = false
  return function run() {
    if (running) {
      again = true
      return
    }
    running = true
    task(() => {
      running = false
      if (!again) return
      again = false
      run()
    })
  }
}

function graphqlTags(root: unknown): Tag[] {
  const found: Tag[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child)
      return
    }
    if (!isRecord(node)) return
    const tag = asGraphqlTag(node)
    if (tag) found.push(tag)
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child)
  }
  visit(root)
  return found
}

function asGraphqlTag(node: Record<string, unknown>): Tag | undefined {
  const { type, tag, quasi, start, end } = node
  if (type !== 'TaggedTemplateExpression' || !isRecord(tag) || tag.name !== 'graphql') return
  if (!isRecord(quasi) || typeof start !== 'number' || typeof end !== 'number') return
  const first: unknown = Array.isArray(quasi.quasis) ? quasi.quasis[0] : undefined
  const value = isRecord(first) ? first.value : undefined
  const source = isRecord(value) && typeof value.cooked === 'string' ? value.cooked : ''
  return {
    start,
    end,
    source,
    interpolated: Array.isArray(quasi.expressions) && quasi.expressions.length > 0,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
