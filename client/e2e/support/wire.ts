import { expect, type Page, type WebSocketRoute } from '@playwright/test'

/** A page's websocket under the test's control. */
export type Wire = {
  /** Ends the connection, and every new one, until restored. */
  readonly cut: () => Promise<void>
  readonly mend: () => void
  /** Waits until the page has subscribed since its last connection. */
  readonly listening: () => Promise<void>
}

/** Controls the websocket of a page; to be called before the page is loaded. */
export async function wireOf(page: Page): Promise<Wire> {
  let isCut = false
  let subscriptions = 0
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket('**/graphql', async socket => {
    if (isCut) return socket.close({ code: 1012 })
    const server = socket.connectToServer()
    open.add(socket)
    subscriptions = 0
    socket.onMessage(message => {
      if (String(message).includes('"type":"subscribe"')) subscriptions++
      server.send(message)
    })
  })
  return {
    async cut() {
      isCut = true
      subscriptions = 0
      await Promise.all([...open].map(socket => socket.close({ code: 1012 })))
      open.clear()
    },
    mend() {
      isCut = false
    },
    listening: () => expect.poll(() => subscriptions).toBeGreaterThan(0),
  }
}
