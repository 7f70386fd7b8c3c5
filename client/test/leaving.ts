import { afterEach, beforeEach, type Mock, vi } from 'vitest'

/**
 * Keeps the page when a test of the file would load another. Returns a mock, new for each test, that records
 * the address.
 */
export function watchLeaving(): Mock<(url: string | URL) => void> {
  const leave = vi.fn<(url: string | URL) => void>()
  beforeEach(() => {
    vi.spyOn(window.location, 'assign').mockImplementation(leave)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    leave.mockReset()
  })
  return leave
}
