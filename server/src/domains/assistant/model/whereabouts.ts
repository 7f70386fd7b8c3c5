import type { Sheet } from '../../../mind/read/mentions.ts'

/** A range of characters, the last one excluded, and its replacement. */
export interface Cut {
  readonly from: number
  readonly to: number
  readonly word: string
}

const PLATE = '(matrícula)'
const ADDRESS = '(dirección)'

/** Mentions that may look like a plate or a street with its number: 'Gol 2012', 'Fiat Uno 1300'. */
const OF_A_CAR: readonly string[] = ['BRAND', 'MODEL', 'ENGINE', 'VERSION', 'MILEAGE', 'PART', 'QUANTITY']

// Uruguay 'SBA 1234', Argentina 'ABC 123' and 'AB 123 CD', Brazil 'ABC 1D23', motorbikes 'A123BCD'. Written apart they are capitals, or
// 'del 2012' would be one.
const JOINED =
  /(?<![\p{L}\d])(?:[a-z]{3,4}-?\d{3,4}|[a-z]{2}-?\d{3}-?[a-z]{2}|[a-z]{3}-?\d[a-z]\d{2}|[a-z]\d{3}[a-z]{3})(?![\p{L}\d])/giu
const APART =
  /(?<![\p{L}\d])(?:[A-Z]{3,4}[ .·]\d{3,4}|[A-Z]{2}[ .]\d{3}[ .][A-Z]{2}|[A-Z]{3}[ .]\d[A-Z]\d{2})(?![\p{L}\d])/gu
/** Written small, as on a telephone: 'sba 1234', unless the number is a year; and letter by letter. */
const SMALL = /(?<![\p{L}\d])[a-z]{3}[ .·](?!(?:19[5-9]|20[0-3])\d(?!\d))\d{4}(?![\p{L}\d])/gu
const SPELT = /(?<![\p{L}\d])[a-z](?:[ .]{1,2}[a-z]){2}[ .]{1,2}\d(?: ?\d){3}(?![\p{L}\d])/giu
const CALLED_PLATE =
  /\b(?:matr[ií]cula|patente|chapa|placa|dominio)\b(?:[\s:.,]|\b(?:es|la|el|nro|n[uú]mero|del|de|auto|mi)\b)*(?<plate>[a-z]{1,4}[\s.-]?\d[a-z\d]{0,6}(?:[\s.-]?[a-z]{2})?)(?![\p{L}\d])/giu
/** Words of three letters before a year or another number. */
const NO_PLATE =
  /^(del|los|las|con|por|son|una|uno|que|ano|kms|mod|tipo|para|como|ruta|abs|led|ref|cod|oem|nro|num|tel|cel|int|kit|eje|hay|mil|sin|mas|vin|rpm|usd|uyu)$/i

const NUMBER = String.raw`(?:n(?:ro|[°º.])*\.?\s*)?\d{1,5}(?:\s*bis)?`
const MORE = String.raw`(?:[\s,]+(?:apto|ap|apartamento|piso|esq|esquina|casi|km)\.?\s*[\p{L}\d.]+(?:\s\p{Lu}\p{L}+)*)*`
const STREET_NAME = String.raw`(?:\d{1,2}\s+de\s+\p{L}+|\p{L}[\p{L}.']*(?:\s+\p{L}[\p{L}.']*){0,4})`
const STREET = new RegExp(
  String.raw`(?<![\p{L}\d])(?:calle|avenida|avda|av|bulevar|boulevard|bvar|bv|rambla|camino|cno|pasaje|peatonal|diagonal)\.?\s+${STREET_NAME}\s+${NUMBER}${MORE}`,
  'giu',
)
const ROUTE =
  /(?<![\p{L}\d])(?:ruta\s+(?:n\S{0,3}\s*)?(?:\d{1,3}|interbalnearia)|interbalnearia)[\s,]+(?:vieja[\s,]+)?km\.?\s*[\d.,]+/giu
const LIVES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:vivo|vivimos|domicilio|direcci[oó]n|mi casa)(?:\s+(?:est[aá]|queda|es|en|a|de|del|entrega|env[ií]o))*[\s:]+(?<place>${STREET_NAME}\s+${NUMBER}${MORE})`,
  'giu',
)
const BY_DATE = new RegExp(
  String.raw`(?<![\p{L}\d])\d{1,2}\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|septiembre|octubre|noviembre|diciembre)\s+${NUMBER}${MORE}`,
  'giu',
)
/** Small letters are an address after a verb of sending or staying: 'mandame a garibaldi 2345'. */
const SENT_TO = new RegExp(
  String.raw`(?<![\p{L}\d])(?:mand|envi|env[ií]|entreg|llev|retir|levant|busc|estoy|estamos|queda|vivo|taller)\p{L}*(?:\s(?:el|la|lo|los|las|pedido|paquete|todo|repuesto|me|por|favor))*\s(?:a|en|por|hasta)\s(?:la\s)?(?<place>${STREET_NAME}\s${NUMBER}${MORE})`,
  'giu',
)
const CROSSING = /(?<![\p{L}\d])esquina\s(?:de\s)?(?<place>\p{L}+(?:\s\p{L}+){0,2}\sy\s\p{L}+)/giu
const ON_A_MAP =
  /(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.[a-z.]+|waze\.com|maps\.apple\.com)\/\S*|-?\d{1,2}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/giu
const NAMED = new RegExp(
  String.raw`(?<=[\p{Ll},:]\s)\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,3}\s+\d{3,4}(?![\d.])${MORE}`,
  'gu',
)
const CORNER =
  /(?<![\p{L}\d])\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*\s+(?:esq\.?|esquina|casi)\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*/gu
const UNIT = /(?<![\p{L}\d])(?:apto|apartamento|padr[oó]n|solar|manzana)\.?\s*(?:n\S{0,3}\s*)?\d+\w?/giu

/**
 * The positions of number plates and street addresses: neither is needed to find a part, and both identify a
 * person. Words that the mind has read as a car or a part are kept, unless they are marked as a plate or an
 * address.
 */
export function whereabouts({ text, tokens, mentions }: Pick<Sheet, 'text' | 'tokens' | 'mentions'>): Cut[] {
  const cars = mentions
    .filter(({ kind }) => OF_A_CAR.includes(kind))
    .flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]]
      return first && last ? [{ from: first.from, to: last.to }] : []
    })
  const isCar = ({ from, to }: Cut) => cars.some(car => car.from < to && from < car.to)
  const plates = [JOINED, APART, SMALL, SPELT]
    .flatMap(pattern => found(text, pattern, PLATE))
    .filter(cut => !isCar(cut) && !NO_PLATE.test(text.slice(cut.from, cut.to).split(/[\s.·-]|\d/)[0] ?? ''))
  const named = [
    ...found(text, NAMED, ADDRESS),
    ...[LIVES, SENT_TO, CROSSING].flatMap(pattern => found(text, pattern, ADDRESS, 'place')),
  ].filter(cut => !isCar(cut))
  const sure = [STREET, ROUTE, BY_DATE, CORNER, UNIT, ON_A_MAP].flatMap(pattern =>
    found(text, pattern, ADDRESS),
  )
  return [...found(text, CALLED_PLATE, PLATE, 'plate'), ...plates, ...named, ...sure]
}

function found(text: string, pattern: RegExp, word: string, group?: string): Cut[] {
  return [...text.matchAll(pattern)].map(match => {
    const part = (group && match.groups?.[group]) || match[0]
    const from = match.index + match[0].length - part.length
    return { from, to: from + part.length, word }
  })
}
