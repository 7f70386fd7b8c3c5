import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type FieldPath, useFieldArray } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { placeAtFields } from '../relay/refusal'
import { emailProblem, found, isBlank, isWhole, type Problems } from './problems'
import { resolverOf } from './resolver'
import { useForm } from './useForm'

type Values = {
  buyer: { email: string }
  parts: { name: string; quantity: string }[]
  password: string
  repeated: string
  photos: string[]
}
const blank: Values = {
  buyer: { email: '' },
  parts: [
    { name: '', quantity: '1' },
    { name: '', quantity: '1' },
  ],
  password: 'a',
  repeated: 'a',
  photos: ['p1', 'p2'],
}

function problemsOf({ buyer, parts, password, repeated }: Values): Problems<Values> {
  const problems: Problems<Values> = { 'buyer.email': emailProblem(buyer.email) }
  for (const [index, part] of parts.entries()) {
    problems[`parts.${index}.name`] = isBlank(part.name) && 'Falta la pieza.'
    problems[`parts.${index}.quantity`] = !isWhole(part.quantity, 1, 9) && 'Poné una cantidad.'
  }
  problems.repeated = password !== repeated && 'No coinciden.'
  return problems
}

const user = userEvent.setup({ delay: null })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const errors = () => screen.queryAllByRole('note').map(({ textContent }) => textContent)

/** A form whose last part mounts first, and whose server refuses `refused`. */
function Sample({ refused = [] }: { refused?: { path: string[]; message: string }[] }) {
  const form = useForm<Values>({ initial: blank, check: problemsOf })
  const { fields, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const [isWhole, setWhole] = useState(false)
  const [sent, setSent] = useState(0)
  const line = (path: FieldPath<Values>) => {
    const { error } = form.getFieldState(path, form.formState)
    return (
      <p key={path}>
        <input type="text" aria-label={path} {...form.register(path)} />
        {error && <span role="note">{`${path}: ${error.message ?? ''}`}</span>}
      </p>
    )
  }
  const send = form.handleSubmit(() => {
    setSent(sent + 1)
    placeAtFields(refused, form)
  })
  return (
    <form onSubmit={send}>
      {isWhole && line('buyer.email')}
      {fields.flatMap((_, index) => [line(`parts.${index}.name`), line(`parts.${index}.quantity`)])}
      {line('password')}
      {line('repeated')}
      {line('photos')}
      <button type="submit">Enviar</button>
      <button type="button" onClick={() => setWhole(true)}>
        Todo
      </button>
      <button type="button" onClick={() => void form.trigger(['parts'], { shouldFocus: true })}>
        Paso
      </button>
      <button type="button" onClick={() => remove(0)}>
        Quitar
      </button>
      <output>{sent}</output>
    </form>
  )
}

const fill = async (values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(name))
    if (text) await user.type(field(name), text)
  }
}
const complete = { 'buyer.email': 'ana@x.uy', 'parts.0.name': 'Óptica', 'parts.1.name': 'Burlete' }

describe('resolverOf', () => {
  test('nests the problems found, and returns the values when there are none', async () => {
    const resolve = (values: Values) =>
      resolverOf(problemsOf)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
    const wrong = { ...blank, parts: [{ name: 'a', quantity: '1' }, ...blank.parts.slice(1)] }
    expect(await resolve(wrong)).toEqual({
      values: {},
      errors: {
        buyer: { email: { type: 'problem', message: 'Poné tu email.' } },
        parts: [undefined, { name: { type: 'problem', message: 'Falta la pieza.' } }],
      },
    })
    const right = { ...blank, buyer: { email: 'a@x.uy' }, parts: [{ name: 'a', quantity: '2' }] }
    expect(await resolve(right)).toEqual({ values: right, errors: {} })
  })
})

test.each([
  ['', 'Poné tu email.'],
  ['  ', 'Poné tu email.'],
  ['ana', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
  ['ana@x', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
  ['a na@x.uy', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
  [' ana@x.uy ', false],
  ['\u202aana\u2011perez@x.uy\u202c', false],
  ['\u200b', 'Poné tu email.'],
  ['ana@x.uy luis@x.uy', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
])('validates the e-mail %j', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})

test('counts false and undefined as no problem', () => {
  const problems: Problems<Values> = { repeated: false, password: 'Falta.', 'buyer.email': undefined }
  expect(found(problems)).toEqual([['password', 'Falta.']])
})

describe('a form', () => {
  test('focuses the first invalid field, also when it mounted last', async () => {
    render(<Sample />)
    await press('Todo')
    await press('Enviar')
    await waitFor(() => expect(document.activeElement).toBe(field('buyer.email')))
    expect(errors()).toEqual([
      'buyer.email: Poné tu email.',
      'parts.0.name: Falta la pieza.',
      'parts.1.name: Falta la pieza.',
    ])
    expect(screen.getByRole('status').textContent).toBe('0')
  })

  test('updates an error while its field is corrected, and leaves the other fields alone', async () => {
    render(<Sample />)
    await press('Todo')
    await press('Enviar')
    await user.type(field('buyer.email'), 'ana')
    expect(errors()[0]).toMatch('buyer.email: Revisá el email')
    await user.type(field('buyer.email'), '@x.uy')
    expect(errors()).toEqual(['parts.0.name: Falta la pieza.', 'parts.1.name: Falta la pieza.'])
    // A field without an error at submission shows none while it is edited.
    await user.clear(field('parts.0.quantity'))
    expect(errors()).toHaveLength(2)
  })

  test('removes an error that another field resolves', async () => {
    render(<Sample />)
    await press('Todo')
    await fill({ ...complete, repeated: 'ab' })
    await press('Enviar')
    await waitFor(() => expect(errors()).toEqual(['repeated: No coinciden.']))
    await user.type(field('password'), 'b')
    expect(errors()).toEqual([])
  })

  test('validates one step alone, and keeps updating its errors', async () => {
    render(<Sample />)
    await press('Paso')
    expect(errors()).toEqual(['parts.0.name: Falta la pieza.', 'parts.1.name: Falta la pieza.'])
    await user.type(field('parts.1.name'), 'Burlete')
    expect(errors()).toEqual(['parts.0.name: Falta la pieza.'])
    await press('Quitar')
    expect(errors()).toEqual([])
  })

  test('keeps a server refusal at its field until the field changes', async () => {
    const refused = [
      { path: ['photos', '1'], message: 'No es una foto.' },
      { path: ['parts', '1', 'quantity'], message: 'No hay tantas.' },
      { path: ['parts', '7', 'quantity'], message: 'De ninguna.' },
      { path: ['parts'], message: 'Son demasiadas.' },
    ]
    render(<Sample refused={refused} />)
    await press('Todo')
    await fill(complete)
    await press('Enviar')
    await waitFor(() =>
      expect(errors()).toEqual(['parts.1.quantity: No hay tantas.', 'photos: No es una foto.']),
    )
    await waitFor(() => expect(document.activeElement).toBe(field('photos')))
    await user.type(field('parts.0.name'), ' izquierda')
    expect(errors()).toHaveLength(2)
    await fill({ 'parts.1.quantity': '3' })
    expect(errors()).toEqual(['photos: No es una foto.'])
    await press('Enviar')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'))
  })
})
