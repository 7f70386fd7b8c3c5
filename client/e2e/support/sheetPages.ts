import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chakra } from '../../plugins/chakra/index'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the component sheet into a folder, with the styles of our build or with Chakra's own engine. */
export async function buildSheet(outDir: string, engine: 'built' | 'own'): Promise<void> {
  // Playwright's value is 'test', which would select React's development build.
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...(engine === 'built' ? [chakra({ withSheet: true })] : []), react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'sheet.html') } },
  })
}

/** Shows the sheet of a folder on a page, at an address that only this page has. */
export async function showSheet(page: Page, folder: string): Promise<void> {
  const origin = 'http://localhost:65535'
  await page.route(`${origin}/**`, route =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${origin}/sheet.html`)
  await page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor()
}
