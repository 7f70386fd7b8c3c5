import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '../theme/system'
import { TabPanel, Tabs } from './Tabs'

const items = [
  { value: 'orders', label: 'Compras', count: 2 },
  { value: 'offers', label: 'Ordenes' },
  { value: 'profile', label: 'Perfil' },
] as const

function Panels() {
  const [value, setValue] = useState<(typeof items)[number]['value']>('orders')
  return (
    <ChakraProvider value={system}>
      <Tabs items={items} value={value} onChange={setValue} label="Panel del comprador">
        {items.map(item => (
          <TabPanel key={item.value} value={item.value}>
            Contenido de {item.label}
          </TabPanel>
        ))}
      </Tabs>
    </ChakraProvider>
  )
}

test('is one tab stop, moves with the arrows and names its panel', async () => {
  render(<Panels />)
  expect(screen.getByRole('tablist', { name: 'Panel del comprador' })).toBeTruthy()
  await userEvent.tab()
  const first = screen.getByRole('tab', { name: 'Compras 2' })
  expect(document.activeElement).toBe(first)
  expect(screen.getByRole('tabpanel', { name: 'Compras 2' }).textContent).toBe('Contenido de Compras')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Perfil', selected: true }))
  expect(screen.getByRole('tabpanel').textContent).toBe('Contenido de Perfil')
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Ordenes' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('keeps the current tab visible when the row or a count changes its size', () => {
  const watched: { changed: () => void; elements: Element[] }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly entry
      constructor(changed: () => void) {
        this.entry = { changed, elements: [] as Element[] }
        watched.push(this.entry)
      }
      observe(element: Element) {
        this.entry.elements.push(element)
      }
      disconnect() {
        this.entry.elements.length = 0
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Panels />)
  const row = screen.getByRole('tablist')
  const tab = screen.getByRole('tab', { selected: true })
  const resized = watched.find(({ elements }) => elements.includes(row) && elements.includes(tab))
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(tab, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue({ left: 260 } as DOMRect)
  row.scrollLeft = 0
  resized?.changed()
  expect(row.scrollLeft).toBe(160)
})
