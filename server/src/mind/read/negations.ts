import type { Mention, Sheet } from './mentions.ts'

const BETWEEN = /^(es|era|son|eran|el|la|los|las|de|del|un|una|lado|modelo|ano|para|al|esta|este|e|o)$/
const MAY_BE_DENIED: ReadonlySet<string> = new Set([
  'PART',
  'MODEL',
  'BRAND',
  'YEAR',
  'SIDE',
  'AXLE',
  'PLACE',
  'ENGINE',
  'FUEL',
  'VERSION',
  'QUANTITY',
])

/** True when a mention is denied: 'no es el izquierdo', '2001 no', 'no Sandero'. */
export function isDenied({ tokens, mentions, asked }: Sheet, mention: Mention): boolean {
  if (!MAY_BE_DENIED.has(mention.kind)) return false
  let to = mention.to
  // 'la de atrás derecha no'
  if (/^(SIDE|AXLE)$/.test(mention.kind))
    while (mentions.some(other => /^(SIDE|AXLE)$/.test(other.kind) && other.from <= to && to < other.to))
      to += 1
  const behind = tokens[to]
  const afterwards = tokens[to + 1]
  const isEnd = afterwards === undefined || afterwards.isMark
  // 'el faro usado, las pastillas no, nuevas': the 'no' concerns the wish, not the part.
  const isOfWish =
    mention.kind === 'PART' &&
    mentions.some(({ kind, to: end }) => kind === 'CONDITION' && end <= mention.from) &&
    mentions.some(({ kind, from }) => kind === 'CONDITION' && from > to && from <= to + 3)
  if (
    !isOfWish &&
    behind?.word === 'no' &&
    (isEnd ||
      /^(lleva|va|hace|necesito|preciso|quiero|tiene|tengo|precisa|porque|pq|xq|ese|esa|esos|esas)$/.test(
        afterwards.word,
      )) &&
    !/^(arreglo|solucion|vida|remedio|fuerza|luz)$/.test(tokens[mention.to + 2]?.word ?? '')
  )
    return true
  // 'adelante no golpea', but 'atrás no frena'
  if (
    /^(SIDE|AXLE)$/.test(mention.kind) &&
    behind?.word === 'no' &&
    /^(golpea|suena|pierde|chilla|vibra|tiembla|molesta|jode|toques|cambies)$/.test(afterwards?.word ?? '')
  )
    return true
  // 'revisó la bobina y está bien'
  const joins = /^(y|,|que|ya|entero|entera|enteros|enteras|mism[oa]s?)$/.test(behind?.word ?? '') ? 1 : 0
  // 'sí, las pastillas, está bien' agrees.
  const agrees = behind?.word === ',' && /^(si|dale|ok|bueno|claro)$/.test(tokens[0]?.word ?? '')
  const isWell =
    !agrees &&
    /^(esta|ta|estan|estaba|estaban)$/.test(tokens[mention.to + joins]?.word ?? '') &&
    /^(san[oa]s?|bien|ok|impecables?|perfect[oa]s?|enter[oa]s?|nuev[oa]s?|nuevit[oa]s?|joya|de10|barbar[oa]s?)$/.test(
      tokens[mention.to + joins + 1]?.word ?? '',
    )
  if (isWell) return true
  // 'la batería es nueva de hace un mes'
  const isYoung =
    /^(es|son)$/.test(behind?.word ?? '') &&
    /^(nuev[oa]s?|nuevit[oa]s?)$/.test(afterwards?.word ?? '') &&
    (/^(de|hace|asi|porque|recien|comprad[oa]s?|tiene|la|lo|entonces)$/.test(
      tokens[mention.to + 2]?.word ?? '',
    ) ||
      // 'no arranca y la batería es nueva'
      ((asked === 'SYMPTOM' || asked === null || asked === 'VEHICLE') &&
        /^([,.;!?\n]|y|)$/.test(tokens[mention.to + 2]?.word ?? '')))
  if (isYoung && mention.kind === 'PART') return true
  // 'el diesel no lleva bobina'
  const near = tokens.slice(Math.max(0, mention.from - 4), mention.from).map(({ word }) => word)
  if (
    mention.kind === 'PART' &&
    /\bno (lleva|usa|llevan|usan|preciso|necesito)( (ahora|mas|todavia|ya))?( (el|la|los|las|un|una))?$/.test(
      near.join(' '),
    )
  )
    return true
  // 'Jolion en vez de H6'
  const before = tokens.slice(Math.max(0, mention.from - 5), mention.from).map(({ word }) => word)
  if (/\b(en (vez|lugar) de)( (el|la|los|las|un|una))?$/.test(before.join(' '))) return true
  for (let at = mention.from - 1; at >= 0 && mention.from - at <= 4; at -= 1) {
    const { word } = tokens[at] ?? { word: '' }
    if (word === 'no' || word === 'nao') return !isAnswerNo(tokens[at - 1]?.word, tokens[at + 1]?.word)
    if (!BETWEEN.test(word)) return false
  }
  return false
}

/** 'no no es el otro': the first no answers, the second denies nothing. */
const isAnswerNo = (before: string | undefined, after: string | undefined) =>
  before === undefined && after === 'no'
