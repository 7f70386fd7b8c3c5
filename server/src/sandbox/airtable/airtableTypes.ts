import { z } from 'zod'
import { json } from '../oauth/oauthAnswers.ts'

const cell = z.union([z.string(), z.number(), z.null()])

export const sandboxTable = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })),
  rows: z.array(z.object({ id: z.string(), fields: z.record(z.string(), cell) })),
})
export type SandboxTable = z.output<typeof sandboxTable>

/** The types that we make; Airtable asks for the options of the last two. */
export const newField = z.discriminatedUnion('type', [
  z.object({ name: z.string().min(1), type: z.enum(['singleLineText', 'multilineText']) }),
  z.object({ name: z.string().min(1), type: z.literal('number'), options: z.object({ precision: z.int() }) }),
  z.object({
    name: z.string().min(1),
    type: z.literal('dateTime'),
    options: z.object({ timeZone: z.string(), dateFormat: z.object({}), timeFormat: z.object({}) }),
  }),
])

export const failed = (status: number, type: string, message: string) =>
  json(status, { error: { type, message } })

const TERM = /\{(fld\w+)\}='((?:[^'\\]|\\.)*)'/y

/** The values that a formula `OR({fld…}='…',…)` compares columns with; null when it is another one. */
export function keysOfFormula(formula: string): { fieldId: string; value: string }[] | null {
  if (!formula.startsWith('OR(') || !formula.endsWith(')')) return null
  const keys: { fieldId: string; value: string }[] = []
  for (let at = 3; ; ) {
    TERM.lastIndex = at
    const [whole = '', fieldId = '', value = ''] = TERM.exec(formula) ?? []
    if (whole === '') return null
    keys.push({ fieldId, value: value.replace(/\\(.)/g, '$1') })
    at += whole.length
    if (at === formula.length - 1) return keys
    if (formula[at] !== ',') return null
    at += 1
  }
}
