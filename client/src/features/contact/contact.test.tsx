import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import { questionGroups } from '../help/questions'
import { startOf } from './contactForm'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs(null)
const sent = { sendEnquiry: { __typename: 'SendEnquiryPayload', email: 'elena@correo.test' } }

const field = (name: RegExp | string) => screen.findByLabelText(name)
const send = async () => user.click(await screen.findByRole('button', { name: 'Enviar consulta' }))

async function write() {
  await user.selectOptions(await field('Tipo de consulta'), 'Problema con un pago')
  await user.type(await field('Nombre'), 'Elena Pereira')
  await user.type(await field('Email'), 'elena@correo.test')
  await user.type(await field('Asunto'), 'Pagué dos veces')
  await user.type(await field('Mensaje'), 'Me aparecen dos cobros.')
}

test('links to four questions of the help page, word by word', async () => {
  serverSays({ viewerQuery })
  renderApp('/contacto')
  const list = await screen.findByRole('region', { name: 'Lo que más preguntan' })
  const links = within(list).getAllByRole('link')
  const asked = questionGroups.flatMap(({ questions }) => questions)
  expect(links.map(link => [link.getAttribute('href'), link.textContent])).toEqual(
    ['publicar', 'ser-proveedor', 'medios-de-pago', 'calificaciones'].map(id => [
      `/faq#${id}`,
      asked.find(question => question.id === id)?.question,
    ]),
  )
})

test('sends nothing when required fields are empty, and names what each field lacks', async () => {
  const calls = serverSays({ viewerQuery })
  renderApp('/contacto')
  await user.type(await field('Teléfono (opcional)'), '1234')
  await send()
  const phone = 'Revisá el teléfono, por ejemplo 094 231 234.'
  for (const problem of ['Poné tu nombre.', 'Poné un asunto.', 'Escribí tu mensaje.', phone])
    expect(await screen.findByText(problem)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Nombre')))
  expect(calls.map(({ operation }) => operation)).not.toContain('useSendEnquiryMutation')
})

test('keeps a long message whole, and shows how much of it can be sent', async () => {
  const calls = serverSays({ viewerQuery, useSendEnquiryMutation: sent })
  renderApp('/contacto')
  await write()
  const message = await field('Mensaje')
  await user.clear(message)
  await user.click(message)
  await user.paste('x'.repeat(10_000))
  await send()
  expect(await screen.findByText('Tu mensaje tiene 10.000 caracteres: entran hasta 4.000.')).toBeTruthy()
  expect(message).toHaveProperty('value.length', 10_000)
  expect(calls.map(({ operation }) => operation)).not.toContain('useSendEnquiryMutation')
})

test('sends a message once, and shows where the answer goes', async () => {
  const calls = serverSays({ viewerQuery, useSendEnquiryMutation: sent })
  renderApp('/contacto')
  await write()
  await send()
  const heading = await screen.findByRole('heading', { name: 'Nos llegó tu consulta' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(within(screen.getByRole('main')).getByText('elena@correo.test')).toBeTruthy()
  expect(calls.at(-1)?.variables).toMatchObject({
    input: {
      kind: 'PAYMENT_PROBLEM',
      name: 'Elena Pereira',
      phone: null,
      subject: 'Pagué dos veces',
      message: 'Me aparecen dos cobros.',
      website: '',
    },
  })
  await user.click(screen.getByRole('button', { name: 'Enviar otra' }))
  expect(await field('Asunto')).toHaveProperty('value', '')
})

test('keeps the text when it is refused; the same text is the same enquiry, another text is another', async () => {
  const calls = serverSays({
    viewerQuery,
    useSendEnquiryMutation: {
      sendEnquiry: refused(
        'RateLimited',
        'RATE_LIMITED',
        'Demasiados intentos. Probá de nuevo en un minuto.',
      ),
    },
  })
  renderApp('/contacto')
  await write()
  await send()
  expect(await screen.findByText('Demasiados intentos. Probá de nuevo en un minuto.')).toBeTruthy()
  expect(await field('Mensaje')).toHaveProperty('value', 'Me aparecen dos cobros.')
  await send()
  await user.type(await field('Mensaje'), ' Hoy.')
  await send()
  await waitFor(() => expect(keys()).toHaveLength(3))
  expect(new Set(keys()).size).toBe(2)
  expect(keys()[0]).toBe(keys()[1])

  function keys() {
    const inputs = calls.flatMap(({ variables }) => ('input' in variables ? [variables.input] : []))
    return inputs.map(input => (input as { submissionKey: string }).submissionKey)
  }
})

test('restores the text after a reload', async () => {
  serverSays({ viewerQuery })
  renderApp('/contacto')
  await write()
  cleanup()
  renderApp('/contacto')
  expect(await field('Mensaje')).toHaveProperty('value', 'Me aparecen dos cobros.')
})

test('restores text written before the code loaded, even unchanged', async () => {
  serverSays({ viewerQuery })
  const made = document.createElement('form')
  made.id = 'consulta'
  made.innerHTML = '<textarea name="message"></textarea>'
  document.body.append(made)
  for (const written of made.querySelectorAll('textarea')) written.value = 'Me aparecen dos cobros.'
  renderApp('/contacto')
  expect(await field('Mensaje')).toHaveProperty('value', 'Me aparecen dos cobros.')
  made.remove()
  cleanup()
  renderApp('/contacto')
  expect(await field('Mensaje')).toHaveProperty('value', 'Me aparecen dos cobros.')
})

test('stops one try with a message when a password manager filled the hidden field, and not the next', async () => {
  const message = 'No pudimos enviar tu mensaje. Probá de nuevo; si no sale, escribinos por email.'
  const calls = serverSays({
    viewerQuery,
    useSendEnquiryMutation: {
      sendEnquiry: refused('InvalidInput', 'INVALID_INPUT', message, [{ path: ['website'], message }]),
    },
  })
  renderApp('/contacto')
  await write()
  fireEvent.change(await field('Sitio web'), { target: { value: 'https://elena.test' } })
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  await send()
  await waitFor(() => expect(websites()).toEqual(['https://elena.test', '']))

  function websites() {
    const inputs = calls.flatMap(({ variables }) => ('input' in variables ? [variables.input] : []))
    return inputs.map(input => (input as { website: string }).website)
  }
})

test('counts the writing time from its start after a reload', () => {
  window.tuercaClicks = { replay: () => {}, fail: () => {}, since: -5000 }
  expect(startOf(null, {}).at).toBe(-5000)
  delete window.tuercaClicks
  expect(startOf(null, {}).at).toBe(0)
})

test('can still send after weeks on an open page, with a clock that was set back', async () => {
  const calls = serverSays({ viewerQuery, useSendEnquiryMutation: sent })
  renderApp('/contacto')
  await write()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now - 60_000)
  vi.spyOn(performance, 'now').mockReturnValue(40 * 24 * 3_600_000)
  await send()
  await screen.findByRole('heading', { name: 'Nos llegó tu consulta' })
  expect(calls.at(-1)?.variables).toMatchObject({ input: { writtenForMs: 3_600_000 } })
})
