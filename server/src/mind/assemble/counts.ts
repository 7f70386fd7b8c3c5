import type { KnownPart } from '../known.ts'
import { isHour } from '../read/hours.ts'
import type { Mention, Sheet } from '../read/mentions.ts'
import type { Said, SaidPart } from './saidPart.ts'

/** 'los dos' after or before one part; not 'los dos chocaron', 'para los dos'. */
export function isOfPart(
  { tokens, mentions, asked }: Sheet,
  { from, to }: Mention,
  parts: readonly SaidPart[],
): boolean {
  const previous = tokens[from - 1]?.word ?? ''
  // Asked for the side, 'los 2 sisi'
  if (asked === 'SIDE' && parts.length === 0) return true
  if (isHour(tokens, to - 1)) return false
  // 'para los dos' are the cars, 'uno de los dos' is one.
  if (previous === 'para' || (previous === 'de' && /^(uno|una|1)$/.test(tokens[from - 2]?.word ?? '')))
    return false
  if (parts.some(part => part.from === to)) return true
  const isForAll = previous === 'entre'
  const after = tokens[to]
  const isEnd =
    after === undefined ||
    after.isMark ||
    mentions.some(other => other.from === to && (other.kind === 'MODEL' || other.kind === 'BRAND')) ||
    /^(de|del|por|para|a|al|delanter[oa]s|traser[oa]s|usad[oa]s|nuev[oa]s|nov[oa]s|lados|y|ya|d|da|pa|pra|ne|gracias|grasias|porfa|xfa|tiene|izquierd[oa]s|derech[oa]s)$/.test(
      after.word,
    )
  if (isForAll || !isEnd) return false
  if (parts.length <= 1) return parts.length === 1 || asked !== 'URGENCY'
  const before = parts.filter(part => part.to <= from)
  const last = before.at(-1)
  if (!last) return false
  // 'discos de freno para un Renegade, los de adelante los dos, y las pastillas'
  if (before.length === 1) return true
  // After the last of several parts; in 'el faro y el espejo, los dos' the count is of the parts themselves.
  const isPlural = tokens[last.from]?.word.endsWith('s') === true
  return isPlural && tokens.slice(last.to, from).every(({ word }) => JUST_BEHIND.test(word))
}

const JUST_BEHIND =
  /^(,|\(|delanter[oa]s|traser[oa]s|de|adelante|atras|completos|completas|nuev[oa]s|usad[oa]s)$/

/** 'usados los tres', where three parts are known and nobody asked how many: they are the parts themselves. */
export const countsParts = (
  { tokens, asked }: Sheet,
  { value, from, to }: Said<unknown>,
  parts: readonly KnownPart[],
) =>
  asked !== 'QUANTITY' &&
  parts.length > 1 &&
  value === parts.length &&
  tokens.slice(Math.max(0, from - 1), to).some(({ word }) => /^(los|las|ambos|ambas|os|as)$/.test(word)) &&
  parts.every(({ name, quantity }) => quantity === null && !name.value.endsWith('s'))
