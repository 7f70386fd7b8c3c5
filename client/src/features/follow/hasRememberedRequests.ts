/** True when this browser may remember requests; without the code that reads them. */
export function hasRememberedRequests(): boolean {
  try {
    return localStorage.getItem('tuerca.pedidos') !== null
  } catch {
    return false
  }
}
