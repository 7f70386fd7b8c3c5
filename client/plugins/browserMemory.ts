import type { Plugin } from 'vite'
import { newestVersion } from './policies.ts'
import { rememberAsAgreed } from './rememberAsAgreed.ts'

/**
 * Puts at the head of the page what governs the browser's memory, with the version of the cookie policy that is asked
 * about. It stands after `firstLoad` in the configuration, whose script reads what this one finds out.
 */
export function browserMemory(): Plugin {
  let root = ''
  return {
    name: 'browser-memory',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { path }) {
        // The sheet of components remembers nothing.
        if (path !== '/index.html') return []
        const version = await newestVersion(root, 'politica-cookies')
        const children = `(${String(rememberAsAgreed)})(${JSON.stringify(version)})`
        return [{ tag: 'script', children, injectTo: 'head-prepend' }]
      },
    },
  }
}
