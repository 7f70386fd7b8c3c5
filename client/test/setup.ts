import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils calls jest.fn()
Object.assign(globalThis, { jest: vi })

afterEach(cleanup)
