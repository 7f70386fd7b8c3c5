import { isEverydayWord } from './lexicon.ts'
import { isUnread, type Mention, type MentionOf, type Sheet } from './mentions.ts'

const OF = /^(de|del|d|da|do|para|pa|p)$/
const ARTICLE = /^(la|el|los|las|lo|mi|su|un|una|a|o|sus|las|cada)$/
const PLACE_WORDS =
  /^(en|arriba|abajo|debajo|encima|adentro|dentro|contra|sobre|hacia|lado|cerca|entre|detras|delante|desde|na|al)$/
const VAGUE =
  /^(coso|cosito|cosita|cosa|cosas|parte|pieza|plastico|plastiquito|chapita|aparatito|aparato|bichito|bicho|gomita|tapita|ruido|ruidito|golpe|color|medida|problema|tema|lucecita|luz|coisa|tapon|globito)$/

/** Whether a part is named only to say where another thing is or belongs: 'felpa de la ventana', 'va en la puerta'. */
export function isComplement(
  sheet: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): boolean {
  const { tokens } = sheet
  let at = mention.from - 1
  while (
    at >= 0 &&
    (ARTICLE.test(tokens[at]?.word ?? '') || tokens[at]?.isNumber || isCount(tokens[at]?.word))
  )
    at -= 1
  const word = tokens[at]?.word ?? ''
  if (PLACE_WORDS.test(word)) return !(word === 'en' && tokens[at - 1]?.word === 'interesado')
  const owner = parts.findLast(({ to }) => to <= mention.from)
  if (word === 'con' && at === mention.from - 1) return owner !== undefined && isJust(sheet, owner.to, at)
  if (!OF.test(word)) return false
  if (owner && isJust(sheet, owner.to, at)) return true
  const head = tokens[at - 1]?.word ?? ''
  return /^(de|del|d|da|do)$/.test(word) && (VAGUE.test(head) || PLACE_WORDS.test(head))
}

const NO_HEAD =
  /^(juegos?|pares|kits?|sets?|trata|troque|armado|cambio|venta|busca|atras|adelante|.*(ando|iendo|aron|ieron|amos))$/
const isCount = (word: string | undefined) =>
  word !== undefined && /^(dos|tres|cuatro|cinco|seis|ocho)$/.test(word)

/** Whether nothing but sides, axles and adjectives stands between. */
function isJust(sheet: Sheet, from: number, to: number): boolean {
  return sheet.tokens.slice(from, to).every((token, offset) => {
    const at = from + offset
    if (token.isMark) return false
    const mention = sheet.mentions.find(other => other.from <= at && at < other.to)
    return mention
      ? /^(SIDE|AXLE|CONDITION)$/.test(mention.kind)
      : /^(completo|completa|completos|completas|original|lado|grande|chico)$/.test(token.word)
  })
}

/** An unknown word whose complement is a known part: 'torre de amortiguador' is a part of its own. Its first token, or null. */
export function unknownHead(sheet: Sheet, mention: Mention): number | null {
  const { tokens } = sheet
  let at = mention.from - 1
  while (at >= 0 && /^(la|el|los|las)$/.test(tokens[at]?.word ?? '')) at -= 1
  if (!/^(de|del|d)$/.test(tokens[at]?.word ?? '')) return null
  const head = tokens[at - 1]
  const isNoun =
    head !== undefined &&
    !NO_HEAD.test(head.word) &&
    isUnread(sheet, at - 1) &&
    !isEverydayWord(head) &&
    /^[a-z]{4,}$/.test(head.word)
  return isNoun ? at - 1 : null
}
