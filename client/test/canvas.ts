import { onTestFinished, vi } from 'vitest'

/** A colour by position, in fractions of the picture's width and height. */
export type Picture = (x: number, y: number) => readonly [number, number, number]

type Given = {
  /** The pixels that a canvas with this picture returns to a page. */
  reads?: (drawn: Picture) => Picture
  /** The pixels that it writes into a file. */
  saves?: (drawn: Picture) => Picture
}

const pictures = new WeakMap<object, Picture>()
const WHITE: Picture = () => [255, 255, 255]

/** Makes an object that a canvas can draw. */
export function drawable<T extends object>(picture: Picture, source: T): T {
  pictures.set(source, picture)
  return source
}

export const pictureIn = (file: Blob): Picture => pictures.get(file) ?? WHITE

/** Canvases, which happy-dom lacks: they record the colours, and return those of the test. */
export function stubCanvas({ reads = same, saves = same }: Given = {}): void {
  const drawn = new WeakMap<HTMLCanvasElement, Picture>()
  const pictureOf = (canvas: HTMLCanvasElement) => drawn.get(canvas) ?? WHITE
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return contextOf(this, {
      now: () => pictureOf(this),
      draw: picture => drawn.set(this, picture),
      of: source =>
        source instanceof HTMLCanvasElement ? pictureOf(source) : (pictures.get(source) ?? WHITE),
      reads,
    }) as never
  })
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
  ) {
    give(drawable(saves(pictureOf(this)), new Blob(['jpeg'], { type: 'image/jpeg' })))
  })
  vi.stubGlobal('createImageBitmap', async (file: Blob) =>
    drawable(pictureIn(file), { width: 40, height: 30, close: () => undefined }),
  )
  onTestFinished(() => {
    getContext.mockRestore()
    toBlob.mockRestore()
    vi.unstubAllGlobals()
  })
}

const same = (picture: Picture) => picture

type Surface = {
  now: () => Picture
  draw: (picture: Picture) => void
  of: (source: object) => Picture
  reads: (drawn: Picture) => Picture
}

function contextOf({ width, height }: HTMLCanvasElement, surface: Surface) {
  const context = {
    fillStyle: '#fff',
    fillRect(left: number, top: number, wide: number, high: number) {
      const before = surface.now()
      const [r = 255, g = 255, b = 255] = (context.fillStyle.match(/\d+/g) ?? []).map(Number)
      const isInside = (x: number, y: number) =>
        x * width >= left && x * width < left + wide && y * height >= top && y * height < top + high
      surface.draw((x, y) => (isInside(x, y) ? [r, g, b] : before(x, y)))
    },
    drawImage: (source: object) => surface.draw(surface.of(source)),
    getImageData() {
      const read = surface.reads(surface.now())
      const data = new Uint8ClampedArray(width * height * 4)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          data.set([...read((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4)
      return { data }
    },
  }
  return context
}

/** The noise that a browser returns instead of a picture, against fingerprinting. */
export const NOISE: Picture = (x, y) => {
  const at = Math.sin(x * 12_989 + y * 78_233) * 43_758
  const level = Math.floor((at - Math.floor(at)) * 256)
  return [level, 255 - level, (level * 7) % 256]
}

/** A photo, e.g. of a tyre: dark in the middle. */
export const PHOTO: Picture = (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? [20, 22, 25] : [190, 150, 90])
