import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type BuiltClient, TAKE_OVER, serviceWorker as worker } from '../src/worker/serviceWorker.ts'
import { type Bundle, closure } from './bundle.ts'

/** Fonts of every screen. */
const FONTS = ['src/theme/fonts/archivo-texto.woff2', 'src/theme/fonts/archivo-cartel.woff2']

/** Adds `sw.js` to the built client, the service worker with the names of this build's files, and its offline page. */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
      if (!entry) this.error('the build has no entry')
      const fonts = FONTS.map(font => fileOf(bundle, font))
      const page = FONTS.reduce(
        (text, font, at) => text.replace(`/${font}`, fonts[at] ?? ''),
        readFileSync(path.join(root, 'src/worker/offline.html'), 'utf8'),
      )
      const assets = Object.keys(bundle).filter(name => name.startsWith('assets/'))
      const styles = assets.filter(name => name.endsWith('.css'))
      const client: Omit<BuiltClient, 'version'> = {
        frame: [...closure(bundle, entry.fileName), ...styles].map(name => `/${name}`).concat(fonts),
        offline: '/sin-conexion.html',
        assets: assets.map(name => `/${name}`).toSorted(),
      }
      const version = createHash('sha256').update(JSON.stringify(client)).update(page).digest('base64url')
      const start = [{ version: version.slice(0, 12), ...client } satisfies BuiltClient, TAKE_OVER]
      const source = `(${String(worker)})(self,${start.map(value => JSON.stringify(value)).join(',')})`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      this.emitFile({ type: 'asset', fileName: 'sin-conexion.html', source: page })
    },
  }
}

/** Address of a source file in the build. */
function fileOf(bundle: Bundle, source: string): string {
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && file.originalFileNames.some(name => name.endsWith(source)))
      return `/${file.fileName}`
  throw new Error(`the build has no ${source}`)
}
