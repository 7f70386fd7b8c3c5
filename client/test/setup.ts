import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { reportReachable } from '../src/relay/connection'
import { beginVisit } from '../src/relay/reading'
import { toastStore } from '../src/ui/toast'
import { collectComplaints, complaints } from './complaints'
import { leavePages } from './openPages'
import { loadPageHead } from './pageHead'

configure({ asyncUtilTimeout: 10_000 })
// In a browser without an answer about cookies.
loadPageHead('2026-01-01')
collectComplaints()

/** Connections that never open; `withNews` provides a server for them. */
const connecting = new Set<SilentSocket>()
class SilentSocket {
  static readonly OPEN = 1
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined
  constructor() {
    connecting.add(this)
  }
  close() {
    connecting.delete(this)
    this.onclose?.({ code: 1000, reason: '', wasClean: true })
  }
  send() {}
}
beforeEach(() => void vi.stubGlobal('WebSocket', SilentSocket))

/** Each test begins with a freshly loaded page, in a new browser. */
afterEach(async () => {
  cleanup()
  // Code that was requested and is still being compiled runs while this test's server answers, not the next
  // one's.
  await vi.dynamicImportSettled()
  leavePages()
  // The websocket's client outlives a test file: its pending work must not keep the next file's
  // subscriptions.
  for (const socket of connecting) socket.close()
  document.body.replaceChildren()
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  reportReachable(true)
  beginVisit()
  localStorage.clear()
  sessionStorage.clear()
  // The router keeps scroll positions outside the storage, and restores them when it starts.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  // A complaint fails its test, even if all its assertions passed.
  const said = complaints()
  if (said.length > 0) throw new Error(said.join('\n'))
})
