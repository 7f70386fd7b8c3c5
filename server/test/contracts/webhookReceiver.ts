import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookDelivery } from '../../src/domains/payments/paymentGateway.ts'

export type ReceivedWebhook = WebhookDelivery

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** Statuses of the next answers; 200 once they are used up. */
  answerWith(...statuses: number[]): void
  close(): Promise<void>
}

/** An address that keeps every webhook it is sent, byte for byte. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    )
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    received.push({ rawBody: Buffer.concat(chunks), headers, url })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    answerWith(...next) {
      statuses = next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
