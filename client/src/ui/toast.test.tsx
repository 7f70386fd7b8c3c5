import { afterEach, expect, test } from 'vitest'
import { toast, toastStore } from './toast'

afterEach(() => {
  for (const { id } of toastStore.items()) toastStore.dismiss(id)
})

const link = <a href="/chat">Abrir el chat</a>

test.each([
  ['news', () => toast.success('Listo'), 4000],
  ['an error', () => toast.error('Error'), 5000],
  ['a warning', () => toast.warning('Algo falta'), 5000],
  ['news with a link', () => toast.info('Nuevo mensaje', { link }), 5000],
  ['a toast with a duration of its own', () => toast.success('Enviada', { link, duration: 6000 }), 6000],
])('keeps %s for the time of the specification', (_what, show, duration) => {
  show()
  expect(toastStore.items().map(item => item.duration)).toEqual([duration])
})
