import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { ANSWERED, type Cast, cookiesOf } from './accounts'
import { type Complaints, newComplaints, subscriptionsOf, watch } from './complaints'

type Fixtures = {
  complaints: Complaints
  /** A person with a browser of their own: a visitor, or signed in as a demo account. */
  newPerson: (who?: Cast | null, options?: BrowserContextOptions) => Promise<Page>
}

type Cookies = Awaited<ReturnType<typeof cookiesOf>>

/** Playwright's `test`, which fails when a page complains. */
export const test = base.extend<Fixtures, { sessions: Map<Cast, Cookies> }>({
  // Sign-ins are limited by address: each worker signs in once as each of the cast.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  complaints: [
    async ({}, use) => {
      const complaints = newComplaints()
      await use(complaints)
      expect(complaints.all()).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    watch(context, complaints)
    await use(context)
  },
  newPerson: async ({ baseURL, browser, complaints, sessions }, use) => {
    const opened: Page[] = []
    await use(async (who, options) => {
      const context = await browser.newContext(options)
      watch(context, complaints)
      // The cookie notice was answered before.
      await context.addCookies([{ ...ANSWERED, url: baseURL ?? '' }])
      if (who) {
        const cookies = sessions.get(who) ?? (await cookiesOf(context.request, who))
        sessions.set(who, cookies)
        await context.addCookies(cookies)
      }
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** Waits until a page has subscribed to live updates, so that later events reach it without a reload. */
export async function listening(page: Page): Promise<void> {
  await expect.poll(() => subscriptionsOf(page)).toBeGreaterThan(0)
}

export { expect }
