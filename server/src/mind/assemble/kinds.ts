import { MAKERS_OF_PARTS } from '../lexicon/words.ts'
import { complains } from '../read/complaints.ts'
import type { Mention, Sheet } from '../read/mentions.ts'
import { isStated, questionsOf } from '../read/questions.ts'
import { type Sentence, sentencesOf } from '../read/sayings.ts'
import type { Kind, Saying } from '../values.ts'
import { contrasts, deniesOwn, saysSo } from './corrections.ts'

export type Outcome = {
  /** True when the message adds a fact, apart from corrections. */
  readonly hasNews: boolean
  readonly isCorrected: boolean
  readonly hasParts: boolean
  /** True when facts were known before this message. */
  readonly isLater: boolean
}

export function kindsOf(sheet: Sheet, { hasNews, isCorrected, hasParts, isLater }: Outcome): Kind[] {
  const has = (kind: Mention['kind']) => sheet.mentions.some(mention => mention.kind === kind)
  const kinds: Kind[] = []
  const isStrange = has('INJECTION')
  const questions = questionsOf(sheet)
  const asks = (about: string) => questions.some(question => question.about === about)
  // 'para las vacaciones' answers an urgency question; next to a new fact about the car nothing is off topic.
  const isOfContact = hasNews && OF_CONTACT.test(sheet.asked ?? '')
  const isAside =
    has('OFF_TOPIC') &&
    sheet.asked !== 'URGENCY' &&
    !isOfContact &&
    !(hasNews && (has('MODEL') || has('SYMPTOM')))
  const isElsewhere = !hasParts && (isAside || (!hasNews && wantsAmusement(sheet)))
  if (hasNews) kinds.push('FACTS')
  const isIll =
    tellsSymptom(sheet) || describesAsked(sheet) || (complains(sheet) && !asks('TUERCA') && !has('RUDE'))
  const isSurelyIll = sentencesOf(sheet).some(({ saying, likelihood, from, to }) => {
    const hasInside = (kind: Mention['kind']) =>
      sheet.mentions.some(mention => mention.kind === kind && mention.from >= from && mention.to <= to)
    return (
      saying === 'SYMPTOM' &&
      likelihood > (hasInside('BROKEN') || sheet.asked !== null ? CERTAIN : CLEAR) &&
      (hasInside('SYMPTOM') || complains(sheet)) &&
      !has('WANT')
    )
  })
  // 'el celular no agarra acá', asked for the phone
  const isOfOther = OF_OTHER.test(sheet.asked ?? '') && !has('BROKEN')
  if ((isSurelyIll && !isOfOther) || (isIll && !hasParts && !isElsewhere && !isOfOther)) kinds.push('SYMPTOM')
  const isInsult = has('RUDE') && !has('QUESTION') && !asksBesideInsult(sheet)
  // 'qué auto chino me recomendás' is off topic, whatever words it shares with questions for us.
  const isForeign =
    !hasNews &&
    sentencesOf(sheet).some(
      ({ saying, likelihood }) =>
        saying === 'OFF_TOPIC' && likelihood > (has('QUESTION') ? CERTAIN : SURELY_FOREIGN),
    )
  if (asks('TUERCA') && !isStrange && !isInsult && !isForeign && !(isElsewhere && !has('QUESTION')))
    kinds.push('QUESTION')
  const isUnknown =
    asks('UNKNOWN') &&
    !hasNews &&
    kinds.length === 0 &&
    !has('RUDE') &&
    !isAnswer(sheet) &&
    sentencesOf(sheet).some(({ saying, likelihood }) => saying === 'OFF_TOPIC' && likelihood > UNLIKELY)
  if ((isElsewhere || isUnknown) && !isStrange && !kinds.includes('QUESTION')) kinds.push('OFF_TOPIC')
  if (has('RUDE') || CENSORED.test(sheet.text) || insults(sheet)) kinds.push('RUDE')
  if (isStrange || TAGGED.test(sheet.text)) kinds.push('INJECTION')
  if (isCorrected || (isLater && (saysSo(sheet, hasNews) || contrasts(sheet))) || deniesOwn(sheet))
    kinds.push('CORRECTION')
  if (kinds.length === 0 && answersAgain(sheet)) kinds.push('FACTS')
  kinds.push(...guessed(sheet, kinds))
  if (kinds.every(kind => kind === 'OFF_TOPIC' && isUnknown) && isOnlyGreeting(sheet)) return ['GREETING']
  // 'Saludos cordiales desde Nueva Palmira'
  const isFromSomewhere = sheet.mentions.every(({ kind }) => kind === 'GREETING' || kind === 'PLACE')
  if (
    !kinds.includes('GREETING') &&
    sheet.asked === null &&
    isFromSomewhere &&
    has('GREETING') &&
    isOnlyGreeting(sheet)
  )
    kinds.push('GREETING')
  return kinds
}

/** Questions about the person, the wish or the car's papers. */
const OF_OTHER =
  /^(BRAND|MODEL|YEAR|ENGINE|VIN|MILEAGE|CONDITION|URGENCY|CONTACT|NAME|PHONE|EMAIL|DEPARTMENT)$/

/**
 * 'Fiat, sí', 'Koyo o NTN', 'que sea reforzada': repeats known facts, or adds ones we do not keep, but
 * answers.
 */
function answersAgain({ tokens, mentions, asked }: Sheet): boolean {
  if (asked === null || asked === 'CONFIRM' || tokens.some(({ word }) => word === '?')) return false
  const said = tokens.map(({ word }) => word).join(' ')
  if (UNKNOWING.test(said)) return false
  const isOfAsked = mentions.some(({ kind }) => (ANSWERED_BY[asked] ?? NOTHING).test(kind))
  const isOfPart = /^(PART|SIDE|AXLE|QUANTITY|CONDITION|VEHICLE|YEAR|ENGINE)$/.test(asked)
  return (
    isOfAsked || (isOfPart && (tokens.some(({ word }) => MAKERS_OF_PARTS.has(word)) || DESCRIBES.test(said)))
  )
}

const NOTHING = /^$/
const OF_VEHICLE = /^(BRAND|MODEL|YEAR|ENGINE|FUEL|VERSION)$/
const ANSWERED_BY: Readonly<Partial<Record<NonNullable<Sheet['asked']>, RegExp>>> = {
  VEHICLE: OF_VEHICLE,
  BRAND: OF_VEHICLE,
  MODEL: OF_VEHICLE,
  YEAR: OF_VEHICLE,
  ENGINE: OF_VEHICLE,
  CONDITION: /^CONDITION$/,
  URGENCY: /^URGENCY$/,
  SIDE: /^(SIDE|AXLE)$/,
  AXLE: /^(SIDE|AXLE)$/,
  PART: /^(SIDE|AXLE)$/,
  DEPARTMENT: /^PLACE$/,
}
/** Properties of a wanted part other than its condition. */
const DESCRIBES =
  /\b((que|q) (sea|sean|tenga|tengan|venga con|traiga)|(con|sin) (llave|airbag|sensor|desempanador|abs|aire|cable|ficha|soporte|base|tapa|motor|rejilla|luz|marco|moldura|cuero|bulon\w*|rosca)|e?lectric[oa]s?|eletric[oa]s?|hidraulic[oa]s?|manual(es)?|mecanic[oa]s?|reforzad[oa]s?|negr[oa]s?|blanc[oa]s?|gris|cromad[oa]s?|polarizad[oa]s?|de (cuero|chapa|aluminio|plastico|goma|hierro|acero)|motor \w{3,})\b/

/** 'qué puede ser?', after a question about the symptom, states none. */
const tellsSymptom = ({ mentions, tokens, asked }: Sheet) =>
  mentions.some(
    ({ kind, from }) => kind === 'SYMPTOM' && !(asked === 'SYMPTOM' && tokens[from]?.word === 'que'),
  )

/** Any words describe the symptom after a question about it, except a question back or 'no sé'. */
function describesAsked({ asked, tokens, mentions }: Sheet): boolean {
  const isQuestion = tokens.some(({ word }) => word === '?')
  const words = tokens.filter(({ isMark }) => !isMark).map(({ word }) => word)
  const isOther = mentions.some(({ kind }) =>
    /^(MODEL|BRAND|YEAR|PHONE|EMAIL|NAME|OFF_TOPIC|RUDE|INJECTION)$/.test(kind),
  )
  return (
    asked === 'SYMPTOM' && !isQuestion && !isOther && words.length > 2 && !UNKNOWING.test(words.join(' '))
  )
}

const UNKNOWING =
  /\b(no se|no sabria|no entiendo|nao sei|ni idea|no tengo idea|quien sabe|sin idea|no lo se|no cazo|yo de autos)\b/

/** '¿me vas a contestar o sos bobo?' asks nothing. */
const asksBesideInsult = (sheet: Sheet) =>
  questionsOf(sheet).some(
    ({ about, from, to }) =>
      about === 'TUERCA' &&
      !sheet.mentions.some(({ kind, from: at }) => kind === 'RUDE' && from <= at && at < to),
  )

/** A sentence that resembles only insults, next to a wanted part. */
const insults = (sheet: Sheet) =>
  sheet.mentions.length > 0 &&
  sentencesOf(sheet).some(
    sentence =>
      sentence.saying === 'RUDE' &&
      sentence.likelihood > SURE &&
      sentence.to - sentence.from > 2 &&
      !namesThings(sheet, sentence),
  )

/** Marks of a program's messages: '</mensaje><sistema>'. */
const TAGGED =
  /\bselect\b.{1,40}\bfrom\b|\bor\s+1\s*=\s*1|\{\{.*\}\}|<\/?\s*\p{L}{3,}\s*>|\[\/?(system|sistema|inst|admin)\]/iu

/** Censored insults: 'pu** madre'. */
const CENSORED = /\p{L}\*{2,}|\p{L}\*\p{L}/u

/** 'contame', 'cantame': entertainment, off topic for parts. */
function wantsAmusement({ tokens, mentions }: Sheet): boolean {
  const first = tokens.find(
    ({ isMark, word }) => !isMark && !/^(y|bueno|dale|ok|che|ahora|bo|hola)$/.test(word),
  )
  const isThing = mentions.some(({ kind }) => /^(PART|MODEL|BRAND|QUESTION|SYMPTOM|INJECTION)$/.test(kind))
  if (first?.word === 'vendo') return true
  return (
    !isThing &&
    /^(conta|contame|cantame|canta|recita|recitame|recomendame|escribime|escribi|haceme|traduci|traducime|explicame|vendo|alquilo|compro|imagina|juguemos|adivina|dibuja|dibujame|ensename)$/.test(
      first?.word ?? '',
    )
  )
}

/** A short question back ('cuál?', 'el de atrás?') answers ours. */
const isAnswer = ({ tokens, asked }: Sheet) =>
  asked !== null &&
  asked !== 'PART' &&
  asked !== 'CONFIRM' &&
  tokens.filter(({ isMark }) => !isMark).length <= 3

const POLITE =
  /^(y|por|todo|muy|amable|bien|que|tal|vecino|amigo|che|genio|genia|crack|a|vos|ustedes|te|lo|agradezco|dale|ok|bueno|ta|perfecto|eh|hay|alguien|ahi|de|nada|como|andan|anda|senor|senora|espero|se|encuentre|tudo|bom|vivo|cordiales|con|tengo|el|gusto|para|todos|desde|agradecid[oa]|paciencia|su|correcto|esta|quien|entonces|gente|equipo|estimad[oa]s?|capo|maestro|joya|barbaro|genial|pienso|vuelvo|quedo|espera|saludo|saluda|usted|atentamente|aviso|cualquier|cosa|luego|despues|pronto|bendiciones|suerte|igualmente|listo|eso|era|solo|nomas|estamos|orden|ordenes|consideracion|respuesta|tarde|dia|noche|buena|buen|linda|lindo|fin|semana)$/

function isOnlyGreeting(sheet: Sheet): boolean {
  const { mentions } = sheet
  if (!mentions.some(({ kind }) => kind === 'GREETING')) return false
  const rest = sheet.tokens.filter(
    ({ isMark, word }, at) => !isMark && sheet.taken[at] === false && !POLITE.test(word),
  )
  return rest.length <= 1
}

/** Threshold for a question in which no phrase was recognised. */
const UNLIKELY = 0.25
/** Threshold where nothing else was recognised. */
const LIKELY = 0.6
/** Threshold for off topic, where nothing was asked. */
const POSSIBLE = 0.3
/** Threshold for a complaint next to a part without a wish. */
const CLEAR = 0.86
/** Threshold for a question next to facts. */
const CERTAIN = 0.97
const SURE = 0.99
const SURELY_FOREIGN = 0.85
const GUESSED = ['SYMPTOM', 'QUESTION', 'OFF_TOPIC', 'RUDE', 'INJECTION'] as const

/** Classifies sentences without a recognised phrase by their likeness to examples. */
function guessed(sheet: Sheet, kinds: readonly Kind[]): Kind[] {
  const sentences = sentencesOf(sheet)
  if (kinds.length > 0) {
    const asks = sentences.some(
      sentence =>
        sentence.saying === 'QUESTION' &&
        sentence.likelihood > CERTAIN &&
        mayAsk(sheet, sentence) &&
        !namesThings(sheet, sentence),
    )
    return asks && !kinds.includes('QUESTION') ? ['QUESTION'] : []
  }
  const least = isAnswer(sheet) ? CERTAIN : LIKELY
  const needs = (saying: Saying) => (saying === 'OFF_TOPIC' && sheet.asked === null ? POSSIBLE : least)
  const likely = sentences
    .filter(({ likelihood, saying }) => likelihood > needs(saying))
    .map(({ saying }) => saying)
  if (
    likely.length > 0 &&
    likely.length === sentences.length &&
    likely.every(saying => saying === 'GREETING')
  )
    return ['GREETING']
  // A single word resembles too many examples.
  const isTooShort = sheet.tokens.filter(({ isMark }) => !isMark).length < 2
  const isShort = sheet.tokens.filter(({ isMark }) => !isMark).length < 4
  return GUESSED.filter(
    kind =>
      likely.includes(kind) &&
      (!isTooShort || kind === 'RUDE') &&
      !(kind === 'INJECTION' && (isShort || OF_DETAILS.test(sheet.asked ?? ''))) &&
      !(isShort && kind === 'OFF_TOPIC' && OF_CONTACT.test(sheet.asked ?? '')) &&
      !(kind === 'SYMPTOM' && OF_DETAILS.test(sheet.asked ?? '')) &&
      !(kind === 'QUESTION' && (isStated(sheet) || !asksInDetails(sheet))),
  )
}

/** A sentence without a question mark or an interrogative is no question, whatever it resembles. */
const mayAsk = ({ tokens }: Sheet, { from, to }: Sentence) =>
  tokens[to]?.word === '?' ||
  tokens
    .slice(from, to)
    .some(({ word }) =>
      /^(como|cuanto|cuantos|cuanta|cuantas|cuando|donde|quien|quienes|que|cual|cuales|si|puedo|pueden|puede|podria|tienen|tenes|hacen|aceptan|mandan|envian|saber|quanto|quando|onde|qual|voces|se|hay|dan|cobran|tengo)$/.test(
        word,
      ),
    )

/** Asked for a detail, 'original o buena alternativa' answers. */
const asksInDetails = (sheet: Sheet) =>
  !OF_DETAILS.test(sheet.asked ?? '') ||
  sentencesOf(sheet).some(sentence => sentence.saying === 'QUESTION' && mayAsk(sheet, sentence))

const OF_CONTACT = /^(NAME|CONTACT|PHONE|EMAIL|DEPARTMENT)$/

/** Questions about a detail, whose answers describe no symptom. */
const OF_DETAILS =
  /^(SIDE|AXLE|QUANTITY|CONDITION|URGENCY|NAME|PHONE|EMAIL|DEPARTMENT|CONTACT|VIN|MILEAGE|YEAR)$/

function namesThings({ mentions }: Sheet, { from, to }: Sentence): boolean {
  return mentions.some(
    mention =>
      mention.from >= from &&
      mention.from < to &&
      /^(PART|MODEL|BRAND|YEAR|PHONE|EMAIL|NAME|SIDE|AXLE|WANT)$/.test(mention.kind),
  )
}
