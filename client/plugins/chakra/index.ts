import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MagicString } from 'magic-string'
import { type Plugin, runnerImport } from 'vite'
import { usualShade, usualValue } from '../../src/theme/built/usualTokens.ts'
import { globalSheet, StaticSheet, type System } from './sheet.ts'
import { slimPreset, slimProperties } from './slimPreset.ts'
import { readSources, wordsOf } from './sources.ts'
import { staticElements } from './staticElements.ts'

/** Chakra's compiled modules. Some of them are no exports of the package. */
const CHAKRA = path.dirname(fileURLToPath(import.meta.resolve('@chakra-ui/react')))

/** Chakra's own copy: it decides which props reach an element. */
const isForwarded: (prop: string) => boolean = createRequire(import.meta.resolve('@chakra-ui/react'))(
  '@emotion/is-prop-valid',
).default

/** Modules that the built client replaces, without their extension. */
const REPLACED: Readonly<Record<string, string>> = {
  [path.join(CHAKRA, 'utils/memo')]: 'src/theme/built/memo.ts',
  [path.join(CHAKRA, 'styled-system/preflight')]: 'src/theme/built/preflight.ts',
  [path.join(CHAKRA, 'styled-system/token-dictionary')]: 'src/theme/built/tokenDictionary.ts',
  'src/theme/system': 'src/theme/built/system.ts',
}
const INTERNAL = 'chakra:'
const TOKENS = 'virtual:tokens'

/**
 * Gives the built client, whose first screen waits for it, a smaller Chakra: computed at build time where
 * possible. Development and tests use Chakra's own. `withSheet` is for a build of the component sheet.
 */
export function chakra({ withSheet = false } = {}): Plugin {
  let root = ''
  let system: System
  let words: ReadonlySet<string>
  let elementsIn: (code: string, file: string) => MagicString | null
  /** Replaced modules that an import has reached. */
  const replaced = new Set<string>()
  return {
    name: 'chakra',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      const theme = await runnerImport<{ system: System }>('/src/theme/system.ts', {
        root,
        logLevel: 'error',
      })
      system = theme.module.system
      const sources = await readSources(root, withSheet)
      words = await wordsOf(sources, CHAKRA)
      const conditions = await runnerImport<object>('/src/theme/conditions.ts', { root, logLevel: 'error' })
      const sheet = new StaticSheet(system)
      elementsIn = (code, file) =>
        staticElements(code, file, {
          classFor: sheet.classFor,
          isStyle: system.isValidProperty,
          isForwarded,
          imported: source => (source.endsWith('/theme/conditions') ? { ...conditions.module } : undefined),
        })
      if (this.environment.config.consumer !== 'client') return
      // All sources at once, so that the stylesheet and its order do not depend on the order of the build.
      for (const [file, code] of sources) if (file.endsWith('.tsx')) elementsIn(code, file)
      this.emitFile({ type: 'asset', name: 'styles.css', source: `${globalSheet(system)}\n${sheet}` })
    },
    resolveId(source, importer) {
      if (source === TOKENS) return `\0${TOKENS}`
      if (source.startsWith(INTERNAL)) return path.join(CHAKRA, `${source.slice(INTERNAL.length)}.js`)
      if (!importer || !source.startsWith('.')) return null
      const module = path.resolve(path.dirname(importer), source).replace(/\.js$/, '')
      const replacement = REPLACED[module] ?? REPLACED[path.relative(root, module)]
      if (!replacement) return null
      replaced.add(replacement)
      return path.join(root, replacement)
    },
    buildEnd(failure) {
      if (failure || this.environment.config.consumer !== 'client') return
      const left = Object.entries(REPLACED).filter(([, replacement]) => !replaced.has(replacement))
      if (left.length > 0) this.error(`nothing imports what was to be replaced: ${left.join('; ')}`)
    },
    load(id) {
      return id === `\0${TOKENS}` ? tokensModule(system) : null
    },
    transform: {
      filter: { id: /preset-base\.js$|is-valid-prop\/dist\/index\.mjs$|\/src\/.*\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('preset-base.js')) return slimPreset(code, words)
        if (id.endsWith('.mjs')) return slimProperties(code, words)
        const edited = elementsIn(code, id)
        return (
          edited && { code: edited.toString(), map: edited.generateMap({ hires: 'boundary', source: id }) }
        )
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.values(bundle ?? {}).find(
          one => one.type === 'asset' && one.names.includes('styles.css'),
        )
        if (!file) throw new Error('the stylesheet was not written')
        return [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${file.fileName}` }, injectTo: 'head' }]
      },
    },
  }
}

/** `virtual:tokens`. Mostly names, from which most values follow. */
function tokensModule({ tokens }: System): string {
  const usual: Record<string, string> = {}
  const others: Record<string, Record<string, string>> = {}
  for (const [path, value] of tokens.flatMap) {
    const [category = '', ...rest] = path.split('.')
    const name = rest.join('.')
    if (value !== usualValue(category, name)) (others[category] ??= {})[name] = value
    else usual[category] = usual[category] ? `${usual[category]} ${name}` : name
  }
  const palettes: Record<string, string> = {}
  for (const [palette, variables] of tokens.colorPaletteMap) {
    const shades = [...variables.keys()].map(name => name.replace('--t-colors-color-palette', ''))
    if (shades.some(shade => variables.get(usualShade(palette, shade)[0]) !== usualShade(palette, shade)[1]))
      throw new Error(`the palette ${palette} has other variables than its colors`)
    palettes[palette] = shades.join(' ')
  }
  const raw = Object.fromEntries(
    [...tokens.tokenMap]
      .filter(([name]) => /^(breakpoints|opacity)\./.test(name))
      .map(([name, { value }]) => [name, { value }]),
  )
  return Object.entries({ usual, others, palettes, raw })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
