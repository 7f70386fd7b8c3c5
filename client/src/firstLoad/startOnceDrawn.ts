import type { Code } from './startCode'

/**
 * Runs in a page with a silhouette, as text. Downloads and starts the client's code once the page is drawn: the line and
 * the browser would else be busy with it while the person sees nothing. Its arguments are those of `startLate`.
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
