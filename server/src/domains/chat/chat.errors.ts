import { Refusal } from '../../platform/refusal.ts'

/** There is no paid order of the viewer's to talk about: not paid yet, somebody else's, or none at all. */
export class ChatUnavailable extends Refusal {
  readonly code = 'CHAT_UNAVAILABLE'
  constructor() {
    super('Chat no disponible')
  }
}
