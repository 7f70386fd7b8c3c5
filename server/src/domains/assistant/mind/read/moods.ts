import type { Sheet } from './mentions.ts'
import { isKind, type Mention } from './mentions.ts'

/** From the mark before to the mark behind a token. */
export function clauseOf({ tokens }: Sheet, at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && !isBreak(tokens[from - 1]?.word)) from -= 1
  let to = at
  while (to < tokens.length && !isBreak(tokens[to]?.word)) to += 1
  return { from, to }
}

const isBreak = (word: string | undefined) => word !== undefined && /^[.;!?¿¡\n:]$/.test(word)

/** Whether the clause around a mention does something: wants, complains. */
export function clauseHas(sheet: Sheet, mention: Mention, kinds: readonly Mention['kind'][]): boolean {
  const { from, to } = clauseOf(sheet, mention.from)
  return sheet.mentions.some(other => kinds.includes(other.kind) && other.from >= from && other.from < to)
}

/** A part that is named only to say where it hurts is not asked for. */
export function isAskedFor(sheet: Sheet, mention: Mention): boolean {
  if (sheet.asked === 'PART') return true
  if (clauseHas(sheet, mention, ['WANT', 'BROKEN'])) return true
  if (complainsBeside(sheet, mention)) return false
  return true
}

/** A complaint between the same commas as the part. */
function complainsBeside(sheet: Sheet, mention: Mention): boolean {
  return sheet.mentions.some(({ kind, from, to }) => {
    if (kind !== 'SYMPTOM') return false
    const [start, end] = from < mention.from ? [to, mention.from] : [mention.to, from]
    return sheet.tokens.slice(start, end).every(({ word }) => !/^[.,;!?\n:]$/.test(word))
  })
}

/** A whole message that is about something else. */
export function isElsewhere(sheet: Sheet): boolean {
  return (
    sheet.mentions.some(isKind('OFF_TOPIC')) &&
    !sheet.mentions.some(({ kind }) => kind === 'WANT' || kind === 'PART')
  )
}
