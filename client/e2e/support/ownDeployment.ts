import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A site that a test may bring a newer build of, while pages of the older one are open. */
export type OwnDeployment = {
  readonly url: string
  /** From now on every file of code has another name, and none of the older names is there any more. */
  readonly bringNewer: () => void
  readonly close: () => Promise<void>
}

/** What the newer build has between the name of a file and its ending. */
const NEWER = '.nueva'

/**
 * Stands before the server at `site`. Its newer build is the one there is under other names, in all that names them; its
 * pages come without their policy, whose hashes are those of the older names.
 */
export async function ownDeployment(site: string): Promise<OwnDeployment> {
  let isNewer = false

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const isCode = /^\/assets\/[^?]*\.js$/.test(path)
    if (isNewer && isCode && !path.endsWith(`${NEWER}.js`)) {
      outgoing.writeHead(404).end()
      return
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asked = request(
      new URL(path.replace(`${NEWER}.js`, '.js'), site),
      { method: incoming.method, headers },
      answer => void handOn(answer, outgoing).catch(() => outgoing.destroy()),
    )
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })

  async function handOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const {
      'content-security-policy': _policy,
      'content-length': _length,
      etag: _etag,
      ...headers
    } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, headers)
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const isText = /javascript|html|json/.test(headers['content-type'] ?? '')
    outgoing.end(isNewer && isText ? renamed(body.toString('utf8')) : body)
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return {
    url: `http://localhost:${address.port}`,
    bringNewer: () => {
      isNewer = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** With the names of the newer build: of files ('vendor-CQoge04t.js') and of the version that the service worker has. */
const renamed = (text: string) =>
  text.replace(/(-[\w-]{8})\.js\b/g, `$1${NEWER}.js`).replace(/("version":")/, '$1nueva')
