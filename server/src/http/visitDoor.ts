import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientIp } from './client.ts'
import { postDoor } from './postDoor.ts'
import type { Door } from './router.ts'
import { readSiteMap } from './siteMap.ts'
import { isBrowser } from './visit.ts'

interface VisitDoorOptions {
  /** The built client, which says what is a public page. */
  readonly directory: string
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** Hears the address pattern of each public page that somebody sees, and who, as far as the request says. */
  readonly onVisit: (page: string, visitor: { address: string; agent: string }) => void
}

const MAX_BYTES = 2048

/**
 * POST /visitas: the path of a page that somebody sees, from the page itself. Only so is a page counted that was fetched ahead,
 * and one that was reached without asking the server. What it says is answered alike, counted or not.
 */
export async function visitDoor({
  directory,
  publicUrl,
  trustProxy,
  onVisit,
}: VisitDoorOptions): Promise<Door> {
  const siteMap = readSiteMap(await readFile(join(directory, 'site.json'), 'utf8'))
  return postDoor({ path: '/visitas', publicUrl, maxBytes: MAX_BYTES }, (path, request, response) => {
    const page = path.startsWith('/') ? siteMap.visited(path) : null
    const agent = request.headers['user-agent'] ?? ''
    if (page !== null && isBrowser(agent)) onVisit(page, { address: clientIp(request, trustProxy), agent })
    response.writeHead(204).end()
  })
}
