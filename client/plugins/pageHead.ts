import type { Plugin } from 'vite'
import { keepClear } from './keepClear.ts'
import { newestVersion } from './policies.ts'
import { popovers } from './popovers.ts'
import { rememberAsAgreed } from './rememberAsAgreed.ts'
import { translation } from './translation.ts'

/**
 * Puts at the head of the page what every page runs before and without the rest of the code: what governs the browser's
 * memory, with the version of the cookie policy that is asked about, what keeps the WhatsApp button off what can be
 * tapped, popovers for browsers without them, and what lets React and translators share a page. It stands after
 * `firstLoad` in the configuration, whose script reads what the first of them finds out.
 */
export function pageHead(): Plugin {
  let root = ''
  return {
    name: 'page-head',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { path }) {
        // The sheet of components has neither a memory nor the button.
        if (path !== '/index.html') return []
        const version = await newestVersion(root, 'politica-cookies')
        return [
          `(${String(rememberAsAgreed)})(${JSON.stringify(version)})`,
          `(${String(keepClear)})()`,
          `(${String(popovers)})()`,
          `(${String(translation)})()`,
        ].map(children => ({ tag: 'script', children, injectTo: 'head-prepend' as const }))
      },
    },
  }
}
