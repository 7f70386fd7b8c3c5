import {
  cast,
  ceramic,
  chrome,
  fins,
  lining,
  type Material,
  paint,
  plastic,
  rubber,
  turned,
} from './materials.ts'
import {
  around,
  box,
  coil,
  cut,
  cylinder,
  loop,
  move,
  prism,
  ring,
  type Shape,
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

import { of, type Part } from './part.ts'

export function filter(): Part {
  return {
    pieces: [
      of(
        paint('#d4580f', 0.14),
        move(cylinder(0.82, 0.85, 0.14), [-0.85, 0.98, 0]),
        move(
          cut(cylinder(0.86, 0.2, 0.06), around(18, move(cylinder(0.07, 1, 0), [0.92, 0, 0]))),
          [-0.85, 1.62, 0],
        ),
      ),
      of(paint('#f4f1e6', 0.12), move(tube(0.832, 0.78, 0.3, 0.01), [-0.85, 0.9, 0])),
      of(chrome('#b9bcba', 0.12), move(cylinder(0.85, 0.08, 0.03), [-0.85, 0.1, 0])),
      // The lying one: its threaded end is visible.
      of(paint('#20242a', 0.25), move(turnX(cylinder(0.66, 0.62, 0.1), 90), [0.95, 0.66, -0.3])),
      of(
        chrome('#b9bcba', 0.2),
        move(
          turnX(
            cut(
              cylinder(0.6, 0.05, 0.02),
              cylinder(0.2, 1, 0),
              around(6, move(cylinder(0.07, 1, 0), [0.38, 0, 0])),
            ),
            90,
          ),
          [0.95, 0.66, 0.34],
        ),
      ),
      of(rubber('#141414', 0), move(turnX(ring(0.5, 0.06), 90), [0.95, 0.66, 0.38])),
    ],
    counter: 'cardboard',
    turned: -8,
    far: 6.4,
  }
}

export function timingBelt(): Part {
  const run = loop(1.35, 0.72, 0.16)
  const belt: Shape = p => {
    const [side, along] = run(p)
    const tooth = Math.sin(along * 22) > 0 ? 0.05 : 0
    const thick = Math.max(Math.abs(side) - 0.045, -(side + 0.045 + tooth))
    const ribbed = Math.max(side - 0.045, -(side + 0.05 + tooth))
    return Math.max(Math.min(thick, ribbed), Math.abs(p[1] - 0.42) - 0.42) * 0.6
  }
  const tensioner = (x: number, z: number) => [
    of(turned('#b7b9b8', 0.15), move(tube(0.44, 0.18, 0.2, 0.03), [x, 0.22, z])),
    of(plastic('#1e2022', 0.1), move(tube(0.36, 0.17, 0.22, 0.02), [x, 0.22, z])),
    of(cast('#8f9190', 0.15), move(prism(6, 0.2, 0.26), [x, 0.24, z])),
  ]
  return {
    pieces: [of(rubber('#232326', 0.2), belt), ...tensioner(-0.45, -0.05), ...tensioner(1.95, 1.0)],
    counter: 'bench',
    turned: -14,
    far: 7.4,
  }
}

export function alternator(): Part {
  const lying = (shape: Shape) => move(turnX(shape, 78), [0, 1.02, 0])
  const slots = around(14, move(box([0.22, 1, 0.055], 0.02), [0.66, 0, 0]))
  return {
    pieces: [
      of(
        cast('#a3a6a5', 0.4),
        lying(move(cut(cylinder(0.98, 0.34, 0.16), slots, cylinder(0.35, 1, 0)), [0, 0.5, 0])),
        lying(move(cut(cylinder(0.98, 0.3, 0.16), slots), [0, -0.5, 0])),
        lying(move(tube(0.3, 0.12, 0.72, 0.04), [1.12, 0.1, 0.3])),
        lying(move(tube(0.24, 0.11, 0.2, 0.04), [-1.1, 0.5, -0.3])),
        lying(move(box([0.2, 0.3, 0.16], 0.05), [0.92, 0.1, 0.25])),
      ),
      of(turned('#6d6a64', 0.55), lying(cylinder(0.94, 0.26, 0.02))),
      of(paint('#7e4a22', 0.1), lying(move(tube(0.62, 0.36, 0.02, 0), [0, 0.72, 0]))),
      of(
        turned('#8c8e8d', 0.25),
        lying(
          move(
            cut(
              cylinder(0.46, 0.22, 0.02),
              ...[-0.15, -0.05, 0.05, 0.15].map(y => move(ring(0.47, 0.035), [0, y, 0])),
            ),
            [0, 1.12, 0],
          ),
        ),
        lying(move(prism(6, 0.16, 0.1), [0, 1.4, 0])),
      ),
      of(plastic('#18191b', 0.2), lying(move(box([0.3, 0.16, 0.2], 0.04), [0.35, -0.86, 0.4]))),
    ],
    counter: 'wood',
    turned: -34,
    far: 6.2,
  }
}

export function radiator(): Part {
  const leaning = (shape: Shape) => move(turnX(shape, 10), [0, 0.2, 0])
  return {
    pieces: [
      of(fins(), leaning(box([1.75, 0.16, 1.1], 0.02))),
      of(
        plastic('#191b1d', 0.3),
        leaning(move(box([0.2, 0.26, 1.16], 0.1), [-1.9, 0, 0])),
        leaning(move(box([0.2, 0.26, 1.16], 0.1), [1.9, 0, 0])),
        leaning(move(turnZ(tube(0.19, 0.14, 0.3, 0.02), 90), [2.25, 0.02, -0.75])),
        leaning(move(turnZ(tube(0.19, 0.14, 0.3, 0.02), 90), [-2.25, 0.02, 0.75])),
        leaning(move(tube(0.2, 0.12, 0.16, 0.02), [-1.9, 0.3, -0.8])),
      ),
      of(
        cast('#a9acab', 0.25),
        leaning(move(box([1.75, 0.18, 0.05], 0.02), [0, 0, 1.12])),
        leaning(move(box([1.75, 0.18, 0.05], 0.02), [0, 0, -1.12])),
      ),
    ],
    counter: 'bench',
    turned: 15,
    far: 8.2,
  }
}

export function sparkPlug(): Part {
  const plug = (x: number, z: number, angle: number): Piece[] => {
    const place = (shape: Shape) => move(turnY(turnZ(shape, 90), angle), [x, 0.36, z])
    return [
      of(
        ceramic(),
        place(move(cylinder(0.16, 0.55, 0.05), [0, 0.9, 0])),
        ...[0.7, 0.86, 1.02].map(y => place(move(ring(0.15, 0.035), [0, y, 0]))),
      ),
      of(
        chrome('#c2c4c2', 0.18),
        place(move(prism(6, 0.33, 0.16, 0.03), [0, 0.26, 0])),
        place(move(cylinder(0.28, 0.14, 0.04), [0, 0.02, 0])),
        place(move(cylinder(0.09, 0.14, 0.03), [0, 1.58, 0])),
      ),
      of(
        turned('#a5a7a6', 0.28),
        place(
          move(
            cut(
              cylinder(0.22, 0.36, 0.02),
              ...[-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map(y => move(ring(0.23, 0.028), [0, y, 0])),
            ),
            [0, -0.48, 0],
          ),
        ),
        place(move(box([0.035, 0.16, 0.05], 0.01), [0.17, -0.98, 0])),
        place(move(box([0.13, 0.03, 0.05], 0.01), [0.07, -1.12, 0])),
      ),
      of(ceramic('#d8c9ac'), place(move(cylinder(0.08, 0.12, 0.02), [0, -0.9, 0]))),
    ]
  }
  return {
    pieces: [...plug(-0.3, -0.75, 6), ...plug(0.1, 0.05, -5), ...plug(-0.1, 0.85, 3)],
    counter: 'cardboard',
    turned: 24,
    far: 6.2,
  }
}

export function clutch(): Part {
  const flat = (shape: Shape, y: number) => move(shape, [-0.75, y, 0.45])
  return {
    pieces: [
      of(
        lining('#5c5347'),
        flat(
          cut(
            tube(1.6, 1.02, 0.07, 0.02),
            around(20, move(turnY(box([0.4, 1, 0.022], 0), 24), [1.3, 0.56, 0])),
          ),
          0.34,
        ),
      ),
      of(
        turned('#9c9e9d', 0.35),
        flat(tube(1.08, 0.3, 0.03, 0.01), 0.3),
        flat(around(12, move(cylinder(0.05, 0.06, 0.03), [1.1, 0, 0])), 0.4),
      ),
      of(
        cast('#86898a', 0.3),
        flat(cut(cylinder(0.62, 0.07, 0.03), around(6, move(box([0.1, 1, 0.2], 0.03), [0.6, 0, 0]))), 0.4),
      ),
      of(
        turned('#b4b5b3', 0.2),
        flat(cut(tube(0.34, 0.2, 0.26, 0.02), around(16, move(box([0.05, 1, 0.025], 0), [0.2, 0, 0]))), 0.46),
      ),
      of(
        paint('#2d4f74', 0.2),
        flat(around(6, move(turnX(coil(0.12, 0.035, 0.09, 0.27), 90), [0.78, 0, 0])), 0.42),
      ),
      // The cover with its diaphragm, half under the disc.
      of(
        cast('#4d4f51', 0.45),
        move(
          cut(
            weld(0.15, tube(1.62, 1.25, 0.06, 0.02), tube(1.4, 1.2, 0.16, 0.05)),
            around(6, move(cylinder(0.09, 1, 0), [1.5, 0, 0])),
          ),
          [0.95, 0.1, -0.8],
        ),
      ),
      of(
        turned('#8f9291', 0.25),
        move(
          cut(tube(1.22, 0.36, 0.03, 0.01), around(18, move(box([0.36, 1, 0.018], 0), [0.7, 0, 0]))),
          [0.95, 0.24, -0.8],
        ),
      ),
    ],
    counter: 'wood',
    turned: 0,
    far: 7.8,
  }
}
