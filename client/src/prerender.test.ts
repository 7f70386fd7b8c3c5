import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressOf, deadLinks, wordsOf } from '../test/crawl'
import { prerenderSite } from './prerender'

const schema = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')

// Node has neither `window` nor `document`: modules that need one at import or rendering fail.
const modules = import.meta.glob([
  './**/*.{ts,tsx}',
  '!./**/*.test.*',
  '!./**/__generated__/**',
  '!./**/main.tsx',
  // A worker thread, which listens as soon as it is imported.
  '!./**/*Worker.ts',
  // The imports of these modules exist only in a build; test/builtStyles.test.ts imports them.
  '!./theme/built/**',
])

test.each(Object.keys(modules))('imports %s without a browser', { timeout: 60_000 }, async file => {
  await expect(modules[file]?.()).resolves.toBeDefined()
})

/** The built page, with the parts that prerendering reads. */
const shell = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  .replace(
    '<head>',
    '<head><script data-first-load="">first(\n[{"path":"/faq","files":["Help.js"]},{"path":"/auth","files":["Auth.js"]}]\n)</script>',
  )
  .replace(/<script type="module"[^>]*>/, '<script type="module" crossorigin src="/assets/main.js">')
  .replace(
    '</head>',
    '<link rel="modulepreload" crossorigin href="/assets/vendor.js"><script data-part="" type="module" async src="/assets/vendor.js"></script><link rel="stylesheet" href="/assets/styles.css"></head>',
  )

const stylesheet = [
  'html{margin:0;--t-used:var(--t-behind);--t-behind:0;--t-unused:1;padding:var(--t-used);}',
  '@-webkit-keyframes unused{to{rotate:1turn;}}@keyframes unused{from{rotate:0;}to{rotate:1turn;}}',
  '._unused{color:red}',
].join('\n')

describe('the prerendered pages', async () => {
  const files = await prerenderSite(shell, stylesheet)
  const drawn = files.filter(({ name }) => name.startsWith('pages/'))
  const isSkeleton = ({ name }: { name: string }) =>
    /^pages\/(auth|buscar-repuesto|recuperar-password)\//.test(name)
  const pages = drawn.filter(page => !isSkeleton(page))
  const pageAt = (name: string) => pages.find(page => page.name === name)?.text ?? ''

  test.each(pages)('renders $name completely before any code runs', ({ text }) => {
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text.match(/<title>[^<]+ · Tuerca<\/title>/g)).toHaveLength(1)
    expect(text).toMatch(/<style data-emotion="css [^"]+">/)
    expect(text).not.toMatch(/Cargando|necesita JavaScript|aria-busy/)
    // Parts that depend on an account show a visitor's view.
    expect(text).toContain('Iniciar sesión')
  })

  test.each(pages.filter(({ name }) => !name.startsWith('pages/404')))(
    'describes $name to search engines and previews',
    ({ text }) => {
      for (const mark of ['name="description"', 'rel="canonical"', 'property="og:image"'])
        expect(text.split(mark)).toHaveLength(2)
    },
  )

  test.each([
    ['pages/faq/index.html', ['Inicio /', 'Ayuda /faq']],
    [
      'pages/repuestos-por-marca/marca=ford.html',
      [
        'Inicio /',
        'Repuestos por marca /repuestos-por-marca',
        'Repuestos Ford en Uruguay /repuestos-por-marca?marca=ford',
      ],
    ],
  ])('names the place of %s on the site', (name, way) => {
    const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(pageAt(name)) ?? []
    const graph = (
      JSON.parse(data) as { '@graph': { itemListElement?: { name: string; item: string }[] }[] }
    )['@graph']
    expect(
      graph[0]?.itemListElement?.map(page => `${page.name} ${page.item.replace('⟦origin⟧', '')}`),
    ).toEqual(way)
  })

  test.each(pages)('starts the code of $name late', ({ text }) => {
    expect(text).not.toMatch(/<script[^>]* src=|rel="modulepreload"/)
    expect(text).toContain(
      '{"entry":"/assets/main.js","files":["/assets/vendor.js"],"stylesheet":"/assets/styles.css"},function(){first(',
    )
  })

  test("contain their own first load, and no other screen's", () => {
    expect(pageAt('pages/faq/index.html')).toContain('first([{"path":"/faq","files":["Help.js"]}])')
    expect(pageAt('pages/contacto/index.html')).toContain('first([])')
  })

  test.each(pages)('includes in $name the styles it uses, and requests no others', ({ text }) => {
    expect(text).toContain(
      '<style data-rest="/assets/styles.css">html{margin:0;--t-used:var(--t-behind);--t-behind:0;padding:var(--t-used);}</style>',
    )
    expect(text).not.toMatch(/<link rel="stylesheet"|@-webkit-keyframes|display:-ms-/)
  })

  test.each(drawn.filter(isSkeleton))(
    'renders $name as a heading until its code starts after the first paint',
    ({ text }) => {
      expect(text.match(/<h1[^>]*>([^<]+)/)?.[1]).toMatch(
        /^(Iniciar sesión|Crear cuenta|Buscar repuesto|Recuperar contraseña|Entrar con un enlace)$/,
      )
      expect(text.match(/<title>[^<]+ · Tuerca<\/title>/g)).toHaveLength(1)
      expect(text).toContain('name="description"')
      expect(text).toContain('necesita JavaScript')
      expect(text).toContain('<p class="slow">Está demorando.')
      // The browser paints first.
      expect(text).not.toMatch(/<script[^>]* src=|rel="modulepreload"/)
      expect(text).toMatch(/function startOnceDrawn[\s\S]*requestAnimationFrame/)
      expect(text).toContain('<style data-rest="/assets/styles.css">')
      expect(text).toMatch(/<style data-emotion="css [^"]+">/)
      // Contains no input that would be lost when the screen replaces it; a choice is preserved
      // (earlyChoice).
      const asked = text.slice(text.indexOf('<main')).replaceAll(/<input[^>]* type="radio"[^>]*>/g, '')
      expect(asked).not.toMatch(/<(input|select|textarea)/)
      expect(text).toContain('<div id="root" data-skeleton>')
      expect(text).not.toMatch(/data-prerendered|<link rel="stylesheet"/)
    },
  )

  test.each([
    ['pages/buscar-repuesto/index.html', 'mode=manual', 'Formulario'],
    ['pages/buscar-repuesto/mode=manual.html', '/buscar-repuesto"', 'Asistente'],
  ])('links in %s to the other way of asking', (name, address, way) => {
    const text = drawn.find(page => page.name === name)?.text ?? ''
    const link = /<nav aria-label="Cómo querés pedirlo"[\s\S]*?<\/nav>/.exec(text)?.[0]
    expect(link).toContain(address)
    expect(link).toContain(way)
  })

  test('show the figures that the server uses', () => {
    const text = pageAt('pages/index.html')
      .replace(/<!-- -->/g, '')
      .replace(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain('Con 15 % de reserva o el 100 %.')
    expect(text).toMatch(/Nuevo<\/th><td>12 %<\/td>/)
  })

  test('take hours and contact data from the settings', () => {
    const help = pageAt('pages/faq/index.html')
    const contacts = help.slice(help.indexOf('¿No encontraste lo que buscabas?'), help.indexOf('<footer'))
    for (const fact of ['supportEmail', 'supportPhoneText', 'whatsappText', 'supportHours'])
      expect(contacts).toContain(`⟦${fact}⟧`)
    for (const { name, text } of pages) expect(text, name).not.toMatch(/lunes a viernes|24 hs/i)
  })

  test('list every model of their make, each with a link to request it', () => {
    const text = pageAt('pages/repuestos-por-marca/marca=volkswagen.html')
    const models = [
      ...text.matchAll(/href="\/buscar-repuesto\?mode=manual&amp;marca=Volkswagen&amp;modelo=([^"]+)"/g),
    ]
    const names = new Set(models.map(([, model = '']) => decodeURIComponent(model.replaceAll('+', ' '))))
    expect(names.size).toBeGreaterThan(50)
    expect([...names]).toEqual(expect.arrayContaining(['Gol Trend', 'T-Cross', 'Delivery']))
    expect(text).toMatch(/Gol Trend<\/span><span[^>]*>2008–2023</)
    expect(text).toContain('data-fact="⟦askedVolkswagen⟧"')
  })

  test('gives a shared quotation a neutral preview for every token', () => {
    const site = JSON.parse(files.find(({ name }) => name === 'site.json')?.text ?? '') as { links: object }
    expect(site.links).toEqual({ '/order/:token': '/links/order.html' })
    const text = files.find(({ name }) => name === 'links/order.html')?.text ?? ''
    const marks = [
      ...text.matchAll(/<(?:title>[^<]*|meta (?:property="og:|name="(?:description|twitter))[^>]*)/g),
    ]
    const head = marks.map(([mark]) => mark).join('\n')
    expect(head).toContain('<title>Cotización de Repuestos · Tuerca')
    expect(head).toContain('property="og:image" content="⟦origin⟧/compartir/order.png"')
    expect(head).not.toMatch(/og:url|canonical|\$/)
    expect(text.match(/<title>/g)).toHaveLength(1)
    // The code starts as on any page without prerendering.
    expect(text).toContain('src="/assets/main.js"')
    expect(text).toContain('⟦*⟧')
  })

  test('include the addresses that the server answers', () => {
    const site: unknown = JSON.parse(files.find(({ name }) => name === 'site.json')?.text ?? '')
    expect(site).toMatchObject({
      skeletons: {
        '/auth': ['tipo', 'confirmar'],
        '/auth/enlace': ['enlace'],
        '/buscar-repuesto': [],
        '/recuperar-password': ['enlace'],
      },
      addresses: expect.arrayContaining([
        '/',
        '/auth',
        '/chat/:about',
        '/dashboard/:tab?',
        '/buscar-repuesto',
      ]),
      redirects: {
        '/repuestos-ford': '/repuestos-por-marca?marca=ford',
        '/solicitudes-activas': '/dashboard',
      },
    })
  })

  test('have no dead link', () => {
    const site = JSON.parse(files.find(({ name }) => name === 'site.json')?.text ?? '') as Parameters<
      typeof deadLinks
    >[1]
    const crawled = drawn.map(({ name, text }) => ({ address: addressOf(name), html: text }))
    expect(deadLinks(crawled, site)).toEqual([])
    const wrong = '<a class="x" href="/nada">a</a><a href="/faq#nada">b</a><a href="/repuestos-ford">c</a>'
    expect(deadLinks([...crawled, { address: '/', html: wrong }], site)).toEqual([
      '/: /nada is no address',
      '/: /faq#nada has no such part',
      '/: /repuestos-ford has moved',
    ])
  })

  test('each have a title, a description, an address and a picture of their own', () => {
    const own = pages.filter(({ name }) => !name.startsWith('pages/404'))
    for (const mark of [
      /<title>([^<]*)/,
      /name="description" content="([^"]*)/,
      /rel="canonical" href="([^"]*)/,
      /property="og:image" content="([^"]*)/,
    ]) {
      const values = own.map(({ text }) => mark.exec(text)?.[1])
      expect(values.filter((value, at) => !value || values.indexOf(value) !== at)).toEqual([])
    }
  })

  test.each(pages)('has Spanish text and no raw enum values in $name', ({ text }) => {
    const words = wordsOf(text)
    expect(words.length).toBeGreaterThan(300)
    expect(words.match(/e-mail/gi)).toBeNull()
    expect(words.match(/\b(the|and|with|your|you|loading|submit|click|undefined|null|NaN)\b/gi)).toBeNull()
    const values = schema
      .match(/^enum \w+ \{[^}]*\}/gm)
      ?.flatMap(type => type.match(/^ {2}[A-Z_]{3,}$/gm) ?? [])
    expect(values?.length).toBeGreaterThan(50)
    const said = new Set(words.match(/\b[A-Z_]{3,}\b/g))
    // The name of the tax number, used by everybody.
    said.delete('RUT')
    expect(values?.map(value => value.trim()).filter(value => said.has(value))).toEqual([])
  })

  test('are not made from a page whose parts cannot be found', async () => {
    await expect(prerenderSite('<html></html>', '')).rejects.toThrow('index.html has no title')
  })
})
