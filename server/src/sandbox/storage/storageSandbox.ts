import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Answer } from '../answer.ts'
import type { CallLog } from '../calls.ts'
import type { Faults } from '../faults.ts'
import { startVendorServer } from '../vendorServer.ts'
import { handleJsonApi, isJsonApi } from './jsonApi.ts'
import { type Objects, openObjects } from './objects.ts'
import { openServiceAccount } from './serviceAccount.ts'
import { StorageFault } from './storageFault.ts'
import { handleXmlApi } from './xmlApi.ts'

export interface StorageSandbox {
  port: number
  /** Path of the service account's JSON key. */
  credentialsFile: string
  objects: Objects
  close(): Promise<void>
}

/** Google Cloud Storage on one port of this machine: the JSON API for the server, signed URLs for browsers. */
export async function startStorageSandbox(options: {
  dataDir: string
  port: number | undefined
  faults: Faults
  calls: CallLog
  clock: Clock
  logger: Logger
}): Promise<StorageSandbox> {
  const { clock } = options
  const account = openServiceAccount(options.dataDir)
  const objects = openObjects(options.dataDir, options)
  const signer = { key: account.publicKey, email: account.email }

  const server = await startVendorServer({
    ...options,
    vendor: 'storage',
    isAside: request => request.method === 'OPTIONS',
    brokenAnswer: (status, request) =>
      withCors(request, faultAnswer(request, new StorageFault(status, 'InternalError', 'Backend Error'))),
    async handle(request, url, held) {
      if (request.method === 'OPTIONS') return preflight(request)
      await held()
      try {
        const answer = isJsonApi(url.pathname)
          ? await handleJsonApi(objects, request, url)
          : await handleXmlApi(objects, signer, clock.now(), request, url)
        return withCors(request, answer)
      } catch (error) {
        if (error instanceof StorageFault) return withCors(request, faultAnswer(request, error))
        throw error
      }
    },
  })
  return { port: server.port, credentialsFile: account.file, objects, close: server.close }
}

function faultAnswer(request: IncomingMessage, fault: StorageFault): Answer {
  return isJsonApi(request.url ?? '') ? fault.toJson() : fault.toXml()
}

// Only origins of this machine reach this point, so each is answered as if the bucket's CORS rules allowed
// it.
function withCors(request: IncomingMessage, answer: Answer): Answer {
  const { origin } = request.headers
  if (origin === undefined) return answer
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag, Content-Length, Content-Range, x-goog-generation, x-goog-hash',
      vary: 'Origin',
    },
  }
}

function preflight(request: IncomingMessage): Answer {
  const wanted = request.headers['access-control-request-headers']
  return withCors(request, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-max-age': '3600',
      ...(wanted === undefined ? {} : { 'access-control-allow-headers': wanted }),
    },
    body: null,
  })
}
