import { createHash } from 'node:crypto'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import type { system } from '../../src/theme/system.ts'

export type System = typeof system
type Styles = Parameters<typeof css>[0]

/** Layers, preflight, variables and our own global styles: what Chakra's provider inserts while the site starts. */
export function globalSheet(system: System): string {
  return [system.layers.atRule, ...system._global].map(styles => rules('', styles)).join('\n')
}

/** CSS as Emotion writes it, vendor prefixes included. */
export function rules(selector: string, styles: Styles): string {
  const cache = createCache({ key: 'x' })
  const text = cache.insert(selector, css(styles), cache.sheet, true)
  if (typeof text !== 'string') throw new Error('Emotion only returns what it writes outside of a browser')
  return text
}

/**
 * The styles of elements known at build time: one class for each set of styles, and the sheet of all of them.
 */
export class StaticSheet {
  readonly #rules = new Map<string, string>()
  readonly #system: System

  constructor(system: System) {
    this.#system = system
  }

  /** The class that has the same effect as Chakra's `css` and style props; '' when there are no styles. */
  readonly classFor = (own: unknown, props: Readonly<Record<string, unknown>>): string => {
    const styles = this.#css([own, props].flat().filter(Boolean))
    const name = `_${css(styles).name}`
    const text = rules(`.${name}`, styles)
    if (!text) return ''
    this.#rules.set(name, text)
    return name
  }

  /**
   * Chakra's `css` treats styles in another order as equal and returns those it saw first. A property that
   * differs for each order keeps them apart.
   */
  #css(parts: readonly unknown[]): Styles {
    const mark = createHash('md5').update(JSON.stringify(parts)).digest('hex')
    const { '--mark': _mark, ...styles } = this.#system.css(...(parts as object[]), { '--mark': mark })
    return styles
  }

  /** The rules of one class per line. */
  toString(): string {
    return [...this.#rules.values()].join('\n')
  }
}
