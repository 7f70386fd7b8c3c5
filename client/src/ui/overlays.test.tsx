import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'
import { Field } from './Field'
import { Menu, MenuItem } from './Menu'
import { TextArea } from './TextInput'
import { Toaster } from './Toaster'
import { toast } from './toast'

function Cancelation({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <ChakraProvider value={system}>
      <Button onClick={() => setOpen(true)}>Cancelar pedido</Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false)
          onClosed?.()
        }}
        title="¿Cancelar?"
      >
        <Field label="Motivo">
          <TextArea />
        </Field>
      </Dialog>
    </ChakraProvider>
  )
}

test('names a dialog by its title, focuses its first field and restores the focus', async () => {
  const onClosed = vi.fn<() => void>()
  render(<Cancelation onClosed={onClosed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }))
  await screen.findByRole('dialog', { name: '¿Cancelar?' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Motivo' })))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(onClosed).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar pedido' })),
  )
})

test.each([
  ['the tab of its panel', 'tab'],
  ['the title of a page without tabs', 'heading'],
] as const)('moves the focus to %s when the opener of a dialog is gone', async (_what, role) => {
  function Shipping() {
    const [open, setOpen] = useState(false)
    const [isShipped, setShipped] = useState(false)
    const ship = () => {
      setShipped(true)
      setOpen(false)
    }
    return (
      <ChakraProvider value={system}>
        {role === 'tab' && (
          <button type="button" role="tab" aria-selected="true">
            Ventas
          </button>
        )}
        <main>
          <h1>{role === 'tab' ? 'Panel' : 'Ventas'}</h1>
        </main>
        {!isShipped && <Button onClick={() => setOpen(true)}>Marcar como enviado</Button>}
        <Dialog open={open} onClose={() => setOpen(false)} title="¿Lo enviaste?">
          <Button onClick={ship}>Sí</Button>
        </Dialog>
      </ChakraProvider>
    )
  }
  render(<Shipping />)
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como enviado' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sí' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name: 'Ventas' })))
})

test('closes a dialog with Esc', async () => {
  render(<Cancelation />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('focuses the cancel button of a confirmation, and waits while the action runs', async () => {
  const onClose = vi.fn<() => void>()
  const onConfirm = vi.fn<() => void>()
  const confirmation = (loading: boolean) => (
    <ChakraProvider value={system}>
      <ConfirmDialog
        open
        onClose={onClose}
        onConfirm={onConfirm}
        title="¿Recibiste el repuesto?"
        confirmLabel="Confirmar recepción"
        loadingText="Confirmando"
        loading={loading}
      >
        La plata se libera al proveedor.
      </ConfirmDialog>
    </ChakraProvider>
  )
  const { rerender } = render(confirmation(false))
  await screen.findByRole('alertdialog', { name: '¿Recibiste el repuesto?' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Volver' })))
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar recepción' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  rerender(confirmation(true))
  await userEvent.click(screen.getByRole('button', { name: 'Confirmando' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('opens a menu at its first item, moves with arrows and letters, and closes on choosing', async () => {
  const left = vi.fn<() => void>()
  render(
    <ChakraProvider value={system}>
      <Menu trigger={<Button>Cuenta</Button>}>
        <MenuItem>Mi perfil</MenuItem>
        <MenuItem>Ayuda</MenuItem>
        <MenuItem onClick={left}>Cerrar sesión</MenuItem>
      </Menu>
    </ChakraProvider>,
  )
  const button = screen.getByRole('button', { name: 'Cuenta' })
  await userEvent.click(button)
  expect(screen.getByRole('menu', { name: 'Cuenta' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Mi perfil')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Cerrar sesión')
  await userEvent.keyboard('a')
  expect(document.activeElement?.textContent).toBe('Ayuda')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(left).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('only announces a toast whose content the page shows', () => {
    render(
      <ChakraProvider value={system}>
        <Toaster />
      </ChakraProvider>,
    )
    act(() => toast.spoken('Pedido marcado como enviado'))
    expect(screen.getByRole('status').textContent).toBe('Pedido marcado como enviado')
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
    act(() => vi.advanceTimersByTime(4000))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('announces news politely and errors assertively, and removes each after its time', () => {
    render(
      <ChakraProvider value={system}>
        <Toaster />
      </ChakraProvider>,
    )
    act(() => {
      toast.success('¡Oferta enviada!')
      toast.error('Error', { description: 'No se pudo verificar el pago' })
    })
    expect(screen.getByRole('status').textContent).toContain('¡Oferta enviada!')
    expect(screen.getByRole('alert').textContent).toContain('No se pudo verificar el pago')
    expect(screen.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(2)
    act(() => vi.advanceTimersByTime(4000))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('alert').textContent).not.toBe('')
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
