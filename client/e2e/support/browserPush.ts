import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { sandbox } from './sandbox'

const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})
export type Subscription = z.output<typeof subscription>

/**
 * Gives the page a subscription of the sandbox's push service, for its next tap: the browser's own service is on the
 * internet.
 */
export async function preparePush(page: Page): Promise<Subscription> {
  const json = subscription.parse(await sandbox(page.request, 'subscribePush', {}))
  await page.evaluate(toJson => {
    let isSubscribed = false
    const made = {
      toJSON: () => toJson,
      unsubscribe: async () => {
        isSubscribed = false
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? made : null),
      subscribe: async () => {
        isSubscribed = true
        return made
      },
    })
  }, json)
  return json
}

const received = z.array(z.object({ text: z.string() }))

/** Texts that the sandbox's push service decrypted for a subscription, oldest first; at least one. */
export async function pushesTo(page: Page, { endpoint }: Subscription): Promise<readonly string[]> {
  let texts: readonly string[] = []
  await expect
    .poll(async () => {
      const answer = await page.request.get('/sandbox/api/pushes', { params: { endpoint } })
      texts = received.parse(await answer.json()).map(({ text }) => text)
      return texts.length
    })
    .toBeGreaterThan(0)
  return texts
}

/** Has the page's service worker receive a push, and returns the notices that it shows then. */
export async function deliverPush(
  page: Page,
  data: string,
): Promise<readonly { title: string; body: string }[]> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const push = { origin, registrationId: await registered, data }
  const shown = () =>
    page.evaluate(async () => {
      const notices = (await (await navigator.serviceWorker.ready).getNotifications()) ?? []
      return notices.map(({ title, body }) => ({ title, body }))
    })
  // A worker that has just started may miss a message; one that comes twice replaces its notice, by the tag.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', push)
    await expect.poll(async () => (await shown()).length, { timeout: 5_000 }).toBe(1)
  }).toPass({ timeout: 120_000 })
  return shown()
}
