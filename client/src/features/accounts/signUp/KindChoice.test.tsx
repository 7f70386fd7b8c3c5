import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { system } from '../../../theme/system'
import { KindChoice } from './KindChoice'
import { KindSkeleton } from './KindSkeleton'

const SELLING = 'input[value=PROVIDER]'

/** A page with the skeleton, before its code. */
function page() {
  const root = document.createElement('div')
  root.dataset.skeleton = ''
  root.innerHTML = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <KindSkeleton />
    </ChakraProvider>,
  )
  document.body.append(root)
  return root
}

const radio = (root: HTMLElement) => root.querySelector<HTMLInputElement>(SELLING)

/**
 * Renders the screen's question in place of the skeleton. `meanwhile` runs between the render and the
 * replacement.
 */
async function takePlace(root: HTMLElement, meanwhile?: () => void) {
  function Meanwhile() {
    meanwhile?.()
    return null
  }
  const app = createRoot(root)
  await act(async () =>
    app.render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <KindChoice onChoose={() => undefined} shortPath={kind => `/alta/${kind}`} />
          <Meanwhile />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
}

afterEach(() => document.body.replaceChildren())

test.each([
  ['before the code', true],
  ['while the code draws the screen', false],
])('keeps the choice made in the skeleton %s in the screen', async (_when, isBefore) => {
  const root = page()
  const skeleton = radio(root)
  const choose = () => skeleton?.click()
  if (isBefore) choose()
  await takePlace(root, isBefore ? undefined : choose)
  expect(radio(root)).not.toBe(skeleton)
  expect(radio(root)?.checked).toBe(true)
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/alta/PROVIDER')
})

test('starts with buying when a screen has no skeleton', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  await takePlace(root)
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/alta/BUYER')
})
