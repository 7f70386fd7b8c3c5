import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivered = { readonly id: string; readonly delivery: string; readonly body: string }

/** A shop's own server, to which webhooks are delivered. */
export type ShopServer = {
  readonly url: string
  readonly delivered: readonly Delivered[]
  readonly close: () => Promise<void>
}

export async function shopServer(): Promise<ShopServer> {
  const delivered: Delivered[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { headers } = request
      delivered.push({
        id: String(headers['webhook-id']),
        delivery: String(headers['tuerca-delivery']),
        body,
      })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tuerca`,
    delivered,
    close: () => new Promise<void>(closed => void server.close(() => closed())),
  }
}
