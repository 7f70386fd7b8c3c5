/**
 * Reports a visit to the page at this path; the server counts each visitor once a day, so a repeated report
 * changes nothing. Without cookies. Also runs in pages of the build, as text.
 */
export function reportVisit(path: string): void {
  // A visit that is not counted does no harm.
  fetch('/visitas', { method: 'POST', body: path, credentials: 'omit', keepalive: true }).catch(() => {})
}
