import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { translation } from '../plugins/translation'
import { keepInput } from './keepInput'

const { removeChild, insertBefore } = Node.prototype
beforeEach(() => translation())
afterEach(() => {
  cleanup()
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

const WAYS: [name: string, put: (text: Text) => void][] = [
  [
    'replaced by elements of a translator',
    text => {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data.toUpperCase())
      text.replaceWith(font)
    },
  ],
  [
    'put into an element in other words',
    text => {
      const font = document.createElement('font')
      text.before(font)
      font.append(text)
      text.data = text.data.toUpperCase()
    },
  ],
  [
    'followed by an element and taken away',
    text => {
      const font = document.createElement('font')
      font.textContent = text.data.toUpperCase()
      text.after(font)
      text.remove()
    },
  ],
]

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(text => text.data.trim() !== '')
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <p>
      {count > 1 && <b>antes </b>}
      {count === 0 && 'Nadie cotizó. '}
      {count > 0 && `Ofertas: ${count}. `}
      <button type="button" onClick={() => setCount(count + 1)}>
        Sumar
      </button>{' '}
      de {count} {count > 2 ? <i>varias</i> : 'pocas'}
    </p>
  )
}

describe.each(WAYS)('a text that was %s', (_name, put) => {
  test('is hydrated by React in its original form', async () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Counter />)
    document.body.append(root)
    const html = root.innerHTML
    for (const text of textsOf(root)) put(text)
    expect(root.textContent).toContain('NADIE COTIZÓ')
    window.tuercaTranslation?.begin()
    expect(root.innerHTML).toBe(html)
    // The translator translates new texts until React has hydrated the page.
    for (const text of textsOf(root)) put(text)
    await Promise.resolve()
    expect(root.innerHTML).toBe(html)
    const differences: unknown[] = []
    const app = await act(async () =>
      hydrateRoot(root, <Counter />, { onRecoverableError: error => differences.push(error) }),
    )
    onTestFinished(() => {
      act(() => app.unmount())
      root.remove()
    })
    expect(differences).toEqual([])
    window.tuercaTranslation?.taken()
    for (const text of textsOf(root)) put(text)
    await Promise.resolve()
    expect(root.textContent).toContain('NADIE COTIZÓ')
  })

  test('is updated, removed and followed by others in its place', async () => {
    window.tuercaTranslation?.begin()
    window.tuercaTranslation?.taken()
    const { container } = render(<Counter />)
    // Changes of texts are reported asynchronously.
    const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
    for (const text of textsOf(container)) put(text)
    await press()
    expect(container.textContent).not.toMatch(/nadie/i)
    expect(container.textContent).toMatch(/ofertas: 1/i)
    for (const text of textsOf(container)) put(text)
    await press()
    expect(container.textContent).toMatch(/^antes ofertas: 2/i)
    expect(container.textContent).not.toMatch(/ofertas: 1/i)
    for (const text of textsOf(container)) put(text)
    await press()
    expect(container.textContent).toMatch(/^antes ofertas: 3\. sumar de 3 varias$/i)
  })
})

test('removes a text without a fault when its element was taken away', async () => {
  window.tuercaTranslation?.begin()
  window.tuercaTranslation?.taken()
  const { container } = render(<Counter />)
  for (const text of textsOf(container)) WAYS[0]?.[1](text)
  for (const font of container.querySelectorAll('p > font')) font.remove()
  for (const count of [1, 2, 3]) {
    await act(async () => void fireEvent.click(screen.getByRole('button')))
    expect(container.textContent).toContain(`Ofertas: ${count}.`)
  }
})

test('restores typed, chosen and pressed input after a second rendering', async () => {
  const pressed: string[] = []
  const form = (isChanged: boolean) => (
    <form id="prueba" data-changed={isChanged}>
      {isChanged ? <i>otra</i> : <b>una</b>}
      <input name="name" defaultValue="" />
      <input type="checkbox" name="agrees" />
      <select name="kind">
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <button type="button" onClick={() => pressed.push('primero')}>
        Uno
      </button>
      <button type="button" onClick={() => pressed.push('segundo')}>
        Dos
      </button>
    </form>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(form(true))
  document.body.append(root)
  const [name, agrees] = root.querySelectorAll('input')
  const kind = root.querySelector('select')
  if (!name || !agrees || !kind) throw new Error('a field is missing')
  name.value = 'Ana'
  const input = keepInput(root)
  agrees.click()
  kind.value = 'b'
  fireEvent.change(kind)
  root.querySelectorAll('button')[1]?.click()
  const app = await act(async () => hydrateRoot(root, form(false), { onRecoverableError: input.restore }))
  onTestFinished(() => {
    act(() => app.unmount())
    root.remove()
  })
  expect(root.querySelector('input')).not.toBe(name)
  expect(Array.from(root.querySelectorAll('input'), ({ value }) => value)[0]).toBe('Ana')
  expect(root.querySelectorAll('input')[1]?.checked).toBe(true)
  expect(root.querySelector('select')?.value).toBe('b')
  expect(pressed).toEqual(['segundo'])
})
