import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drawable, NOISE, PHOTO, stubCanvas } from '../../../test/canvas'
import { system } from '../../theme/system'
import { CameraDialog } from './CameraDialog'

type Given = () => Promise<MediaStream>

/** A device with these cameras; returns which tracks were stopped. */
function openCamera(give: Given, cameras = 1) {
  const asked = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>(give)
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: {
      getUserMedia: asked,
      enumerateDevices: () =>
        Promise.resolve(Array.from({ length: cameras }, () => ({ kind: 'videoinput' }))),
    },
  })
  const at = (open: boolean) => (
    <ChakraProvider value={system}>
      <CameraDialog open={open} onClose={() => undefined} onFiles={() => undefined} />
    </ChakraProvider>
  )
  const { rerender } = render(at(true))
  return { asked, close: () => rerender(at(false)) }
}

function streamWith(stop: () => void): MediaStream {
  const stream: MediaStream = Object.create(MediaStream.prototype)
  return Object.assign(stream, { getTracks: () => [{ stop }] })
}

test.each([
  ['NotAllowedError', /No hay permiso para usar la cámara/],
  ['NotFoundError', /No encontramos una cámara/],
  ['NotReadableError', /La cámara no responde/],
])('reports %s, and offers to choose a file instead', async (name, words) => {
  openCamera(() => Promise.reject(new DOMException('no', name)))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByLabelText('Elegir foto')).toBeTruthy()
})

test('asks for the rear camera first, for the other on request, and turns each off afterwards', async () => {
  const stop = vi.fn<() => void>()
  const { asked, close } = openCamera(() => Promise.resolve(streamWith(stop)), 2)
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar de cámara' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  const facing = asked.mock.calls.map(([{ video }]) => (typeof video === 'object' ? video.facingMode : null))
  expect(facing).toEqual([{ ideal: 'environment' }, { ideal: 'user' }])
  expect(stop).toHaveBeenCalledTimes(1)
  close()
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2))
})

test('sends no noise when a browser falsifies the canvas: offers to choose a photo instead', async () => {
  stubCanvas({ reads: () => NOISE, saves: () => NOISE })
  openCamera(() => Promise.resolve(streamWith(() => undefined)))
  const film = await screen.findByLabelText<HTMLVideoElement>('Lo que ve la cámara')
  Object.defineProperties(drawable(PHOTO, film), {
    videoWidth: { value: 640 },
    videoHeight: { value: 480 },
  })
  fireEvent.playing(film)
  await userEvent.click(await screen.findByRole('button', { name: 'Capturar' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tu navegador no nos deja guardar/)
  expect(screen.getByLabelText('Elegir foto')).toBeTruthy()
})
