import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstScreens } from './firstScreens.ts'
import { startFirstLoad } from './startFirstLoad.ts'

type Bundle = Rolldown.OutputBundle

/** The query of the whole site: who is here. */
const VIEWER = 'shell/viewerQuery'

/**
 * Puts a script into the built page that asks at once for all a visit begins with: the code of the screen that the
 * address names, and what that screen reads. Without it each would wait for the one before.
 */
export function firstLoad(): Plugin {
  let source = ''
  return {
    name: 'first-load',
    apply: 'build',
    configResolved({ root }) {
      source = path.join(root, 'src')
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('first-load runs when the page is built')
        const present = closure(bundle, chunk.fileName)
        const screens = firstScreens.map(({ path: address, role, screen, query, frame }) => ({
          path: address,
          role,
          files: [
            ...new Set(
              [frame?.screen, screen].flatMap(name =>
                name ? [...closure(bundle, fileOf(bundle, path.join(source, `${name}.tsx`)))] : [],
              ),
            ),
          ].filter(file => !present.has(file)),
          queries: [VIEWER, frame?.query, query].flatMap(name => (name ? [operation(source, name)] : [])),
        }))
        const children = `(${String(startFirstLoad)})(${JSON.stringify(screens)})`
        return [{ tag: 'script', attrs: { 'data-first-load': '' }, children, injectTo: 'head-prepend' }]
      },
    },
  }
}

function fileOf(bundle: Bundle, module: string): string {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId === module) return file.fileName
  }
  throw new Error(`no chunk begins with ${module}`)
}

/** A chunk and all that it imports at once. */
function closure(bundle: Bundle, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found
  found.add(start)
  const file = bundle[start]
  if (file?.type === 'chunk') for (const next of file.imports) closure(bundle, next, found)
  return found
}

function operation(source: string, query: string): { id: string; operationName: string } {
  const name = path.basename(query)
  const artifact = path.join(source, path.dirname(query), '__generated__', `${name}.graphql.ts`)
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(artifact, 'utf8'))?.[1]
  if (!id) throw new Error(`${artifact} names no persisted operation`)
  return { id, operationName: name }
}
