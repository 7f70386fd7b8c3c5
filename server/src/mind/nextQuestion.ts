import type { Known, KnownPart } from './known.ts'
import type { MindState } from './mind.ts'
import type { Asked } from './values.ts'

/**
 * Maximum number of times each question is asked. A request cannot be made without those listed with more
 * than one.
 */
const MOST_TIMES: Readonly<Partial<Record<Asked, number>>> = {
  PART: 3,
  SYMPTOM: 2,
  VEHICLE: 2,
  MODEL: 2,
  YEAR: 2,
  CONTACT: 3,
  DEPARTMENT: 2,
}

/** The same for a question that was ignored: the visitor may still know the answer. */
const MOST_TIMES_PASSED_OVER = 2

/** Chooses the next question: the most useful missing fact. `passedOver` was asked last and ignored. */
export function nextQuestion({
  known,
  timesAsked,
  symptoms,
  passedOver,
}: Pick<MindState, 'known' | 'timesAsked' | 'symptoms'> & { readonly passedOver: Asked | null }): Asked {
  const most = (asked: Asked) => MOST_TIMES[asked] ?? (asked === passedOver ? MOST_TIMES_PASSED_OVER : 1)
  const may = (asked: Asked) => (timesAsked[asked] ?? 0) < most(asked)
  return missing(known, symptoms.length > 0).find(may) ?? 'CONFIRM'
}

type AskedOfParts = 'SIDE' | 'AXLE' | 'CONDITION'

const LACKS: Readonly<Record<AskedOfParts, (part: KnownPart) => boolean>> = {
  SIDE: ({ hasSides, side }) => hasSides && side === null,
  AXLE: ({ hasAxles, axle }) => hasAxles && axle === null,
  CONDITION: ({ condition }) => condition === null,
}

/** The parts that lack the fact asked for; none for questions that are not about parts. */
export function partsLacking(asked: Asked, parts: readonly KnownPart[]): readonly KnownPart[] {
  return asked === 'SIDE' || asked === 'AXLE' || asked === 'CONDITION' ? parts.filter(LACKS[asked]) : []
}

function missing({ vehicles, parts, contact }: Known, hasSymptom: boolean): Asked[] {
  const [vehicle] = vehicles
  const lacks = (test: (part: KnownPart) => boolean) => parts.some(test)
  const isReachable = contact.phone !== null || contact.email !== null
  const asked: (Asked | false)[] = [
    parts.length === 0 && (hasSymptom ? 'SYMPTOM' : 'PART'),
    (!vehicle || (vehicle.brand === null && vehicle.model === null)) && 'VEHICLE',
    vehicles.some(({ brand, model }) => brand !== null && model === null) && 'MODEL',
    parts.length === 0 && hasSymptom && 'PART',
    vehicles.some(({ year }) => year === null) && 'YEAR',
    lacks(LACKS.SIDE) && 'SIDE',
    lacks(LACKS.AXLE) && 'AXLE',
    lacks(({ category }) => category === 'ENGINE') &&
      vehicles.some(({ engine }) => engine === null) &&
      'ENGINE',
    lacks(LACKS.CONDITION) && 'CONDITION',
    !isReachable && 'CONTACT',
    contact.department === null && 'DEPARTMENT',
  ]
  return asked.filter(each => each !== false)
}
