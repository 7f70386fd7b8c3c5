import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { requestUrl } from '../platform/requestUrl.ts'
import { type Answer, send } from './answer.ts'
import type { Call, CallLog } from './calls.ts'
import type { Faults, InjectedFault } from './faults.ts'
import { listen, refusalOf } from './loopback.ts'

export interface VendorServer {
  port: number
  close(): Promise<void>
}

export interface VendorServerOptions {
  vendor: string
  port: number | undefined
  /**
   * Answers one request. `held` must be awaited after parsing and before any effect: a hanging call waits
   * there.
   */
  handle(request: IncomingMessage, url: URL, held: () => Promise<void>): Promise<Answer>
  /** The vendor's own answer for an internal failure. */
  brokenAnswer(status: number, request: IncomingMessage): Answer
  /**
   * True for requests outside the vendor's API (pages for people, preflights): neither logged nor affected by
   * faults.
   */
  isAside(request: IncomingMessage, path: string): boolean
  faults: Faults
  calls: CallLog
  clock: Clock
  logger: Logger
}

/** One vendor's port on loopback: guards it, logs each call and injects the armed faults. */
export async function startVendorServer(options: VendorServerOptions): Promise<VendorServer> {
  // As long as the vendors' own: a connection closed at the moment of its reuse would be an unwanted fault.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    void answer(request, response, options).catch(error => {
      // The caller disconnected, e.g. after a time-out.
      if (response.destroyed) return
      options.logger.error({ err: error, vendor: options.vendor }, 'the sandbox failed')
      if (response.headersSent) response.destroy()
      else void send(response, options.brokenAnswer(500, request))
    })
  })
  const port = await listen(server, options.port)
  return {
    port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: VendorServerOptions,
): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal) return send(response, { status: 403, headers: {}, body: refusal })
  const url = requestUrl(request)
  if (!url || !isDecodable(url.pathname)) return send(response, options.brokenAnswer(400, request))
  if (options.isAside(request, url.pathname))
    return send(response, await options.handle(request, url, proceed))
  const injected = options.faults.take(options.vendor, `${request.method} ${url.pathname}`)
  const call = options.calls.add(callOf(request, url, injected, options))
  if (injected?.kind === 'DROP') return void request.socket.destroy()
  if (injected?.kind === 'ERROR') return finish(options.brokenAnswer(injected.status, request))
  const held = injected?.kind === 'HANG' ? injected.released : proceed
  const result = await options.handle(request, url, held)
  if (injected?.kind === 'DROP_AFTER') return void request.socket.destroy()
  if (injected?.kind === 'ERROR_AFTER') return finish(options.brokenAnswer(injected.status, request))
  return finish(result)

  async function finish(result: Answer): Promise<void> {
    call.status = result.status
    // The unread rest of an upload would keep the connection from being reused.
    if (!request.readableEnded) request.resume()
    await send(response, result, injected?.kind === 'STALL' ? injected : null)
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const proceed = () => Promise.resolve()

function callOf(
  request: IncomingMessage,
  url: URL,
  injected: InjectedFault | null,
  { vendor, clock }: VendorServerOptions,
): Call {
  const key = request.headers['idempotency-key'] ?? request.headers['x-idempotency-key']
  return {
    at: clock.now().toISOString(),
    vendor,
    method: request.method ?? 'GET',
    path: url.pathname,
    status: null,
    fault: injected?.kind ?? null,
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}
