import { drawJpeg } from '../../lib/drawJpeg'
import { keptSize } from '../../lib/generated/uploads/pictureSize'

/** How long to wait for a browser to read a video, in ms. */
const PATIENCE_MS = 4_000

/** Length of a video in ms as this browser reads it; null when it cannot. The server checks again. */
export function videoLength(file: File): Promise<number | null> {
  return readVideo(file, (video, answer) => {
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () =>
      answer(Number.isFinite(video.duration) ? Math.round(video.duration * 1000) : null),
    )
  })
}

/** The first frame of a video as a JPEG, in the size that the server keeps; null where this browser cannot draw it. */
export async function videoPoster(file: File): Promise<Blob | null> {
  return readVideo(file, (video, answer) => {
    const draw = () => {
      const { videoWidth: width, videoHeight: height } = video
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      // A file of sound alone has no picture.
      answer(width > 0 && height > 0 ? drawJpeg(video, keptSize({ width, height })) : null)
    }
    video.preload = 'auto'
    video.muted = true
    video.playsInline = true
    // Phones decode no frame of an unplayed video until it is seeked.
    video.addEventListener('loadedmetadata', () => {
      video.currentTime = 0.001
    })
    video.addEventListener('loadeddata', draw)
    video.addEventListener('seeked', draw)
  })
}

type Answer<T> = (found: T | null | Promise<T | null>) => void

/** The result of `read` on a video; null when this browser cannot read it in time. */
function readVideo<T>(
  file: File,
  read: (video: HTMLVideoElement, answer: Answer<T>) => void,
): Promise<T | null> {
  return new Promise(resolve => {
    const video = document.createElement('video')
    const src = URL.createObjectURL(file)
    const answer: Answer<T> = found => {
      clearTimeout(timer)
      URL.revokeObjectURL(src)
      resolve(found)
    }
    const timer = setTimeout(() => answer(null), PATIENCE_MS)
    video.addEventListener('error', () => answer(null))
    read(video, answer)
    video.src = src
  })
}
