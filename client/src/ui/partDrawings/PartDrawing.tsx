import { type ComponentType, lazy, Suspense } from 'react'
import { Plate, type PlateProps } from './Plate'

const drawings = {
  brakeDisc: lazy(() => import('./BrakeDisc').then(m => ({ default: m.BrakeDisc }))),
  headlight: lazy(() => import('./Headlight').then(m => ({ default: m.Headlight }))),
  brakePads: lazy(() => import('./BrakePads').then(m => ({ default: m.BrakePads }))),
  shockAbsorber: lazy(() => import('./ShockAbsorber').then(m => ({ default: m.ShockAbsorber }))),
  mirror: lazy(() => import('./Mirror').then(m => ({ default: m.Mirror }))),
  filter: lazy(() => import('./Filter').then(m => ({ default: m.Filter }))),
  timingBelt: lazy(() => import('./TimingBelt').then(m => ({ default: m.TimingBelt }))),
  alternator: lazy(() => import('./Alternator').then(m => ({ default: m.Alternator }))),
  radiator: lazy(() => import('./Radiator').then(m => ({ default: m.Radiator }))),
  sparkPlug: lazy(() => import('./SparkPlug').then(m => ({ default: m.SparkPlug }))),
  clutch: lazy(() => import('./Clutch').then(m => ({ default: m.Clutch }))),
  bumper: lazy(() => import('./Bumper').then(m => ({ default: m.Bumper }))),
} satisfies Record<string, ComponentType<PlateProps>>

export type DrawingName = keyof typeof drawings

/** The drawing that stands for each category of parts; null where none of the twelve tells the truth. */
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

/** One of the twelve drawings by name, loaded when shown. A page that always shows one imports its file instead. */
export function PartDrawing({ of, ...props }: PlateProps & { of: DrawingName }) {
  const Drawing = drawings[of]
  return (
    <Suspense fallback={<Plate {...props} />}>
      <Drawing {...props} />
    </Suspense>
  )
}
