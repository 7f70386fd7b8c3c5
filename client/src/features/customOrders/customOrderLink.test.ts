import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '../../ui/toast'
import { addressOf, copyLink, whatsAppAddress } from './customOrderLink'

const PATH = '/order/abc_123'

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://tuerca.test' } }))
afterEach(() => {
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
  vi.unstubAllGlobals()
})

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

test('copies the link and says so for 8 s', async () => {
  const copied: string[] = []
  clipboard(async text => {
    copied.push(text)
  })
  await copyLink(PATH)
  expect(copied).toEqual([addressOf(PATH)])
  expect(toastStore.items()).toMatchObject([
    { kind: 'success', title: `Link copiado al portapapeles: ${addressOf(PATH)}`, duration: 8000 },
  ])
})

test('shows the link to copy by hand when the browser refuses', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  await copyLink(PATH)
  expect(toastStore.items()).toMatchObject([
    { kind: 'info', title: 'Copiá el link', description: addressOf(PATH), duration: 8000 },
  ])
})

test.each(['+598 99 345-678', '+59899345678'])('writes to the digits of %s on WhatsApp', phone => {
  const address = new URL(whatsAppAddress(phone, PATH))
  expect(address.origin + address.pathname).toBe('https://wa.me/59899345678')
  expect(address.searchParams.get('text')).toBe(`Hola, te paso la cotización: ${addressOf(PATH)}`)
})
