import type { Vec3 } from './vectors.ts'

// Signed distances: negative inside. Lengths are in decimetres, y points up from the counter.

export type Shape = (p: Vec3) => number

const { abs, atan2, cos, hypot, max, min, PI, round, sin, sqrt } = Math

export const move =
  (shape: Shape, [x, y, z]: Vec3): Shape =>
  p =>
    shape([p[0] - x, p[1] - y, p[2] - z])
/** Angles in degrees. */
export const turnX = (shape: Shape, angle: number): Shape => {
  const [c, s] = [cos((angle * PI) / 180), sin((angle * PI) / 180)]
  return ([x, y, z]) => shape([x, c * y + s * z, c * z - s * y])
}
export const turnY = (shape: Shape, angle: number): Shape => {
  const [c, s] = [cos((angle * PI) / 180), sin((angle * PI) / 180)]
  return ([x, y, z]) => shape([c * x - s * z, y, s * x + c * z])
}
export const turnZ = (shape: Shape, angle: number): Shape => {
  const [c, s] = [cos((angle * PI) / 180), sin((angle * PI) / 180)]
  return ([x, y, z]) => shape([c * x + s * y, c * y - s * x, z])
}

export const join =
  (...shapes: readonly Shape[]): Shape =>
  p => {
    let nearest = Number.POSITIVE_INFINITY
    for (const shape of shapes) nearest = min(nearest, shape(p))
    return nearest
  }
export const cut =
  (shape: Shape, ...tools: readonly Shape[]): Shape =>
  p => {
    let distance = shape(p)
    for (const tool of tools) distance = max(distance, -tool(p))
    return distance
  }
export const common =
  (one: Shape, other: Shape): Shape =>
  p =>
    max(one(p), other(p))
/** Joined with a fillet of that radius. */
export const weld =
  (radius: number, one: Shape, other: Shape): Shape =>
  p => {
    const [a, b] = [one(p), other(p)]
    const h = max(radius - abs(a - b), 0) / radius
    return min(a, b) - (h * h * radius) / 4
  }
export const inflate =
  (shape: Shape, by: number): Shape =>
  p =>
    shape(p) - by

export const sphere =
  (radius: number): Shape =>
  ([x, y, z]) =>
    hypot(x, y, z) - radius

/** Half sizes, edges rounded. */
export const box =
  ([a, b, c]: Vec3, rounded = 0.02): Shape =>
  ([x, y, z]) => {
    const [u, v, w] = [abs(x) - a + rounded, abs(y) - b + rounded, abs(z) - c + rounded]
    return hypot(max(u, 0), max(v, 0), max(w, 0)) + min(max(u, v, w), 0) - rounded
  }

export const ellipsoid =
  ([a, b, c]: Vec3): Shape =>
  ([x, y, z]) => {
    const inner = hypot(x / a, y / b, z / c)
    const slope = hypot(x / (a * a), y / (b * b), z / (c * c))
    return slope === 0 ? -min(a, b, c) : (inner * (inner - 1)) / slope
  }

/** Around the y axis, from -half to half. */
export const cylinder =
  (radius: number, half: number, rounded = 0.02): Shape =>
  ([x, y, z]) => {
    const [u, v] = [hypot(x, z) - radius + rounded, abs(y) - half + rounded]
    return min(max(u, v), 0) + hypot(max(u, 0), max(v, 0)) - rounded
  }
export const tube = (outer: number, inner: number, half: number, rounded = 0.02): Shape =>
  cut(cylinder(outer, half, rounded), cylinder(inner, half * 2, 0))
/** With that number of flat sides. */
export const prism =
  (sides: number, radius: number, half: number, rounded = 0.01): Shape =>
  ([x, y, z]) => {
    const step = (2 * PI) / sides
    const angle = atan2(z, x)
    const near = angle - round(angle / step) * step
    const [u, v] = [hypot(x, z) * cos(near) - radius + rounded, abs(y) - half + rounded]
    return min(max(u, v), 0) + hypot(max(u, 0), max(v, 0)) - rounded
  }
export const ring =
  (radius: number, thickness: number): Shape =>
  ([x, y, z]) =>
    hypot(hypot(x, z) - radius, y) - thickness

/** The same shape that many times around the y axis; the original lies on the x axis. */
export const around =
  (times: number, shape: Shape): Shape =>
  ([x, y, z]) => {
    const step = (2 * PI) / times
    const angle = atan2(z, x)
    const turned = angle - round(angle / step) * step
    const far = hypot(x, z)
    return shape([far * cos(turned), y, far * sin(turned)])
  }
/** The same shape every `step` along x, `times` to each side. */
export const along =
  (step: number, times: number, shape: Shape): Shape =>
  ([x, y, z]) =>
    shape([x - step * max(-times, min(times, round(x / step))), y, z])

/** A wire wound around the y axis. */
export const coil =
  (radius: number, wire: number, pitch: number, half: number): Shape =>
  ([x, y, z]) => {
    const turn = atan2(z, x) / (2 * PI)
    const height = y / pitch - turn
    const near = (height - round(height)) * pitch
    const wound = hypot(hypot(x, z) - radius, near * 0.95) - wire
    return max(wound * 0.8, abs(y) - half)
  }

/** A loop of a belt that lies on its edge, bent like a stadium. */
export const loop =
  (reach: number, radius: number, bend: number): ((p: Vec3) => readonly [side: number, run: number]) =>
  ([x, , z]) => {
    const bent = z + bend * x * x
    const over = max(abs(x) - reach, 0)
    const side = sqrt(over * over + bent * bent) - radius
    const run = abs(x) < reach ? x : (atan2(bent, over) + PI / 2) * radius + reach
    return [side, run]
  }
