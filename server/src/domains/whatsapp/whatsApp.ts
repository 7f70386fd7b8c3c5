import type { ConsentProof } from '../accounts/policies/consentProof.ts'
import type { WebhookDelivery } from '../payments/paymentGateway.ts'

/** Sends and receives messages by WhatsApp, through a vendor. */
export interface WhatsApp {
  /** The number that people write to, E.164. */
  readonly number: string
  /**
   * Hands a message to the vendor and returns its id there. `consent` is the recipient's; the states of the message name
   * `reference`. Throws WhatsAppRefused (permanent) or WhatsAppUnavailable (retry).
   */
  send(
    consent: ConsentProof<'WHATSAPP'>,
    to: string,
    content: WhatsAppContent,
    reference?: string,
  ): Promise<string>
  /** A file that somebody sent, of at most `maxBytes`. Throws WhatsAppRefused or WhatsAppUnavailable. */
  download(media: WhatsAppMedia, maxBytes: number): Promise<Buffer>
  /** Verifies a webhook of the vendor; null for one that is about neither a message nor its state. Throws InvalidWebhook. */
  read(delivery: WebhookDelivery): Promise<WhatsAppNotice | null>
}

/**
 * Free text reaches only people who wrote to us in the last 24 hours. Others get a template that WhatsApp has
 * approved, whose values are single lines.
 */
export type WhatsAppContent =
  | { readonly text: string }
  | { readonly template: WhatsAppTemplate; readonly values: readonly string[] }

/** NOTICE takes title, message and address; CODE takes the code. */
export type WhatsAppTemplate = 'NOTICE' | 'CODE'

/** The most characters of a free text. */
export const MOST_TEXT = 1600

/** A verified webhook. Delivered at least once and in any order. */
export type WhatsAppNotice = IncomingWhatsApp | WhatsAppStatus

export interface IncomingWhatsApp {
  readonly kind: 'MESSAGE'
  readonly id: string
  /** The sender, E.164. */
  readonly from: string
  /** May be empty. */
  readonly text: string
  readonly media: readonly WhatsAppMedia[]
  /** True when it has something besides text and files, e.g. a place or a contact. */
  readonly hasOther: boolean
}

export interface WhatsAppMedia {
  /** At the vendor. */
  readonly url: string
  readonly contentType: string
}

export interface WhatsAppStatus {
  readonly kind: 'STATUS'
  /** The one given to `send`. */
  readonly reference: string
  readonly state: 'SENT' | 'FAILED' | 'DELIVERED' | 'READ'
  /** The vendor's code of a failure; null without one. */
  readonly errorCode: number | null
}

/** Twilio's code of a free text to somebody who has not written to us in the last 24 hours. */
export const OUTSIDE_WINDOW = 63_016

/** The vendor permanently refuses this message, e.g. to a number that does not exist. */
export class WhatsAppRefused extends Error {
  override readonly name = 'WhatsAppRefused'
}

/** The vendor did not answer, or is busy. Retry. */
export class WhatsAppUnavailable extends Error {
  override readonly name = 'WhatsAppUnavailable'
}
