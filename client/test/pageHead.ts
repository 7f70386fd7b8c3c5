import { vi } from 'vitest'
import { rememberAsAgreed } from '../plugins/rememberAsAgreed'

let leave = new AbortController()

/** Runs the scripts of every page's head, as at a page load; listeners of an earlier load are removed. */
export function loadPageHead(policyVersion: string): void {
  leave.abort()
  leave = new AbortController()
  const { signal } = leave
  const listen: EventTarget['addEventListener'] = window.addEventListener.bind(window)
  const listening = (type: string, listener: EventListenerOrEventListenerObject) =>
    listen(type, listener, { signal })
  vi.stubGlobal('addEventListener', listening)
  rememberAsAgreed(policyVersion)
  vi.stubGlobal('addEventListener', listen)
}
