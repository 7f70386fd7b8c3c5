import type { KnownPart } from '../known.ts'
import { keyWords } from '../text/words.ts'
import type { Mention, MentionOf, Sheet } from './mentions.ts'
import { clauseHas, clauseOf } from './moods.ts'

/**
 * True when a part is named but not wanted: in the answer to another question, in a description of the car,
 * or as the owner of another part.
 */
export function isByTheWay(sheet: Sheet, mention: MentionOf<'PART'>, known: readonly KnownPart[]): boolean {
  // A known part, or its more exact name: a belt that turns out to be a 'correa poly v'.
  const isSame = ({ name }: KnownPart) =>
    mention.part.name.startsWith(name.value) || name.value.startsWith(mention.part.name)
  if (mention.isExplained || known.some(isSame) || isHeadOfKnown(sheet, mention, known)) return false
  if (isSpareOfTyres(sheet, mention, known)) return true
  const isAlone =
    known.length === 0 && sheet.mentions.every(other => other.kind !== 'PART' || other === mention)
  if (isAlone) return false
  if (known.length > 0 && isOfCar(sheet, mention)) return true
  return (
    isIncluded(sheet, mention, known) ||
    isFeature(sheet, mention) ||
    isInOtherAnswer(sheet, mention, known) ||
    isOwner(sheet, mention)
  )
}

/**
 * After a question for a detail, the first word names a known part: 'la cerradura nueva' of the bonnet,
 * although the word alone is another part.
 */
function isHeadOfKnown(
  { tokens, asked }: Sheet,
  { from, to }: Mention,
  known: readonly KnownPart[],
): boolean {
  const stem = tokens[from]?.stem
  const called = known.filter(({ name, synonyms }) =>
    [name.value, ...synonyms].some(words => keyWords(words)[0] === stem),
  )
  return to - from === 1 && called.length === 1 && /^(SIDE|AXLE|QUANTITY|CONDITION)$/.test(asked ?? '')
}

/** 'llanta para el auxilio', 'las cuatro y el auxilio': the spare wheel counted with tyres and rims. */
function isSpareOfTyres(
  { tokens, mentions }: Sheet,
  mention: MentionOf<'PART'>,
  known: readonly KnownPart[],
) {
  const isBare = !tokens
    .slice(mention.from, mention.to)
    .some(({ word }) => /^(rueda|roda|ruedas)$/.test(word))
  const isTyre = (name: string, category: string) => category === 'TYRES' && name !== mention.part.name
  return (
    mention.part.name === 'rueda de auxilio' &&
    isBare &&
    (known.some(({ name, category }) => isTyre(name.value, category)) ||
      mentions.some(other => other.kind === 'PART' && isTyre(other.part.name, other.part.category)))
  )
}

/** Questions about known parts or about the person. */
const OTHER_QUESTION =
  /^(SIDE|AXLE|QUANTITY|CONDITION|URGENCY|VEHICLE|BRAND|MODEL|YEAR|ENGINE|VIN|MILEAGE|CONTACT|NAME|PHONE|EMAIL|DEPARTMENT)$/
const ADDS =
  /^(y|e|i|o|tambien|tb|tmb|tbn|tambem|ademas|aparte|mas|agreg\w*|sum[aeo]\w*|pon[eg]\w*|anot\w*|met[eai]\w*|inclu\w*|otr[oa]s?|paso|fijate|dame|quiero|entonces|mejor|seria|sol[oa]s?|solamente|haceme|haganme|pasame|,|\+|-|\*|;)$/

/** 'sí, y de paso los cables' adds a part; 'transmisión manual', 'es de cuatro puertas' do not. */
function isInOtherAnswer(sheet: Sheet, mention: Mention, known: readonly KnownPart[]): boolean {
  if (!OTHER_QUESTION.test(sheet.asked ?? '') || known.length === 0) return false
  if (clauseHas(sheet, mention, ['WANT', 'BROKEN', 'ALSO', 'CORRECTION'])) return false
  const { from } = clauseOf(sheet, mention.from)
  // 'no es la bomba, es el termostato lo que falla'
  const words = sheet.tokens.slice(from, mention.from).map(({ word }) => word)
  if (/\b(es|son|era|eran|seria)( (el|la|los|las))?$/.test(words.join(' ')) && words.includes('no'))
    return false
  // 'Jeep Compass 2019: sensor abs'
  const isListOfCar =
    sheet.tokens[from - 1]?.word === ':' &&
    sheet.mentions.some(({ kind, to }) => /^(MODEL|YEAR)$/.test(kind) && to === from - 1)
  return !isListOfCar && !sheet.tokens.slice(from, mention.from).some(({ word }) => ADDS.test(word))
}

const HAS = /^(con|sin|tiene|lleva|trae|viene|c|es|motor|version)$/
const GEARS =
  /^(manual|mecanica|automatic[ao]|aut|at|mt|cvt|dsg|tiptronic|secuencial|corta|larga|mq\d+|quinta|sexta|5ta|6ta|5a|6a|cinco|seis|5|6)$/

/** 'Clio 2008, con ABS', '2.5 TD con turbo', 'Voyage 2013, caja MQ200' describe the car. */
function isFeature(sheet: Sheet, mention: MentionOf<'PART'>): boolean {
  const { tokens, mentions, asked } = sheet
  const { part, from, to } = mention
  const isOne = to - from === 1
  const word = tokens[from]?.word ?? ''
  const before = tokens[from - 1]?.word ?? ''
  const at = before === ',' ? from - 1 : from
  const isBehindCar = mentions.some(
    ({ kind, to: end }) => /^(MODEL|BRAND|YEAR|ENGINE|FUEL|VERSION)$/.test(kind) && end === at,
  )
  if (isOne && /^(abs|turbo)$/.test(word)) return HAS.test(before) || isBehindCar
  if (part.name !== 'caja de cambios') return false
  const behind = tokens[to]?.word === 'de' ? tokens[to + 1]?.word : tokens[to]?.word
  const isKindOfGears = GEARS.test(tokens[to - 1]?.word ?? '') || GEARS.test(behind ?? '')
  const isTold = OTHER_QUESTION.test(asked ?? '') && !clauseHas(sheet, mention, ['WANT', 'BROKEN', 'ALSO'])
  return isKindOfGears && (HAS.test(before) || isBehindCar || isTold)
}

/** 'atrás lleva campana y están bien': an equipment of the car, after a question. */
function isOfCar(sheet: Sheet, mention: Mention): boolean {
  return (
    HAS_IT.test(sheet.tokens[mention.from - 1]?.word ?? '') &&
    sheet.asked !== 'PART' &&
    !clauseHas(sheet, mention, ['WANT', 'BROKEN', 'ALSO'])
  )
}

const HAS_IT = /^(lleva|tiene|trae|usa)$/

/** 'traseras la Duster tiene campana': the place of the car's equipment. */
export function isPlaceOfCar(sheet: Sheet, { kind, to }: Mention): boolean {
  if (kind !== 'AXLE') return false
  if (isMadeBehind({ tokens: sheet.tokens }, to)) return true
  const has = sheet.tokens.findIndex(({ word }, at) => at >= to && HAS_IT.test(word))
  return (
    has >= 0 &&
    has - to <= 3 &&
    sheet.tokens.slice(to, has).every(({ isMark }) => !isMark) &&
    sheet.mentions.some(other => other.kind === 'PART' && other.from === has + 1)
  )
}

/** 'las de atrás son de tambor' */
const isMadeBehind = ({ tokens }: Pick<Sheet, 'tokens'>, to: number) =>
  /^(es|son|sao) (de|a|com|con)$/.test(`${tokens[to]?.word} ${tokens[to + 1]?.word}`)

/**
 * 'con luna y todo', 'con rulemán incorporado', and any 'con …' at the beginning of a sentence: included in
 * the named part.
 */
function isIncluded(sheet: Sheet, mention: Mention, known: readonly KnownPart[]): boolean {
  const { tokens, mentions } = sheet
  const { from, to } = mention
  let at = from - 1
  while (/^(el|la|los|las|su|sus|un|una|dos)$/.test(tokens[at]?.word ?? '')) at -= 1
  if (tokens[at]?.word !== 'con' || clauseHas(sheet, mention, ['ALSO', 'WANT'])) return false
  const behind = `${tokens[to]?.word} ${tokens[to + 1]?.word}`
  const isFirst = at === 0 || /^[.;\n]$/.test(tokens[at - 1]?.word ?? '')
  const hasWhole = known.length > 0 || mentions.some(({ kind, to: end }) => kind === 'PART' && end <= at)
  return hasWhole && (isFirst || /^(y todo|incorporad|incluid|puest)/.test(behind))
}

/** 'sí, del cardán': the owner of the requested part. */
function isOwner({ tokens }: Sheet, { from }: Mention): boolean {
  let at = from - 1
  while (/^(el|la|los|las)$/.test(tokens[at]?.word ?? '')) at -= 1
  if (!/^(de|del)$/.test(tokens[at]?.word ?? '')) return false
  return tokens
    .slice(0, at)
    .every(({ word, isMark }) => isMark || /^(si|sip|claro|es|son|ok|eso|el|la|los|las)$/.test(word))
}

/** 'me rayaron la puerta, quiero la moldura, no la puerta': denied later, so never wanted. */
export function isDeniedLater(
  { mentions }: Sheet,
  { part, to }: MentionOf<'PART'>,
  dropped: readonly MentionOf<'PART'>[],
): boolean {
  return dropped.some(
    other =>
      other.part === part &&
      other.from >= to &&
      // 'la puerta derecha, no la puerta izquierda'
      !mentions.some(
        ({ kind, from }) => /^(SIDE|AXLE|CONDITION)$/.test(kind) && from >= other.to && from - other.to <= 2,
      ),
  )
}
