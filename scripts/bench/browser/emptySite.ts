import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { BROWSER_TARGET } from '../../../client/browserTarget.ts'
import { leanPackages, routerAliases } from '../../../client/plugins/leanPackages.ts'
import { leanRelay } from '../../../client/plugins/leanRelay.ts'

/** A site of its own for one page: an empty screen with the product's React, Relay and router. */
export type EmptySite = { readonly origin: string; readonly close: () => void }

type File = { readonly type: string; readonly bytes: Buffer }

/** Builds the empty screen and serves it; what it asks of the graph is answered by the site at this port. */
export async function serveEmptyScreen(sitePort: number): Promise<EmptySite> {
  const files = await builtFiles()
  const server = createServer((asked, answer) => {
    if (asked.url === '/graphql') return hand(asked, answer, sitePort)
    const file = files.get(asked.url ?? '')
    if (!file) return answer.writeHead(404).end('not here')
    answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

/** The files of the page, compressed as the product's are, by address. */
async function builtFiles(): Promise<ReadonlyMap<string, File>> {
  const built = await build({
    root: fileURLToPath(new URL('emptyScreen', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [leanRelay(), leanPackages(), react()],
    resolve: { alias: routerAliases },
    build: { write: false, target: BROWSER_TARGET, modulePreload: { polyfill: false } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output.map(file => {
      const content = file.type === 'chunk' ? file.code : file.source
      const isPage = file.fileName.endsWith('.html')
      return [
        isPage ? '/' : `/${file.fileName}`,
        { type: isPage ? 'text/html' : 'text/javascript', bytes: brotliCompressSync(content) },
      ]
    }),
  )
}

function hand(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { url = '', method = 'GET', headers } = asked
  asked.pipe(
    request({ port, path: url, method, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    }),
  )
}
