import { act, render, screen } from '@testing-library/react'
import { Suspense, startTransition } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openedLater, shownLater } from './openedLater'
import { toastStore } from './toast'

type Props = { open: boolean }
const Window = () => <p>La ventana</p>
const isOpen = ({ open }: Props) => open

/** A network that is down until enabled. */
function cutNetwork() {
  const network = { isUp: false }
  const load = async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return Window
  }
  return { network, load }
}

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  vi.useRealTimers()
})

test('keeps the page when code cannot be downloaded, reports it once and opens when the network is back', async () => {
  const { network, load } = cutNetwork()
  const Later = openedLater(load, isOpen)
  const page = (open: boolean) => (
    <>
      <p>La página</p>
      <Later open={open} />
    </>
  )
  const { rerender } = render(page(false))
  rerender(page(true))
  await settle(10_000)
  expect(screen.getByText('La página')).toBeDefined()
  expect(screen.queryByText('La ventana')).toBeNull()
  expect(toastStore.items().map(({ title }) => title)).toEqual(['No se pudo abrir'])
  network.isUp = true
  await settle(10_000)
  expect(screen.getByText('La ventana')).toBeDefined()
})

test('does not open a component that was closed meanwhile', async () => {
  const { network, load } = cutNetwork()
  const Later = openedLater(load, isOpen)
  const { rerender } = render(<Later open />)
  await settle(0)
  rerender(<Later open={false} />)
  network.isUp = true
  await settle(10_000)
  expect(screen.queryByText('La ventana')).toBeNull()
})

test('fails silently when nobody asked for the component, and shows its placeholder meanwhile', async () => {
  const { network, load } = cutNetwork()
  const Later = openedLater(load, isOpen, { Waiting: () => <p>Un momento</p>, isQuiet: true })
  render(<Later open />)
  await settle(10_000)
  expect(screen.getByText('Un momento')).toBeDefined()
  expect(toastStore.items()).toEqual([])
  network.isUp = true
  await settle(10_000)
  expect(screen.queryByText('Un momento')).toBeNull()
  expect(screen.getByText('La ventana')).toBeDefined()
})

test('shows a later step once its code is loaded, and keeps the step before it until then', async () => {
  const { network, load } = cutNetwork()
  const Later = shownLater<Props>(load)
  const page = (isLater: boolean) => (
    <Suspense fallback={<p>Un momento</p>}>{isLater ? <Later open /> : <p>El primer paso</p>}</Suspense>
  )
  const { rerender } = render(page(false))
  await act(async () => startTransition(() => rerender(page(true))))
  await settle(10_000)
  expect(screen.getByText('El primer paso')).toBeDefined()
  expect(toastStore.items().map(({ title }) => title)).toEqual(['No se pudo abrir'])
  network.isUp = true
  await settle(10_000)
  expect(screen.getByText('La ventana')).toBeDefined()
})
