import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { payloadOf } from '../../../test/answers'
import { answered, conversation, last, log, message, page, shown } from '../../../test/assistantTalk'
import { field } from '../../../test/formFields'
import { NO_MODEL } from '../../../test/modelHelp'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import { REQUEST_LIMITS } from '../../../test/uploads'
import requestFollowLink from '../follow/__generated__/useRequestFollowLinkMutation.graphql'

const user = userEvent.setup({ delay: null })

test('shows the text of the address ready to send; the answer’s card fills next to it', async () => {
  const calls = serverSays({ ...page(null), useTellAssistantMutation: { tellAssistant: answered() } })
  renderApp('/buscar-repuesto?pieza=Óptica+izquierda+para+un+Gol+2012')
  await log()
  expect(field('Mensaje').value).toBe('Óptica izquierda para un Gol 2012')
  expect(document.activeElement).toBe(field('Mensaje'))
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
  expect(last(calls, 'useTellAssistantMutation')).toMatchObject({
    input: { conversationId: null, text: 'Óptica izquierda para un Gol 2012', uploadIds: [] },
  })
  const card = screen.getByRole('region', { name: 'Entendí esto' })
  expect(within(card).getByRole('heading', { name: 'Óptica delantera izquierda' })).toBeTruthy()
  expect(card.textContent).toContain('CondiciónNo lo dijiste')
})

afterEach(() => vi.restoreAllMocks())

test('sends the sentence whose form was pressed before the code had loaded, once', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`)
  const calls = serverSays({ ...page(null), useTellAssistantMutation: { tellAssistant: answered() } })
  const { where } = renderApp('/buscar-repuesto?enviar=1&pieza=Óptica+para+un+Gol+2012')
  expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
  expect(calls.filter(({ operation }) => operation === 'useTellAssistantMutation')).toHaveLength(1)
  expect(last(calls, 'useTellAssistantMutation')).toMatchObject({
    input: { text: 'Óptica para un Gol 2012' },
  })
  await waitFor(() => expect(where()).toBe('/buscar-repuesto'))
})

test.each(['https://otro.example/', ''])('never sends a sentence of a link from %j', async referrer => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const calls = serverSays({ ...page(null), useTellAssistantMutation: { tellAssistant: answered() } })
  renderApp('/buscar-repuesto?enviar=1&pieza=Óptica+para+un+Gol+2012')
  await log()
  expect(field('Mensaje').value).toBe('Óptica para un Gol 2012')
  expect(calls.filter(({ operation }) => operation === 'useTellAssistantMutation')).toEqual([])
})

test('answers a closed question with a tap', async () => {
  const calls = serverSays({
    ...page(shown()),
    useTellAssistantMutation: { tellAssistant: answered() },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.click(await screen.findByRole('button', { name: 'Usado' }))
  await waitFor(() =>
    expect(last(calls, 'useTellAssistantMutation')).toMatchObject({
      input: { conversationId: 'talk-1', text: 'Usado' },
    }),
  )
})

test('keeps a refused message to send again', async () => {
  const limit = 'Demasiados intentos. Probá de nuevo en 20 minutos.'
  serverSays({
    ...page(shown()),
    useTellAssistantMutation: { tellAssistant: refused('RateLimited', 'RATE_LIMITED', limit) },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.type(field('Mensaje'), 'Es el 1.6{Enter}')
  expect(await screen.findByText('Límite alcanzado')).toBeTruthy()
  expect(screen.getByText(limit)).toBeTruthy()
  expect(field('Mensaje').value).toBe('Es el 1.6')
})

test('asks to check the facts first, then sends with an e-mail and the likely department', async () => {
  const asking = { stage: 'ASKING_CONTACT', asked: 'CONTACT' }
  const calls = serverSays({
    ...page(shown(asking)),
    useSendConsultationMutation: {
      sendConsultation: answered({
        stage: 'COMPLETED',
        asked: null,
        understood: { ...conversation().understood, email: 'ana@gmail.com' },
      }),
    },
    useRequestFollowLinkMutation: payloadOf(requestFollowLink, 'requestFollowLink', 'FollowLinkPayload', {}),
  })
  renderApp('/buscar-repuesto')
  const card = within(await log()).getByRole('region', { name: 'Entendí esto' })
  expect(card.textContent).toContain('MotorNo lo dijiste')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Está bien' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(dialog.getByText('Óptica delantera izquierda')).toBeTruthy()
  await user.type(field('Email'), 'ana@gmail.com{Enter}')
  expect(await screen.findByRole('heading', { name: 'Falta un paso' })).toBeTruthy()
  expect(screen.getAllByText('Sin enviar')).not.toHaveLength(0)
  expect(screen.queryByText(/enviada/i)).toBeNull()
  expect(screen.getByRole('link', { name: 'Abrir mi correo' }).getAttribute('href')).toBe(
    'https://mail.google.com/mail/',
  )
  expect(last(calls, 'useSendConsultationMutation')).toEqual({
    input: {
      conversationId: 'talk-1',
      phone: null,
      department: 'MONTEVIDEO',
      name: null,
      email: 'ana@gmail.com',
    },
  })
  await user.click(screen.getByRole('button', { name: 'Mandar de nuevo' }))
  const again = await screen.findByText(/^Te lo mandamos de nuevo/)
  expect(document.activeElement).toBe(again)
})

test('with a WhatsApp number alone, the link of its page is the way back', async () => {
  const calls = serverSays({
    ...page(shown()),
    useSendConsultationMutation: {
      sendConsultation: answered({ stage: 'COMPLETED', asked: null, followPath: '/seguimiento/tok-1' }),
    },
  })
  renderApp('/buscar-repuesto')
  await log()
  await user.click(screen.getByRole('button', { name: 'Está bien' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
  expect(await dialog.findByText('Dejá tu email, o sumá tu WhatsApp')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Sumar WhatsApp' }))
  await user.type(field(/^WhatsApp/), '094 231 234')
  await user.type(field(/^Nombre/), 'Ana')
  await user.click(dialog.getByRole('radio', { name: 'Otro' }))
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
  expect(await dialog.findByText('El departamento es obligatorio')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Departamento')))
  await user.selectOptions(field('Departamento'), 'SALTO')
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByRole('link', { name: 'Ver y confirmar' })).toBeTruthy()
  const byWhatsApp = screen.getByRole('link', { name: 'Mandármelo por WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(byWhatsApp ?? '')).toContain('/seguimiento/tok-1')
  expect(last(calls, 'useSendConsultationMutation')).toEqual({
    input: { conversationId: 'talk-1', phone: '094 231 234', department: 'SALTO', name: 'Ana', email: null },
  })
})

test('says that the request was sent once providers have it', async () => {
  serverSays(page(shown({ stage: 'COMPLETED', asked: null, sentAt: '2026-11-26T12:00:00.000Z' })))
  renderApp('/buscar-repuesto')
  expect(await screen.findByRole('heading', { name: 'Tu pedido salió' })).toBeTruthy()
  expect(screen.queryByText('Sin enviar')).toBeNull()
})

test('the form begins with what was understood', async () => {
  serverSays(page(shown()))
  renderApp('/buscar-repuesto')
  await log()
  // Downloads the code that reads the sentence.
  await act(async () => user.click(screen.getByRole('link', { name: /Formulario detallado/ })))
  await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
  expect(['Marca', 'Modelo', 'Año'].map(label => field(label).value)).toEqual(['Volkswagen', 'Gol', '2012'])
})

test('fills the form with every part and the contact given to the assistant', async () => {
  const { understood } = shown()
  const parts = ['Óptica delantera izquierda', 'Paragolpe delantero', 'Rejilla'].map(description => ({
    ...understood.parts[0],
    description,
    condition: 'USED',
  }))
  const told = { ...understood, parts, email: 'ana@x.uy', department: 'SALTO' }
  serverSays(page({ ...shown(), understood: told }))
  renderApp('/buscar-repuesto?mode=manual')
  await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await screen.findByRole('heading', { level: 2, name: '¿Qué repuestos necesitás?' })
  expect(screen.getByText('3 repuestos')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await screen.findByRole('heading', { level: 2, name: '¿A dónde te avisamos?' })
  expect([field('Email').value, field('Departamento').value]).toEqual(['ana@x.uy', 'SALTO'])
})

test('shows by how much a message is too long, and does not send it', async () => {
  const calls = serverSays(page(shown()))
  renderApp('/buscar-repuesto')
  await log()
  const before = calls.length
  await user.click(field('Mensaje'))
  await user.paste('a'.repeat(10_000))
  expect(screen.getByText('Usá hasta 2000 caracteres: sobran 8000.')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(calls).toHaveLength(before)
  expect(field('Mensaje').value).toHaveLength(10_000)
})

describe('a sent photo', () => {
  const sent = (id: string, kind = 'IMAGE') => ({ id, kind, thumbnailUrl: null })
  /** A message with these photos, of which `left` are still attached. */
  const withPhotos = (all: readonly string[], left = all) => ({
    messages: [{ ...message('m-1', 'VISITOR', ''), photos: all.map(id => sent(id)) }],
    photos: left.map(id => ({ id, kind: 'IMAGE' })),
    photoCount: left.length,
  })
  const shownWith = (ids: readonly string[]) =>
    shown({
      ...withPhotos(ids),
      photos: ids.map(id => ({ ...sent(id), uploadId: `upload ${id}`, name: `${id}.jpg` })),
    })

  test('is removed one by one', async () => {
    const calls = serverSays({
      ...page(shownWith(['p-1'])),
      useRemoveAssistantPhotoMutation: { removeAssistantPhoto: answered(withPhotos(['p-1'], [])) },
    })
    renderApp('/buscar-repuesto')
    await user.click(within(await log()).getByRole('button', { name: 'Quitar foto' }))
    expect(await within(await log()).findByText('Foto quitada')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull()
    expect(last(calls, 'useRemoveAssistantPhotoMutation')).toEqual({ photoId: 'p-1' })
  })

  test('goes along to the form', async () => {
    serverSays({
      ...page(shownWith(['p-1', 'p-2'])),
      // The conversation keeps the file.
      uploadCommandsCancelMutation: {
        cancelUpload: refused('WrongState', 'WRONG_STATE', 'Ese archivo ya está en uso.'),
      },
    })
    renderApp('/buscar-repuesto')
    await log()
    await act(async () => user.click(screen.getByRole('link', { name: /Formulario detallado/ })))
    await screen.findByRole('heading', { level: 2, name: '¿Para qué vehículo es?' })
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(await screen.findByRole('button', { name: 'Quitar p-1.jpg' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Quitar p-2.jpg' }))
    // A photo removed from the form does not return when the conversation is shown again.
    await user.click(screen.getByRole('link', { name: /Asistente/ }))
    await log()
    await act(async () => user.click(screen.getByRole('link', { name: /Formulario detallado/ })))
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }))
    expect(await screen.findByRole('button', { name: 'Quitar p-1.jpg' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Quitar p-2.jpg' })).toBeNull()
  })

  test('is asked for where it helps: the photo area opens by itself', async () => {
    serverSays(page(shown({ asked: 'SYMPTOM' })))
    renderApp('/buscar-repuesto')
    expect(await screen.findByRole('region', { name: /^Fotos para el pedido/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sumar fotos' }))
    expect(screen.queryByRole('region', { name: /^Fotos para el pedido/ })).toBeNull()
  })

  test('counts towards the limit of five photos and a video in all', async () => {
    serverSays(page(shownWith(['p-1', 'p-2', 'p-3', 'p-4', 'p-5'])))
    renderApp('/buscar-repuesto')
    await log()
    await user.click(screen.getByRole('button', { name: 'Sumar fotos' }))
    const field = screen.getByRole('region', { name: /^Fotos para el pedido/ })
    expect(within(field).getByLabelText('Subir video')).toBeTruthy()
    fireEvent.drop(field, {
      dataTransfer: {
        files: Array.from({ length: 200 }, () => new File(['x'], 'a.jpg', { type: 'image/jpeg' })),
      },
    })
    expect(await screen.findByText('Límite alcanzado')).toBeTruthy()
    expect(screen.getByText('Máximo 5 fotos + 1 video por consulta.')).toBeTruthy()
    expect(within(field).queryByRole('img')).toBeNull()
  })
})

describe('on the home page', () => {
  const FIELD = 'Contale al asistente qué pieza es y para qué auto'
  const home = (assistantConversation: unknown) => ({
    viewerQuery: viewerIs(null),
    InlineAssistantQuery: {
      viewer: null,
      uploadLimits: REQUEST_LIMITS,
      assistantModelHelp: NO_MODEL,
      assistantConversation,
    },
    AssistantQuery: { assistantConversation: conversation() },
  })

  test('takes the text written there as the first message, and answers there', async () => {
    const calls = serverSays({ ...home(null), useTellAssistantMutation: { tellAssistant: answered() } })
    renderApp('/')
    const written = await screen.findByLabelText(FIELD)
    // Downloads its code.
    await act(async () => fireEvent.focus(written))
    fireEvent.input(written, { target: { value: 'Óptica izquierda para un Gol 2012' } })
    // From an input method, as Safari reports it.
    await act(async () => fireEvent.keyDown(written, { key: 'Enter', keyCode: 229 }))
    expect(screen.getByLabelText(FIELD)).toBe(written)
    await act(async () => fireEvent.keyDown(written, { key: 'Enter' }))
    expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
    expect(last(calls, 'useTellAssistantMutation')).toMatchObject({
      input: { conversationId: null, text: 'Óptica izquierda para un Gol 2012' },
    })
    expect(document.activeElement).toBe(field('Mensaje'))
  })

  test('keeps a sent message readable until the assistant has loaded', async () => {
    const { InlineAssistantQuery, ...others } = home(null)
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    serverSays({
      ...others,
      InlineAssistantQuery: () => arrived.then(() => InlineAssistantQuery),
      useTellAssistantMutation: { tellAssistant: answered() },
    })
    renderApp('/')
    const written = await screen.findByLabelText<HTMLTextAreaElement>(FIELD)
    await act(async () => fireEvent.focus(written))
    fireEvent.input(written, { target: { value: 'Óptica para un Gol' } })
    await act(async () => fireEvent.keyDown(written, { key: 'Enter' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('Óptica para un Gol')
    expect(await screen.findByText('Abriendo el asistente')).toBeTruthy()
    await act(async () => arrive())
    expect(await within(await log()).findByText(/te sirve cualquiera/)).toBeTruthy()
    expect(screen.queryByLabelText(FIELD)).toBeNull()
  })

  test('continues the text being written in the existing conversation, including its last space', async () => {
    let arrive: () => void = () => undefined
    const { InlineAssistantQuery, ...others } = home(conversation())
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    serverSays({ ...others, InlineAssistantQuery: () => arrived.then(() => InlineAssistantQuery) })
    renderApp('/')
    const written = await screen.findByLabelText<HTMLTextAreaElement>(FIELD)
    await act(async () => fireEvent.focus(written))
    fireEvent.input(written, { target: { value: 'es para ' } })
    await act(async () => arrive())
    await log()
    expect(field('Mensaje').value).toBe('es para ')
  })

  test('asks for nothing before the first focus, and then resumes the conversation', async () => {
    const calls = serverSays(home(conversation()))
    renderApp('/')
    const written = await screen.findByLabelText(FIELD)
    expect(calls.map(({ operation }) => operation)).not.toContain('InlineAssistantQuery')
    await act(async () => fireEvent.focus(written))
    expect(await within(await log()).findByText('Óptica izquierda para un Gol 2012')).toBeTruthy()
  })
})
