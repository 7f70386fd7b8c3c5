import { type Vec3 } from './vectors.ts'

/** The same value for the same cell, between 0 and 1. */
function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const fade = (t: number) => t * t * (3 - 2 * t)
const between = (a: number, b: number, t: number) => a + (b - a) * t

/** Smooth value noise, between 0 and 1. */
export function noise([x, y, z]: Vec3): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [fade(x - i), fade(y - j), fade(z - k)]
  const layer = (dz: number) =>
    between(
      between(hash(i, j, k + dz), hash(i + 1, j, k + dz), u),
      between(hash(i, j + 1, k + dz), hash(i + 1, j + 1, k + dz), u),
      v,
    )
  return between(layer(0), layer(1), w)
}

/** Noise of four octaves, between 0 and 1. */
export function fractal(p: Vec3): number {
  let sum = 0
  let weight = 0.5
  let [x, y, z] = p
  for (let octave = 0; octave < 4; octave++) {
    sum += weight * noise([x, y, z])
    weight /= 2
    ;[x, y, z] = [x * 2.03 + 17, y * 2.03 + 5, z * 2.03 + 11]
  }
  return sum / 0.9375
}
