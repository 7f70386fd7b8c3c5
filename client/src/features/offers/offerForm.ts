import { priceProblem } from '../../forms/priceProblem'
import { isWhole, type Problems } from '../../forms/problems'
import { MAX_VALID_HOURS } from '../../lib/generated/fitTerms'
import { MAX_WARRANTY_DAYS } from '../../lib/generated/limits'
import { wholeNumber } from '../../lib/wholeNumber'
import type { RefusedField } from '../../relay/outcome'

const WHOLE_BPS = 10_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export type Condition = 'NEW' | 'USED' | 'REMANUFACTURED'
export type Delivery = 'IMMEDIATE' | 'DAYS_1_3' | 'WEEKS_1_2' | 'OVER_2_WEEKS'
export type FitBasis = 'VIN' | 'PART_NUMBER' | 'PHOTO' | 'UNIVERSAL' | 'NOT_SURE'

/**
 * The form values for one part. Empty strings are not chosen yet. Names match the graph's input, so that
 * refusals find their fields.
 */
export type OfferLineValues = {
  requestedPartId: string
  /** Other lines are not sent. */
  quoted: boolean
  /** For the whole quantity, in centésimos, before a customer's discount. */
  price: number | null
  condition: Condition | ''
  deliveryTime: Delivery | ''
  /** UNTIL_MOMENT for the day and time below. */
  validHours: number
  /** A day of Uruguay as YYYY-MM-DD; empty is not chosen yet. */
  validDay: string
  /** A time of Uruguay as HH:MM; empty is not chosen yet. */
  validTime: string
  hasWarranty: boolean
  /** The text as typed. */
  warrantyDays: string
  /** Empty when the provider does not say. */
  fitBasis: FitBasis | ''
  description: string
}

export type ShippingValues = {
  charge: 'ARRANGED' | 'NONE' | 'AMOUNT'
  /** In centésimos, of the charge AMOUNT; null is not typed yet. */
  amount: number | null
}

/** One line for each part of the request, in their order, and the delivery of all of them. */
export type OfferValues = { lines: OfferLineValues[]; shipping: ShippingValues }

export const ARRANGED_SHIPPING: ShippingValues = { charge: 'ARRANGED', amount: null }

/** The delivery cost of an existing offer, from the graph. */
export function sentShipping(version: { readonly shippingCharge: string; readonly shipping: number }) {
  const charge = version.shippingCharge as ShippingValues['charge']
  return { charge, amount: charge === 'AMOUNT' ? version.shipping : null }
}

/** The validity of a price, as labelled in the dialog. */
export const validities = [
  { hours: 24, label: '24 horas' },
  { hours: 48, label: '48 horas' },
  { hours: 72, label: '3 días' },
  { hours: 168, label: '7 días' },
  { hours: 360, label: '15 días' },
  { hours: 720, label: '30 días' },
] as const

/** The choice of a moment instead of a number of hours. */
export const UNTIL_MOMENT = 0

const DEFAULT_HOURS = 168
/** Uruguay has had no other offset since 2015. */
const OFFSET = '-03:00'
const OFFSET_MS = 3 * 3_600_000

/** The terms that a provider enters once for all parts. */
export type UsualTerms = Pick<
  OfferLineValues,
  | 'condition'
  | 'deliveryTime'
  | 'validHours'
  | 'validDay'
  | 'validTime'
  | 'hasWarranty'
  | 'warrantyDays'
  | 'fitBasis'
>

type WantedPart = { readonly id: string; readonly condition: string }

/**
 * An offer line for each part. The first is switched on and has the usual terms; the buyer's choice of a
 * condition precedes the usual one.
 */
export function blankOffer(
  parts: readonly WantedPart[],
  usual: UsualTerms | null = null,
  shipping: ShippingValues = ARRANGED_SHIPPING,
): OfferValues {
  const lines = parts.map(
    (part, index): OfferLineValues => ({
      requestedPartId: part.id,
      quoted: index === 0,
      price: null,
      condition: part.condition === 'NEW' || part.condition === 'USED' ? part.condition : '',
      deliveryTime: '',
      validHours: DEFAULT_HOURS,
      validDay: '',
      validTime: '',
      hasWarranty: false,
      warrantyDays: '',
      fitBasis: '',
      description: '',
    }),
  )
  return {
    lines: lines.map((line, at) => (at === 0 ? { ...line, ...switchedOn(lines, at, usual) } : line)),
    shipping,
  }
}

/** The terms of the provider's last offer that hold for any other: without a moment or a basis of fit. */
export function usualTerms({
  createdAt,
  lines: [line],
}: {
  readonly createdAt: string
  readonly lines: readonly LastLine[]
}): UsualTerms | null {
  if (!line) return null
  return {
    condition: line.condition as Condition,
    deliveryTime: line.deliveryTime as Delivery,
    validHours: nearestValidity(Date.parse(line.validUntil) - Date.parse(createdAt)),
    validDay: '',
    validTime: '',
    hasWarranty: Boolean(line.warrantyDays),
    warrantyDays: line.warrantyDays ? String(line.warrantyDays) : '',
    fitBasis: '',
  }
}

type LastLine = {
  readonly condition: string
  readonly deliveryTime: string
  readonly validUntil: string
  readonly warrantyDays: number | null | undefined
}

/** A line of an existing offer, from the graph. */
export type SentLine = LastLine & {
  readonly requestedPartId: string
  readonly price: number
  readonly fitBasis: string | null | undefined
  readonly description: string | null | undefined
}

/**
 * The form prefilled with the version of an offer to revise; blank lines when all it quotes has been sold.
 */
export function sentOffer(
  parts: readonly WantedPart[],
  lines: readonly SentLine[],
  { createdAt, shipping }: { readonly createdAt: string; readonly shipping: ShippingValues },
): OfferValues {
  const blankForm = blankOffer(parts, null, shipping)
  const isSold = !lines.some(({ requestedPartId }) => parts.some(({ id }) => id === requestedPartId))
  if (isSold) return blankForm
  return {
    shipping,
    lines: blankForm.lines.map(blank => {
      const line = lines.find(({ requestedPartId }) => requestedPartId === blank.requestedPartId)
      if (!line) return { ...blank, quoted: false }
      return {
        ...blank,
        ...usualTerms({ createdAt, lines: [line] }),
        ...chosenExpiry(line.validUntil, createdAt),
        quoted: true,
        price: line.price,
        fitBasis: (line.fitBasis ?? '') as FitBasis | '',
        description: line.description ?? '',
      }
    }),
  }
}

/** The day and time of an expiry that is none of the usual validities, so that an edited price keeps it. */
function chosenExpiry(
  validUntil: string,
  createdAt: string,
): Partial<Pick<OfferLineValues, 'validHours' | 'validDay' | 'validTime'>> {
  const ms = Date.parse(validUntil) - Date.parse(createdAt)
  const isUsual = validities.some(({ hours }) => Math.abs(hours * HOUR_MS - ms) < MINUTE_MS)
  if (isUsual) return {}
  const local = new Date(Date.parse(validUntil) - OFFSET_MS).toISOString()
  return { validHours: UNTIL_MOMENT, validDay: local.slice(0, 10), validTime: local.slice(11, 16) }
}

function nearestValidity(ms: number): number {
  const distance = (hours: number) => Math.abs(hours * HOUR_MS - ms)
  return validities.reduce(
    (best, { hours }) => (distance(hours) < distance(best) ? hours : best),
    validities[0].hours as number,
  )
}

/**
 * The terms copied to a part when it is switched on: those of the line above, which are mostly the same, or
 * the usual ones when no line above is on.
 */
export function switchedOn(
  lines: readonly OfferLineValues[],
  index: number,
  usual: UsualTerms | null = null,
): Partial<OfferLineValues> {
  const line = lines[index]
  const model = lines.slice(0, index).findLast(({ quoted }) => quoted) ?? usual
  if (!line || !model) return { quoted: true }
  const warranty = line.hasWarranty ? line : model
  return {
    quoted: true,
    condition: line.condition || model.condition,
    deliveryTime: line.deliveryTime || model.deliveryTime,
    validHours: model.validHours,
    validDay: model.validDay,
    validTime: model.validTime,
    hasWarranty: warranty.hasWarranty,
    warrantyDays: warranty.warrantyDays,
    fitBasis: line.fitBasis || model.fitBasis,
  }
}

/** The chosen expiry as a moment; null while the day or the time is not chosen or not valid. */
export function chosenMoment({
  validDay,
  validTime,
}: Pick<OfferLineValues, 'validDay' | 'validTime'>): Date | null {
  const moment = new Date(`${validDay}T${validTime}:00${OFFSET}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The line below, where the keyboard's next key leads; null on the last. */
export function nextLine(lines: readonly OfferLineValues[], index: number): number | null {
  return index + 1 < lines.length ? index + 1 : null
}

export type OfferTotals = {
  /** The number of switched-on parts. */
  quoted: number
  of: number
  /** Sum of the prices less the discount, and the shipping, in centésimos. */
  total: number
  /** The amount of the customer's discount, in centésimos; 0 without. */
  discount: number
  /** The amount after the commission, in centésimos; null until each priced part has its condition. */
  net: number | null
  /** At least one part switched on has a price. */
  priced: boolean
}

/**
 * The totals at the foot of the dialog. A preview: the server's figures count. `bpsOf` is the commission per
 * condition, `discountBps` the discount of a registered customer. The shipping has neither.
 */
export function offerTotals(
  lines: readonly OfferLineValues[],
  bpsOf: Readonly<Partial<Record<string, number>>>,
  discountBps = 0,
  shipping: ShippingValues = ARRANGED_SHIPPING,
): OfferTotals {
  const quoted = lines.filter(line => line.quoted)
  const listed = quoted.filter((line): line is OfferLineValues & { price: number } => Boolean(line.price))
  const priced = listed.map(({ price, condition }) => ({
    price: price - shareOf(price, discountBps),
    condition,
  }))
  const goods = priced.reduce((sum, { price }) => sum + price, 0)
  const delivery = priced.length > 0 && shipping.charge === 'AMOUNT' ? (shipping.amount ?? 0) : 0
  const nets = priced.map(({ price, condition }) => {
    const bps = bpsOf[condition]
    return bps === undefined ? null : price - shareOf(price, bps)
  })
  return {
    quoted: quoted.length,
    of: lines.length,
    total: goods + delivery,
    discount: listed.reduce((sum, { price }) => sum + price, 0) - goods,
    net: nets.reduce<number | null>(
      (sum, each) => (sum === null || each === null ? null : sum + each),
      priced.length > 0 ? delivery : null,
    ),
    priced: priced.length > 0,
  }
}

/** Rounded half up, as on the server. */
const shareOf = (centesimos: number, bps: number) =>
  Math.floor((centesimos * bps + WHOLE_BPS / 2) / WHOLE_BPS)

/** Checks only the switched-on parts, and the shipping. */
export function offerProblems({ lines, shipping }: OfferValues, now = Date.now()): Problems<OfferValues> {
  const problems: Problems<OfferValues> = {}
  problems['shipping.amount'] = shipping.charge === 'AMOUNT' && !shipping.amount && 'Poné el costo del envío.'
  for (const [index, line] of lines.entries()) {
    if (!line.quoted) continue
    const { price, condition, deliveryTime, hasWarranty, warrantyDays } = line
    problems[`lines.${index}.price`] = priceProblem(price)
    problems[`lines.${index}.condition`] = !condition && 'Elegí la condición.'
    problems[`lines.${index}.deliveryTime`] = !deliveryTime && 'Elegí la entrega.'
    if (line.validHours === UNTIL_MOMENT) {
      const [field, message] = momentProblem(line, now)
      problems[`lines.${index}.${field}`] = message
    }
    problems[`lines.${index}.warrantyDays`] =
      hasWarranty &&
      !isWhole(warrantyDays, 1, MAX_WARRANTY_DAYS) &&
      `Poné entre 1 y ${MAX_WARRANTY_DAYS} días.`
  }
  return problems
}

/** The day is named first, so that the page shows one problem at a time. */
function momentProblem(line: OfferLineValues, now: number): ['validDay' | 'validTime', string | false] {
  if (!line.validDay) return ['validDay', 'Elegí el día.']
  if (!line.validTime) return ['validTime', 'Poné la hora, por ejemplo 18:00.']
  const moment = chosenMoment(line)
  if (!moment) return ['validDay', 'Elegí el día.']
  if (moment.getTime() < now + HOUR_MS) return ['validDay', 'La oferta tiene que valer al menos una hora.']
  const last = now + MAX_VALID_HOURS * HOUR_MS
  return ['validDay', moment.getTime() > last && 'La oferta puede valer hasta 90 días.']
}

/** The lines as the graph takes them. Only after `offerProblems` found none. */
export function offerLines({ lines }: OfferValues) {
  return lines.flatMap(line => {
    const { requestedPartId, quoted, price, condition, deliveryTime, validHours } = line
    const moment = validHours === UNTIL_MOMENT ? chosenMoment(line) : null
    if (!quoted || price === null || condition === '' || deliveryTime === '') return []
    return [
      {
        requestedPartId,
        price,
        condition,
        deliveryTime,
        validHours: moment ? null : validHours,
        validUntil: moment?.toISOString() ?? null,
        warrantyDays: line.hasWarranty ? wholeNumber(line.warrantyDays) : null,
        fitBasis: line.fitBasis || null,
        description: line.description.trim() || null,
      },
    ]
  })
}

/** The shipping as the graph takes it. Only after `offerProblems` found none. */
export function offerShipping({ shipping: { charge, amount } }: OfferValues) {
  return { charge, amount: charge === 'AMOUNT' ? amount : null }
}

/** Maps refused fields to their place in the form: only the switched-on lines were sent. */
export function inForm(
  { lines }: Pick<OfferValues, 'lines'>,
  refused: readonly RefusedField[],
): RefusedField[] {
  const sent = lines.flatMap(({ quoted }, index) => (quoted ? [String(index)] : []))
  return refused.map(field => {
    const [list, line, ...rest] = field.path
    if (list === 'shipping') return field
    const index = list === 'lines' ? sent[Number(line)] : undefined
    if (index === undefined) return { ...field, path: [] }
    return {
      ...field,
      path: ['lines', index, ...rest.map(name => (name === 'validUntil' ? 'validDay' : name))],
    }
  })
}
