import type { Sheet } from '../read/mentions.ts'
import { countAt } from '../text/numbers.ts'

const TAKES_BACK =
  /^(perdon|perdona|disculpa|disculpame|disculpen|equivoque|equivocado|equivocada|corrijo|corregi|correccion|mentira|miento|menti|cambialo|cambiala|cambialos|cambialas|cambiame|error|rectifico|confundi|confundo|desculpa|quise|realidad|pensandolo|pifie|erre|enganei|errei)$/

/** Openings that retract an earlier statement. */
/**
 * Politeness that retracts nothing: 'perdón por la demora', 'disculpá la ignorancia', 'perdón no entendí'.
 */
const EXCUSES =
  /\b(perdon|perdona|perdone|disculp[ae]n?|disculpame|desculpa) ,? ?(por|que|pero|si|la (demora|molestia|ignorancia|hora|pregunta|insistencia|tardanza)|el (atrevimiento|horario)|no (te )?(entendi|entiendo|vi|se)\b)|\bno (se|tengo|lo se|la se|entendi|entiendo|sabria)\b.*\b(perdon|disculpa|disculpe)|\ben realidad no (se|tengo|estoy|me acuerdo)\b/
/** Retractions of one's own words, also in a first message: 'la caja no quise decir la palanca'. */
const OF_ONESELF =
  /\b(quise (decir|poner|escribir)|no (espere|espera|aguanta|miento|mentira|digo)|me equivoque|mejor dicho|ay no|uy no|eh no perdon)\b/

const OPENINGS =
  /^((ah|aa|ay|uy|uh|epa|ups|pah|ta|bueno|uff|opa|che|eh|y) ,? ?)?(no|nop|nao) ,? ?(no ,? ?)?(para ,|pera|espera|aguanta|mentira|perdon)|^(ah|aa|ay|uy|uh|epa|ups|pah|opa|bueno) ,? ?(no|nao)\b|^(para|pera|espera|aguanta|pere|esperate|parate) ,|^(uy|ah|ay) ,? ?(espera|para)\b|^no ,? ?no (es|era|son|eran) (el|la|los|las|de)\b/

/** Phrases for a part that is no longer wanted. */
const GOT_IT =
  /\b(ya )?(la|lo|las|los) (saque|sacamos|consegui|conseguimos|consiguio|consiguieron|vendimos|vendi|compre ya|arreglaron|arregle|solucione|solucionamos)\b|\b(ya (la|lo|las|los) (tengo|compre|compramos|arreglamos|encontre))\b|\bno (la|lo|las|los) (quiero|preciso|necesito|queremos|precisamos|compro|llevo|pidas|pongas|agregues)( mas)?$|\bya (consegui|compre|encontre)$|^(no ,? )?(deja|dejame|dejen|queda|quedate|quedamos) (solo|solamente|unicamente|con) |\b(deja|dejame|dejen) (solo )?(el|la|los|las) .* (nomas|solo|solamente)$|^sin (el|la|los|las) \w+$|\b(cancela|cancelen|cancelame|anula) (todo|el pedido|la|lo|el|los|las)\b|\bempecemos de nuevo\b|\b(deja|dejen|dejame|quita|baja|anula|cancela)l?[ao]?s? (afuera|fuera|sin efecto)\b|\b(dejal[ao]s?|quedan?) (afuera|fuera)\b|\b(no va mas|no hace falta mas|no la preciso mas|no lo preciso mas|ya no va|ya fue comprad[oa])\b/

/** Phrases that call a fact wrong. */
const WAS_WRONG =
  /\b(esta|estaba|estan|estaban|quedo|quedaron|salio|va|iba) (mal|al reves|equivocad[oa]s?|errad[oa]s?|cambiad[oa]s?)\b|\b(me comi (el|la|un|una)|me falto un (numero|digito|cero)|le falta un (numero|digito|cero)|sobra un (numero|digito|cero)|con (un|el) (numero|digito) (de mas|menos)|puse (mal|de mas|cualquiera)|(anote|escribi|copie|pase|di|dije|puse) mal|cambi[eo] de (idea|opinion)|cambi[eo] d idea|mal (escrito|anotado|copiado|pasado|puesto)|no es es[ae]\b|no era es[ae]|no (es|era|son|eran) asi|al reves|del otro lado|es (el|la) otr[oa]|era (el|la) otr[oa]|lo contrario)\b/

const NO_FIRST = /^(no|nop|nao|na+h?) (no )?,? ?(,|(el|la|los|las|es|era|son|ese|esa|eso|ten[ií]as) )/

/** True when the words retract something, whatever else the readers found. */
export function saysSo(sheet: Sheet, hasNews: boolean): boolean {
  const { tokens, mentions, asked } = sheet
  const said = tokens.map(({ word }) => word).join(' ')
  const isTaken = mentions.some(
    ({ kind, from, to }) =>
      kind === 'CORRECTION' && tokens.slice(from, to).some(({ word }) => TAKES_BACK.test(word)),
  )
  const isExcuse = EXCUSES.test(said)
  if ((isTaken && !isExcuse) || /\b(en vez de|en lugar de|me equivoque|equivoque)\b/.test(said)) return true
  // 'bah, lo que aparezca'
  if (tokens.some(({ word }) => word === 'bah') && (hasNews || mentions.length > 1)) return true
  if (tokens.length > 3 && OPENINGS.test(said)) return true
  const isAboutCar = asked === 'SYMPTOM' || mentions.some(({ kind }) => kind === 'SYMPTOM')
  if (!isAboutCar && GOT_IT.test(said)) return true
  if (WAS_WRONG.test(said) && !isAboutCar && asked !== 'SIDE' && asked !== 'AXLE') return true
  if (asked === 'CONFIRM' && hasReplacement(sheet, said)) return true
  // Without a question before it, 'no' is no answer.
  if (asked === null && !isAboutCar && NO_FIRST.test(said)) return true
  return changesMind(sheet, hasNews)
}

/** Asked whether all is right: 'y en vez de uno, cuatro', 'son cuatro juegos', '188.000'. */
function hasReplacement({ tokens, mentions }: Sheet, said: string): boolean {
  if (/^(si|sip|ok|dale|correcto|todo bien|esta bien|perfecto|listo|ta)\b/.test(said)) return false
  const isCounted = tokens.some(
    ({ word }, at) => /^(son|eran|serian)$/.test(word) && countAt(tokens, at + 1) !== null,
  )
  const isOther = /\b(es|son|era|eran) (el|la|los|las) \w+/.test(said)
  const isDetail = mentions.some(({ kind }) =>
    /^(SIDE|AXLE|YEAR|MODEL|ENGINE|MILEAGE|PHONE|EMAIL|PART_NUMBER|VIN|CONDITION|PLACE)$/.test(kind),
  )
  return isCounted || (isOther && isDetail)
}

/** 'mejor los cuatro', 'solo el izquierdo al final'; not 'cuanto antes mejor', nor 'mejor usada' where that was asked. */
function changesMind({ tokens, mentions, asked }: Sheet, hasNews: boolean): boolean {
  const words = tokens.filter(({ isMark }) => !isMark).map(({ word }) => word)
  // 'si es japonés mejor'
  const isOpen = tokens.some(({ word }) => /^(\?|si|se)$/.test(word))
  const tells =
    hasNews ||
    mentions.some(({ kind }) => DETAIL.test(kind)) ||
    tokens.some((_, at) => (countAt(tokens, at) ?? 0) > 1)
  const at = words.indexOf('mejor')
  const isAtEnd = at > 1 && at === words.length - 1
  const isBetter =
    at >= 0 &&
    (at < 3 || isAtEnd) &&
    !isOpen &&
    !/^(antes|rapido|pronto|lo|el|la|cuanto|es|son|cual|seria|precio)$/.test(words[at - 1] ?? '') &&
    !/^(precio|calidad|marca|opcion|postor|oferta)$/.test(words[at + 1] ?? '')
  const isAnswer = at === 0 && asked !== null && asked !== 'CONFIRM' && answersAsked(mentions, asked)
  return tells && ((isBetter && !isAnswer) || /\bal final\b/.test(words.join(' ')))
}

const DETAIL = /^(PART|SIDE|AXLE|CONDITION|BOTH_OF_TWO|YEAR|MODEL|ENGINE)$/

/** True when a mention has the kind that was asked for. */
const answersAsked = (mentions: Sheet['mentions'], asked: NonNullable<Sheet['asked']>) =>
  asked === 'QUANTITY' || mentions.some(({ kind }) => kind === asked)

const MARKER = /^(digo|perdon|mentira|bah|mejor)$/

/** 'Izquierdo, no derecho', where something else was asked: the second value was given earlier. */
export function contrasts({ tokens, mentions, asked }: Sheet): boolean {
  return mentions.some(({ kind, to }, at) => {
    const other = mentions[at + 1]
    return (
      other !== undefined &&
      other.kind === kind &&
      kind !== asked &&
      /^(SIDE|AXLE|YEAR|BRAND|MODEL|ENGINE|CONDITION)$/.test(kind) &&
      /^,? ?(y )?no ((el|la|los|las|es|de|del|un|una) )*$/.test(
        `${tokens
          .slice(to, other.from)
          .map(({ word }) => word)
          .join(' ')} `,
      )
    )
  })
}

/** Taken back in one breath, also in a first message: 'dos, no, tres manijas', '4 amortiguadores, bah 2', 'una, miento, las cuatro'. */
export function deniesOwn({ tokens }: Sheet): boolean {
  if (OF_ONESELF.test(tokens.map(({ word }) => word).join(' '))) return true
  return tokens.some(({ word }, at) => {
    if (at < 1) return false
    if (/^(miento|corrijo)$/.test(word)) return true
    const next = tokens[at + 1]
    const isStopped = STOPS.test((next?.word === ',' ? tokens[at + 2] : next)?.word ?? '')
    const isNo = word === 'no' && tokens[at - 1]?.isMark === true && (next?.isMark === true || isStopped)
    if (!isNo && !MARKER.test(word)) return false
    if (isNo && isStopped && tokens[next?.word === ',' ? at + 3 : at + 2]?.isMark === true) return true
    const before = tokens.slice(Math.max(0, at - 5), at)
    const behind = tokens.slice(at + 1, at + 5)
    return hasCount(before) && hasCount(behind)
  })
}

const STOPS = /^(para|pera|espera|perdon|mentira|miento|digo)$/

const hasCount = (tokens: Sheet['tokens']) => tokens.some((_, at) => countAt(tokens, at) !== null)
