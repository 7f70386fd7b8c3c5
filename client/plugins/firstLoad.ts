import path from 'node:path'
import type { Plugin } from 'vite'
import { startFirstLoad } from '../src/firstLoad/startFirstLoad.ts'
import { type Bundle, closure } from './bundle.ts'
import { readFirstScreens } from './firstScreens.ts'

/**
 * Adds a script to the built page that requests everything a visit needs first in parallel: the code of the
 * addressed screen, and its queries. Otherwise each request would wait for the one before.
 */
export function firstLoad(): Plugin {
  let root = ''
  return {
    name: 'first-load',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('first-load runs when the page is built')
        const present = closure(bundle, chunk.fileName)
        const filesOf = (modules: readonly string[]) =>
          modules.flatMap(name => [...closure(bundle, fileOf(bundle, path.join(root, 'src', name)))])
        const screens = (await readFirstScreens(root))
          .filter(screen => screen.path !== '*')
          .map(({ path: address, search, role, modules, queries }) => ({
            path: address,
            search,
            role,
            files: [...new Set(filesOf(modules))].filter(file => !present.has(file)),
            queries,
          }))
        // The list is on a line of its own, so that prerendered pages can filter it.
        const children = `(${String(startFirstLoad)})(\n${JSON.stringify(screens)}\n)`
        return [
          { tag: 'script', attrs: { 'data-first-load': '' }, children, injectTo: 'head-prepend' },
          // The entry's imports run in tasks of their own: one task for all would block the browser longer.
          ...chunk.imports.map(file => ({
            tag: 'script',
            attrs: { 'data-part': '', type: 'module', async: true, crossorigin: true, src: `/${file}` },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}

/** The chunk that begins with the module; the one with it where other entries share it. */
function fileOf(bundle: Bundle, module: string): string {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`no chunk has ${module}`)
  return found.fileName
}
