import { type Counter, type Material } from './materials.ts'
import { box, cut, join, move, type Shape, tube, turnY } from './shapes.ts'

/** One piece of a part, all of one material. */
interface Piece {
  readonly shape: Shape
  readonly material: Material
}

export interface Part {
  readonly pieces: readonly Piece[]
  /** A clear cover over it, which only mirrors. */
  readonly cover?: Shape
  readonly counter: Counter
  /** The whole part is turned on the counter by this many degrees. */
  readonly turned: number
  /** Distance of the camera, decimetres. */
  readonly far: number
}

export const of = (material: Material, ...shapes: readonly Shape[]): Piece => ({
  shape: join(...shapes),
  material,
})

/** The arc of a ring that lies flat, as wide as that angle to each side of the x axis, in degrees. */
export const arc = (outer: number, inner: number, half: number, angle: number): Shape => {
  const side = (to: number) => turnY(move(box([4, 4, 4], 0), [0, 0, to * 4]), -to * angle)
  return cut(tube(outer, inner, half, 0.03), side(1), side(-1), move(box([4, 4, 4], 0), [-4, 0, 0]))
}
