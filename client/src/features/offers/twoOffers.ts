import { DELIVERY_WORDS } from '../../lib/generated/offerTerms'
import { formatMoney } from '../../lib/money'
import { count } from '../../lib/text'

type Line = {
  readonly deliveryTime: string
  readonly warrantyDays: number | null | undefined
}

/** The figures of an offer that are compared with those of another. */
export type Figures = {
  /** Integer centésimos. */
  total: number
  /** Position among the delivery times, the quickest first. */
  delivery: number
  /** The shortest of its lines; 0 when one has none. */
  warrantyDays: number
}

const QUICKEST_FIRST = Object.keys(DELIVERY_WORDS)

/** Figures of an offer's lines for open parts, as the server compares them. */
export function figuresOf(total: number, lines: readonly Line[]): Figures {
  return {
    total,
    delivery: Math.max(0, ...lines.map(({ deliveryTime }) => QUICKEST_FIRST.indexOf(deliveryTime))),
    warrantyDays: lines.length === 0 ? 0 : Math.min(...lines.map(line => line.warrantyDays ?? 0)),
  }
}

/** 'La de $ 6.290 cuesta $ 1.440 más, trae 150 días más de garantía y llega antes.' The dearer one is described. */
export function differenceWords(one: Figures, other: Figures): string {
  if (one.total === other.total) return 'Las dos cuestan lo mismo.'
  const [cheap, dear] = one.total < other.total ? [one, other] : [other, one]
  const days = dear.warrantyDays - cheap.warrantyDays
  const rest = [
    `cuesta ${formatMoney(dear.total - cheap.total)} más`,
    days !== 0 && `trae ${count(Math.abs(days), 'día', 'días')} ${days > 0 ? 'más' : 'menos'} de garantía`,
    dear.delivery !== cheap.delivery && `llega ${dear.delivery < cheap.delivery ? 'antes' : 'después'}`,
  ].filter(words => words !== false)
  return `La de ${formatMoney(dear.total)} ${new Intl.ListFormat('es').format(rest)}.`
}
