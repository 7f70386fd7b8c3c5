import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { REQUEST_LIMITS } from '../../../test/uploads'
import { system } from '../../theme/system'
import { UploadField } from './UploadField'
import { createUploader, type UploadPorts } from './uploader'

const never = () => new Promise<never>(() => undefined)
const ports: UploadPorts = {
  preparePhoto: never,
  start: never,
  send: never,
  complete: never,
  cancel: () => undefined,
  videoLength: never,
  videoPoster: never,
  tell: () => undefined,
}

/** The fields of two parts of one form. */
function openFields() {
  const uploader = createUploader(ports, REQUEST_LIMITS)
  const onProblem = vi.fn<(problem: string) => void>()
  function Fields() {
    const items = useSyncExternalStore(uploader.subscribe, uploader.items)
    const problem = useSyncExternalStore(uploader.subscribe, uploader.problem)
    const uploads = { items, uploader, problem, limits: REQUEST_LIMITS }
    return ['faro', 'espejo'].map(about => (
      <UploadField
        key={about}
        uploads={uploads}
        about={about}
        label={`Fotos de ${about}`}
        takesPasted={about === 'faro'}
        onProblem={onProblem}
        error={undefined}
      />
    ))
  }
  render(
    <ChakraProvider value={system}>
      <Fields />
    </ChakraProvider>,
  )
  return { onProblem }
}

const drop = (label: string, files: File[]) =>
  fireEvent.drop(screen.getByRole('region', { name: new RegExp(label) }), { dataTransfer: { files } })

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('says at the field of the part why a file is not accepted, until another is', async () => {
  const { onProblem } = openFields()
  drop('Fotos de espejo', [new File(['x'], 'lista.pdf', { type: 'application/pdf' })])
  await screen.findByText('Solo se permiten imágenes y videos')
  expect(alerts()).toEqual(['Solo se permiten imágenes y videos'])
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('Solo se permiten imágenes y videos')
  drop('Fotos de espejo', [new File(['x'], 'espejo.jpg', { type: 'image/jpeg' })])
  await screen.findByRole('button', { name: 'Cancelar espejo.jpg' })
  expect(alerts()).toEqual([])
})
