import type { Page } from '@playwright/test'

/** Live updates and prefetching wait for an idle browser, which never comes on this page. */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/**
 * Opens an address and acts on nothing until its screen shows its data and nothing is requested any more. The page looks
 * for the end itself: Playwright's own search would run code in it again and again.
 */
export async function visitUntilQuiet(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('h1') || document.querySelector('[aria-busy=true]')) return
          observer.disconnect()
          resolve()
        }).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['aria-busy', 'data-watched'],
        })
        // A change to begin with, for a screen that was ready before.
        document.documentElement.dataset.watched = ''
      }),
  )
  await page.waitForLoadState('networkidle')
}

/** Scripts of the page so far, with their bytes as the server compresses them. */
export function scriptsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
}

/** Kilobytes of scripts. */
export const kilobytesOf = (scripts: readonly number[]): number =>
  scripts.reduce((sum, size) => sum + size, 0) / 1000
