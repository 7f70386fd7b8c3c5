/** A browser that has not read a video's length by then will not. */
const PATIENCE_MS = 4_000

/** Length of a video in ms as this browser reads it; null when it cannot. The server looks again. */
export function videoLength(file: File): Promise<number | null> {
  return new Promise(resolve => {
    const video = document.createElement('video')
    const src = URL.createObjectURL(file)
    const answer = (length: number | null) => {
      clearTimeout(timer)
      URL.revokeObjectURL(src)
      resolve(length)
    }
    const timer = setTimeout(() => answer(null), PATIENCE_MS)
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () =>
      answer(Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : null),
    )
    video.addEventListener('error', () => answer(null))
    video.src = src
  })
}
