import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { browserSupport } from '../browserSupport'
import { emailOf, signIn } from './support/accounts'
import { makeOlder } from './support/olderBrowser'
import { fillOfferLine } from './support/provider'
import { expect, test } from './support/test'
import { askFor, somePart } from './support/world'

test('signs in on the way to a dialog and quotes in it without newer APIs', async ({ newPerson }) => {
  const part = somePart('Radiador')
  const { id } = await askFor(await newPerson('compradora'), 'compradora', part)
  const provider = await newPerson()
  await makeOlder(provider.context())
  await provider.goto(`/auth?volver=${encodeURIComponent(`/dashboard?solicitud=${id}`)}`)
  expect(await provider.evaluate(() => 'canParse' in URL)).toBe(false)
  await signIn(provider, emailOf('proveedor'))
  const detail = provider.getByRole('dialog', { name: part })
  await detail.getByRole('button', { name: 'Enviar Oferta' }).click()
  const dialog = provider.getByRole('dialog', { name: 'Enviar oferta' })
  await fillOfferLine(dialog, { part, price: '3200', condition: 'Usado', delivery: '1-3 días' })
  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
})

test('opens and closes the WhatsApp card without popover support', async ({ newPerson }) => {
  const page = await newPerson()
  await makeOlder(page.context())
  // The test's browser would show it natively.
  await page.addInitScript(() => {
    const rename = () => {
      for (const card of document.querySelectorAll('[popover]')) card.setAttribute('popover', 'manual')
      for (const button of document.querySelectorAll('[popovertarget]'))
        button.addEventListener('click', event => event.preventDefault())
    }
    addEventListener('DOMContentLoaded', rename)
  })
  await page.goto('/')
  const card = page.locator('#whatsapp')
  const isOpen = () => card.evaluate(element => element.hasAttribute('data-open'))
  const button = page.getByRole('button', { name: 'WhatsApp' })
  await button.click()
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await isOpen()).toBe(false)
  await button.click()
  await page.locator('h1').click()
  expect(await isOpen()).toBe(false)
})

/** Functions that packages check for before calling them. */
const ASKED_FOR = ['Error.captureStackTrace']

test('calls no newer static function in the built code', async () => {
  const folder = fileURLToPath(new URL('../dist/assets/', import.meta.url))
  const statics = browserSupport().newer.flatMap(({ owner, name }) => (owner ? [`${owner}.${name}`] : []))
  const called = new Set<string>()
  for (const file of (await readdir(folder)).filter(name => name.endsWith('.js'))) {
    const code = await readFile(`${folder}${file}`, 'utf8')
    for (const [call] of code.matchAll(/(?<![\w$.])[A-Z]\w*\.\w+/g))
      if (statics.includes(call)) called.add(call)
  }
  expect([...called].filter(call => !ASKED_FOR.includes(call))).toEqual([])
})
