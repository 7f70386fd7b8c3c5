import type { Code } from './startCode'

/**
 * Runs in a page with a skeleton, as text. Shows the sentence that the home page's own form has sent in the
 * address (`wasPressed` in paths.ts), as the code may take seconds to arrive. Downloads and starts the client's code after the first paint:
 * earlier it would delay that paint. Its arguments are those of `startLate`.
 */
export function startOnceDrawn(
  code: Code,
  firstLoad: () => void,
  startCode: (code: Code, fail?: () => void) => void,
): void {
  const sent = new URLSearchParams(location.search)
  const said = document.querySelector('[data-said]')
  if (said && sent.has('enviar') && document.referrer.startsWith(`${location.origin}/`)) {
    said.textContent = sent.get('pieza')
    said.closest('[hidden]')?.removeAttribute('hidden')
  }
  requestAnimationFrame(() => {
    setTimeout(() => {
      firstLoad()
      startCode(code)
    })
  })
}
