/** Target of an adapter: the vendor itself or the sandbox on this machine. */
export type VendorMode = 'live' | 'sandbox'

export class WrongEndpoint extends Error {
  override readonly name = 'WrongEndpoint'
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname.toLowerCase())
}

/**
 * Fails closed at construction: a live adapter must not be pointed at this machine, and a sandbox adapter
 * must not be able to reach anything else. Throws WrongEndpoint.
 */
export function checkEndpoint(vendor: string, mode: VendorMode, url: string | undefined): void {
  if (url === undefined) {
    if (mode === 'sandbox') throw new WrongEndpoint(`${vendor}: sandbox mode needs the sandbox's address`)
    return
  }
  const local = isLoopback(new URL(url).hostname)
  if (mode === 'live' && local) throw new WrongEndpoint(`${vendor}: live mode refuses the loopback ${url}`)
  if (mode === 'sandbox' && !local)
    throw new WrongEndpoint(`${vendor}: sandbox mode refuses ${url}, which is not on loopback`)
}
