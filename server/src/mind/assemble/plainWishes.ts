import type { Known, KnownPart } from '../known.ts'
import { isKind, kindsAt, type Sheet } from '../read/mentions.ts'

/** True when the structure of a message leaves no doubt that a part is wanted, whatever words surround it. */
export function isPlainlyWished(sheet: Sheet, part: KnownPart, before: Known, after: Known): boolean {
  // An answer to the question for a part needs no second question.
  const isAnswer = sheet.asked === 'PART' && before.parts.length === 0 && after.parts.length === 1
  return (
    isAnswer || isListed(sheet, part) || isOnlyWish(sheet, part, before) || isInPlaceOfKnown(before, after)
  )
}

/**
 * 'necesito el capot y la parrilla', 'un espejo y una bomba de agua para un Gol': only a wish, parts and
 * their details.
 */
function isListed(sheet: Sheet, { name: { value, evidence } }: KnownPart): boolean {
  const { tokens, mentions } = sheet
  const from = tokens.findIndex(token => token.from >= evidence.from)
  const to = tokens.findIndex(token => token.from >= evidence.to)
  const first = { from, to: to < 0 ? tokens.length : to }
  // 'rompieron el vidrio de la puerta, preciso el vidrio'
  const again = mentions
    .filter(isKind('PART'))
    .filter(({ part }) => part.name === value || value.startsWith(`${part.name} `))
  return [first, ...again].some(place => beginsList(sheet, place.from) && isInList(sheet, place.to))
}

/**
 * True when only parts and their details separate a token from the wish, or from the beginning of its
 * sentence.
 */
function beginsList({ tokens, mentions }: Sheet, at: number): boolean {
  let before = at - 1
  while (before >= 0 && isOfList(before)) before -= 1
  return (
    before < 0 ||
    END.test(tokens[before]?.word ?? '') ||
    // 'todo nuevo salvo el termostato'
    tokens[before]?.word === 'salvo' ||
    kindsAt(mentions, before).some(kind => kind === 'WANT' || kind === 'BROKEN')
  )

  function isOfList(place: number): boolean {
    const word = tokens[place]?.word ?? ''
    return (
      LIST_WORD.test(word) ||
      // 'la bomba no, el filtro'
      (word === 'no' && tokens[place + 1]?.word === ',') ||
      kindsAt(mentions, place).some(kind => LISTED.test(kind)) ||
      (word === 'de' &&
        (COUNTED.test(tokens[place - 1]?.word ?? '') || kindsAt(mentions, place - 1).includes('QUANTITY')))
    )
  }
}

/** True when the list ends or continues after a part; 'el radiador quedó sano' describes it instead. */
function isInList({ tokens, mentions }: Sheet, to: number): boolean {
  const word = tokens[to]?.word
  return (
    word === undefined ||
    END.test(word) ||
    LIST_WORD.test(word) ||
    FOR.test(word) ||
    // 'menos el termostato que puede ser usado'
    (word === 'que' && /^(sean?|pueden?|esten?|sirvan?)$/.test(tokens[to + 1]?.word ?? '')) ||
    kindsAt(mentions, to).some(kind => LISTED_BEHIND.test(kind))
  )
}

const LIST_WORD =
  /^(el|la|los|las|un|una|unos|unas|o|a|os|as|um|uma|mi|y|e|,|\+|-|\/|\*|•|>|otro|otra|sea|tambien|ademas|para|pa|pra|al|complet[oa]s?|original|originales|x|x?\d{1,2}|juegos?|jgos?|par|pares|kit|litros?|docenas?|dos|tres|cuatro|cinco|seis|ocho)$/
/** 'un par de rótulas', 'y el de aceite' */
const COUNTED = /^(el|la|los|las|juegos?|jgos?|par|pares|kit|litros?|docenas?)$/
const FOR = /^(para|pra|pro|pa|pal|p|del|de|do|da)$/
const END = /^[.;!?¿¡()\n:]$/
/** 'para la Nissan el parabrisas, para la Toyota los estribos': each part of its car. */
const LISTED = /^(PART|SIDE|AXLE|QUANTITY|CONDITION|GREETING|ALSO|MODEL|BRAND|YEAR|ENGINE|VERSION|FUEL)$/
const LISTED_BEHIND = /^(SIDE|AXLE|QUANTITY|CONDITION|MODEL|BRAND|YEAR|ENGINE|URGENCY)$/

/** 'el levantavidrios no responde, desearíamos reemplazarlo': a wish in a message with a single part. */
const isOnlyWish = ({ mentions }: Sheet, { name }: KnownPart, before: Known) =>
  before.parts.length === 0 &&
  mentions.some(isKind('WANT')) &&
  mentions.filter(isKind('PART')).every(({ part }) => part.name === name.value)

/** 'no, la manija interior': removing a replacement would lose the part. */
const isInPlaceOfKnown = (before: Known, after: Known) =>
  before.parts.some(({ name }) => after.parts.every(other => other.name.value !== name.value))
