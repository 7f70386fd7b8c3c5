import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { errorOf, field } from '../../../test/formFields'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs(null)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => user.click(button(name))

describe('the form', () => {
  async function open(reply: Parameters<typeof serverSays>[0][string]) {
    const calls = serverSays({ viewerQuery, useRequestDeletionMutation: reply })
    renderApp('/eliminacion-datos')
    await screen.findByRole('heading', { name: 'Eliminación de datos personales' })
    await screen.findByLabelText('Email de la cuenta')
    return calls
  }
  const fill = async (email: string, word: string) => {
    await user.type(field('Email de la cuenta'), email)
    await user.type(field('Confirmación'), word)
  }
  const sent = { requestDeletion: { __typename: 'RequestDeletionPayload', email: 'ana@x.uy' } }

  test('is sent with the confirmation word, and shows the same for every e-mail', async () => {
    const calls = await open(sent)
    await user.type(field(/^Motivo/), '  Vendí el auto ')
    await fill('ana@x.uy', 'elimina')
    expect(button('Solicitar eliminación').disabled).toBe(true)
    expect(screen.queryByRole('link', { name: 'Abrir un email ya preparado' })).toBeNull()
    await user.type(field('Confirmación'), 'R')
    const mail = screen.getByRole('link', { name: 'Abrir un email ya preparado' })
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /subject=Solicitud de Eliminación de Datos Personales.*ana@x\.uy\nMotivo: Vendí el auto\nFecha: /s,
    )
    // happy-dom has no mail program.
    mail.addEventListener('click', event => event.preventDefault())
    await user.click(mail)
    expect(
      await screen.findByText('Se ha abierto su cliente de email con la solicitud preparada'),
    ).toBeTruthy()
    await press('Solicitar eliminación')
    await screen.findByRole('heading', { name: 'Confirmá desde tu email' })
    expect(screen.getByText(/^Si/).textContent).toMatch(/^Si ana@x\.uy tiene una cuenta en Tuerca/)
    expect(calls.at(-1)?.variables).toEqual({
      input: { email: 'ana@x.uy', reason: 'Vendí el auto', confirmation: 'eliminaR' },
    })
  })

  test('reports a wrong e-mail at its field before it asks the server', async () => {
    const calls = await open(sent)
    await fill('ana', 'ELIMINAR')
    await press('Solicitar eliminación')
    await waitFor(() => expect(errorOf('Email de la cuenta')).toBeTruthy())
    expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
  })

  test.each([
    [
      'asked too often',
      { requestDeletion: refused('RateLimited', 'RATE_LIMITED', 'Demasiados intentos.') },
      'Demasiados intentos.',
    ],
    ['without network', new TypeError('Failed to fetch'), 'Sin conexión'],
    ['with a fault of the server', { errors: [{ message: 'x' }] }, 'No se pudo enviar la solicitud'],
  ])('keeps the typed values when it is %s', async (_what, reply, said) => {
    await open(reply)
    await fill('ana@x.uy', 'ELIMINAR')
    await press('Solicitar eliminación')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(field('Email de la cuenta').value).toBe('ana@x.uy')
    expect(field('Confirmación').value).toBe('ELIMINAR')
    expect(button('Solicitar eliminación').disabled).toBe(false)
  })

  test('is sent once while the server is slow', async () => {
    let resolve: (answer: typeof sent) => void = () => {}
    const promise = new Promise<typeof sent>(answer => {
      resolve = answer
    })
    const calls = await open(() => promise)
    await fill('ana@x.uy', 'ELIMINAR')
    await press('Solicitar eliminación')
    await user.click(await screen.findByRole('button', { name: 'Enviando' }))
    await user.keyboard('{Enter}')
    resolve(sent)
    await screen.findByRole('heading', { name: 'Confirmá desde tu email' })
    expect(calls.filter(({ operation }) => operation === 'useRequestDeletionMutation')).toHaveLength(1)
  })
})

describe('the link of a deletion', () => {
  async function open(reply: Parameters<typeof serverSays>[0][string]) {
    const calls = serverSays({ viewerQuery, useConfirmDeletionMutation: reply })
    renderApp('/eliminacion-datos/confirmar?enlace=t0k3n')
    await screen.findByRole('heading', { name: '¿Eliminar tus datos?' })
    return calls
  }

  test('does nothing when opened; a press confirms and shows the day', async () => {
    const calls = await open({
      confirmDeletion: {
        __typename: 'ConfirmDeletionPayload',
        dueInWords: 'viernes 27 de noviembre',
      },
    })
    expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery'])
    await press('Confirmar mi pedido')
    const heading = await screen.findByRole('heading', { name: 'Recibimos tu pedido' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('viernes 27 de noviembre')).toBeTruthy()
    expect(calls.at(-1)?.variables).toEqual({ token: 't0k3n' })
  })

  test.each([
    ['LinkExpired', 'LINK_EXPIRED', 'Este enlace venció'],
    ['LinkUsed', 'LINK_USED', 'Este enlace ya se usó'],
    ['LinkUnknown', 'LINK_UNKNOWN', 'Este enlace no es válido'],
  ])('leads to a new request when it is %s', async (type, code, heading) => {
    await open({ confirmDeletion: refused(type, code, 'x') })
    await press('Confirmar mi pedido')
    await screen.findByRole('heading', { name: heading })
    expect(screen.getByRole('link', { name: 'Pedir de nuevo' }).getAttribute('href')).toBe(
      '/eliminacion-datos',
    )
  })

  test('can be pressed again after a fault', async () => {
    await open(new TypeError('Failed to fetch'))
    await press('Confirmar mi pedido')
    expect(await screen.findByText('Sin conexión')).toBeTruthy()
    expect(button('Confirmar mi pedido').disabled).toBe(false)
  })
})
