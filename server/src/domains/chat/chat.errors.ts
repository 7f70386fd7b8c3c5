import { Refusal } from '../../platform/refusal.ts'

/** The viewer has no paid order to talk about: it is unpaid, another person's, or does not exist. */
export class ChatUnavailable extends Refusal {
  readonly code = 'CHAT_UNAVAILABLE'
  constructor() {
    super('Chat no disponible')
  }
}
