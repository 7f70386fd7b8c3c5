import { vi } from 'vitest'
import { rememberAsAgreed } from '../plugins/rememberAsAgreed'

let leave = new AbortController()

/** Runs what stands in the head of every page, as when a page is loaded; what an earlier one listened for is over. */
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
