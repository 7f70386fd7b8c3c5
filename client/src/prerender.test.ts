import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { prerenderPages } from './prerender'

// Here there is neither `window` nor `document`: what needs one when it is loaded or drawn fails.
const modules = import.meta.glob([
  './**/*.{ts,tsx}',
  '!./**/*.test.*',
  '!./**/__generated__/**',
  '!./**/main.tsx',
])

test.each(Object.keys(modules))('%s is loaded without a browser', async file => {
  await expect(modules[file]?.()).resolves.toBeDefined()
})

/** The page as the build leaves it, as far as prerendering looks at it. */
const shell = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  .replace('<head>', '<head><script data-first-load="">first()</script>')
  .replace(/<script type="module"[^>]*>/, '<script type="module" crossorigin src="/assets/main.js">')
  .replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/vendor.js"></head>')

describe('the prerendered pages', async () => {
  const pages = await prerenderPages(shell)

  test('are those that routes.tsx names', () => {
    expect(pages.map(({ path }) => path)).toEqual(['/'])
  })

  test.each(pages)('$path is whole before any code runs', ({ html }) => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+ · Tuerca<\/title>/g)).toHaveLength(1)
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html).toMatch(/<style data-emotion="css [^"]+">/)
    expect(html).not.toMatch(/Cargando|necesita JavaScript|aria-busy/)
    // What needs an account to be known is a visitor's.
    expect(html).toContain('Iniciar sesión')
  })

  test.each(pages)('$path starts its code late', ({ html }) => {
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/)
    expect(html).toContain('{"entry":"/assets/main.js","files":["/assets/vendor.js"]},function(){first()})')
  })

  test('show the figures that the server reckons with', () => {
    const [home] = pages
    const text = home?.html.replace(/<!-- -->/g, '').replace(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain('Con 15 % de reserva o el 100 %.')
    expect(text).toMatch(/Nuevo<\/th><td>12 %<\/td>/)
  })

  test('are not made from a page whose parts cannot be found', async () => {
    await expect(prerenderPages('<html></html>')).rejects.toThrow('index.html has no title')
  })
})
