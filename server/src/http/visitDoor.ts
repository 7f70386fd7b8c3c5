import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientIp } from './client.ts'
import { postDoor } from './postDoor.ts'
import type { Door } from './router.ts'
import { readSiteMap } from './siteMap.ts'
import { isBrowser } from './visit.ts'

interface VisitDoorOptions {
  /** The built client, whose site.json lists the public pages. */
  readonly directory: string
  readonly publicUrl: string
  readonly trustProxy: boolean
  /**
   * Called with the address pattern of each public page that is seen, and the visitor's address and agent.
   */
  readonly onVisit: (page: string, visitor: { address: string; agent: string }) => void
}

const MAX_BYTES = 2048

/**
 * POST /visitas: a page reports the path that a person sees. Counting requests instead would count prefetches
 * and miss navigation inside the client. The answer is the same, counted or not.
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
