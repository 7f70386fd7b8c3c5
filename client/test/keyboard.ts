import { vi } from 'vitest'

/** A stub of the browser's visual viewport. */
class SeenPart extends EventTarget {
  readonly scale = 1
  height = 640
  offsetTop = 0
}

/** A window of 640 px, and functions that open and close the phone's keyboard over its lower part. */
export function windowWithKeyboard() {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(640)
  const seen = new SeenPart()
  vi.stubGlobal('visualViewport', seen)
  const show = (part: Pick<SeenPart, 'height' | 'offsetTop'>) => {
    Object.assign(seen, part)
    seen.dispatchEvent(new Event('resize'))
  }
  return {
    /** Leaves 340 px, scrolled down by 120 px. */
    open: () => show({ height: 340, offsetTop: 120 }),
    close: () => show({ height: 640, offsetTop: 0 }),
  }
}
