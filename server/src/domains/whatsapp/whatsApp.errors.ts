import { Refusal } from '../../platform/refusal.ts'

/** WhatsApp cannot be reached; nothing was sent. */
export class WhatsAppDown extends Refusal {
  readonly code = 'WHATSAPP_DOWN'
  constructor() {
    super('WhatsApp no responde. Probá de nuevo en un rato.')
  }
}
