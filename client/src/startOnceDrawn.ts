/**
 * Runs in a page with a silhouette, as text. Starts the client's code once the page is drawn: what is downloaded meanwhile
 * would else keep the browser from drawing it.
 */
export function startOnceDrawn(entry: string): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = entry
      document.head.append(script)
    })
  })
}
