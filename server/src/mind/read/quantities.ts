import { countAt } from '../text/numbers.ts'
import { isHour } from './hours.ts'
import { isKind, isUnread, type Mention, type Sheet } from './mentions.ts'

const MOST = 99
const SETS = /^(juegos?|kits?|sets?|jgo|jgos|jogo|jogos)$/
const PASSED_OVER =
  /^(u|un|uds|und|unid|unids|unidades|\*|de|del|los|las|la|el|mas|buenos|buenas|lindos|solo|sola)$/
const ANNOUNCING =
  /^(los|las|x|cantidad|son|sean|serian|con|quiero|preciso|necesito|todos|todas|unidades|cant|os|as|poneme|pone|ponele|ponme|poner|mejor|decir|pedime|anotame|mandame|precisaria|necesitaria|precisamos|necesitamos|precisariamos|necesitariamos|quisiera|queria|queriamos|llevo|lleva|llevan|llevaria|van|hacen|faltan|faltarian|dame|deme|traeme|pasame|manda|total|bah|miento|digo|corrijo|sino|somos|eran|sumale|agrega|queremos|precisan|usa|usan)$/

const CARS = /^(autos?|coches|camionetas|camiones|motos|vehiculos|unidades|moviles|tractores|omnibus)$/

/** Reads counts of parts: '2 bieletas', 'un par de', '3 juegos de', 'toberas las 4', 'x8'. */
export function readQuantities(sheet: Sheet): Mention[] {
  const parts = sheet.mentions.filter(isKind('PART'))
  const before = parts.flatMap(({ from }) => countBefore(sheet, from) ?? [])
  const behind = sheet.tokens.flatMap((_, at) => countBehind(sheet, at, parts.length > 0) ?? [])
  const onEach = sheet.mentions.find(
    ({ kind, from, to }) =>
      kind === 'SIDE' &&
      /^(un[oa]?|1)$/.test(sheet.tokens[from]?.word ?? '') &&
      (sheet.tokens[to - 1]?.word === 'lado' || sheet.asked === 'QUANTITY'),
  )
  if (onEach && (parts.length === 1 || (sheet.asked === 'QUANTITY' && parts.length === 0)))
    return [quantity(2, onEach.from, onEach.to)]
  const isTaken = (at: number) => before.some(({ from, to }) => from <= at && at < to)
  const counts = [...before, ...behind.filter(({ from }) => !isTaken(from))]
  const ofFleet = parts.length > 0 && counts.every(isSingle) ? onePerCar(sheet) : null
  return ofFleet ? [ofFleet] : counts
}

const isSingle = (mention: Mention) => mention.kind === 'QUANTITY' && mention.count === 1

/** 'filtros para 3 Hyundai H1, uno para cada una': as many as there are cars of that name. */
function onePerCar({ tokens, mentions }: Sheet): Mention | null {
  const at = tokens.findIndex(
    ({ word }, place) =>
      /^(para|por|pa)$/.test(word) &&
      EACH_CAR.test(`${tokens[place + 1]?.word} ${tokens[place + 2]?.word}`) &&
      tokens
        .slice(Math.max(0, place - ONE_REACH), place)
        .some(({ word: one }) => /^(un|una|uno|1)$/.test(one)),
  )
  const cars = mentions.filter(({ kind }) => kind === 'BRAND' || kind === 'MODEL')
  const car = cars.find(({ from }) => (countAt(tokens, from - 1) ?? 1) > 1 && !tokens[from - 1]?.tie)
  if (cars.filter(({ kind }) => kind === 'MODEL').length > 1) return null
  const count = car && at >= 0 ? countAt(tokens, car.from - 1) : null
  return count !== null && count <= MOST ? quantity(count, at, at + 2) : null
}

const EACH_CAR =
  /^(cada (un[oa]|auto|coche|camioneta|camion|moto|vehiculo|unidad|movil)$|(auto|coche|camioneta|camion|moto|vehiculo|unidad|movil) )/
/** Maximum distance of 'uno' before 'para cada una'. */
const ONE_REACH = 6

function countBefore(sheet: Sheet, partAt: number): Mention | null {
  let at = partAt - 1
  while (at >= 0 && PASSED_OVER.test(sheet.tokens[at]?.word ?? '')) at -= 1
  // '2 (dos) faros'
  if (
    sheet.tokens[at]?.word === ')' &&
    sheet.tokens[at - 2]?.word === '(' &&
    sheet.tokens[at - 3]?.isNumber
  ) {
    const written = countAt(sheet.tokens, at - 3)
    if (written !== null && written === countAt(sheet.tokens, at - 1))
      return { kind: 'QUANTITY', count: written, isSet: false, from: at - 3, to: partAt }
  }
  const word = sheet.tokens[at]?.word ?? ''
  // '1) parrilla 2) rótula'
  if (sheet.tokens[at + 1]?.word === ')' && sheet.tokens[at - 1]?.word !== '(') return null
  if (/^docenas?$/.test(word)) return dozens(sheet, at, partAt)
  const isSet = SETS.test(word)
  const isPair = /^(par|pares)$/.test(word)
  if (isSet || isPair) {
    const count = isUnread(sheet, at - 1) ? countAt(sheet.tokens, at - 1) : null
    return {
      kind: 'QUANTITY',
      count: (count ?? 1) * (isPair ? 2 : 1),
      isSet,
      from: count === null ? at : at - 1,
      to: partAt,
    }
  }
  const count = isUnread(sheet, at) && !sheet.tokens[at]?.tie ? countAt(sheet.tokens, at) : null
  // 'la de 4 teclas' is one thing; 'un juego de 4 tazas' are four.
  const owner = sheet.tokens[at - 2]?.word ?? ''
  const isOfOne =
    /^(de|con)$/.test(sheet.tokens[at - 1]?.word ?? '') &&
    (/^(el|la|los|las|un|una)$/.test(owner) ||
      sheet.mentions.some(({ kind, to }) => kind === 'PART' && to === at - 1))
  if (isOfOne && count !== 1) return null
  if (count !== null && isMeasure(sheet, at, count)) return null
  if (count === null || count < 1 || count > MOST) return null
  return { kind: 'QUANTITY', count, isSet: false, from: at, to: partAt }
}

/** 'media docena de bujías' */
function dozens({ tokens }: Sheet, at: number, to: number): Mention {
  const before = tokens[at - 1]?.word ?? ''
  const count = before === 'media' ? 6 : 12 * (countAt(tokens, at - 1) ?? 1)
  return { kind: 'QUANTITY', count, isSet: false, from: at - 1, to }
}

function countBehind(sheet: Sheet, at: number, hasPart: boolean): Mention | null {
  const token = sheet.tokens[at]
  if (!token || token.isMark || !isUnread(sheet, at)) return null
  const isAsked = sheet.asked === 'QUANTITY'
  const isPair =
    /^(par|casal)$/.test(token.word) &&
    (hasPart || isAsked) &&
    (isEndOfItem(sheet, at + 1) || isOfEach(sheet, at + 1)) &&
    !isMisspelledFor(sheet, at)
  if (isPair) return quantity(2 * (isAsked ? (countAt(sheet.tokens, at - 1) ?? 1) : 1), at, at + 1)
  if (/^docenas?$/.test(token.word) && isAsked) return dozens(sheet, at, at + 1)
  const times = /^x(\d{1,2})$|^(\d{1,2})(?:x|u|un|und|uds)$/.exec(token.word)
  if (times && !sheet.tokens[at + 1]?.tie) return quantity(Number(times[1] ?? times[2]), at, at + 1)
  const count = token.tie ? null : countAt(sheet.tokens, at)
  if (count === null || count < 1 || count > MOST || sheet.tokens[at + 1]?.tie) return null
  const before = sheet.tokens[at - 1]
  const after = sheet.tokens[at + 1]
  if ((before?.word !== 'x' && isMeasure(sheet, at, count)) || /^(par|pares|casal)$/.test(after?.word ?? ''))
    return null
  if (after?.word === '%' || isHour(sheet.tokens, at)) return null
  // 'Cantidad: 2'
  if (before?.word === ':' && /^(cantidad|cant|unidades)$/.test(sheet.tokens[at - 2]?.word ?? ''))
    return quantity(count, at, at + 1)
  if (count > 1 && hasPart && isOfEach(sheet, at + 1)) return quantity(count, at, at + 1)
  if (isOfAllParts(sheet, at, count)) return null
  // 'dos unidades: una Kangoo ...', 'tenemos tres unidades paradas'
  const isOfCarsThere =
    after?.word === 'unidades' &&
    !isAsked &&
    (sheet.tokens[at + 2]?.word === ':' || /^(tenemos|tengo|hay)$/.test(before?.word ?? ''))
  if (isOfCarsThere) return null
  // 'rótula der 3) barra'
  if (after?.word === ')' && before?.word !== '(') return null
  if (
    /^(unidades|unidad|piezas|juegos|pares|bidones|latas|botellas|tarros|de ellos)$/.test(after?.word ?? '')
  )
    return quantity(count, at, at + 2)
  const isAlone =
    after === undefined ||
    after.isMark ||
    isCarAt(sheet, at + 1) ||
    isOfEach(sheet, at + 1) ||
    isPlaceAt(sheet, at + 1) ||
    isTyreAt(sheet, at + 1) ||
    /^(me|nomas|por|para|pa|pra|porfa|xfa|gracias|no|que|y|si|contando|ruedas|entonces|obvio|che|serian|estaria|asi|ya|total|mejor|sol[oa]s)$/.test(
      after.word,
    )
  const isAnswer = sheet.asked === 'QUANTITY' && (isAlone || sheet.tokens.length <= 4)
  const isOfCars = /^(para|pa)$/.test(sheet.tokens[at - 2]?.word ?? '') && CARS.test(after?.word ?? '')
  const isAnnounced =
    before !== undefined && ANNOUNCING.test(before.word) && (isAlone || isOfCars) && count > 1
  const isBehindPart =
    isAlone &&
    sheet.mentions.some(({ kind, to }) => kind === 'PART' && to === at) &&
    !/^(y|que)$/.test(after?.word ?? '')
  const isTimes =
    after?.word === 'x' && (before === undefined || /^(\*|-|\n|\)|•|\/|,|;|y)$/.test(before.word))
  if (isTimes) return quantity(count, at, at + 2)
  // 'las dos bieletas' is read with the names; 'de a dos' counts each.
  const isEach = before?.word === 'a' && sheet.tokens[at - 2]?.word === 'de' && count > 1 && isAlone
  if (isEach) return quantity(count, at - 2, at + 1)
  // 'la ruta 5', 'dos JAC 2013'
  if (/^(ruta|km|kilometro|calle|camino|movil|padron|del|modelo|ano)$/.test(before?.word ?? '')) return null
  // 'bueno, dos nomás', 'o sea cinco', 'son 2 nada más'
  if (isRecount(sheet, at) && (hasPart || isAsked || count > 1)) return quantity(count, at, at + 1)
  if (isInColumn(sheet, at)) return quantity(count, at, at + 1)
  // 'bujías: 4', 'bieletas =2'
  const isSigned =
    /^[:=*-]$/.test(before?.word ?? '') &&
    isAlone &&
    sheet.mentions.some(({ kind, to }) => kind === 'PART' && to === at - 1)
  const isBracketed = before?.word === '(' && after?.word === ')'
  const isAppended =
    hasPart &&
    before?.word === ',' &&
    (after === undefined ||
      /^([.,;]|tambien)$/.test(after.word) ||
      isPlaceAt(sheet, at + 1) ||
      /^(en (total|realidad)|con (los|las|sus))$/.test(`${after.word} ${sheet.tokens[at + 2]?.word}`)) &&
    count > 1 &&
    count < 21
  // 'cubiertas 175 70 r13 cuatro', 'código 6Q0 407. dos', 'tres mejor'
  const isEnd = after === undefined || /^[.;!\n]$/.test(after.word)
  const isBehindTyre =
    /^r?\d{2}$/.test(before?.word ?? '') && /^r\d{2}$|^\d{2,3}$/.test(sheet.tokens[at - 2]?.word ?? '')
  const isLastWord =
    hasPart && !token.isNumber && count > 1 && isEnd && (isBehindTyre || before?.word === '.')
  const isPreferred = after?.word === 'mejor' && count > 1 && (before === undefined || before.isMark)
  if (isLastWord || isPreferred) return quantity(count, at, at + 1)
  return isAnswer || isBehindPart || isAnnounced || isSigned || isBracketed || isAppended
    ? quantity(count, at, at + 1)
    : null
}

/** A count that replaces an earlier one: 'así que dos', 'cuatro y el auxilio, o sea cinco'. */
export function isRecount({ tokens }: Sheet, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const behind = tokens.slice(at + 1, at + 3).map(({ word }) => word)
  const isEnd = behind[0] === undefined || tokens[at + 1]?.isMark === true
  return (
    /^(nomas|no mas|nada mas|solamente|en total|mejor)\b/.test(behind.join(' ')) ||
    (isEnd &&
      /\b(asi que|o sea|osea|en total|al final|mejor)( (son|sean|serian|solo|las|los))*$/.test(
        before.join(' '),
      ))
  )
}

/** '- disco de freno del. 2', '* lámpara posición — 2': a number that ends the line of one part, in a list. */
function isInColumn({ tokens, mentions }: Sheet, at: number): boolean {
  const after = tokens[at + 1]
  const start = tokens.findLastIndex(({ word }, place) => place < at && word === '\n') + 1
  const isLine = after === undefined || after.word === '\n'
  if (!isLine || (start === 0 && after === undefined) || tokens[at]?.isNumber !== true) return false
  const inLine = mentions.filter(({ from, to }) => from >= start && to <= at)
  const isOfPart = inLine.filter(isKind('PART')).length === 1
  const isOfCar = inLine.some(
    ({ kind, to }) => /^(BRAND|MODEL|YEAR|ENGINE|VERSION)$/.test(kind) && to >= at - 1,
  )
  return (
    isOfPart &&
    !isOfCar &&
    !/^(n|nro|numero|codigo|talle|medida|de|rodado|r|lado)$/.test(tokens[at - 1]?.word ?? '')
  )
}

/** 'sensor par Renault' */
const isMisspelledFor = (sheet: Sheet, at: number) =>
  isCarAt(sheet, at + 1) && !/^(un|el|1)$|s$/.test(sheet.tokens[at - 1]?.word ?? '')

/** 'un par de cada', 'dos de cada una', '2 c/u' */
function isOfEach({ tokens }: Sheet, at: number): boolean {
  const [first, second] = tokens.slice(at, at + 2).map(({ word }) => word)
  return first === 'cada' || (first === 'de' && second === 'cada') || (first === 'c' && second === 'u')
}

/** 'los 4 de atrás' */
const isPlaceAt = ({ tokens }: Sheet, at: number) =>
  /^(de|d|da)$/.test(tokens[at]?.word ?? '') &&
  /^(adelante|atras|delante|arriba|abajo|afuera|frente|tras)$/.test(tokens[at + 1]?.word ?? '')

/** 'faro, paragolpe y espejo, usados los tres': they are the parts themselves. */
function isOfAllParts({ tokens, mentions }: Sheet, at: number, count: number): boolean {
  const parts = mentions.filter(isKind('PART'))
  return (
    count > 2 &&
    /^(los|las)$/.test(tokens[at - 1]?.word ?? '') &&
    parts.length === count &&
    parts.every(({ from, to }) => to <= at && !tokens[from]?.word.endsWith('s'))
  )
}

/** 'llantas 15', 'cubiertas rodado 14' are inches. */
function isMeasure({ tokens }: Sheet, at: number, count: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  return (
    count > 11 &&
    count < 23 &&
    before.some(word =>
      /^(llantas?|cubiertas?|gomas?|neumaticos?|tazas?|rodado|rod|r|ruedas?|rueda|chapa|aro|aros|pulgadas|rines|rin)$/.test(
        word,
      ),
    )
  )
}

/** '4 185/65 r14' */
const isTyreAt = ({ tokens }: Sheet, at: number) =>
  /^[12]\d\d$/.test(tokens[at]?.word ?? '') && /^\d\d$/.test(tokens[at + 1]?.word ?? '')

const isCarAt = ({ mentions }: Sheet, at: number) =>
  mentions.some(({ kind, from }) => from === at && (kind === 'MODEL' || kind === 'BRAND'))

function isEndOfItem(sheet: Sheet, at: number): boolean {
  const after = sheet.tokens[at]
  return (
    after === undefined ||
    after.isMark ||
    isCarAt(sheet, at) ||
    /^(y|por|para|pa|nuevo|nuevos|usado|usados)$/.test(after.word)
  )
}

function quantity(count: number, from: number, to: number): Mention {
  return { kind: 'QUANTITY', count, isSet: false, from, to }
}
