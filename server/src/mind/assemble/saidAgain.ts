import type { MentionOf, Sheet } from '../read/mentions.ts'
import type { SaidPart } from './saidPart.ts'

/**
 * True when the message mentions the same part again: by the first word of its name ('el vidrio del espejo,
 * sólo el vidrio'), or by its function right after its name ('la llave de luces, la palanca que prende los
 * señaleros').
 */
export function isSaidAgain(
  { tokens }: Sheet,
  mention: MentionOf<'PART'>,
  wanted: readonly SaidPart[],
): boolean {
  const { from, to } = mention
  if (mention.isExplained)
    return wanted.some(
      ({ to: end }) =>
        tokens.slice(end, from).every(({ word }, at) => (at === 0 ? word === ',' : ARTICLE.test(word))) &&
        end < from,
    )
  const isBare = to - from === 1 && ARTICLE.test(tokens[from - 1]?.word ?? '')
  return (
    isBare &&
    !/^(y|e|mas|otro|otra|tambien|,)$/.test(tokens[from - 2]?.word ?? '') &&
    wanted.some(
      part =>
        part.to - part.from > 1 &&
        part.entry !== mention.part &&
        tokens[part.from]?.stem === tokens[from]?.stem,
    )
  )
}

const ARTICLE = /^(el|la|los|las|esa|ese|esas|esos)$/
