import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { system } from '../../theme/system'
import { hasRememberedRequests } from './hasRememberedRequests'
import { RememberedRequests } from './RememberedRequests'
import { forgetRequest, REMEMBERED_DAYS, rememberedRequests, rememberRequest } from './rememberedRequests'

const NOW = Date.UTC(2026, 10, 26)
const DAY_MS = 86_400_000
const request = (id: string, token = `tok-${id}`) => ({ id, token, what: `Pieza ${id}` })
const tokens = (now = NOW) => rememberedRequests(now).map(({ token }) => token)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('remembering requests', () => {
  test('lists the latest five, the latest first', () => {
    for (const id of ['1', '2', '3', '4', '5', '6']) rememberRequest(request(id), NOW)
    expect(tokens()).toEqual(['tok-6', 'tok-5', 'tok-4', 'tok-3', 'tok-2'])
  })

  test('replaces an older link of the same request', () => {
    rememberRequest(request('1', 'old'), NOW)
    rememberRequest(request('2'), NOW)
    rememberRequest(request('1', 'new'), NOW)
    expect(tokens()).toEqual(['new', 'tok-2'])
  })

  test('drops a request that was not opened for 30 days', () => {
    rememberRequest(request('1'), NOW)
    expect(tokens(NOW + REMEMBERED_DAYS * DAY_MS - 1)).toEqual(['tok-1'])
    expect(tokens(NOW + REMEMBERED_DAYS * DAY_MS)).toEqual([])
  })

  test('leaves nothing in the browser once the last is forgotten', () => {
    rememberRequest(request('1'), NOW)
    expect(hasRememberedRequests()).toBe(true)
    forgetRequest('tok-1')
    expect(hasRememberedRequests()).toBe(false)
  })

  test.each(['{', '[{"id":1}]', 'null'])('ignores %s from another version', text => {
    localStorage.setItem('tuerca.pedidos', text)
    expect(tokens()).toEqual([])
    rememberRequest(request('1'), NOW)
    expect(tokens()).toEqual(['tok-1'])
  })

  test('remembers a very long description cut', () => {
    rememberRequest({ id: '1', token: 'tok', what: 'a'.repeat(5000) }, NOW)
    expect(rememberedRequests(NOW)[0]?.what).toHaveLength(120)
  })

  test('works without storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    rememberRequest(request('1'), NOW)
    expect(tokens()).toEqual([])
    expect(hasRememberedRequests()).toBe(false)
  })
})

describe('the list of remembered requests', () => {
  test('leads to each request, and forgets one', async () => {
    const user = userEvent.setup({ delay: null })
    rememberRequest(request('1'), Date.now())
    rememberRequest(request('2'), Date.now())
    render(
      <ChakraProvider value={system}>
        <RememberedRequests />
      </ChakraProvider>,
    )
    expect(screen.getByRole('link', { name: 'Pieza 1' }).getAttribute('href')).toBe('/seguimiento/tok-1')
    await user.click(screen.getByRole('button', { name: 'Olvidar en este navegador: Pieza 1' }))
    expect(screen.queryByRole('link', { name: 'Pieza 1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Olvidar en este navegador: Pieza 2' }))
    expect(document.body.textContent).toBe('')
    expect(hasRememberedRequests()).toBe(false)
  })
})
