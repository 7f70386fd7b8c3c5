import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { reportReachable } from '../src/relay/connection'
import { toastStore } from '../src/ui/toast'
import { collectComplaints, complaints } from './complaints'
import { loadPageHead } from './pageHead'

configure({ asyncUtilTimeout: 10_000 })
// In a browser whose owner has not answered what it may keep.
loadPageHead('2026-01-01')
collectComplaints()

/** A connection that never comes about; `withNews` puts a server behind it. */
class SilentSocket {
  static readonly OPEN = 1
  close() {}
  send() {}
}
beforeEach(() => void vi.stubGlobal('WebSocket', SilentSocket))

/** Each test begins with a page that has just loaded, in a browser that has never been here. */
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  reportReachable(true)
  localStorage.clear()
  sessionStorage.clear()
  // The router keeps scroll positions beside the storage, and takes them from there when it starts.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  // A test during which something complained has failed, even if all that it looked at was right.
  const said = complaints()
  if (said.length > 0) throw new Error(said.join('\n'))
})
