import { z } from 'zod'
import { WrongState } from '../../platform/refusal.ts'

/** The `version` in the input of a command that saves settings. */
export const seenInput = z
  .string()
  .max(64)
  .nullish()
  .transform(version => version ?? null)
  .describe('The `version` that the admin saw; null saves over whatever is there.')

/** Refuses to save over a change that the admin has not seen. Throws WrongState. */
export function checkSeen(seen: string | null, current: string): void {
  if (seen === null || seen === current) return
  throw new WrongState(
    'Eso cambió mientras lo editabas, y no se guardó nada. Mirá cómo quedó y volvé a intentarlo.',
    'CHANGED',
  )
}
