import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { reportReachable } from '../src/relay/connection'
import { toastStore } from '../src/ui/toast'

// relay-test-utils calls jest.fn()
Object.assign(globalThis, { jest: vi })

configure({ asyncUtilTimeout: 10_000 })

/** Each test begins with a page that has just loaded, in a browser that has never been here. */
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  reportReachable(true)
  localStorage.clear()
  sessionStorage.clear()
  // The router keeps scroll positions beside the storage, and takes them from there when it starts.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
})
