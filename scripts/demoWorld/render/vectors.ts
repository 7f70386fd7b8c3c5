/** A point, direction or linear colour. */
export type Vec3 = readonly [number, number, number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec3): number => Math.sqrt(dot(a, a))
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1))
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
export const smooth = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** An sRGB colour of the design as linear light. */
export function colour(hex: string): Vec3 {
  const value = Number.parseInt(hex.slice(1), 16)
  const linear = (byte: number) => ((byte & 255) / 255) ** 2.2
  return [linear(value >> 16), linear(value >> 8), linear(value)]
}
