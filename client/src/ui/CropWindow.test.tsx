import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawable, NOISE, PHOTO, stubCanvas } from '../../test/canvas'
import { system } from '../theme/system'
import { CropWindow } from './CropWindow'
import { toastStore } from './toast'

/** happy-dom decodes no pictures: these load at once, 400 × 300. */
class ReadPicture extends EventTarget {
  readonly naturalWidth = 400
  readonly naturalHeight = 300
  set src(_address: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', function () {
    return drawable(PHOTO, new ReadPicture())
  })
})

async function crop(): Promise<{ chosen: File; sent: File }> {
  const chosen = new File(['camera'], 'frente.png', { type: 'image/png' })
  const onDone = vi.fn<(file: File) => void>()
  render(
    <ChakraProvider value={system}>
      <CropWindow
        file={chosen}
        title="Foto del local"
        shape={4 / 3}
        onCancel={() => undefined}
        onDone={onDone}
        onUnreadable={() => undefined}
      />
    </ChakraProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Usar esta foto' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const sent = onDone.mock.calls[0]?.[0]
  if (!sent) throw new Error('nothing was sent')
  return { chosen, sent }
}

test('sends the visible part', async () => {
  stubCanvas()
  const { sent } = await crop()
  expect(sent).toMatchObject({ name: 'frente.jpg', type: 'image/jpeg' })
})

test('sends the whole file, with a notice, where the browser falsifies drawings', async () => {
  stubCanvas({ reads: () => NOISE, saves: () => NOISE })
  const { chosen, sent } = await crop()
  expect(sent).toBe(chosen)
  expect(toastStore.items().map(({ title }) => title)).toContain(
    'Tu navegador no nos deja recortar la foto. La subimos entera.',
  )
})
