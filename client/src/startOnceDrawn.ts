import type { Code } from './startLate'

/**
 * Runs in a page with a silhouette, as text. Downloads and starts the client's code once the page is drawn: the line and
 * the browser would else be busy with it while the person sees nothing. Its arguments are those of `startLate`.
 */
export function startOnceDrawn(
  { entry, files }: Code,
  firstLoad: () => void,
  restOfStyles: () => void,
): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      firstLoad()
      restOfStyles()
      // Each file by a script of its own, which runs in a task of its own: all in one would hold up the browser for longer.
      for (const file of [...files, entry]) {
        const script = document.createElement('script')
        script.type = 'module'
        script.src = file ?? ''
        document.head.append(script)
      }
    })
  })
}
