import { z } from 'zod'

export const receivedPush = z.object({
  id: z.string(),
  browserId: z.string(),
  at: z.string(),
  text: z.string(),
  topic: z.string(),
  urgency: z.string(),
  lifetimeS: z.number(),
})
/** A message as its browser decrypted it. */
export type ReceivedPush = z.output<typeof receivedPush>
