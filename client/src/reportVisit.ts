/**
 * Tells the server that somebody sees the page at this path, which counts each visitor once a day: telling it twice changes
 * nothing. Without cookies. Also runs in pages of the build, as text.
 */
export function reportVisit(path: string): void {
  // A visit that is not counted is nobody's trouble.
  fetch('/visitas', { method: 'POST', body: path, credentials: 'omit', keepalive: true }).catch(() => {})
}
