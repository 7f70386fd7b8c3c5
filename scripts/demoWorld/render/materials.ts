import { fractal, noise } from './noise.ts'
import { colour, mix, scale, smooth, type Vec3 } from './vectors.ts'

/** The appearance of a surface at one point. */
export interface Surface {
  readonly colour: Vec3
  /** The share of the surroundings it mirrors, 0 to 1. */
  readonly metal: number
  /** Sharpness of its highlight; 4 is dull, 400 is polished. */
  readonly gloss: number
  /** The share by which its relief deflects the light, 0 to 1. */
  readonly relief: number
}

/** A surface by the point of the part that it is at. */
export type Material = (p: Vec3) => Surface

const RUST = colour('#7a4526')
const GRIME = colour('#24211d')
const DUST = colour('#9b9488')

/** Rust in flecks, grime in the hollows and a veil of dust: `wear` from 0 (in its box) to 1 (from a wreck). */
const worn = (surface: Surface, p: Vec3, wear: number): Surface => {
  const stain = smooth(0.62 - wear * 0.22, 0.8 - wear * 0.1, fractal(scale(p, 2.1)))
  const fleck = smooth(0.66, 0.74, fractal(scale(p, 7.3))) * wear
  const isMetal = surface.metal > 0.3
  const dirty = mix(surface.colour, isMetal ? RUST : GRIME, stain * wear * (isMetal ? 0.75 : 0.55))
  return {
    colour: mix(mix(dirty, GRIME, fleck * 0.7), DUST, wear * 0.12),
    metal: surface.metal * (1 - stain * wear * 0.85) * (1 - fleck * 0.6),
    gloss: surface.gloss * (1 - wear * 0.5) * (1 - stain * wear * 0.6),
    relief: surface.relief + stain * wear * 0.25,
  }
}

export const paint = (hex: string, wear = 0): Material => {
  const ground = colour(hex)
  return p => worn({ colour: ground, metal: 0.1, gloss: 90, relief: 0.01 }, p, wear)
}
export const plastic = (hex: string, wear = 0): Material => {
  const ground = colour(hex)
  return p => worn({ colour: ground, metal: 0.03, gloss: 22, relief: 0.06 }, p, wear)
}
export const rubber = (hex = '#26262a', wear = 0.3): Material => {
  const ground = colour(hex)
  return p => worn({ colour: ground, metal: 0.01, gloss: 9, relief: 0.1 }, p, wear)
}
export const ceramic = (hex = '#f2efe6'): Material => {
  const ground = colour(hex)
  return p => worn({ colour: ground, metal: 0.08, gloss: 160, relief: 0 }, p, 0.12)
}
export const cast = (hex = '#8b8d8c', wear = 0.4): Material => {
  const ground = colour(hex)
  return p =>
    worn(
      { colour: scale(ground, 0.85 + 0.3 * noise(scale(p, 24))), metal: 0.45, gloss: 18, relief: 0.18 },
      p,
      wear,
    )
}
export const chrome = (hex = '#d9dcdd', wear = 0.1): Material => {
  const ground = colour(hex)
  return p => worn({ colour: ground, metal: 0.82, gloss: 240, relief: 0.015 }, p, wear)
}
/** Turned on a lathe around the y axis: fine rings. */
export const turned = (hex = '#b4b6b6', wear = 0.2): Material => {
  const ground = colour(hex)
  return p => {
    const ring = noise([Math.hypot(p[0], p[2]) * 70, 0, 0])
    return worn(
      { colour: scale(ground, 0.8 + 0.35 * ring), metal: 0.62, gloss: 60, relief: 0.05 * ring },
      p,
      wear,
    )
  }
}
/** Pressed friction lining with brass chips. */
export const lining = (hex = '#4b463f'): Material => {
  const ground = colour(hex)
  const brass = colour('#a88c4e')
  return p => {
    const chip = smooth(0.72, 0.78, noise(scale(p, 31)))
    return {
      colour: mix(scale(ground, 0.75 + 0.5 * fractal(scale(p, 9))), brass, chip * 0.6),
      metal: chip * 0.3,
      gloss: 8,
      relief: 0.22,
    }
  }
}
/** The fins of a radiator: rows of thin aluminium between flat tubes. */
export const fins = (): Material => {
  const light = colour('#aeb1b0')
  const dark = colour('#2f3130')
  return p => {
    const tube = smooth(0.3, 0.42, Math.abs(((((p[2] * 7.5) % 1) + 1) % 1) - 0.5))
    const fin = 0.5 + 0.5 * Math.sin(p[0] * 150 + Math.sin(p[2] * 47) * 1.2)
    const bent = fractal([p[0] * 3, 0, p[2] * 3])
    return {
      colour: mix(scale(mix(dark, light, fin * (0.5 + bent * 0.5)), 0.9), light, tube * 0.8),
      metal: 0.25 + tube * 0.3,
      gloss: 30,
      relief: 0.12,
    }
  }
}

/** The material under the parts. */
export type Counter = 'wood' | 'bench' | 'cardboard'

export function counterSurface(counter: Counter, [x, , z]: Vec3): Surface {
  if (counter === 'wood') {
    const plank = Math.floor(z / 1.9)
    const grain = fractal([x * 0.9 + plank * 13, plank * 7, z * 9])
    const seam = smooth(0.035, 0.005, Math.abs(((((z / 1.9) % 1) + 1) % 1) - 0.5) * 1.9 - 0.915)
    const ground = mix(colour('#8a6a47'), colour('#b39067'), grain)
    const stain = smooth(0.55, 0.75, fractal([x * 0.35 + 9, 3, z * 0.35]))
    return {
      colour: scale(mix(ground, colour('#4d3d2c'), stain * 0.45), seam > 0.5 ? 1 : 0.72),
      metal: 0.02,
      gloss: 14,
      relief: 0.05 + grain * 0.05,
    }
  }
  if (counter === 'bench') {
    const brushed = fractal([x * 0.6, 1, z * 22])
    const scratch = smooth(0.69, 0.71, fractal([x * 1.4 + z * 2.2, 8, z * 0.5 - x * 3]))
    const smear = fractal([x * 0.4, 5, z * 0.4 + 3])
    return {
      colour: scale(mix(colour('#8b918f'), colour('#707674'), brushed), 0.8 + smear * 0.3 + scratch * 0.12),
      metal: 0.18 + smear * 0.1,
      gloss: 26,
      relief: 0.05,
    }
  }
  const flute = 0.5 + 0.5 * Math.sin(x * 26)
  const fibre = fractal([x * 5, 2, z * 5])
  const mark = smooth(0.6, 0.72, fractal([x * 0.6 + 4, 6, z * 0.6]))
  return {
    colour: scale(mix(colour('#b08d5f'), colour('#c6a67a'), fibre), 0.93 + 0.05 * flute - mark * 0.16),
    metal: 0,
    gloss: 6,
    relief: 0.07,
  }
}
