import { latestYear, MIN_YEAR } from '../../common/vehicles/modelYears.ts'
import { countAt, spokenNumber } from '../text/numbers.ts'
import { isAfter, isFree, type Mention, type Page, take } from './mentions.ts'

const BEFORE_YEAR = new Set('modelo mod model ano anio del aho fabricacion anho do da'.split(' '))
const NO_YEAR_BEFORE =
  /^(km|kms|kilometros?|mil|pesos?|dolares?|usd|cc|cm3|mm|cm|litros?|valvulas?|v|amp|amperes|watts?|w|unidades|hs|horas|cv|hp|dias|cuotas|puertas|pines|volts?|vueltas|rpm|revoluciones|metros)$/

/** True when a vehicle right before allows a year of two digits: 'Kadett 95'. */
export type IsBehindVehicle = (at: number) => boolean

/** '2012', 'modelo 12', 'del 98', '2k8', 'dos mil doce'. */
export function readYears(page: Page, isBehindVehicle: IsBehindVehicle): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at)) continue
    const read = yearAt(page, at, isBehindVehicle)
    if (!read) continue
    take(page, at, read.to)
    found.push({ kind: 'YEAR', year: read.year, from: at, to: read.to })
    at = read.to - 1
  }
  return found
}

function yearAt(
  page: Page,
  at: number,
  isBehindVehicle: IsBehindVehicle,
): { year: number; to: number } | null {
  const token = page.tokens[at]
  if (!token || token.isMark) return null
  const short = /^2k(\d{1,2})$/.exec(token.word)
  if (short) return { year: 2000 + Number(short[1]), to: at + 1 }
  const isDecimal = token.tie === '.' || token.tie === ',' || isTiedDecimal(page, at + 1)
  if (token.isNumber && !isDecimal) {
    const isUnitOfNext = /^(km|kms)$/.test(page.tokens[at + 1]?.word ?? '') && page.tokens[at + 2]?.isNumber
    if ((NO_YEAR_BEFORE.test(page.tokens[at + 1]?.word ?? '') && !isUnitOfNext) || isDayOfMonth(page, at))
      return null
    if (token.word.length === 4) return inRange(page, Number(token.word), at + 1)
    // 'modelo 010'
    if (/^0\d\d$/.test(token.word) && BEFORE_YEAR.has(page.tokens[at - 1]?.word ?? ''))
      return inRange(page, 2000 + Number(token.word), at + 1)
    // A nought too many: '20010'.
    if (page.asked === 'YEAR' && /^200\d\d$/.test(token.word))
      return inRange(page, 2000 + (Number(token.word) % 100), at + 1)
    return token.word.length === 2 && mayBeShortYear(page, at, isBehindVehicle)
      ? fullYear(page, Number(token.word), at + 1)
      : null
  }
  const paired =
    isBehindVehicle(at) || page.asked === 'YEAR' || BEFORE_YEAR.has(page.tokens[at - 1]?.word ?? '')
      ? pairedYear(page, at)
      : null
  if (paired) return paired
  const spoken = token.isNumber ? null : spokenNumber(page.tokens, at)
  if (!spoken || NO_YEAR_BEFORE.test(page.tokens[spoken.to]?.word ?? '')) return null
  if (spoken.value >= MIN_YEAR) return inRange(page, spoken.value, spoken.to)
  const isTwoDigits = spoken.value >= 10 && spoken.value < 100
  return isTwoDigits && mayBeShortYear(page, at, () => false) ? fullYear(page, spoken.value, spoken.to) : null
}

/** 'veinte dieciocho', 'diecinueve noventa y ocho'. */
function pairedYear(page: Page, at: number): { year: number; to: number } | null {
  const century = spokenNumber(page.tokens, at)
  if (!century || (century.value !== 19 && century.value !== 20)) return null
  const rest = spokenNumber(page.tokens, century.to)
  if (!rest || rest.value < 10 || rest.value > 99) return null
  return inRange(page, century.value * 100 + rest.value, rest.to)
}

/** 'antes del 15 de diciembre' */
const isDayOfMonth = (page: Page, at: number) =>
  (page.asked === 'URGENCY' && page.tokens[at]?.word.length === 2) ||
  (page.tokens[at + 1]?.word === 'de' &&
    /^(ene|feb|mar|abr|may|jun|jul|ago|set|sep|oct|nov|dic)[a-z]*$/.test(page.tokens[at + 2]?.word ?? ''))

const isTiedDecimal = (page: Page, at: number) => ['.', ','].includes(page.tokens[at]?.tie ?? '')

function mayBeShortYear(page: Page, at: number, isBehindVehicle: IsBehindVehicle): boolean {
  if (page.tokens[at]?.tie && page.tokens[at]?.tie !== "'") return false
  const before = page.tokens[at - 1]
  if (before && /^['’´`]$/.test(before.word)) return true
  if (before && BEFORE_YEAR.has(before.word) && !(before.word === 'da' || before.word === 'do')) return true
  if (before?.word === 'era') return true
  const isOldCar = page.asked === 'VEHICLE' && Number(page.tokens[at]?.word ?? 0) >= MIN_YEAR % 100
  return page.asked === 'YEAR' || isOldCar || isBehindVehicle(at)
}

function fullYear(page: Page, twoDigits: number, to: number) {
  const isThisCentury = twoDigits <= latestYear(page.thisYear) % 100
  const year = isThisCentury ? 2000 + twoDigits : 1900 + twoDigits
  return isThisCentury || year >= MIN_YEAR ? { year, to } : null
}

function inRange(page: Page, year: number, to: number) {
  return year >= MIN_YEAR && year <= latestYear(page.thisYear) ? { year, to } : null
}

export const OF_ENGINE =
  /^(nafta|naftero|naftera|diesel|gasoil|gasolero|td|tdi|tdci|hdi|dci|jtd|crdi|cdi|did|di|d4d|tsi|tfsi|fsi|bitdi|gnc|flex|turbo|turbodiesel|mpfi|mpi|spi|efi|vvt|vvti|gti|thp|vti|dohc|sohc|etorq|firefly|fire|k7m|k4m|tu5jp4|d4f|d4d|ap|hibrido|hybrid|\d{1,2}v|aspirado|mi|sigma|zetec|rocam|duratec|ecotec|multijet|puretech|ecoboost|gasolina|bencina|tce)$/
const NAMED = /^(nafta|naftero|naftera|gasolina)$/
const BEFORE_ENGINE = new Set('motor cilindrada cc motos'.split(' '))
const NOT_LITRES = /^(mm|cm|litros?|lts|m|metros|amp|v|volts?|kg|mts|pulgadas|lt)$/

/** '1.6', '1.6 8v', '1,4 tdi', '2.5TD', 'uno punto seis', 'motor 1600'. */
export function readEngines(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at)) continue
    const size = litresAt(page, at) ?? cubicAt(page, at) ?? spokenCubicAt(page, at) ?? codeAt(page, at)
    if (!size) continue
    const words = [...size.words]
    let { to } = size
    while (
      words.length < 4 &&
      isFree(page, to) &&
      OF_ENGINE.test(page.tokens[to]?.word ?? '') &&
      !isPossessive(page, to)
    ) {
      words.push(page.tokens[to]?.word ?? '')
      to += 1
    }
    if (page.tokens[to]?.isNumber && /^valvulas?$/.test(page.tokens[to + 1]?.word ?? '')) {
      words.push(`${page.tokens[to]?.word}v`)
      to += 2
    }
    // '1.2 16' in answer to the engine
    if (
      page.asked === 'ENGINE' &&
      /^(8|12|16|20|24)$/.test(page.tokens[to]?.word ?? '') &&
      isFree(page, to)
    ) {
      words.push(`${page.tokens[to]?.word}v`)
      to += 1
    }
    const engine = words.map(word => (NAMED.test(word) ? 'nafta' : word)).join(' ')
    take(page, at, to)
    found.push({ kind: 'ENGINE', engine, from: at, to })
    at = to - 1
  }
  return found
}

/** 'uno punto seis mi número es ...' */
const isPossessive = ({ tokens }: Page, at: number) =>
  tokens[at]?.word === 'mi' &&
  /^(numero|nombre|mail|correo|telefono|tel|celular|cel|contacto|whatsapp|viejo|vieja|auto|camioneta|padre|senora|marido|hermano|hijo|hija)$/.test(
    tokens[at + 1]?.word ?? '',
  )

type Size = { words: readonly string[]; to: number }

function litresAt(page: Page, at: number): Size | null {
  const token = page.tokens[at]
  const after = page.tokens[at + 1]
  if (!token || token.isMark || !after || (token.tie !== null && token.tie !== '-' && token.tie !== '/'))
    return null
  if (token.isNumber && token.word.length === 1 && (after.tie === '.' || after.tie === ',')) {
    const decimals = /^(\d)([a-z]{1,5})?$/.exec(after.word)
    if (!decimals || isTiedDecimal(page, at + 2) || NOT_LITRES.test(page.tokens[at + 2]?.word ?? ''))
      return null
    const litres = `${token.word}.${decimals[1]}`
    if (!isLitres(litres)) return null
    const fuel = decimals[2]
    if (fuel !== undefined && !/^(d|n|t|i|v)$/.test(fuel) && !OF_ENGINE.test(fuel)) return null
    if (fuel === undefined || fuel === 'n' || fuel === 'i' || fuel === 'v')
      return { words: [litres], to: at + 2 }
    return {
      words: [fuel.length === 1 ? `${litres}${fuel}` : litres, ...(fuel.length > 1 ? [fuel] : [])],
      to: at + 2,
    }
  }
  const whole = spokenNumber(page.tokens, at)
  const isPoint = /^(punto|coma|ponto)$/.test(page.tokens[whole?.to ?? -1]?.word ?? '')
  if (!whole || whole.value > 9) return null
  const tenths = spokenNumber(page.tokens, isPoint ? whole.to + 1 : whole.to)
  // 'motor uno cuatro', 'dos ocho diesel'
  const isPaired =
    page.tokens[at - 1]?.word === 'motor' ||
    (page.asked === 'ENGINE' && at === 0) ||
    isSizeOf(page, at) ||
    OF_ENGINE.test(page.tokens[at - 1]?.word ?? '') ||
    OF_ENGINE.test(page.tokens[tenths?.to ?? -1]?.word ?? '')
  if (token.isNumber || (!isPoint && !isPaired)) return null
  if (!tenths || tenths.value > 9 || !isLitres(`${whole.value}.${tenths.value}`)) return null
  return { words: [`${whole.value}.${tenths.value}`], to: tenths.to }
}

/** 'el Fun es uno cero' */
const isSizeOf = ({ tokens }: Page, at: number) =>
  tokens[at - 1]?.word === 'es' &&
  /^(uno|dos)$/.test(tokens[at]?.word ?? '') &&
  tokens[at + 1]?.isNumber === false

function cubicAt(page: Page, at: number): Size | null {
  const token = page.tokens[at]
  if (!token?.isNumber || token.word.length !== 4 || token.tie) return null
  const cc = Number(token.word)
  const hasUnit = /^(cc|cm3)$/.test(page.tokens[at + 1]?.word ?? '')
  const isNamed = isAfter(page, at, BEFORE_ENGINE, 2) && !(cc >= 1985 && cc <= page.thisYear)
  if ((!hasUnit && !isNamed) || cc < 600 || cc > 8000) return null
  return { words: [(Math.round(cc / 100) / 10).toFixed(1)], to: hasUnit ? at + 2 : at + 1 }
}

/** 'mil seis', 'motor mil seiscientos': nobody counts anything else so. */
function spokenCubicAt({ tokens }: Page, at: number): Size | null {
  const isInside = tokens[at - 1] !== undefined && countAt(tokens, at - 1) !== null
  if (tokens[at]?.word !== 'mil' || isInside) return null
  const spoken = spokenNumber(tokens, at)
  if (!spoken || NO_YEAR_BEFORE.test(tokens[spoken.to]?.word ?? '')) return null
  const tenths = spoken.value - 1000
  if (tenths > 0 && tenths < 10) return { words: [`1.${tenths}`], to: spoken.to }
  return tenths > 0 && tenths < 1000 && tenths % 100 === 0
    ? { words: [(spoken.value / 1000).toFixed(1)], to: spoken.to }
    : null
}

/** 'motor G16B', 'motor AP', and codes that are nothing else: 'TD27'. */
function codeAt({ tokens }: Page, at: number): Size | null {
  const word = tokens[at]?.word ?? ''
  const isNamed =
    tokens[at - 1]?.word === 'motor' && /^(?=.*\d)[a-z0-9]{3,7}$/.test(word) && /[a-z]/.test(word)
  if (!(isNamed && !/^\d+(cc|cv|hp|v|km|kms|l|lts)$/.test(word)) && !CODES.test(word)) return null
  return { words: [word], to: at + 1 }
}

const CODES =
  /^(td2[357]|td42|sd2[235]|z24|ka24|yd25|qd32|zd30|ga16|hr16|qr25|vq35|22re?|21r|1kz|2kd|1kd|1gd|2gd|1hz|1nz|2nz|1zr|2zr|2az|4y|4jj1|4jb1|4ja1|4jh1|4jk1|4hf1|4hk1|4d5[56]|4m4[01]|4g1[358]|4g6[34]|6g72|g1[036][ab]|k14b|m13a|m15a|m16a|j20a|k7m|k4m|k9k|f3r|f8q|f9q|g9u|d4f|d7f|h4m|xud9|tu[35]|dw8|dw10|ew10|z1[468]x\w+|x1[468]x\w+|x20[a-z]\w+|om\d{3}|d4bh|d4bf|d4cb|g4\w{2}|ea111|ea211|cht|300tdi|200tdi|tdi300)$/

/** Four round digits after a model are its engine: 'Gol 1000 16v', 'Fusca 1600 de 1981'. */
export function readEnginesBehind(page: Page, ends: readonly number[]): Mention[] {
  return ends.flatMap(at => {
    const token = page.tokens[at]
    const isRound = /^1[0-9]00$/.test(token?.word ?? '') && token?.tie === null && isFree(page, at)
    if (!isRound || NO_YEAR_BEFORE.test(page.tokens[at + 1]?.word ?? '')) return []
    const valves = page.tokens[at + 1]?.word ?? ''
    const to = /^(8|12|16)v$/.test(valves) && isFree(page, at + 1) ? at + 2 : at + 1
    take(page, at, to)
    const litres = (Number(token?.word) / 1000).toFixed(1)
    return [{ kind: 'ENGINE', engine: to > at + 1 ? `${litres} ${valves}` : litres, from: at, to }]
  })
}

const isLitres = (text: string) => Number(text) >= 0.6 && Number(text) <= 8
