import { brakeDisc, brakePads, bumper, headlight, mirror, shockAbsorber } from './bodyParts.ts'
import { alternator, clutch, filter, radiator, sparkPlug, timingBelt } from './engineParts.ts'
import type { Part } from './part.ts'

/** The parts by the names of their files. */
export const PARTS: Readonly<Record<string, () => Part>> = {
  alternator,
  brakeDisc,
  brakePads,
  bumper,
  clutch,
  filter,
  headlight,
  mirror,
  radiator,
  shockAbsorber,
  sparkPlug,
  timingBelt,
}
