import type { Plugin } from 'vite'
import { keepClear } from './keepClear.ts'
import { newestVersion } from './policies.ts'
import { popovers } from './popovers.ts'
import { rememberAsAgreed } from './rememberAsAgreed.ts'
import { translation } from './translation.ts'

/**
 * Adds the scripts that run in every page's head, before and without the rest of the code: consent and
 * storage, with the current version of the cookie policy; the position of the WhatsApp button; popovers for
 * older browsers; compatibility of React and translators. Must follow `firstLoad` in the configuration, whose
 * script reads the result of the first one.
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
        // The component sheet has neither storage nor the button.
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
