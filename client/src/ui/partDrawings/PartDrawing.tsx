import type { ComponentType } from 'react'
import { Alternator } from './Alternator'
import { BrakeDisc } from './BrakeDisc'
import { BrakePads } from './BrakePads'
import { Bumper } from './Bumper'
import { Clutch } from './Clutch'
import { Filter } from './Filter'
import { Headlight } from './Headlight'
import { Mirror } from './Mirror'
import type { PlateProps } from './Plate'
import { Radiator } from './Radiator'
import { ShockAbsorber } from './ShockAbsorber'
import { SparkPlug } from './SparkPlug'
import { TimingBelt } from './TimingBelt'

const drawings = {
  brakeDisc: BrakeDisc,
  headlight: Headlight,
  brakePads: BrakePads,
  shockAbsorber: ShockAbsorber,
  mirror: Mirror,
  filter: Filter,
  timingBelt: TimingBelt,
  alternator: Alternator,
  radiator: Radiator,
  sparkPlug: SparkPlug,
  clutch: Clutch,
  bumper: Bumper,
} satisfies Record<string, ComponentType<PlateProps>>

export type DrawingName = keyof typeof drawings

/** The drawing of each category of parts; null where none of the twelve fits. */
export const categoryDrawing = {
  BRAKES: 'brakeDisc',
  FILTERS: 'filter',
  SUSPENSION: 'shockAbsorber',
  STEERING: null,
  LIGHTS: 'headlight',
  ENGINE: 'clutch',
  ELECTRICAL: 'alternator',
  BODY: 'bumper',
  ACCESSORIES: 'mirror',
  TYRES: null,
  EXHAUST: null,
  COOLING: 'radiator',
  OTHER: null,
} as const satisfies Record<string, DrawingName | null>

/** One of the twelve drawings by name. A page with a fixed drawing imports its file instead. */
export function PartDrawing({ of, ...props }: PlateProps & { of: DrawingName }) {
  const Drawing = drawings[of]
  return <Drawing {...props} />
}
