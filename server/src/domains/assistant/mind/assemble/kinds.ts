import type { Mention, Sheet } from '../read/mentions.ts'

/** What a message does. Several may apply; none does to one that says nothing ('no sé', 'dale'). */
export type Kind =
  | 'FACTS'
  | 'SYMPTOM'
  | 'QUESTION'
  | 'OFF_TOPIC'
  | 'RUDE'
  | 'GREETING'
  | 'CORRECTION'
  | 'INJECTION'

export type Outcome = {
  /** Whether the message told something new, beside what it corrects. */
  readonly hasNews: boolean
  readonly isCorrected: boolean
  readonly hasParts: boolean
  /** Whether anything was known before. */
  readonly isLater: boolean
}

export function kindsOf(sheet: Sheet, { hasNews, isCorrected, hasParts, isLater }: Outcome): Kind[] {
  const has = (kind: Mention['kind']) => sheet.mentions.some(mention => mention.kind === kind)
  const kinds: Kind[] = []
  const isStrange = has('INJECTION')
  if (hasNews) kinds.push('FACTS')
  if (has('SYMPTOM') && !hasParts && !has('OFF_TOPIC')) kinds.push('SYMPTOM')
  const asks = asksSomething(sheet)
  const isOffTopic = (has('OFF_TOPIC') && !hasParts) || (asks === 'UNKNOWN' && !hasNews && kinds.length === 0)
  if (asks === 'TUERCA' && !isStrange && !(has('OFF_TOPIC') && !has('QUESTION'))) kinds.push('QUESTION')
  if (isOffTopic && !isStrange) kinds.push('OFF_TOPIC')
  if (has('RUDE')) kinds.push('RUDE')
  if (isStrange) kinds.push('INJECTION')
  if (isCorrected || (isLater && saysSo(sheet))) kinds.push('CORRECTION')
  if (kinds.length === 0 && isOnlyGreeting(sheet)) kinds.push('GREETING')
  return kinds
}

const INTERROGATIVES =
  /^(como|cuanto|cuantos|cuanta|cuantas|cuando|donde|quien|quienes|que|cual|cuales|hay|se|puedo|puede|pueden|por|para|tengo|sos|son|es|tienen|aceptan|hacen|mandan|envian|entregan)$/
const UNKNOWN_MATTER = /^(quien|quienes|cuanto|cuantos|cual|donde)$/

/** Whether the message asks about Tuerca, or about something we know nothing of; 'tenés faro de Gol?' does neither. */
function asksSomething(sheet: Sheet): 'TUERCA' | 'UNKNOWN' | null {
  const { tokens, mentions } = sheet
  const hasCue = mentions.some(({ kind }) => kind === 'QUESTION')
  const end = tokens.findIndex(({ word }) => word === '?')
  const first = tokens.findIndex(({ isMark }) => !isMark)
  const starts = INTERROGATIVES.test(tokens[first]?.word ?? '')
  if (end < 0) {
    if (hasCue && (starts || (mentions.find(({ kind }) => kind === 'QUESTION')?.from ?? 9) <= 3))
      return 'TUERCA'
    return UNKNOWN_MATTER.test(tokens[first]?.word ?? '') && !mentions.some(isThing) ? 'UNKNOWN' : null
  }
  if (hasCue) return 'TUERCA'
  let start = end
  while (start > 0 && !/^[.!?¿\n]$/.test(tokens[start - 1]?.word ?? '')) start -= 1
  const asked = mentions.filter(({ from }) => from >= start && from < end)
  return asked.some(isThing) ||
    asked.some(({ kind }) => kind === 'SYMPTOM' || kind === 'GREETING') ||
    end - start < 3
    ? null
    : 'TUERCA'
}

const isThing = ({ kind }: Mention) => /^(PART|MODEL|BRAND|YEAR|SIDE|AXLE|CONDITION|VIN)$/.test(kind)

const TAKES_BACK =
  /^(perdon|perdona|disculpa|disculpame|equivoque|corrijo|corregi|correccion|mentira|miento|menti|cambialo|cambiame|error|rectifico|confundi|confundo|desculpa)$/

/** Words that take something back, whatever we made of the rest. */
function saysSo({ tokens, mentions }: Sheet): boolean {
  return mentions.some(
    ({ kind, from, to }) =>
      kind === 'CORRECTION' &&
      tokens
        .slice(from, to)
        .some(({ word }) => TAKES_BACK.test(word) || word === 'quise' || word === 'realidad'),
  )
}

const POLITE =
  /^(y|por|todo|muy|amable|bien|que|tal|vecino|amigo|che|genio|genia|crack|a|vos|ustedes|te|lo|agradezco|dale|ok|bueno|ta|perfecto|eh|hay|alguien|ahi|de|nada|como|andan|anda|senor|senora|espero|se|encuentre|tudo|bom|vivo|cordiales|con|tengo|el|gusto|para|todos)$/

function isOnlyGreeting(sheet: Sheet): boolean {
  if (!sheet.mentions.some(({ kind }) => kind === 'GREETING')) return false
  const rest = sheet.tokens.filter(
    ({ isMark, word }, at) => !isMark && sheet.taken[at] === false && !POLITE.test(word),
  )
  return rest.length <= 1
}
