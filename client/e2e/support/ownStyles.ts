import type { Page } from '@playwright/test'

type Element = { readonly what: string; readonly styles: string }

/** The properties set by a rule or element of a page: the browser's defaults apply to all others. */
export function declared(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Set<string>()
    const add = (style: CSSStyleDeclaration) => {
      for (const name of style) names.add(name)
    }
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule && rule.style instanceof CSSStyleDeclaration) add(rule.style)
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) read(sheet.cssRules)
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[style]')) add(element.style)
    // Variables are visible in the styles that use them. The old flexbox, which prerendered pages omit, is
    // overridden by the new.
    return [...names].filter(
      name => !/^--|^-webkit-box-(align|pack|direction|flex|ordinal-group)$/.test(name),
    )
  })
}

/**
 * Every element and pseudo-element of a page, with a hash of its computed values of some properties: in full
 * they are megabytes. `detailed` names one element to return in full.
 */
export async function computedStyles(
  page: Page,
  properties: readonly string[],
  detailed = -1,
): Promise<Element[]> {
  return page.evaluate(
    async ({ names, only }) => {
      await document.fonts.ready
      // The focus may differ between two pages.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // So may the floating button's position, which is restored.
      const floating = document.querySelector('[data-keep-clear]')
      const place = floating?.getAttribute('style')
      floating?.removeAttribute('style')
      const found: { what: string; styles: string }[] = []
      for (const element of document.querySelectorAll(
        'html, body, body *:not(script, style, noscript, template)',
      )) {
        // The text of the page's own scripts may differ.
        const text = element.closest('#root') ? element.textContent : ''
        for (const part of ['', '::before', '::after', '::placeholder']) {
          if (part === '::placeholder' && !('placeholder' in element)) continue
          const style = getComputedStyle(element, part || null)
          if (part && part !== '::placeholder' && style.content === 'none') continue
          const styles = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
          found.push({
            what: `${element.localName}${part} ${text?.slice(0, 30)}`,
            styles: found.length === only ? styles.join('\n') : String(numberOf(styles)),
          })
        }
      }
      if (place) floating?.setAttribute('style', place)
      return found

      function numberOf(lines: string[]): number {
        let number = 0
        for (const line of lines)
          for (let i = 0; i < line.length; i += 1) number = (number * 31 + line.charCodeAt(i)) | 0
        return number
      }
    },
    { names: properties, only: detailed },
  )
}

/**
 * The first element whose computed styles differ between two pages, with those styles; empty without
 * differences.
 */
export async function differences(one: Page, other: Page): Promise<string[]> {
  const either = new Set((await Promise.all([declared(one), declared(other)])).flat())
  const names = [...either].toSorted()
  const [here, there] = await Promise.all([computedStyles(one, names), computedStyles(other, names)])
  if (here.length !== there.length) return [`${here.length} and ${there.length} elements`]
  const index = here.findIndex(
    ({ what, styles }, at) => what !== there[at]?.what || styles !== there[at]?.styles,
  )
  if (index < 0) return []
  const [mine, its] = [
    (await computedStyles(one, names, index))[index],
    (await computedStyles(other, names, index))[index],
  ]
  const [left = [], right = []] = [mine, its].map(element => element?.styles.split('\n'))
  return [
    `${mine?.what} and ${its?.what}`,
    ...left.filter(line => !right.includes(line)).map(line => `- ${line}`),
    ...right.filter(line => !left.includes(line)).map(line => `+ ${line}`),
  ]
}
