import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { StaticSheet } from '../plugins/chakra/sheet'
import { readSources } from '../plugins/chakra/sources'
import { staticElements } from '../plugins/chakra/staticElements'
import * as conditions from '../src/theme/conditions'
import { system as own } from '../src/theme/system'
import { insertedRules } from './insertedRules'

type System = typeof own

const root = fileURLToPath(new URL('..', import.meta.url))
let built: System

/** The system of the built client, made the way the build makes it. */
beforeAll(async () => {
  const { output } = (await build({
    root,
    logLevel: 'silent',
    build: { ssr: 'src/theme/built/system.ts', write: false },
  })) as Rolldown.RolldownOutput
  expect(output).toHaveLength(1)
  const module = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
  ;({ system: built } = (await import(/* @vite-ignore */ module)) as { system: System })
})

/** As text, because the order of styles counts too. */
const cssOf = (system: System, styles: object) => JSON.stringify(system.css(styles))

describe('gives the same CSS as Chakra’s own system', () => {
  test('for every remaining style prop, with each of its tokens and without one', {
    timeout: 60_000,
  }, () => {
    const props = built.utility.keys()
    expect(props.length).toBeGreaterThan(60)
    expect(props.length).toBeLessThan(own.utility.keys().length - 100)
    const tokens = [...own.tokens.flatMap.keys()].map(name => name.slice(name.indexOf('.') + 1))
    const values = [
      ...new Set(tokens),
      '1px solid',
      'red/50',
      'fg/40',
      '{spacing.4} {colors.fg/40}',
      '2 !important',
      0,
      3,
      true,
    ]
    for (const prop of props) {
      for (const value of values) {
        const styles = { [prop]: value }
        if (cssOf(built, styles) !== cssOf(own, styles)) {
          expect({ styles, css: cssOf(built, styles) }).toEqual({ styles, css: cssOf(own, styles) })
        }
      }
    }
  })

  test('for every palette, text style and condition', () => {
    const palettes = [...own.tokens.colorPaletteMap.keys()].map(colorPalette => ({ colorPalette }))
    const texts = own.query.textStyles.list().map(textStyle => ({ textStyle }))
    const conditions = built.conditions
      .keys()
      .map(name => ({ [name]: { color: 'fg', gap: { base: '2', md: '4' } } }))
    expect([palettes.length, texts.length, conditions.length].every(length => length > 10)).toBe(true)
    for (const styles of [...palettes, ...texts, ...conditions])
      expect(cssOf(built, styles)).toBe(cssOf(own, styles))
  })

  test('for every recipe in every variant', { timeout: 60_000 }, async () => {
    const modules = import.meta.glob<Record<string, Parameters<System['sva']>[0]>>(
      '../src/theme/recipes/*.ts',
    )
    const recipes = (await Promise.all(Object.values(modules).map(load => load()))).flatMap(module =>
      structuredClone(Object.values(module)),
    )
    let compared = 0
    for (const recipe of recipes) {
      if (typeof recipe !== 'object' || !('base' in recipe)) continue
      // The engine reads a style object once, so nothing may change one.
      freeze(recipe)
      const make = (system: System) => ('slots' in recipe ? system.sva(recipe) : system.cva(recipe))
      const [inBuilt, inOwn] = [make(built), make(own)]
      for (const chosen of selections(recipe.variants ?? {})) {
        expect(JSON.stringify(inBuilt(chosen))).toBe(JSON.stringify(inOwn(chosen)))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('for every element that has a class of its own in the stylesheet', { timeout: 60_000 }, async () => {
    const sheets = [new StaticSheet(own), new StaticSheet(built)]
    for (const { css, props } of await staticStyles()) for (const sheet of sheets) sheet.classFor(css, props)
    const [first, second] = sheets.map(String)
    expect(first?.length).toBeGreaterThan(10_000)
    expect(second).toBe(first)
  })
})

/** The styles of every element with a class of its own in the build, once each. */
async function staticStyles(): Promise<{ css: unknown; props: Readonly<Record<string, unknown>> }[]> {
  const found = new Map<string, { css: unknown; props: Readonly<Record<string, unknown>> }>()
  for (const [file, code] of await readSources(root, true)) {
    if (!file.endsWith('.tsx')) continue
    staticElements(code, file, {
      classFor: (css, props) => {
        found.set(JSON.stringify([css, props]), { css, props })
        return ''
      },
      isStyle: own.isValidProperty,
      isForwarded: () => true,
      imported: source => (source.endsWith('/theme/conditions') ? conditions : undefined),
    })
  }
  return [...found.values()]
}

/**
 * Without the order of a rule's declarations: Chakra returns the order in which it first saw the same ones.
 */
const unordered = (css: string) =>
  css.replace(/\{([^{}]*)\}/g, (_rule, body: string) => `{${body.split(';').toSorted().join(';')}}`)

test("gives every element with a class of its own the rules of Chakra's own element", {
  timeout: 60_000,
}, async () => {
  const styles = await staticStyles()
  expect(styles.length).toBeGreaterThan(500)
  for (const { css, props } of styles) {
    const sheet = new StaticSheet(own)
    const name = sheet.classFor(css, props)
    const inSheet = String(sheet).replaceAll(`.${name}`, '&')
    if (unordered(inSheet) !== unordered(insertedRules(css, props)))
      expect({ css, props, rules: inSheet }).toEqual({ css, props, rules: insertedRules(css, props) })
  }
})

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const one of Object.values(value)) freeze(one)
}

/** Every combination of variants. */
function selections(variants: Readonly<Record<string, object>>): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap(one => [one, ...Object.keys(values).map(value => ({ ...one, [name]: value }))]),
    [{}],
  )
}

test('gives equal styles one class, and no class without styles', () => {
  const sheet = new StaticSheet(own)
  expect(sheet.classFor(undefined, { color: 'fg' })).toBe(sheet.classFor([{ color: 'fg' }], {}))
  expect(sheet.classFor(undefined, {})).toBe('')
  expect(String(sheet)).toMatch(/^\._\w+\{color:var\(--t-colors-fg\);\}$/)
})
