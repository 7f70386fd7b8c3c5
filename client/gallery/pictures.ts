import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled, wear } from '../e2e/support/look'
import { GALLERY } from '../gallery.config'

const WIDTHS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const
const THEMES = ['light', 'dark'] as const

/**
 * Takes pictures of a page at each width and in each theme: the whole page, or the window when a dialog
 * covers it.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  await mkdir(GALLERY, { recursive: true })
  // Scrolls through the page so that lazy content loads.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager'
  })
  for (const theme of THEMES) {
    await wear(page, theme)
    for (const size of WIDTHS) {
      await page.setViewportSize(size)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => scrollTo(0, 0))
      await settled(page)
      const isOverlaid =
        (await page.locator('[role=dialog], [role=alertdialog], [role=menu]:visible').count()) > 0
      const path = pictureOf(name, size.width, theme)
      await page.screenshot({ path, fullPage: !isOverlaid, animations: 'disabled', caret: 'hide' })
    }
  }
  await wear(page, 'light')
}

/** Writes the page with all pictures, one screen a row. */
export async function writeIndex(): Promise<string> {
  const files = existsSync(GALLERY) ? await readdir(GALLERY) : []
  const names = [...new Set(files.flatMap(file => /^(.+)-360-light\.png$/.exec(file)?.[1] ?? []))].toSorted()
  const rows = names.map(name => {
    const pictures = THEMES.flatMap(theme => WIDTHS.map(({ width }) => picture(name, width, theme)))
    return `<h2 id="${name}">${name}</h2><div>${pictures.join('')}</div>`
  })
  const path = join(GALLERY, 'index.html')
  const style =
    'body{font:14px sans-serif;background:#888}div{display:flex;gap:8px;align-items:start;overflow:auto}'
  await writeFile(
    path,
    `<!doctype html><meta charset="utf-8"><title>Tuerca</title><style>${style}</style>${rows.join('\n')}`,
  )
  return path
}

const pictureOf = (name: string, width: number, theme: string) =>
  join(GALLERY, `${name}-${width}-${theme}.png`)

const picture = (name: string, width: number, theme: string) =>
  `<img loading="lazy" height="600" alt="${name}, ${width}, ${theme}" src="${name}-${width}-${theme}.png">`
