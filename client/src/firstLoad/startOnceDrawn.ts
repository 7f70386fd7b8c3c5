import type { Code } from './startCode'

/**
 * Runs in a page with a skeleton, as text. Downloads and starts the client's code after the first paint:
 * earlier it would delay that paint. Its arguments are those of `startLate`.
 */
export function startOnceDrawn(
  code: Code,
  firstLoad: () => void,
  startCode: (code: Code, fail?: () => void) => void,
): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      firstLoad()
      startCode(code)
    })
  })
}
