const QUALITY = 0.9

type Size = { readonly width: number; readonly height: number }
/** Part of a picture, in its pixels. */
type Part = Size & { readonly left: number; readonly top: number }

/**
 * Draws a picture, or a part of it, onto white, as JPEG of quality 90. Null where the browser returns no
 * picture or a falsified one: fingerprinting protection (Firefox' resistFingerprinting, Brave) gives noise or
 * white for every canvas.
 */
export async function drawJpeg(
  source: CanvasImageSource,
  { width, height }: Size,
  part?: Part,
): Promise<Blob | null> {
  const canvas = createCanvas({ width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  // Transparent pixels would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  if (part) context.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, width, height)
  else context.drawImage(source, 0, 0, width, height)
  const jpeg = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return jpeg && (await shows(jpeg, canvas)) ? jpeg : null
}

/** Side in pixels of the two samples that are compared. */
const SAMPLE_SIDE = 16
/**
 * Maximum differences of colour, of 255: on average, and of one pixel in ten. JPEG and scaling stay below.
 */
const MOST_ON_THE_WHOLE = 12
const MOST_OF_A_PIXEL = 48

/** True when a file shows the drawn picture, as far as this browser can tell. */
async function shows(jpeg: Blob, drawn: HTMLCanvasElement): Promise<boolean> {
  if (!readsBack()) return false
  const decoded = await createImageBitmap(jpeg).catch(() => null)
  if (!decoded) return false
  try {
    const [is, should] = [sampleOf(decoded), sampleOf(drawn)]
    return is !== null && should !== null && isAlike(is, should)
  } finally {
    decoded.close()
  }
}

/** True when a canvas returns the pixels drawn on it: tested with colours that no blank canvas has. */
function readsBack(): boolean {
  const context = createCanvas({ width: SAMPLE_SIDE, height: SAMPLE_SIDE }).getContext('2d')
  if (!context) return false
  const half = SAMPLE_SIDE / 2
  const colors = [
    [214, 40, 57],
    [29, 120, 86],
    [24, 61, 168],
    [240, 196, 25],
  ] as const
  const expected = new Uint8ClampedArray(SAMPLE_SIDE * SAMPLE_SIDE * 4).fill(255)
  for (const [index, color] of colors.entries()) {
    const [left, top] = [(index % 2) * half, Math.floor(index / 2) * half]
    context.fillStyle = `rgb(${color.join(' ')})`
    context.fillRect(left, top, half, half)
    for (let y = top; y < top + half; y += 1)
      for (let x = left; x < left + half; x += 1) expected.set(color, (y * SAMPLE_SIDE + x) * 4)
  }
  return isAlike(pixelsOf(context), expected)
}

function sampleOf(picture: CanvasImageSource): Uint8ClampedArray | null {
  const context = createCanvas({ width: SAMPLE_SIDE, height: SAMPLE_SIDE }).getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  return pixelsOf(context)
}

const pixelsOf = (context: CanvasRenderingContext2D) =>
  context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data

function isAlike(is: Uint8ClampedArray, should: Uint8ClampedArray): boolean {
  const apart = Array.from(is, (value, index) => Math.abs(value - (should[index] ?? 0)))
  const sum = apart.reduce((all, one) => all + one, 0)
  const far = apart.filter(one => one > MOST_OF_A_PIXEL).length
  return sum <= MOST_ON_THE_WHOLE * apart.length && far <= apart.length / 10
}

function createCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
