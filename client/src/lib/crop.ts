/**
 * The visible part of a picture: its centre, as fractions of width and height, and its zoom relative to the
 * largest part that fits.
 */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const MAX_ZOOM = 4
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/**
 * Fractions of the picture's width and height that a frame shows; `picture` and `frame` are width divided by
 * height.
 */
export function shownPart(crop: Crop, picture: number, frame: number): { width: number; height: number } {
  return {
    width: Math.min(1, frame / picture) / crop.zoom,
    height: Math.min(1, picture / frame) / crop.zoom,
  }
}

/** The same crop, moved and scaled into the picture. */
export function clampCrop(crop: Crop, picture: number, frame: number): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM)
  const { width, height } = shownPart({ ...crop, zoom }, picture, frame)
  return {
    zoom,
    x: clamp(crop.x, width / 2, 1 - width / 2),
    y: clamp(crop.y, height / 2, 1 - height / 2),
  }
}

/** The crop moved by fractions of the frame: 1 is a whole frame. */
export function moveCrop(crop: Crop, by: { x: number; y: number }, picture: number, frame: number): Crop {
  const { width, height } = shownPart(crop, picture, frame)
  return clampCrop({ ...crop, x: crop.x + by.x * width, y: crop.y + by.y * height }, picture, frame)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
