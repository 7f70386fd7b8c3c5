import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A shop's own server, which keeps what it is sent. */
export interface WebhookReceiver {
  readonly url: string
  /** Its answers. */
  status: number
  received: Received[]
  close(): Promise<void>
}

export async function openReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      receiver.received.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tuerca`,
    status: 200,
    received: [],
    close: () => new Promise<void>(closed => void server.close(() => closed())),
  }
  return receiver
}

/** True when one of the signatures of a message is that of the secret. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  return headers['webhook-signature']?.split(' ').includes(signature) ?? false
}
