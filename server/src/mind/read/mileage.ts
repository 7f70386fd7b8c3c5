import { spokenNumber } from '../text/numbers.ts'
import { isAfter, isFree, type Mention, type Page, take } from './mentions.ts'

const UNIT = /^(km|kms|kms|kilometros?|quilometros?|klm|klms|kmts|kilometraje|kilometrage)$/
const BEFORE_MILEAGE = new Set(
  'tiene con hizo lleva anda andara son kilometraje marca recorridos recorrio kilometros km kms hice tendra tenia andados tem kilometrage paso pasa pasados cerca casi debe odometro cuentakilometros caminados camino rodados llego va indica'.split(
    ' ',
  ),
)
/** Words after a number of kilometres: 'con 90 mil arriba'. */
const BEHIND_MILEAGE =
  /^(arriba|encima|recorridos?|andados?|caminados|rodados|hechos|reales|originales|rodando|al|en)$/
const MONEY = /^(pesos?|dolares?|usd|uyu|u|us|cuotas?|litros?|lts)$/
const MOST_KM = 3_000_000

/** '180.000 km', '95 mil', '120mil kms', 'ciento ochenta mil kilómetros'. */
export function readMileage(page: Page): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < page.tokens.length; at += 1) {
    if (!isFree(page, at)) continue
    const read = mileageAt(page, at)
    if (!read) continue
    take(page, at, read.to)
    found.push({ kind: 'MILEAGE', km: read.km, from: at, to: read.to })
    at = read.to - 1
  }
  return found
}

function mileageAt(page: Page, from: number): { km: number; to: number } | null {
  const amount = amountAt(page, from)
  const before = page.tokens[from - 1]?.word ?? ''
  if (!amount || before === 'ruta') return null
  // A milestone on a road is a small number: 'km 23'.
  if (/^(km|kms)$/.test(before) && amount.value < 1000) return null
  let { to } = amount
  let { value } = amount
  // '25800-30110' is the number of a part, and so are seven digits without a point.
  const isOfCode =
    page.tokens[from]?.tie === '-' ||
    page.tokens[to]?.tie === '-' ||
    /^\d{7}$/.test(page.tokens[from]?.word ?? '')
  const isThousands = amount.isThousands || page.tokens[to]?.word === 'mil' || page.tokens[to]?.word === 'k'
  if (isThousands && !amount.isThousands) to += 1
  if (isThousands && value < 10_000) value *= amount.isSpokenWhole ? 1 : 1000
  if (page.tokens[to]?.word === 'y' && page.tokens[to + 1]?.word === 'pico') to += 2
  const unitAt = page.tokens[to]?.word === 'de' ? to + 1 : to
  const unit = page.tokens[unitAt]
  const hasUnit =
    UNIT.test(unit?.word ?? '') ||
    (/^\d+kms?$/.test(unit?.word ?? '') && (unit?.tie === '.' || unit?.tie === ',' || unitAt === from))
  // 'Gol 2010 km 85000', '2010 kilometraje 85.400': the unit belongs to what follows.
  const isYear = amount.value >= 1960 && amount.value <= page.thisYear + 1 && !isThousands
  if (hasUnit && isYear && page.tokens[unitAt + 1]?.isNumber) return null
  if (hasUnit) to = unitAt + 1
  if (isOfCode && !hasUnit) return null
  // 'a 20 km de Melo', 'cada 10.000 km'
  if (before === 'cada' || (hasUnit && value < 1000 && page.asked !== 'MILEAGE')) return null
  if (/^(horas|hs|reales)$/.test(page.tokens[to]?.word ?? '')) return null
  if (!hasUnit && MONEY.test(page.tokens[to]?.word ?? '')) return null
  const behind = page.tokens[to]?.word ?? ''
  // '90 kilómetros por hora'
  if (
    hasUnit &&
    (behind === 'h' || (/^(por|x)$/.test(behind) && /^(h|hora)$/.test(page.tokens[to + 1]?.word ?? '')))
  )
    return null
  const isFollowed =
    isThousands &&
    BEHIND_MILEAGE.test(behind) &&
    (!/^(al|en)$/.test(behind) ||
      /^(lomo|reloj|tablero)$/.test(page.tokens[to + 1]?.word ?? '') ||
      /^(lomo|reloj|tablero)$/.test(page.tokens[to + 2]?.word ?? ''))
  const isTold = isFollowed || ((isThousands || value >= 20_000) && isAfter(page, from, BEFORE_MILEAGE, 3))
  const isOfCar =
    (isThousands || amount.isSpokenWhole) && value >= 10_000 && value < 1_000_000 && isBehindCar(page, from)
  // 'en la libreta dice 2012, no 2014'
  const isYearTold = isYear && page.tokens.length > 4
  const isAnswer = page.asked === 'MILEAGE' && (value >= 1000 || isThousands) && !isYearTold
  // 'va por los 200'
  const isRound =
    !hasUnit &&
    !isThousands &&
    value >= 20 &&
    value < 1000 &&
    before === 'los' &&
    /^(por|pasa|paso|pasado|pasando)$/.test(page.tokens[from - 2]?.word ?? '') &&
    /^(va|anda|andara|pasa|paso|ya|tiene|esta|iba)$/.test(page.tokens[from - 3]?.word ?? '')
  if (isRound) return { km: value * 1000, to }
  const isShortAnswer = page.asked === 'MILEAGE' && value >= 10 && value < 1000 && !hasUnit && !isThousands
  const km = isShortAnswer ? value * 1000 : value
  return (hasUnit || isTold || isOfCar || isAnswer || isShortAnswer) && km <= MOST_KM && km > 0
    ? { km, to }
    : null
}

/** 'Gol 2010, 120k': after a year, where no money is mentioned. */
function isBehindCar({ tokens }: Page, from: number): boolean {
  const before = tokens.slice(Math.max(0, from - CAR_REACH), from)
  const year = before.findLastIndex(({ word }) => /^(19[6-9]|20[0-3])\d$/.test(word))
  return year >= 0 && !before.slice(year).some(({ word }) => OF_MONEY.test(word))
}

const CAR_REACH = 6
const OF_MONEY =
  /^(\$|usd|pesos|pag\w+|cobr\w+|sal[eg]\w*|cuest\w+|val[eo]\w*|precio|presupuesto|hasta|ofrec\w+|gast\w+|mangos|lucas|ped\w+|por|vend\w+)$/

type Amount = { value: number; to: number; isThousands: boolean; isSpokenWhole: boolean }

function amountAt(page: Page, from: number): Amount | null {
  const token = page.tokens[from]
  if (!token || token.isMark) return null
  const joined = /^(\d{5,7})kms?$/.exec(token.word)
  if (joined) return { value: Number(joined[1]), to: from, isThousands: false, isSpokenWhole: true }
  const glued = /^(\d{1,4})(k|mil|km|kms|mkm)$/.exec(token.word)
  if (glued) {
    const isUnit = glued[2]?.startsWith('km') ?? false
    return {
      value: Number(glued[1]) * (isUnit ? 1 : 1000),
      to: isUnit ? from : from + 1,
      isThousands: false,
      isSpokenWhole: true,
    }
  }
  if (token.isNumber) {
    let digits = token.word
    let to = from + 1
    while (isThousandsGroup(page, to)) {
      digits += page.tokens[to]?.word
      to += 1
    }
    const isGlued = /km/.test(digits)
    return {
      value: Number(digits.replace(/kms?/, '')),
      to: isGlued ? to - 1 : to,
      isThousands: false,
      isSpokenWhole: false,
    }
  }
  const spoken = spokenNumber(page.tokens, from)
  return (
    spoken && {
      value: spoken.value,
      to: spoken.to,
      isThousands: spoken.value >= 1000 && spoken.value % 1000 === 0,
      isSpokenWhole: true,
    }
  )
}

/** Three digits after a point, or after a blank when a unit follows: '180.000', '180 000 km'. */
function isThousandsGroup(page: Page, at: number): boolean {
  const token = page.tokens[at]
  if (token && /^\d{3}kms?$/.test(token.word) && (token.tie === '.' || token.tie === ',')) return true
  if (!token?.isNumber || token.word.length !== 3) return false
  return (
    token.tie === '.' ||
    token.tie === ',' ||
    (token.tie === null && (UNIT.test(page.tokens[at + 1]?.word ?? '') || page.asked === 'MILEAGE'))
  )
}
