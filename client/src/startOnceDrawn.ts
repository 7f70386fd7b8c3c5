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
      for (const file of files) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = file ?? ''
        document.head.append(link)
      }
      const script = document.createElement('script')
      script.type = 'module'
      script.src = entry
      document.head.append(script)
    })
  })
}
