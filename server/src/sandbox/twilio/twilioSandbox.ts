import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Collection } from '../jsonStore.ts'
import type { TwilioEvent, TwilioMedia, TwilioMessage } from './twilioRecords.ts'

const WINDOW_MS = 24 * 60 * 60 * 1000
/** Twilio's code of a free text to somebody who has not written in the last 24 hours. */
const OUTSIDE_WINDOW = 63_016

type TakenMessage = Pick<TwilioMessage, 'phone' | 'text' | 'template' | 'statusCallback'>

export interface TwilioControl {
  /** All messages, or those of a phone, oldest first. */
  messages(phone?: string): TwilioMessage[]
  /** Takes a message of ours and announces its states. */
  take(message: TakenMessage): TwilioMessage
  /** The person with this phone writes to us. */
  write(phone: string, text: string, files?: readonly SentFile[]): TwilioMessage
  /** The person with this phone reads what arrived. */
  read(phone: string): void
  /** The form of a webhook. */
  bodyOf(eventId: string): string | undefined
}

/** A file on this machine that a person sends. */
type SentFile = Omit<TwilioMedia, 'id'>

interface TwilioState {
  readonly messages: Collection<TwilioMessage>
  readonly events: Collection<TwilioEvent>
  readonly clock: Clock
  readonly accountSid: string
  readonly number: string
  /** Posts a webhook to our number's address, or to the message's. */
  /** Where a file of a message is downloaded. */
  readonly mediaUrl: (messageId: string, mediaId: string) => string
  readonly announce: (event: { id: string; type: string; callback: string | null }) => void
}

export function createTwilioControl(state: TwilioState): TwilioControl {
  const { messages, events, clock, accountSid, number, announce } = state
  const of = (phone: string) => messages.all().filter(message => message.phone === phone)
  const newSid = () => `SM${randomBytes(16).toString('hex')}`

  function post(type: string, callback: string | null, parameters: Record<string, string>): void {
    const id = `EV${randomBytes(16).toString('hex')}`
    const body = new URLSearchParams({ AccountSid: accountSid, ApiVersion: '2010-04-01', ...parameters })
    events.put({ id, body: body.toString() })
    announce({ id, type, callback })
  }

  function announceStatus(message: TwilioMessage, status: string): void {
    if (message.statusCallback === null) return
    post(`message.${status}`, message.statusCallback, {
      MessageSid: message.id,
      SmsSid: message.id,
      MessageStatus: status,
      SmsStatus: status,
      ChannelPrefix: 'whatsapp',
      ChannelToAddress: message.phone,
      From: `whatsapp:${number}`,
      To: `whatsapp:${message.phone}`,
      ...(message.errorCode === null ? {} : { ErrorCode: String(message.errorCode) }),
    })
  }

  const hasWritten = (phone: string) => {
    const newest = of(phone).findLast(({ direction }) => direction === 'IN')
    return newest !== undefined && clock.now().getTime() - new Date(newest.at).getTime() < WINDOW_MS
  }

  return {
    messages: phone => (phone === undefined ? messages.all() : of(phone)),
    take(taken) {
      const arrives = taken.template !== null || hasWritten(taken.phone)
      const message: TwilioMessage = {
        ...taken,
        id: newSid(),
        direction: 'OUT',
        status: arrives ? 'delivered' : 'undelivered',
        errorCode: arrives ? null : OUTSIDE_WINDOW,
        media: [],
        at: clock.now().toISOString(),
      }
      messages.put(message)
      announceStatus(message, 'sent')
      announceStatus(message, message.status)
      return { ...message, status: 'queued', errorCode: null }
    },
    write(phone, text, files = []) {
      const id = newSid()
      const message: TwilioMessage = {
        id,
        phone,
        direction: 'IN',
        text,
        template: null,
        status: 'received',
        errorCode: null,
        statusCallback: null,
        media: files.map(file => ({ ...file, id: `ME${randomBytes(16).toString('hex')}` })),
        at: clock.now().toISOString(),
      }
      messages.put(message)
      post('message.received', null, {
        MessageSid: id,
        SmsSid: id,
        SmsMessageSid: id,
        From: `whatsapp:${phone}`,
        To: `whatsapp:${number}`,
        Body: text,
        NumMedia: String(files.length),
        ...Object.fromEntries(
          message.media.flatMap(({ id: mediaId, contentType }, index) => [
            [`MediaUrl${index}`, state.mediaUrl(id, mediaId)],
            [`MediaContentType${index}`, contentType],
          ]),
        ),
        NumSegments: '1',
        SmsStatus: 'received',
        ProfileName: 'Teléfono',
        WaId: phone.slice(1),
        MessageType: files[0]?.contentType.split('/')[0] ?? 'text',
      })
      return message
    },
    read(phone) {
      for (const message of of(phone)) {
        if (message.status !== 'delivered') continue
        messages.put({ ...message, status: 'read' })
        announceStatus(message, 'read')
      }
    },
    bodyOf: id => events.get(id)?.body,
  }
}
