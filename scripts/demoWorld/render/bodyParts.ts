import { cast, chrome, lining, type Material, paint, plastic, rubber, turned } from './materials.ts'
import {
  along,
  around,
  box,
  coil,
  common,
  cut,
  cylinder,
  ellipsoid,
  inflate,
  join,
  move,
  prism,
  ring,
  type Shape,
  sphere,
  tube,
  turnX,
  turnY,
  turnZ,
  weld,
} from './shapes.ts'

/** One piece of a part, all of one material. */
interface Piece {
  readonly shape: Shape
  readonly material: Material
}

import { arc, of, type Part } from './part.ts'

export function headlight(): Part {
  const outline = weld(
    0.5,
    ellipsoid([1.7, 0.85, 0.95]),
    move(ellipsoid([1.15, 0.62, 0.75]), [1.1, 0.12, 0.15]),
  )
  const body = move(common(outline, move(box([4, 1.2, 2], 0.1), [0, 0.35, 0])), [0, 0.72, 0])
  const bowl = (x: number, radius: number) => move(sphere(radius), [x, 0.98 + radius * 0.62, 0.12])
  return {
    pieces: [
      of(
        plastic('#1d1f21', 0.25),
        cut(inflate(body, -0.07), bowl(-0.62, 0.74), bowl(0.72, 0.56), bowl(1.55, 0.32)),
        move(box([0.3, 0.06, 0.16], 0.03), [-1.75, 0.62, -0.5]),
        move(box([0.16, 0.06, 0.34], 0.03), [0.5, 0.8, -1.0]),
      ),
      of(
        chrome('#e3e7e9', 0.12),
        common(inflate(body, -0.06), cut(inflate(bowl(-0.62, 0.74), 0.02), bowl(-0.62, 0.7))),
        common(inflate(body, -0.06), cut(inflate(bowl(0.72, 0.56), 0.02), bowl(0.72, 0.52))),
        move(tube(0.62, 0.54, 0.05, 0.02), [-0.62, 1.28, 0.12]),
        move(tube(0.46, 0.4, 0.05, 0.02), [0.72, 1.22, 0.12]),
      ),
      of(
        paint('#d9d2b8', 0.1),
        move(sphere(0.17), [-0.62, 1.06, 0.12]),
        move(sphere(0.12), [0.72, 1.06, 0.12]),
      ),
      of(paint('#d9691c', 0), common(inflate(body, -0.05), inflate(bowl(1.55, 0.32), -0.03))),
    ],
    cover: body,
    counter: 'wood',
    turned: -16,
    far: 6.9,
  }
}

export function brakeDisc(): Part {
  const holes = around(5, move(cylinder(0.1, 1, 0), [0.48, 0, 0]))
  const pad = cut(tube(1.6, 0.95, 0.07, 0.02), around(30, move(cylinder(0.045, 1, 0), [1.28, 0, 0])))
  return {
    pieces: [
      of(turned('#b9bab8', 0.18), move(pad, [0, 0.3, 0]), move(pad, [0, 0.09, 0])),
      of(
        cast('#77736d', 0.75),
        move(
          cut(tube(1.55, 1.0, 0.08, 0), around(36, move(box([0.5, 1, 0.04], 0), [1.3, 0, 0]))),
          [0, 0.2, 0],
        ),
        cut(move(cylinder(0.98, 0.3, 0.08), [0, 0.34, 0]), move(cylinder(0.3, 1, 0), [0, 0.5, 0]), holes),
      ),
    ],
    counter: 'bench',
    turned: 12,
    far: 6.1,
  }
}

export function brakePads(): Part {
  const pad = (x: number, z: number, angle: number, flip: boolean): Piece[] => {
    const place = (shape: Shape) => move(turnY(move(shape, [-1.5, 0, 0]), angle), [x, 0, z])
    return [
      of(paint('#2c3b4d', 0.45), place(move(arc(2.02, 1.12, 0.06, 38), [0, flip ? 0.3 : 0.07, 0]))),
      of(
        lining(),
        place(
          move(cut(arc(1.95, 1.22, 0.14, 33), move(box([3, 1, 0.035], 0), [1.5, 0, 0])), [
            0,
            flip ? 0.14 : 0.25,
            0,
          ]),
        ),
      ),
    ]
  }
  return {
    pieces: [
      ...pad(-0.15, -0.65, 80, false),
      ...pad(0.25, 0.75, 96, false),
      of(chrome('#b8b4a6', 0.3), move(turnX(turnZ(coil(0.12, 0.025, 0.09, 0.35), 90), 20), [1.5, 0.16, 0.1])),
    ],
    counter: 'cardboard',
    turned: 14,
    far: 6,
  }
}

export function shockAbsorber(): Part {
  const lying = (shape: Shape) => move(turnZ(shape, 90), [0, 0.62, 0])
  return {
    pieces: [
      of(
        paint('#20242a', 0.35),
        lying(move(cylinder(0.34, 0.95, 0.05), [0, -1.15, 0])),
        lying(move(weld(0.1, cylinder(0.66, 0.05, 0.04), cylinder(0.4, 0.14, 0.04)), [0, -0.62, 0])),
      ),
      of(chrome('#cfd3d4', 0.12), lying(move(cylinder(0.13, 1.5, 0.02), [0, 0.65, 0]))),
      of(paint('#b3260f', 0.4), lying(move(coil(0.5, 0.085, 0.33, 1.12), [0, 0.5, 0]))),
      of(
        rubber('#1f1f22', 0.35),
        lying(move(cylinder(0.62, 0.11, 0.08), [0, 1.68, 0])),
        move(turnX(ring(0.22, 0.11), 90), [2.3, 0.5, 0]),
      ),
      of(
        turned('#a7a8a6', 0.3),
        lying(move(cylinder(0.1, 0.42, 0.02), [0, 2.1, 0])),
        lying(move(prism(6, 0.19, 0.08), [0, 1.92, 0])),
      ),
    ],
    counter: 'bench',
    turned: 24,
    far: 8.6,
  }
}

export function mirror(): Part {
  const shell = move(
    common(ellipsoid([1.35, 0.95, 0.8]), move(box([3, 1.05, 3], 0.1), [0, -0.2, 0])),
    [0, 0.75, 0],
  )
  const tilted = (shape: Shape) => turnX(shape, 28)
  return {
    pieces: [
      of(paint('#8f1020', 0.2), tilted(cut(shell, move(ellipsoid([1.18, 0.5, 0.62]), [0, 1.55, 0.02])))),
      of(
        chrome('#76858f', 0.04),
        tilted(move(common(ellipsoid([1.14, 0.4, 0.6]), box([3, 0.03, 3], 0)), [0, 1.42, 0.02])),
      ),
      of(
        plastic('#202224', 0.25),
        tilted(move(common(ellipsoid([1.22, 0.5, 0.67]), box([3, 0.05, 3], 0)), [0, 1.35, 0.02])),
        weld(
          0.3,
          move(turnZ(cylinder(0.22, 0.5, 0.08), 62), [-1.45, 0.5, 0.1]),
          move(turnZ(box([0.1, 0.62, 0.5], 0.08), -14), [-1.95, 0.55, 0.1]),
        ),
      ),
    ],
    counter: 'wood',
    turned: 18,
    far: 7,
  }
}

export function bumper(): Part {
  const bent =
    (shape: Shape): Shape =>
    ([x, y, z]) =>
      shape([x, y, z + 0.085 * x * x]) * 0.75
  const skin = cut(
    weld(0.16, box([2.9, 0.5, 0.34], 0.16), move(box([2.75, 0.16, 0.5], 0.12), [0, -0.36, 0.1])),
    move(box([3, 0.42, 0.34], 0.1), [0, 0, -0.3]),
    move(box([0.95, 0.15, 1], 0.08), [0, -0.14, 0]),
    ...[-1.9, 1.9].map(x => move(box([0.32, 0.13, 1], 0.08), [x, -0.14, 0])),
  )
  const up = (shape: Shape) => move(turnX(bent(shape), -24), [0, 0.62, 0.5])
  return {
    pieces: [
      of(paint('#4d5961', 0.28), up(skin)),
      of(
        plastic('#17181a', 0.3),
        up(
          move(
            common(
              box([0.95, 0.17, 0.06], 0.02),
              join(along(0.16, 6, box([0.025, 1, 1], 0)), box([2, 0.02, 1], 0)),
            ),
            [0, -0.14, 0.14],
          ),
        ),
        up(move(box([2.6, 0.05, 0.1], 0.04), [0, -0.5, 0.52])),
        ...[-1.9, 1.9].map(x => up(move(box([0.3, 0.12, 0.03], 0.02), [x, -0.14, 0.06]))),
      ),
      of(
        chrome('#d4dade', 0.15),
        ...[-1.9, 1.9].map(x => up(move(ellipsoid([0.13, 0.11, 0.08]), [x, -0.14, 0.14]))),
      ),
    ],
    counter: 'cardboard',
    turned: -10,
    far: 9.4,
  }
}
