import { z } from 'zod'
import { text } from '../../platform/input.ts'

export const sendMessageInput = z.object({
  clientKey: z.uuid('Ese mensaje no tiene una clave válida.'),
  body: text({ max: 4000, required: 'Escribí un mensaje.' }),
})
