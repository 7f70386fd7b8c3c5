import type { Page } from '@playwright/test'

/** What is done before the pictures, at the width last left. */
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

/** One act of several screens after the same beginning. */
export const after =
  (first: Act) =>
  (...acts: readonly Act[]): Act =>
    chain(first, ...acts)

/** Every file from here on is lost on its way to the storage. */
export async function losesFiles(page: Page): Promise<void> {
  await page.route(/\/raw(\/|%2F)/, route => route.abort())
}
