import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answered, last, log, page, shown } from '../../../test/assistantTalk'
import { field } from '../../../test/formFields'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays } from '../../../test/server'

const user = userEvent.setup({ delay: null })

describe('a failed message', () => {
  test('is kept, reported by the assistant, and sent again as the same message', async () => {
    let tries = 0
    const calls = serverSays({
      ...page(shown({ stage: 'ASKING_CONTACT' })),
      useTellAssistantMutation: () => {
        tries += 1
        return tries === 1 ? new Error('lost') : { tellAssistant: answered() }
      },
    })
    renderApp('/buscar-repuesto')
    await log()
    await user.type(field('Mensaje'), 'Es el 1.6{Enter}')
    expect(await within(await log()).findByText(/^Disculpá, tengo un problema técnico\.\.\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'completar tus datos de contacto' })).toBeTruthy()
    expect(field('Mensaje').value).toBe('Es el 1.6')
    await user.click(screen.getByRole('button', { name: 'mandalo de nuevo' }))
    await waitFor(() => expect(field('Mensaje').value).toBe(''))
    expect(screen.queryByText(/problema técnico/)).toBeNull()
    const told = calls.filter(({ operation }) => operation === 'useTellAssistantMutation')
    expect(told).toHaveLength(2)
    expect(told[0]?.variables).toEqual(told[1]?.variables)
  })

  test('is kept before the text typed meanwhile', async () => {
    let lose: (problem: Error) => void = () => undefined
    const lost = new Promise<Error>(resolve => {
      lose = resolve
    })
    serverSays({ ...page(shown()), useTellAssistantMutation: () => lost })
    renderApp('/buscar-repuesto')
    await log()
    await user.type(field('Mensaje'), 'Es el 1.6{Enter}')
    await user.type(field('Mensaje'), 'De Salto')
    lose(new Error('lost'))
    await waitFor(() => expect(field('Mensaje').value).toBe('Es el 1.6\nDe Salto'))
  })

  test('of a consultation is reported in a toast and by the assistant, who opens the contact again', async () => {
    serverSays({ ...page(shown()), useSendConsultationMutation: { errors: [{ message: 'broken' }] } })
    renderApp('/buscar-repuesto')
    await log()
    await user.click(screen.getByRole('button', { name: 'Está bien' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await user.click(dialog.getByRole('button', { name: 'Sumar WhatsApp' }))
    await user.type(field(/^WhatsApp/), '094 231 234')
    await user.click(dialog.getByRole('radio', { name: 'Otro' }))
    await user.selectOptions(field('Departamento'), 'SALTO')
    await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
    const failure = /^Hubo un problema al enviar tu consulta. Por favor intentá de nuevo/
    await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await user.click(await screen.findByRole('button', { name: 'revisá tus datos de contacto' }))
    expect(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' })).toBeTruthy()
  })
})

describe('the contact', () => {
  test('being typed survives closing and a reload, except for values the conversation has updated since', async () => {
    const more = (understood: object) => ({ ...shown().understood, ...understood })
    serverSays(page(shown()))
    renderApp('/buscar-repuesto')
    await log()
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Está bien' }))
      return within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    }
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Sumar WhatsApp' }))
    await user.type(field(/^WhatsApp/), '094 23')
    await user.type(field(/^Email/), 'ana@')
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await open()
    expect([field(/^WhatsApp/).value, field(/^Email/).value]).toEqual(['094 23', 'ana@'])
    cleanup()
    serverSays(page(shown({ understood: more({ email: 'ana@correo.uy' }) })))
    renderApp('/buscar-repuesto')
    await log()
    await open()
    expect([field(/^WhatsApp/).value, field(/^Email/).value]).toEqual(['094 23', 'ana@correo.uy'])
  })

  test('with a WhatsApp that is no phone number is not sent, and reports it at the field', async () => {
    const calls = serverSays(page(shown()))
    renderApp('/buscar-repuesto')
    await log()
    await user.click(screen.getByRole('button', { name: 'Está bien' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    // The dialog has taken the focus by then.
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    await user.click(dialog.getByRole('button', { name: 'Sumar WhatsApp' }))
    expect(document.activeElement).toBe(field(/^WhatsApp/))
    await user.keyboard('abc')
    await user.click(dialog.getByRole('radio', { name: 'Otro' }))
    await user.selectOptions(field('Departamento'), 'SALTO')
    await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
    expect(await dialog.findByText('Revisá el teléfono, por ejemplo 094 231 234.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(/^WhatsApp/)))
    expect(calls.map(({ operation }) => operation)).not.toContain('useSendConsultationMutation')
  })

  test('that is missing is also reported by the assistant, who opens it again, until the next message', async () => {
    serverSays({ ...page(shown()), useTellAssistantMutation: { tellAssistant: answered() } })
    renderApp('/buscar-repuesto')
    await log()
    await user.click(screen.getByRole('button', { name: 'Está bien' }))
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
    expect(await dialog.findByText('Dejá tu email, o sumá tu WhatsApp')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    const said = /^Para enviar el pedido me falta tu WhatsApp o tu email/
    expect(await within(await log()).findByText(said)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'completá tus datos de contacto' }))
    const again = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await user.click(again.getByRole('button', { name: 'Cerrar' }))
    await user.type(field('Mensaje'), 'Es el 1.6{Enter}')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  const asking = { stage: 'ASKING_CONTACT', asked: 'YEAR' }
  const withoutYear = () => {
    const { understood } = shown()
    return shown({
      ...asking,
      understood: { ...understood, year: null, missing: ['YEAR', 'CONTACT', 'DEPARTMENT'] },
    })
  }

  test('is asked for before everything is known, after a reload too, and only stored', async () => {
    const { symptoms: _unread, ...understood } = withoutYear().understood
    const noted = { ...understood, phone: '+59894231234', department: 'SALTO', missing: ['YEAR'] }
    const calls = serverSays({
      ...page(withoutYear()),
      useLeaveContactMutation: { leaveContact: answered({ ...asking, understood: noted }) },
    })
    renderApp('/buscar-repuesto')
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await user.click(dialog.getByRole('button', { name: 'Sumar WhatsApp' }))
    await user.type(field(/^WhatsApp/), '094 231 234')
    await user.click(dialog.getByRole('radio', { name: 'Otro' }))
    await user.selectOptions(field('Departamento'), 'SALTO')
    await user.click(dialog.getByRole('button', { name: 'Guardar contacto' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(last(calls, 'useLeaveContactMutation')).toMatchObject({
      input: { conversationId: 'talk-1', phone: '094 231 234', department: 'SALTO' },
    })
    expect(field('Mensaje').disabled).toBe(false)
    expect(screen.getByRole('region', { name: 'Entendí esto' }).textContent).toContain('094 231 234')
    expect(screen.queryByRole('button', { name: 'Dejar mi contacto' })).toBeNull()
  })

  test.each([
    ['the field, where one writes', 'fine', () => field('Mensaje')],
    ['the conversation, where a field would open the keyboard', 'coarse', () => screen.getByRole('log')],
  ])('that opened by itself returns the focus to %s', async (_where, pointer, place) => {
    const real = window.matchMedia.bind(window)
    const spy = vi.spyOn(window, 'matchMedia')
    onTestFinished(() => spy.mockRestore())
    spy.mockImplementation(query =>
      query.startsWith('(pointer:')
        ? real(query === `(pointer: ${pointer})` ? 'all' : 'not all')
        : real(query),
    )
    serverSays(page(withoutYear()))
    renderApp('/buscar-repuesto')
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)))
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(document.activeElement).toBe(place()))
  })

  test('that was not left does not open again after a reload, but can be left', async () => {
    serverSays(page(withoutYear()))
    renderApp('/buscar-repuesto')
    const dialog = within(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' }))
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    renderApp('/buscar-repuesto')
    await user.click(await screen.findByRole('button', { name: 'Dejar mi contacto' }))
    expect(await screen.findByRole('dialog', { name: '¿A dónde te avisamos?' })).toBeTruthy()
  })
})
