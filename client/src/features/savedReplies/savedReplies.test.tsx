import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { renderWithRelay } from '../../../test/renderWithRelay'
import { refused, serverSays } from '../../../test/server'
import create from './__generated__/useCreateSavedReplyMutation.graphql'
import remove from './__generated__/useDeleteSavedReplyMutation.graphql'
import edit from './__generated__/useEditSavedReplyMutation.graphql'
import query from './__generated__/useSavedRepliesQuery.graphql'
import { SavedReplies } from './SavedReplies'
import { SavedReplySection } from './SavedReplySection'

const user = userEvent.setup({ delay: null })

type Reply = { id: string; name: string; text: string }
const shipping = { id: 'reply-1', name: 'Envío', text: 'Va por agencia.\nLlega mañana.' }
const warranty = { id: 'reply-2', name: 'Garantía', text: 'Tiene 30 días.' }

/** Answers with the replies before, and after a change. */
function replies(before: readonly Reply[], after: readonly Reply[] = before) {
  const made = (savedReplies: readonly Reply[]) => ({ Provider: () => ({ id: 'provider-1', savedReplies }) })
  return serverSays({
    useSavedRepliesQuery: answerTo(query, made(before)),
    useCreateSavedReplyMutation: payloadOf(create, 'createSavedReply', 'ProfilePayload', made(after)),
    useEditSavedReplyMutation: payloadOf(edit, 'editSavedReply', 'ProfilePayload', made(after)),
    useDeleteSavedReplyMutation: payloadOf(remove, 'deleteSavedReply', 'ProfilePayload', made(after)),
  })
}
const variablesOf = (calls: ReturnType<typeof serverSays>, name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

type WritingProps = { initial?: string; limit?: number; onSent?: () => void }

function Writing({ initial = '', limit = 60, onSent = () => undefined }: WritingProps) {
  const [text, setText] = useState(initial)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSent()
      }}
    >
      <textarea aria-label="Mensaje" value={text} onChange={event => setText(event.currentTarget.value)} />
      <SavedReplies text={text} limit={limit} onText={setText} />
    </form>
  )
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value
const openReplies = () => user.click(screen.getByRole('button', { name: 'Respuestas guardadas' }))
const section = () =>
  renderWithRelay(
    <Suspense>
      <SavedReplySection />
    </Suspense>,
  )

test('adds replies to the text in two taps each, and none that does not fit', async () => {
  replies([shipping, warranty])
  renderWithRelay(<Writing initial="Buenas." />)
  await openReplies()
  await user.click(await screen.findByRole('button', { name: 'Envío' }))
  expect(message()).toBe('Buenas. Va por agencia.\nLlega mañana.')
  await user.click(screen.getByRole('button', { name: 'Garantía' }))
  expect(message()).toBe('Buenas. Va por agencia.\nLlega mañana. Tiene 30 días.')
  await user.click(screen.getByRole('button', { name: 'Garantía' }))
  expect(message()).toBe('Buenas. Va por agencia.\nLlega mañana. Tiene 30 días.')
  expect(await screen.findByText('No entra en el texto')).toBeTruthy()
})

test('keeps the written text under a name, without sending the form around it', async () => {
  const calls = replies([], [{ ...warranty, name: 'Treinta días' }])
  let sent = 0
  renderWithRelay(<Writing initial="Tiene 30 días." onSent={() => (sent += 1)} />)
  await openReplies()
  await user.click(await screen.findByRole('button', { name: 'Guardar este texto' }))
  const name = screen.getByLabelText<HTMLInputElement>('Nombre de la respuesta')
  expect(name.value).toBe('Tiene 30 días.')
  await user.clear(name)
  await user.type(name, 'Treinta días{Enter}')
  expect(await screen.findByRole('button', { name: 'Treinta días' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Guardar este texto' })).toBeNull()
  expect(variablesOf(calls, 'useCreateSavedReplyMutation')).toEqual([
    { input: { name: 'Treinta días', text: 'Tiene 30 días.' } },
  ])
  expect(sent).toBe(0)
})

test('says a name that is taken at its field, and keeps it', async () => {
  serverSays({
    useSavedRepliesQuery: answerTo(query, { Provider: () => ({ savedReplies: [warranty] }) }),
    useCreateSavedReplyMutation: {
      createSavedReply: refused('InvalidInput', 'INVALID_INPUT', 'Revisá los datos.', [
        { path: ['name'], message: 'Ya tenés una respuesta con ese nombre.' },
      ]),
    },
  })
  renderWithRelay(<Writing initial="Otra cosa" />)
  await openReplies()
  await user.click(await screen.findByRole('button', { name: 'Guardar este texto' }))
  const name = screen.getByLabelText<HTMLInputElement>('Nombre de la respuesta')
  await user.clear(name)
  await user.type(name, 'Garantía')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ya tenés una respuesta con ese nombre.')).toBeTruthy()
  expect(name.value).toBe('Garantía')
  expect(message()).toBe('Otra cosa')
})

test('edits and removes a reply in the profile', async () => {
  const calls = replies([shipping, warranty], [{ ...shipping, name: 'Agencia' }])
  section()
  await user.click(await screen.findByRole('button', { name: 'Editar Envío' }))
  const name = screen.getByLabelText<HTMLInputElement>('Nombre')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ponele un nombre.')).toBeTruthy()
  await user.type(name, 'Agencia')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('button', { name: 'Editar Agencia' })
  await user.click(screen.getByRole('button', { name: 'Borrar Agencia' }))
  await user.click(await screen.findByRole('button', { name: 'Borrar' }))
  await waitFor(() => expect(variablesOf(calls, 'useDeleteSavedReplyMutation')).toEqual([{ id: 'reply-1' }]))
  expect(variablesOf(calls, 'useEditSavedReplyMutation')).toEqual([
    { input: { id: 'reply-1', name: 'Agencia', text: shipping.text } },
  ])
})

test('takes no more than twenty', async () => {
  replies(Array.from({ length: 20 }, (_none, at) => ({ id: `r${at}`, name: `N${at}`, text: 'x' })))
  section()
  const add = await screen.findByRole('button', { name: 'Agregar respuesta' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Llegaste a 20. Borrá una que no uses.')).toBeTruthy()
})
