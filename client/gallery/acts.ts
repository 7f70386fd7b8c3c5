import type { Page } from '@playwright/test'

/** Actions before the pictures are taken, at the last width. */
export type Act = (page: Page) => Promise<unknown>
export type Screen = readonly [name: string, path: string, act?: Act]

export function press(name: string | RegExp): Act {
  return page => page.getByRole('button', { name }).first().click()
}

export function chain(...acts: readonly Act[]): Act {
  return async page => {
    for (const act of acts) await act(page)
  }
}

/** Prefixes several acts with the same first act. */
export const after =
  (first: Act) =>
  (...acts: readonly Act[]): Act =>
    chain(first, ...acts)

/** Makes every later file upload fail. */
export async function losesFiles(page: Page): Promise<void> {
  await page.route(/\/raw(\/|%2F)/, route => route.abort())
}
