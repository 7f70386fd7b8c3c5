import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The state of WhatsApp, for the team. */
export const whatsAppTopic = 'whatsapp.setup'

/** Settings of WhatsApp changed, it was tested, or Twilio did not take a message. */
export const whatsAppMoved = defineEvent('whatsapp.moved', z.object({}), () => [whatsAppTopic])
