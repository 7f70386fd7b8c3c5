import { counterSurface, type Surface } from './materials.ts'
import { noise } from './noise.ts'
import type { Part } from './part.ts'
import { turnY } from './shapes.ts'
import {
  add,
  clamp,
  colour,
  cross,
  dot,
  length,
  mix,
  normalize,
  scale,
  smooth,
  subtract,
  times,
  type Vec3,
} from './vectors.ts'

const SUN = normalize([-0.55, 1, 0.42])
const SUN_LIGHT = scale(colour('#fff3df'), 2.1)
const SKY_LIGHT = scale(colour('#cfdce6'), 0.62)
const BOUNCE = scale(colour('#b08d63'), 0.16)
/** Distance in decimetres beyond which nothing is drawn. */
const FAR = 26
const NEAR_ENOUGH = 0.0025
/** The middle of the part, at which the camera looks. */
const MIDDLE: Vec3 = [0, 0.4, 0]

interface Scene {
  /** Distance to the nearest piece. */
  readonly distance: (p: Vec3) => number
  /** Radius of the sphere around `MIDDLE` that the part is in. */
  readonly reach: number
  readonly surface: (p: Vec3) => Surface
  readonly cover: ((p: Vec3) => number) | null
}

function sceneOf({ pieces, cover, turned, far }: Part): Scene {
  const placed = pieces.map(({ shape, material }) => ({ shape: turnY(shape, turned), material }))
  const angle = (turned * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return {
    reach: far * 0.42,
    distance: p => {
      let nearest = Number.POSITIVE_INFINITY
      for (const { shape } of placed) nearest = Math.min(nearest, shape(p))
      return nearest
    },
    surface: p => {
      const nearest = placed.reduce((one, other) => (other.shape(p) < one.shape(p) ? other : one))
      return nearest.material([c * p[0] - s * p[2], p[1], s * p[0] + c * p[2]])
    },
    cover: cover ? turnY(cover, turned) : null,
  }
}

/** The distances at which the ray enters and leaves the sphere around the part; null when it misses it. */
function passage({ reach }: Scene, from: Vec3, towards: Vec3): readonly [number, number] | null {
  const offset = subtract(from, MIDDLE)
  const along = -dot(offset, towards)
  const inside = reach * reach - dot(offset, offset) + along * along
  if (inside <= 0) return null
  const half = Math.sqrt(inside)
  return along + half <= 0 ? null : [Math.max(0, along - half), along + half]
}

/** Distance along the ray to what `distance` is zero at; null when it misses. */
function march(
  scene: Scene,
  distance: (p: Vec3) => number,
  from: Vec3,
  towards: Vec3,
  limit: number,
): number | null {
  const way = passage(scene, from, towards)
  if (!way) return null
  let gone = way[0]
  const farthest = Math.min(way[1], limit)
  for (let step = 0; step < 160 && gone < farthest; step++) {
    const left = distance(add(from, scale(towards, gone)))
    if (left < NEAR_ENOUGH) return gone
    gone += left * 0.85
  }
  return null
}

/** The share of the sun that arrives, with a soft edge. */
function sunAt(scene: Scene, from: Vec3): number {
  const { distance } = scene
  const way = passage(scene, from, SUN)
  if (!way) return 1
  let light = 1
  let gone = Math.max(0.03, way[0])
  for (let step = 0; step < 48 && gone < way[1]; step++) {
    const left = distance(add(from, scale(SUN, gone)))
    if (left < 0.001) return 0
    light = Math.min(light, (9 * left) / gone)
    gone += clamp(left, 0.03, 0.4)
  }
  return smooth(0, 1, light)
}

/** The openness of the surroundings. */
function openness({ distance, reach }: Scene, from: Vec3, normal: Vec3): number {
  if (length(subtract(from, MIDDLE)) > reach + 0.6) return 1
  let closed = 0
  for (const reach of [0.05, 0.14, 0.3, 0.6]) {
    closed += Math.max(0, reach - distance(add(from, scale(normal, reach)))) * (0.75 / reach) * 0.36
  }
  return clamp(1 - closed, 0.12, 1)
}

function normalAt(distance: (p: Vec3) => number, [x, y, z]: Vec3): Vec3 {
  const e = 0.003
  return normalize([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ])
}

/** A shop's window to the left, a lamp above, shelves in the background. */
function surroundings([x, y, z]: Vec3): Vec3 {
  const sky = mix(colour('#57534b'), colour('#dfe6ea'), smooth(-0.1, 0.95, y))
  const pane = smooth(-0.95, -0.75, x) * smooth(-0.2, -0.45, x) * smooth(0.15, 0.3, y) * smooth(0.95, 0.8, y)
  const bars = smooth(0.02, 0.05, Math.abs(((z * 2.2) % 1) - 0.1))
  const lamp = smooth(0.9, 0.97, y)
  return add(sky, scale(colour('#ffffff'), pane * bars * 1.6 + lamp * 1.4))
}

function lit(scene: Scene, at: Vec3, towards: Vec3, flat: Vec3, surface: Surface): Vec3 {
  const { relief, gloss, metal } = surface
  const grain = scale(at, 38)
  const normal = normalize(
    add(
      flat,
      scale(
        [noise(grain) - 0.5, noise(add(grain, [31, 7, 3])) - 0.5, noise(add(grain, [5, 51, 19])) - 0.5],
        relief,
      ),
    ),
  )
  const start = add(at, scale(flat, 0.012))
  const sun = sunAt(scene, start) * Math.max(0, dot(normal, SUN))
  const open = openness(scene, start, flat)
  const arriving = add(
    scale(SUN_LIGHT, sun),
    scale(add(scale(SKY_LIGHT, 0.55 + 0.45 * normal[1]), scale(BOUNCE, 0.5 - 0.5 * normal[1])), open),
  )
  const mirrored = subtract(towards, scale(normal, 2 * dot(towards, normal)))
  const grazing = (1 - clamp(-dot(towards, normal))) ** 4
  const mirror = clamp(metal + (1 - metal) * grazing * 0.25 * clamp(gloss / 120))
  const shine = sun * clamp(dot(mirrored, SUN)) ** gloss * clamp(gloss / 60, 0.05, 2)
  const seen = times(surroundings(mirrored), mix([1, 1, 1], surface.colour, metal > 0.3 ? 1 : 0))
  return add(
    mix(times(surface.colour, arriving), scale(seen, open * 0.95), mirror),
    scale([1, 0.97, 0.92], shine * 0.8),
  )
}

function trace(scene: Scene, part: Part, from: Vec3, towards: Vec3): Vec3 {
  const ground = towards[1] < 0 ? -from[1] / towards[1] : Number.POSITIVE_INFINITY
  const gone = march(scene, scene.distance, from, towards, Math.min(FAR, ground + 0.01))
  let seen: Vec3
  if (gone !== null) {
    const at = add(from, scale(towards, gone))
    seen = lit(scene, at, towards, normalAt(scene.distance, at), scene.surface(at))
  } else if (ground < FAR) {
    const at = add(from, scale(towards, ground))
    seen = lit(scene, at, towards, [0, 1, 0], counterSurface(part.counter, at))
    seen = mix(seen, colour('#3b3732'), smooth(7, 14, -at[2]))
  } else seen = colour('#3b3732')
  if (!scene.cover) return seen
  const glass = march(scene, scene.cover, from, towards, gone ?? FAR)
  if (glass === null) return seen
  const at = add(from, scale(towards, glass))
  const normal = normalAt(scene.cover, at)
  const mirrored = subtract(towards, scale(normal, 2 * dot(towards, normal)))
  const mirror = 0.06 + 0.6 * (1 - clamp(-dot(towards, normal))) ** 3
  const haze = 0.05 + 0.12 * smooth(0.5, 0.8, noise(scale(at, 3)))
  const clear = mix(scale(seen, 0.96), colour('#c9cdb8'), haze)
  return add(
    mix(clear, surroundings(mirrored), mirror),
    scale([1, 1, 1], clamp(dot(mirrored, SUN)) ** 180 * 1.6),
  )
}

/** Brightness as a camera would keep it. */
const developed = (light: number) =>
  255 * clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)) ** (1 / 2.2)

/** Rows of red, green and blue of a square photo. */
export function render(part: Part, side: number): Uint8Array {
  const scene = sceneOf(part)
  const eye: Vec3 = [0.12 * part.far, 0.74 * part.far, 0.72 * part.far]
  const ahead = normalize(subtract(MIDDLE, eye))
  const right = normalize(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const pixels = new Uint8Array(side * side * 3)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [u, v] = [(column + 0.5) / side - 0.5, 0.5 - (row + 0.5) / side]
      const towards = normalize(add(ahead, add(scale(right, u * 0.66), scale(up, v * 0.66))))
      const vignette = 1 - 0.55 * (u * u + v * v)
      const grain = 1 + (noise([column * 0.9, row * 0.9, 3]) - 0.5) * 0.05
      const light = scale(trace(scene, part, eye, towards), vignette * grain * 0.66)
      pixels.set(light.map(developed), (row * side + column) * 3)
    }
  }
  return pixels
}
