import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_MODEL } from '../../../../test/modelHelp'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import { REQUEST_LIMITS } from '../../../../test/uploads'

const downloads = vi.hoisted(() => ({ count: 0 }))
vi.mock('./RequestSent', importOriginal => {
  downloads.count += 1
  return importOriginal()
})

test('has downloaded the page after sending before a lost connection', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  serverSays({
    viewerQuery: viewerIs(null),
    FindPartScreenQuery: {
      viewer: null,
      uploadLimits: REQUEST_LIMITS,
      assistantModelHelp: NO_MODEL,
      assistantConversation: null,
    },
  })
  renderApp('/buscar-repuesto?mode=manual')
  await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
  await waitFor(() => expect(downloads.count).toBe(1))
})
