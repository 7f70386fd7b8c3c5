import type { ConsentProof } from '../accounts/policies/consentProof.ts'
import type { WebhookDelivery } from '../payments/paymentGateway.ts'

/** The team's account at the vendor. */
export interface WhatsAppConnection {
  /** `AC…` */
  readonly accountSid: string
  readonly authToken: string
  /** The sender, E.164. */
  readonly number: string
  /** Ids of the approved templates at the vendor. */
  readonly templates: Readonly<Record<WhatsAppTemplate, string>>
}

/** The vendor, to which the team's settings connect. */
export interface WhatsAppVendor {
  connect(connection: WhatsAppConnection): WhatsApp
  /** The stand-in's account, used where neither environment nor database has a value; null in production. */
  readonly standIn: WhatsAppConnection | null
}

/** WhatsApp as it is set up now. Both methods read the settings each time, so that each process follows a change at once. */
export interface WhatsAppLine {
  /** Null when this site has no adapter. */
  readonly vendor: WhatsAppVendor | null
  /**
   * For messages to people; null while it is switched off or a setting is missing. Its `send` throws Postponed while it
   * rests after failures.
   */
  open(): Promise<WhatsApp | null>
  /** For webhooks and the test message: also while it is switched off or rests. */
  openAnyway(): Promise<WhatsApp | null>
}

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

/** The vendor's answer to a call that failed. */
export interface VendorAnswer {
  /** Status of HTTP. */
  readonly status: number
  /** The vendor's own code; null without one. */
  readonly code: number | null
  /** The vendor's words, which may name the recipient's number. */
  readonly words: string
}

interface FailureOptions extends ErrorOptions {
  readonly answer?: VendorAnswer
}

abstract class WhatsAppFailure extends Error {
  /** Null when none came. */
  readonly answer: VendorAnswer | null
  constructor(message: string, { answer, ...options }: FailureOptions = {}) {
    super(message, options)
    this.answer = answer ?? null
  }
}

/** The vendor permanently refuses this message, e.g. to a number that does not exist. */
export class WhatsAppRefused extends WhatsAppFailure {
  override readonly name = 'WhatsAppRefused'
}

/** The vendor did not answer, is busy or does not accept our keys. Retry. */
export class WhatsAppUnavailable extends WhatsAppFailure {
  override readonly name = 'WhatsAppUnavailable'
}
