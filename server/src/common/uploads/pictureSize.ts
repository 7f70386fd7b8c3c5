export type PictureSize = { readonly width: number; readonly height: number }

/** Maximum of the longer side in pixels, unless it would make the shorter side smaller than READABLE_SIDE. */
const LONGER_SIDE = 2000
/** Smallest width in pixels at which the text of a phone's screenshot stays readable. */
const READABLE_SIDE = 1080
/** Limit for the whole picture: browsers of telephones draw no more than 16 million pixels. */
const MOST_PIXELS = 12_000_000
/** WebP takes 16,383. */
const MOST_SIDE = 16_000

/**
 * The size at which a picture is kept, in the same proportions and never larger than it is. A screenshot of a whole
 * conversation is many times as tall as wide: its shorter side decides. In whole pixels, at least one.
 */
export function keptSize({ width, height }: PictureSize): PictureSize {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const wanted = Math.max(LONGER_SIDE / longer, READABLE_SIDE / shorter)
  const scale = Math.min(1, wanted, MOST_SIDE / longer, Math.sqrt(MOST_PIXELS / (width * height)))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
