import { lookup as resolve } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Two lists: one for both would check IPv4 addresses against the IPv6 networks that contain them.
/** Networks of IPv4 that are not the public internet, by RFC 6890 and what came after it. */
const NOT_PUBLIC_4 = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC_4.addSubnet(address, bits, 'ipv4')
/** Those of IPv6: everything but 2000::/3, and of that the parts that contain IPv4 addresses or nobody's. */
const NOT_PUBLIC_6 = new BlockList()
for (const [address, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC_6.addSubnet(address, bits, 'ipv6')

/** The address of a server is not on the public internet. */
export class PrivateAddress extends Error {}

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_4.check(address, 'ipv4')
    case 6:
      return !NOT_PUBLIC_6.check(address, 'ipv6')
    default:
      return false
  }
}

export interface Post {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
  /** True where servers of this machine may be reached: outside production. */
  readonly mayBePrivate: boolean
}

/**
 * Posts to a server that a stranger named, and returns the status. The addresses to which a name resolves are checked by the
 * connection that uses them. Redirects are not followed. Throws PrivateAddress and the errors of the network.
 */
export function postPublicly({ url, headers, body, timeoutMs, mayBePrivate }: Post): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(new PrivateAddress())
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A pooled connection may have been opened under other rules.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(mayBePrivate ? {} : { lookup: publicLookup }),
    })
    request.on('error', fail)
    request.on('response', response => {
      done(response.statusCode ?? 0)
      response.destroy()
    })
    request.end(body)
  })
}

const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) done(error ?? new Error('no address'), '', 0)
    else if (!addresses.every(({ address }) => isPublicAddress(address))) done(new PrivateAddress(), '', 0)
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
