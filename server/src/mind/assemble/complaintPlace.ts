import type { Known, KnownPart } from '../known.ts'
import type { Sheet } from '../read/mentions.ts'
import { evidenceOf } from './mergeVehicles.ts'
import type { Details, SaidParts } from './saidPart.ts'

type Place = Known['complaintPlace']

/** Place of the complaint, as far as stated before any part was known. */
export function complaintPlaceOf(
  known: Known,
  { wanted, loose }: SaidParts,
  sheet: Sheet,
  turn: number,
): Place {
  if (known.parts.length > 0 || wanted.length > 0) return known.complaintPlace
  const factOf = <F extends 'side' | 'axle'>(field: F) => {
    const said: Details[F] = loose[field]
    return said && { value: said.value, evidence: evidenceOf(sheet, turn, said) }
  }
  return {
    side: factOf('side') ?? known.complaintPlace.side,
    axle: factOf('axle') ?? known.complaintPlace.axle,
  } as Place
}

/** Puts the only part named after a complaint at the complaint's place, unless it has its own. */
export function atComplaintPlace(
  known: Known,
  parts: readonly KnownPart[],
  fixedAxle: boolean,
): readonly KnownPart[] {
  const [part] = parts
  const { side, axle } = known.complaintPlace
  if (known.parts.length > 0 || parts.length !== 1 || !part) return parts
  return [
    {
      ...part,
      side: part.side ?? (part.hasSides ? side : null),
      axle: part.axle ?? (part.hasAxles && !fixedAxle ? axle : null),
    },
  ]
}
