import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const PAGES = join(import.meta.dirname, '../dist/pages')

/** Figures of a grown market: the demo world is too small to show any. */
const FIGURES: Readonly<Record<string, string>> = {
  verifiedProviders: '128',
  answeredRequests: 'Más de 2.000',
  receivedOrders: '1.234',
  requestsVolkswagen: 'Más de 500',
  askedVolkswagen: 'Carrocería, luces y frenos',
  providersVolkswagen: '36',
}

const known = z.record(z.string(), z.string())

/** Serves the same built page with those figures. */
export async function withFigures(page: Page): Promise<void> {
  const shown = new URL(page.url())
  const name = shown.search.slice(1) || 'index'
  const built = await readFile(join(PAGES, shown.pathname, `${name}.html`), 'utf8')
  await page.route(shown.href, async route => {
    const response = await route.fetch()
    const [, own = '{}'] = /id="sitio">([^<]*)</.exec(await response.text()) ?? []
    const facts = { ...known.parse(JSON.parse(own)), ...FIGURES }
    const body = built.replace(/⟦(\*|\w+)⟧/g, (_slot, fact: string) =>
      fact === '*' ? JSON.stringify(facts) : (facts[fact] ?? ''),
    )
    await route.fulfill({ response, body })
  })
  await page.reload()
}
