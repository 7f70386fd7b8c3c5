import type { BrowserContext, Page } from '@playwright/test'

/** Violations gathered while a test runs: errors in the console, broken scripts, calls to other machines. */
export type Complaints = {
  /** Unexpected complaints. */
  readonly all: () => readonly string[]
  readonly add: (complaint: string) => void
  /** Declares an error that the test causes on purpose. */
  readonly allow: (expected: RegExp) => void
}

export function newComplaints(): Complaints {
  const list: string[] = []
  const allowed: RegExp[] = []
  return {
    all: () => list.filter(complaint => !allowed.some(pattern => pattern.test(complaint))),
    add: complaint => void list.push(complaint),
    allow: expected => void allowed.push(expected),
  }
}

/** Number of subscriptions of each page since it was loaded. */
const subscriptions = new WeakMap<Page, number>()

/** Gathers the complaints of every page of a browser. */
export function watch(context: BrowserContext, { add }: Complaints): void {
  context.on('console', message => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', problem => add(`script: ${problem.error().message}`))
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      add(`stranger: ${request.url()}`)
  })
  context.on('page', page => {
    page.on('request', request => {
      if (request.isNavigationRequest()) subscriptions.set(page, 0)
    })
    page.on('websocket', socket => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"type":"subscribe"'))
          subscriptions.set(page, (subscriptions.get(page) ?? 0) + 1)
      })
    })
  })
}

export function subscriptionsOf(page: Page): number {
  return subscriptions.get(page) ?? 0
}
