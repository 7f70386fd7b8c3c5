import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { field } from '../../../test/formFields'
import { createEnvironment } from '../../relay/environment'
import { Site } from '../../Site'
import { DeletionForm } from './DeletionForm'

test('sends values typed before the page’s code loaded, and hydrates the page unchanged', async () => {
  const page = (
    <Site environment={createEnvironment()}>
      <MemoryRouter>
        <DeletionForm />
      </MemoryRouter>
    </Site>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.append(root)
  field('Email de la cuenta').value = 'ana@x.uy'
  field('Confirmación').value = 'eliminar'
  const email = field('Email de la cuenta')
  const differences: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: error => differences.push(error) }),
  )
  onTestFinished(() => {
    act(() => app.unmount())
    root.remove()
  })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Solicitar eliminación' })
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(screen.getByRole('link', { name: 'Abrir un email ya preparado' })).toBeTruthy()
  expect(field('Email de la cuenta')).toBe(email)
  expect(email.value).toBe('ana@x.uy')
  expect(differences).toEqual([])
})
