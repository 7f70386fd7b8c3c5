const WHOLE_BPS = 10_000
const HOUR_MS = 3_600_000

export type Condition = 'NEW' | 'USED' | 'REMANUFACTURED'
export type Delivery = 'IMMEDIATE' | 'DAYS_1_3' | 'WEEKS_1_2' | 'OVER_2_WEEKS'

/** What the provider is writing about one part. Empty strings are not chosen yet. */
export type OfferFormLine = {
  partId: string
  quoted: boolean
  /** Of the whole quantity, in centésimos. */
  price: number | null
  condition: Condition | ''
  deliveryTime: Delivery | ''
  validHours: number
  hasWarranty: boolean
  /** As typed. */
  warrantyDays: string
  description: string
}

export type OfferForm = { parts: OfferFormLine[] }

/** For how long a price can bind, as written in the dialog. */
export const validities = [
  { hours: 24, label: '24 horas' },
  { hours: 48, label: '48 horas' },
  { hours: 72, label: '3 días' },
  { hours: 168, label: '7 días' },
  { hours: 360, label: '15 días' },
  { hours: 720, label: '30 días' },
] as const

const DEFAULT_HOURS = 168

type WantedPart = { readonly id: string; readonly condition: string }

/** An empty offer line for each part. The first is switched on; what the buyer asked for is chosen where it is clear. */
export function blankOffer(parts: readonly WantedPart[]): OfferForm {
  return {
    parts: parts.map((part, index) => ({
      partId: part.id,
      quoted: index === 0,
      price: null,
      condition: part.condition === 'NEW' || part.condition === 'USED' ? part.condition : '',
      deliveryTime: '',
      validHours: DEFAULT_HOURS,
      hasWarranty: false,
      warrantyDays: '',
      description: '',
    })),
  }
}

/** One line of an offer that exists, as the graph says it. */
export type SentLine = {
  readonly partId: string
  readonly price: number
  readonly condition: string
  readonly deliveryTime: string
  readonly validUntil: string
  readonly warrantyDays: number | null | undefined
  readonly description: string | null | undefined
}

/** The form filled with what an offer says now, to be revised. `writtenAt` is when that version was sent. */
export function sentOffer(
  parts: readonly WantedPart[],
  lines: readonly SentLine[],
  writtenAt: string,
): OfferForm {
  return {
    parts: blankOffer(parts).parts.map(blank => {
      const line = lines.find(({ partId }) => partId === blank.partId)
      if (!line) return { ...blank, quoted: false }
      return {
        partId: blank.partId,
        quoted: true,
        price: line.price,
        condition: line.condition as Condition,
        deliveryTime: line.deliveryTime as Delivery,
        validHours: nearestValidity(Date.parse(line.validUntil) - Date.parse(writtenAt)),
        hasWarranty: Boolean(line.warrantyDays),
        warrantyDays: line.warrantyDays ? String(line.warrantyDays) : '',
        description: line.description ?? '',
      }
    }),
  }
}

function nearestValidity(ms: number): number {
  const distance = (hours: number) => Math.abs(hours * HOUR_MS - ms)
  return validities.reduce(
    (best, { hours }) => (distance(hours) < distance(best) ? hours : best),
    validities[0].hours as number,
  )
}

/** What a part inherits when it is switched on: the terms of the line above it, which are mostly the same. */
export function switchedOn(parts: readonly OfferFormLine[], index: number): Partial<OfferFormLine> {
  const part = parts[index]
  const model = parts.slice(0, index).findLast(({ quoted }) => quoted)
  if (!part || !model) return { quoted: true }
  return {
    quoted: true,
    deliveryTime: part.deliveryTime || model.deliveryTime,
    validHours: model.validHours,
  }
}

export type OfferTotals = {
  /** Parts switched on. */
  quoted: number
  of: number
  /** Sum of the prices, in centésimos. */
  total: number
  /** What is left after the commission, in centésimos; null until each priced part has its condition. */
  net: number | null
  /** At least one part switched on has a price. */
  priced: boolean
}

/** The foot of the dialog. A preview: what counts is what the server computes. `bpsOf` is the commission per condition. */
export function offerTotals(
  parts: readonly OfferFormLine[],
  bpsOf: Readonly<Partial<Record<string, number>>>,
): OfferTotals {
  const quoted = parts.filter(part => part.quoted)
  const priced = quoted.filter((part): part is OfferFormLine & { price: number } => Boolean(part.price))
  const nets = priced.map(({ price, condition }) => {
    const bps = bpsOf[condition]
    return bps === undefined ? null : price - Math.floor((price * bps + WHOLE_BPS / 2) / WHOLE_BPS)
  })
  return {
    quoted: quoted.length,
    of: parts.length,
    total: priced.reduce((sum, { price }) => sum + price, 0),
    net: nets.reduce<number | null>(
      (sum, each) => (sum === null || each === null ? null : sum + each),
      priced.length > 0 ? 0 : null,
    ),
    priced: priced.length > 0,
  }
}

export type OfferLineField = Exclude<keyof OfferFormLine, 'partId'>
export type OfferProblem = { part: number; field: OfferLineField; message: string }

/** What is still missing before it can be sent, in the order of the form. */
export function offerProblems(parts: readonly OfferFormLine[]): OfferProblem[] {
  return parts.flatMap((line, part) => {
    if (!line.quoted) return []
    const problem = (field: OfferLineField, message: string): OfferProblem => ({ part, field, message })
    const days = Number(line.warrantyDays)
    const wrongDays = line.hasWarranty && !(Number.isInteger(days) && days >= 1 && days <= 365)
    return [
      ...(line.price ? [] : [problem('price', 'Poné el precio.')]),
      ...(line.condition ? [] : [problem('condition', 'Elegí la condición.')]),
      ...(line.deliveryTime ? [] : [problem('deliveryTime', 'Elegí la entrega.')]),
      ...(wrongDays ? [problem('warrantyDays', 'Poné entre 1 y 365 días.')] : []),
    ]
  })
}

/** The offer lines as the graph takes them. Only after `offerProblems` found none. */
export function offerLines(parts: readonly OfferFormLine[]) {
  return parts.flatMap(line => {
    const { quoted, price, condition, deliveryTime } = line
    if (!quoted || price === null || condition === '' || deliveryTime === '') return []
    return [
      {
        requestedPartId: line.partId,
        price,
        condition,
        deliveryTime,
        validHours: line.validHours,
        warrantyDays: line.hasWarranty ? Number(line.warrantyDays) : null,
        description: line.description.trim() || null,
      },
    ]
  })
}

// The names under which the server reports a field.
const fieldNames: Readonly<Partial<Record<string, OfferLineField>>> = {
  requestedPartId: 'quoted',
  price: 'price',
  condition: 'condition',
  deliveryTime: 'deliveryTime',
  validHours: 'validHours',
  warrantyDays: 'warrantyDays',
  description: 'description',
}

/**
 * The server's field errors (`lines.0.price`) on the parts they belong to; its lines are only the parts that were
 * switched on. What belongs to no field comes back apart.
 */
export function serverProblems(
  parts: readonly OfferFormLine[],
  fields: readonly { readonly name: string; readonly message: string }[],
): { problems: OfferProblem[]; rest: string[] } {
  const sent = parts.flatMap(({ quoted }, part) => (quoted ? [part] : []))
  const problems: OfferProblem[] = []
  const rest: string[] = []
  for (const { name, message } of fields) {
    const path = name.split('.')
    const at = path.indexOf('lines')
    const part = at === -1 ? undefined : sent[Number(path[at + 1])]
    const field = fieldNames[path[at + 2] ?? '']
    if (part === undefined || !field) rest.push(message)
    else problems.push({ part, field, message })
  }
  return { problems, rest }
}
