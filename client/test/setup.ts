import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { noteAct } from '../src/lib/quiet'
import { reportReachable } from '../src/relay/connection'
import { beginVisit } from '../src/relay/reading'
import { hangUp } from '../src/relay/websocket'
import { toastStore } from '../src/ui/toast'
import { collectComplaints, complaints } from './complaints'
import { leavePages } from './openPages'
import { loadPageHead } from './pageHead'
import { closeSilentSockets, connectTo, SilentSocket } from './silentSocket'

configure({ asyncUtilTimeout: 60_000 })
// In a browser without an answer about cookies.
loadPageHead('2026-01-01')
collectComplaints()
// Tests act on every page, so code that waits for an act is there.
noteAct()

beforeEach(() => connectTo(SilentSocket))

/** Each test begins with a freshly loaded page, in a new browser. */
afterEach(async () => {
  cleanup()
  // Code that was requested and is still being compiled runs while this test's server answers, not the next
  // one's.
  await vi.dynamicImportSettled()
  leavePages()
  // A connection that waits to be retried would keep the next test's subscriptions waiting too.
  hangUp()
  closeSilentSockets()
  document.body.replaceChildren()
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  reportReachable(true)
  beginVisit()
  localStorage.clear()
  sessionStorage.clear()
  // A page's head takes the account that is written there for the one of its session.
  delete document.documentElement.dataset.cuenta
  // The router keeps scroll positions outside the storage, and restores them when it starts.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  // A complaint fails its test, even if all its assertions passed.
  const said = complaints()
  if (said.length > 0) throw new Error(said.join('\n'))
})
