import type { Browser } from '@playwright/test'
import { ANSWERED, type Cast, cookiesOf } from '../../../client/e2e/support/accounts'
import { holdIdle, kilobytesOf, scriptsOf, visitUntilQuiet } from '../../../client/e2e/support/quietVisit'

export type Cookies = Awaited<ReturnType<typeof cookiesOf>>

/** One first visit: a browser without anything of the site but its cookies. */
export type Visit = { readonly origin: string; readonly path: string; readonly cookies: Cookies }

/** Cost of a visit as fast as the machine does it. */
export type Work = {
  /** Processor time of the page's main thread, ms. */
  readonly threadMs: number
  readonly scripts: number
  /** Size of the scripts, as sent. */
  readonly kilobytes: number
  readonly elements: number
}

/** Course of a visit on a slow phone. */
export type Wait = {
  /** First and largest paint after the navigation, ms. */
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  /** The element that was painted largest: 'p Buscamos…'. */
  readonly largest: string
  /** Sum of the time of each task beyond 50 ms, ms. */
  readonly blockedMs: number
}

/** A phone's line and processor, as Lighthouse supposes them for mobile visits. */
const SLOW = { latencyMs: 150, bytesPerSecond: 1_638_400 / 8, slowdown: 4 }

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'es-UY' }

declare global {
  interface Window {
    benchPaints?: { first: number; largestAt: number; largest: string; blocked: number }
  }
}

/** Cookies of a new session. */
export async function signedIn(browser: Browser, origin: string, who: Cast): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    return await cookiesOf(context.request, who)
  } finally {
    await context.close()
  }
}

/** Time of the main thread and what is downloaded until the page is quiet. */
export function measureWork(browser: Browser, visit: Visit): Promise<Work> {
  return onNewPage(browser, visit, async (page, devtools) => {
    const ticks = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await ticks()
    await visitUntilQuiet(page, visit.path)
    const threadMs = (await ticks()) - before
    const scripts = await scriptsOf(page)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { threadMs, scripts: scripts.length, kilobytes: kilobytesOf(scripts), elements }
  })
}

/** When a slow phone paints, and how long it cannot answer a touch. */
export function measureWait(browser: Browser, visit: Visit): Promise<Wait> {
  return onNewPage(browser, visit, async (page, devtools) => {
    const { latencyMs: latency, bytesPerSecond, slowdown } = SLOW
    await page.addInitScript(() => {
      const paints = { first: 0, largestAt: 0, largest: '', blocked: 0 }
      window.benchPaints = paints
      for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const { startTime, duration } = entry
            if (type === 'paint') paints.first ||= startTime
            else if (type === 'longtask') paints.blocked += duration - 50
            else {
              const { element = null } = entry as { readonly element?: Element | null } & PerformanceEntry
              paints.largestAt = startTime
              paints.largest = `${element?.localName} ${element?.textContent?.trim().slice(0, 30)}`
            }
          }
        }).observe({ type, buffered: true })
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await visitUntilQuiet(page, visit.path)
    await page.waitForFunction(() => window.benchPaints?.largestAt)
    await paintsReported(page)
    const paints = await page.evaluate(() => window.benchPaints)
    if (!paints) throw new Error(`${visit.path} has gone elsewhere`)
    const { first, largestAt, largest, blocked } = paints
    return { firstPaintMs: first, largestPaintMs: largestAt, largest, blockedMs: blocked }
  })
}

/**
 * Chromium reports a paint some frames later, on a slow phone seconds, but in order: the report of a last small one comes after those of
 * all before.
 */
function paintsReported(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        new PerformanceObserver((_entries, observer) => {
          observer.disconnect()
          resolve()
        }).observe({ type: 'element' })
        const last = document.createElement('p')
        last.textContent = '.'
        last.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999'
        last.setAttribute('elementtiming', 'last')
        document.body.append(last)
      }),
  )
}

type Page = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>
type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

async function onNewPage<T>(
  browser: Browser,
  { origin, cookies }: Visit,
  use: (page: Page, devtools: Devtools) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' })
  try {
    await context.addCookies([{ ...ANSWERED, url: origin }, ...cookies])
    const page = await context.newPage()
    // The renderer of this site, so that its start is not a part of the visit.
    await page.goto('/robots.txt')
    await holdIdle(page)
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}
