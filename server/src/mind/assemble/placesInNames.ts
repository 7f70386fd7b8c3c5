import type { Axle, MentionOf, Sheet, Side } from '../read/mentions.ts'
import type { Said, SaidPart } from './saidPart.ts'

/** Axle contained in the name: 'faro trasero', 'luz de adelante'. */
export function axleInName({ tokens }: Sheet, { from, to }: SaidPart): Said<Axle> | null {
  const words = tokens.slice(from, to).map(({ word }) => word)
  const isFront = words.some(word =>
    /^(delanter[oa]s?|adelante|dianteir[oa]s?|(?=.{8})d\w{1,4}n\w?t\w{0,2}r\w?[oa]s?)$/.test(word),
  )
  const isRear = words.some(word =>
    /^(traser[oa]s?|atras|traseir[oa]s?|tra\w{0,2}s\w?er+[oa]s?|tr\w?se?r+[oa]s?)$/.test(word),
  )
  if (isFront === isRear) return null
  return { value: isFront ? 'FRONT' : 'REAR', from, to }
}

const LEFT = /^(conductor|chofer|izquierd[oa]|motorista|piloto)$/
const RIGHT = /^(acompanante|copiloto|derech[oa]|carona|pasajero)$/

/** Side contained in the name or in its owner's: 'manija de adentro de la puerta del conductor'. */
export function sideInName(
  { tokens }: Sheet,
  { from, to }: Pick<SaidPart, 'from' | 'to'>,
  all: readonly MentionOf<'PART'>[],
): Said<Side> | null {
  const whole = all.find(
    other => other.from > to && tokens.slice(to, other.from).every(({ word }) => OF.test(word)),
  )
  const words = tokens.slice(from, whole?.to ?? to).map(({ word }) => word)
  const isLeft = words.some(word => LEFT.test(word))
  if (isLeft === words.some(word => RIGHT.test(word))) return null
  return { value: isLeft ? 'LEFT' : 'RIGHT', from, to }
}

const OF = /^(de|del|la|el|da|do)$/
