import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { policy as cookies } from 'policy:politica-cookies'
import { policy as privacy } from 'policy:politica-privacidad'
import { expect, test } from 'vitest'

const client = fileURLToPath(new URL('../../../', import.meta.url))
const documents = join(client, 'src/features/policies/documents')
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** The hash of each published version. A new version gets a row; existing rows never change. */
const PUBLISHED = {
  'politica-cookies/2025-07-24': '907e70669e9c',
  'politica-cookies/2026-11-22': '3a10eaf62421',
  'politica-cookies/2026-11-23': 'ebb39b380d68',
  'politica-cookies/2026-11-26': '29575292e52f',
  'politica-cookies/2026-11-27': '22ee5345f1db',
  'politica-privacidad/2025-07-24': '3a24d49e74a5',
  'politica-privacidad/2026-11-22': 'e004867f06bc',
  'politica-privacidad/2026-11-23': '036f44a41255',
  'politica-privacidad/2026-11-24': 'd149e6a472c3',
  'politica-privacidad/2026-11-26': 'd4d66f58cbc2',
  'politica-privacidad/2026-11-27': 'd93a765537ef',
  'politica-privacidad/2026-11-28': 'd18c7f15df0b',
  'politica-privacidad/2026-11-29': '90d197ab67a4',
  'politica-privacidad/2026-11-30': '02247766ca15',
  'politica-privacidad/2026-12-01': 'e46d04a17fd7',
  'politica-privacidad/2026-12-02': '1e509150aa87',
  'resolucion-disputas/2025-07-24': 'c3d7e3ce87dd',
  'resolucion-disputas/2026-11-26': '8870a41a2b35',
  'resolucion-disputas/2026-11-28': 'abdae22da460',
  'resolucion-disputas/2026-11-29': '56cf565dfb2d',
  'seguridad/2025-07-24': 'b8bffb3f5b4b',
  'seguridad/2026-11-23': '538cad76bc91',
  'seguridad/2026-11-24': '49194a11cb0c',
  'seguridad/2026-11-26': '0b51f715f63e',
  'seguridad/2026-11-29': '610650ab1197',
  'terminos-uso/2025-07-24': '156153d8b97a',
  'terminos-uso/2026-11-26': 'c83cd9d97ed6',
  'terminos-uso/2026-11-27': '061c250d99ae',
  'terminos-uso/2026-11-28': '13c0a636b843',
  'terminos-uso/2026-11-29': '5beb3841babc',
}

test('never changes a published text: a change is a version of its own', () => {
  const versions = filesIn(documents).map(file => [
    relative(documents, file).replace(/\.md$/, ''),
    createHash('sha256').update(textOf(file)).digest('hex').slice(0, 12),
  ])
  expect(Object.fromEntries(versions)).toEqual(PUBLISHED)
})

const cookieText = cookies.sections.flatMap(({ blocks }) => blocks).join('')

/** By its name without the prefix that it has over https, as the policy names it. */
const COOKIES = {
  tuerca_session: '{{sessionCookie}}',
  tuerca_browser: '{{browserCookie}}',
  tuerca_visit: '{{visitCookie}}',
  tuerca_asistente: '{{assistantCookie}}',
  tuerca_cookies: 'tuerca_cookies',
}

test('the policy has a row for each cookie that the server sets', () => {
  const sources = filesIn(join(client, '../server/src')).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/generated/'),
  )
  // API keys begin with tuerca_live_ or tuerca_test_.
  const named = sources.flatMap(
    file => textOf(file).match(/(?<=['"`](?:__Host-)?)tuerca_(?!live_|test_)\w+(?=['"`])/g) ?? [],
  )
  expect(new Set(named)).toEqual(new Set(Object.keys(COOKIES)))
  for (const name of Object.values(COOKIES)) expect(cookieText).toContain(`<td><code>${name}</code></td>`)
})

/** The modules that write into the browser's storage, and their rows in the policy. */
const KEEPERS = {
  'src/forms/useDraft.ts': 'Lo que estás escribiendo',
  'src/firstLoad/startLate.ts': 'Lo que estás escribiendo',
  'src/features/home/AskAssistant.tsx': 'Lo que estás escribiendo',
  'src/shell/knownVisitor.ts': 'Quién pidió un repuesto sin cuenta',
  'src/shell/leaveFor.ts': 'Un aviso para la página que sigue',
  'src/features/accounts/wizard/savedDraft.ts':
    'Un registro que guardás para seguir después, sin la contraseña',
  'src/features/accounts/signUp/registrationProof.ts': 'Que te registraste desde acá, y a dónde ibas',
  'src/features/follow/lastFollowed.ts': 'El enlace del último pedido sin cuenta que abriste',
  'src/features/follow/rememberedRequests.ts':
    'Los pedidos sin cuenta que abriste en este navegador, con su enlace',
  'src/worker/serviceWorker.ts': 'Archivos del sitio, iguales para todos',
  'plugins/rememberAsAgreed.ts': 'Tema claro u oscuro, si lo cambiás',
}

test('the policy has a row for each thing that stays in the browser', () => {
  const sources = ['src', 'plugins'].flatMap(folder => filesIn(join(client, folder)))
  const keepers = sources.filter(
    file =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|__generated__/.test(file) &&
      /Storage\.setItem|storage\.setItem|caches\.open|indexedDB|document\.cookie =|cookieStore/.test(
        textOf(file),
      ),
  )
  expect(keepers.map(file => relative(client, file)).toSorted()).toEqual(Object.keys(KEEPERS).toSorted())
  for (const row of Object.values(KEEPERS)) expect(cookieText).toContain(`<td>${row}</td>`)
})

/** Recipients of data that this site hands on by consent, as the privacy policy names them. */
const RECIPIENTS = {
  WHATSAPP: 'WhatsApp (Meta)',
  AIRTABLE: 'Airtable',
  ASSISTANT_MODEL: 'modelo de lenguaje',
}

test('names in the policy every recipient of data by consent', () => {
  const vendorRows = textOf(join(client, '../server/src/vendorRows.ts'))
  expect(vendorRows.match(/(?<=recipient: ')[A-Z_]+(?=')/g)).toEqual(Object.keys(RECIPIENTS))
  const others = privacy.sections.find(({ id }) => id === 'terceros')?.blocks.join('')
  for (const words of Object.values(RECIPIENTS)) expect(others).toContain(words)
})
