/** Sends messages to browsers through their vendors' push services (RFC 8030). */
export interface Pusher {
  /** The VAPID public key, base64url: browsers subscribe with it, and their push services take messages of its owner alone. */
  readonly publicKey: string
  /** True when the endpoint belongs to a push service on the allow-list: no other address is ever called. */
  isKnown(endpoint: string): boolean
  /**
   * Hands a message to the push service. Throws PushGone (the subscription has ended), PushRefused (permanent) or
   * PushUnavailable (retry).
   */
  send(target: PushTarget, push: Push): Promise<void>
}

/** A browser's subscription, as its `PushSubscription.toJSON()` gives it. */
export interface PushTarget {
  readonly endpoint: string
  /** The browser's P-256 public key: 65 bytes, uncompressed, base64url. */
  readonly p256dh: string
  /** The browser's 16 bytes of shared secret, base64url. */
  readonly auth: string
}

export interface Push {
  /** Encrypted for the browser; at most MOST_PUSH_BYTES in UTF-8. */
  readonly text: string
  /** A push service keeps the message this long for a browser that is offline, in seconds. */
  readonly lifetimeS: number
  /** HIGH wakes a sleeping phone. */
  readonly urgency: 'NORMAL' | 'HIGH'
  /** A message replaces an undelivered one with the same topic: at most 32 characters of base64url. */
  readonly topic: string
}

/** A record of 4,096 bytes less the header, the padding delimiter and the tag of the cipher. */
export const MOST_PUSH_BYTES = 3993

/** The browser has ended the subscription: its address takes no message any more. */
export class PushGone extends Error {
  override readonly name = 'PushGone'
}

/** The push service permanently refuses this message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'
}

export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable'
  /** The wait that the push service asks for, ms; null when it names none. */
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.retryAfterMs = retryAfterMs
  }
}
