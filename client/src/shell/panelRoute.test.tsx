import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePreloadedQuery } from 'react-relay'
import { describe, expect, test } from 'vitest'
import { answerTo } from '../../test/answers'
import { renderApp } from '../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../test/server'
import { MESSAGE_LIMITS } from '../../test/uploads'
import adminScreen from '../features/admin/providers/__generated__/AdminScreenQuery.graphql'
import AdminScreenQuery from '../features/admin/providers/__generated__/AdminScreenQuery$parameters'
import chat, { type ChatScreenQuery as Chat } from '../features/chat/__generated__/ChatScreenQuery.graphql'
import ChatScreenQuery from '../features/chat/__generated__/ChatScreenQuery$parameters'
import findPart from '../features/requests/asking/__generated__/FindPartScreenQuery.graphql'
import FindPartScreenQuery from '../features/requests/asking/__generated__/FindPartScreenQuery$parameters'
import type { ScreenProps } from '../relay/route'
import { slots } from '../slots'
import { type PanelTabs, panel, panelRoute, panelTab } from './panelRoute'
import { Shell } from './Shell'
import { loadViewer } from './viewer'

const user = userEvent.setup({ delay: null })

// Real queries, so that the test sees which of them are sent.
const replies = {
  FindPartScreenQuery: answerTo(findPart, { Account: () => ({ id: 'account-1', kind: 'BUYER' }) }),
  AdminScreenQuery: answerTo(adminScreen, { Account: () => ({ id: 'account-1', kind: 'PROVIDER' }) }),
  ChatScreenQuery: { node: null, uploadLimits: MESSAGE_LIMITS },
}

const frame = (title: string) =>
  function Frame({ tabs, current, goToTab, children }: PanelTabs) {
    return (
      <>
        <h1>{title}</h1>
        {tabs.map(({ path, label }) => (
          <button key={path} type="button" aria-current={path === current} onClick={() => goToTab(path)}>
            {label}
          </button>
        ))}
        {children}
      </>
    )
  }

const tab = (path: string, alias?: string) =>
  panelTab({
    path,
    alias,
    label: `a ${path}`,
    query: ChatScreenQuery,
    variables: () => ({ about: path }),
    load: async () =>
      function Tab({ queryRef }: ScreenProps<Chat>) {
        usePreloadedQuery<Chat>(chat, queryRef)
        return <h2>{path}</h2>
      },
    skeleton: null,
  })

const open = (address: string, first: string | (() => Promise<string>) = 'uno') =>
  renderApp(address, environment => [
    {
      element: <Shell viewerRef={loadViewer(environment)} slots={slots} />,
      children: [
        panelRoute(environment, {
          path: '/dashboard',
          panels: {
            BUYER: panel({
              query: FindPartScreenQuery,
              load: async () => frame('Compras'),
              first,
              tabs: [tab('uno'), tab('dos', 'viejo')],
            }),
            PROVIDER: panel({
              query: AdminScreenQuery,
              load: async () => frame('Solicitudes'),
              first: 'uno',
              tabs: [tab('uno'), tab('tres')],
            }),
          },
        }),
        { path: '/auth', element: <h1>Iniciar sesión</h1> },
      ],
    },
  ])

const asBuyer = () => {
  localStorage.setItem('tuerca.cuenta', 'BUYER')
  return serverSays({ ...replies, viewerQuery: viewerIs({ kind: 'BUYER' }) })
}
const shown = (name: string) => screen.findByRole('heading', { name })

describe('the panel', () => {
  test.each([
    ['BUYER', 'Compras', 'FindPartScreenQuery'],
    ['PROVIDER', 'Solicitudes', 'AdminScreenQuery'],
  ] as const)(
    'of a %s is started with its tab, by what this browser remembers, before it is known who is here',
    async (kind, heading, query) => {
      localStorage.setItem('tuerca.cuenta', kind)
      let answer = () => {}
      const viewer = new Promise<ReturnType<typeof viewerIs>>(resolve => {
        answer = () => resolve(viewerIs({ kind }))
      })
      const calls = serverSays({ ...replies, viewerQuery: () => viewer })
      open('/dashboard')
      await waitFor(() =>
        expect(calls.map(({ operation }) => operation).toSorted()).toEqual(
          [query, 'ChatScreenQuery', 'viewerQuery'].toSorted(),
        ),
      )
      answer()
      await shown(heading)
      await shown('uno')
      expect(calls).toHaveLength(3)
    },
  )

  test('is the viewer’s own on a first visit, and is remembered', async () => {
    const calls = serverSays({ ...replies, viewerQuery: viewerIs({ kind: 'PROVIDER' }) })
    open('/dashboard')
    await shown('Solicitudes')
    expect(calls.map(({ operation }) => operation)).not.toContain('FindPartScreenQuery')
    await waitFor(() => expect(sessionStorage.getItem('tuerca.cuenta')).toBe('PROVIDER'))
  })

  test('is the viewer’s own when this browser remembers another account', async () => {
    localStorage.setItem('tuerca.cuenta', 'PROVIDER')
    serverSays({ ...replies, viewerQuery: viewerIs({ kind: 'BUYER' }) })
    open('/dashboard')
    await shown('Compras')
    expect(screen.queryByRole('heading', { name: 'Solicitudes' })).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('tuerca.cuenta')).toBe('BUYER'))
  })

  test('sends visitors to sign in, and back to the same tab', async () => {
    serverSays({ ...replies, viewerQuery: viewerIs(null) })
    const { where } = open('/dashboard/dos')
    await waitFor(() => expect(where()).toBe('/auth?volver=%2Fdashboard%2Fdos'))
  })
})

describe('a tab of the panel', () => {
  test('opens by the name in the address, current or old', async () => {
    asBuyer()
    open('/dashboard/viejo')
    await shown('dos')
  })

  test('opens by an old address with a #', async () => {
    asBuyer()
    const { where } = open('/dashboard?cotizar=x#dos')
    await shown('dos')
    await waitFor(() => expect(where()).toBe('/dashboard/dos?cotizar=x'))
  })

  test('opens the first one when the address names none of this panel', async () => {
    asBuyer()
    open('/dashboard/tres', () => Promise.resolve('dos'))
    await shown('dos')
  })

  test('has an address; opening it keeps the frame, and going back restores the tab', async () => {
    const calls = asBuyer()
    const { where } = open('/dashboard/dos?orden=precio&cotizar=x')
    await shown('dos')
    await user.click(screen.getByRole('button', { name: 'a uno' }))
    await shown('uno')
    expect(where()).toBe('/dashboard')
    await user.click(screen.getByRole('button', { name: 'a dos' }))
    await shown('dos')
    // The order is restored, the dialog over it is not.
    expect(where()).toBe('/dashboard/dos?orden=precio')
    expect(calls.filter(({ operation }) => operation === 'FindPartScreenQuery')).toHaveLength(1)
  })
})
