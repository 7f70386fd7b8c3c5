import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { system } from '../theme/system'
import { Lightbox } from './Lightbox'
import { Photo } from './Photo'
import { UploadButton, UploadTile } from './UploadTile'

const show = (children: ReactNode) => render(<ChakraProvider value={system}>{children}</ChakraProvider>)

test('describes a missing photo, and one that does not load', () => {
  const { rerender } = show(<Photo alt="Óptica" />)
  expect(screen.getByText('Sin fotos')).toBeTruthy()
  rerender(
    <ChakraProvider value={system}>
      <Photo alt="Óptica" src="/a.jpg" count={2} />
    </ChakraProvider>,
  )
  expect(screen.getByText('2 fotos')).toBeTruthy()
  fireEvent.error(screen.getByRole('img', { name: 'Óptica' }))
  expect(screen.getByText('Error al cargar imagen')).toBeTruthy()
})

function Gallery() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <ChakraProvider value={system}>
      <Photo alt="Óptica" src="/a.jpg" onOpen={() => setIndex(0)} />
      <Lightbox
        label="Fotos de la óptica"
        items={[
          { src: '/a.jpg', alt: 'De frente' },
          { src: '/b.jpg', alt: 'De atrás' },
          { src: '/c.jpg', alt: 'El código' },
        ]}
        index={index}
        onChange={setIndex}
      />
    </ChakraProvider>
  )
}

test('counts in a lightbox, moves with the arrows in both directions, and closes', async () => {
  render(<Gallery />)
  await userEvent.click(screen.getByRole('button', { name: 'Ampliar Óptica' }))
  expect(await screen.findByRole('dialog', { name: 'Fotos de la óptica' })).toBeTruthy()
  expect(screen.getByText('1 de 3')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('img', { name: 'El código' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByText('1 de 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows the progress of an upload, and offers retry or removal when it fails', async () => {
  const retry = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  const { rerender } = show(<UploadTile name="optica.jpg" progress={64} onRemove={remove} />)
  expect(screen.getByRole('progressbar', { name: 'Subiendo optica.jpg' }).getAttribute('value')).toBe('64')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar optica.jpg' }))
  rerender(
    <ChakraProvider value={system}>
      <UploadTile name="optica.jpg" failed onRetry={retry} onRemove={remove} />
    </ChakraProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('No se subió')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar optica.jpg' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(remove).toHaveBeenCalledTimes(2)
})

test('allows choosing the same file again', async () => {
  const chosen = vi.fn<(files: File[]) => void>()
  show(<UploadButton accept="image/*" onFiles={chosen} />)
  const file = new File(['x'], 'optica.jpg', { type: 'image/jpeg' })
  const input = screen.getByLabelText<HTMLInputElement>('Subir')
  await userEvent.upload(input, file)
  expect(chosen).toHaveBeenLastCalledWith([file])
  expect(input.value).toBe('')
})
