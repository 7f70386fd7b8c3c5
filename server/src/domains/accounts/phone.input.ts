import { z } from 'zod'
import { parsePhone } from '../../common/accounts/phone.ts'
import { optionalLine } from '../../platform/input.ts'

/** A phone number in E.164, or null for null; refused with its message otherwise. */
export function phoneOf(typed: string | null, context: z.RefinementCtx): string | null {
  if (typed === null) return null
  const parsed = parsePhone(typed)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'Revisá el teléfono, por ejemplo 094 231 234.' })
  return z.NEVER
}

/** A phone number in E.164, or null where none was typed. */
export const optionalPhone = optionalLine(40).transform(phoneOf)
