import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm',
)
const IMPORT = /^import \{([^}]*)\} from 'lucide-react'/gm
const EXPORT = /^export \{(.*)\} from '\.\/(icons\/[\w-]+\.mjs)';$/gm

/**
 * Imports each icon from its own file. The package's index imports all 1,700, which says nothing of the icons that a screen
 * needs (screenChunks.ts) and takes the bundler longer.
 */
export function icons(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const index = readFileSync(path.join(FOLDER, 'lucide-react.mjs'), 'utf8')
      for (const [, names = '', file = ''] of index.matchAll(EXPORT))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
          files.set(name, path.join(FOLDER, file))
    },
    transform: {
      filter: { id: /\.tsx?$/, code: "'lucide-react'" },
      handler(code) {
        return { code: code.replace(IMPORT, (_import, names: string) => imports(names, files)), map: null }
      },
    },
  }
}

/** On one line, as the statement may have several. */
function imports(names: string, files: ReadonlyMap<string, string>): string {
  const parts = names.split(',').map(name => name.trim())
  return parts
    .filter(name => name && !name.startsWith('type '))
    .map(name => {
      const [exported = '', local = exported] = name.split(' as ')
      const file = files.get(exported)
      if (!file) throw new Error(`lucide-react has no ${exported}`)
      return `import ${local} from ${JSON.stringify(file)}`
    })
    .join(';')
}
