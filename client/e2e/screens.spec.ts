import type { Page } from '@playwright/test'
import type { Cast } from './support/accounts'
import { look } from './support/look'
import { expect, test } from './support/test'

// What the journeys look at on their way is not here.
type Screen = readonly [name: string, path: string, ready: (page: Page) => unknown]

const screens: readonly { who?: Cast; are: readonly Screen[] }[] = [
  {
    are: [
      ['entrar', '/auth', page => heading(page, 'Iniciar sesión')],
      [
        'crear-cuenta-comprador',
        '/auth?mode=signup&tipo=comprador',
        page => field(page, 'Nombre y apellido'),
      ],
      ['crear-cuenta-proveedor', '/auth?mode=signup&tipo=proveedor', page => field(page, 'Empresa')],
      ['confirmar-email', '/auth?confirmar=nada', page => button(page, 'Confirmar y entrar')],
      ['pago-en-espera', '/payment-pending', page => heading(page, /.+/)],
    ],
  },
  {
    who: 'compradora',
    are: [
      ['compras', '/dashboard/compras', page => tab(page, /^Compras/)],
      ['ordenes', '/dashboard/ordenes', page => tab(page, /^Ordenes/)],
      ['consultas', '/dashboard/consultas', page => tab(page, /^Consultas/)],
      ['perfil', '/dashboard/perfil', page => tab(page, /^Perfil/)],
      ['acceso-denegado', '/admin', page => heading(page, 'Acceso Denegado')],
      ['pago-sin-sesion', '/payment-success', page => heading(page, 'Problema con el Pago')],
      ['chat-no-encontrado', '/chat/nada', page => heading(page, 'Solicitud no encontrada')],
    ],
  },
  {
    who: 'proveedor',
    are: [
      ['inicio-proveedor', '/', page => heading(page, /.+/)],
      ['solicitudes', '/dashboard', page => tab(page, /^Solicitudes/)],
      ['ofertas', '/dashboard/ofertas', page => tab(page, /^Ofertas/)],
      ['ventas', '/dashboard/ventas', page => tab(page, /^Ventas/)],
      ['perfil-proveedor', '/dashboard/perfil', page => tab(page, /^Perfil/)],
    ],
  },
]

for (const { who, are } of screens) {
  test(`the screens of ${who ?? 'a visitor'} fit, can be read and are named`, async ({ newPerson }) => {
    const page = await newPerson(who)
    for (const [name, path, ready] of are) {
      await test.step(name, async () => {
        await page.goto(path)
        await ready(page)
        await look(page, name)
      })
    }
  })
}

test('the menu and the dialogs of a panel fit and are named', async ({ newPerson }) => {
  const page = await newPerson('compradora')
  await page.goto('/dashboard/consultas')
  await page.getByRole('button', { name: 'Lucía Ferreira' }).click()
  await expect(page.getByRole('menuitem', { name: 'Cerrar Sesión' })).toBeVisible()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Cancelar pedido:/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog', { name: '¿Cancelar el pedido?' })).toBeVisible()
  await look(page, 'cancelar-pedido')
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('tab', { name: /^Ordenes/ }).click()
  await page.getByRole('button', { name: 'Rechazar' }).first().click()
  await expect(page.getByRole('alertdialog', { name: '¿Rechazar la oferta?' })).toBeVisible()
  await look(page, 'rechazar-oferta')
})

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const field = (page: Page, label: string) => expect(page.getByLabel(label)).toBeVisible()
const button = (page: Page, name: string) => expect(page.getByRole('button', { name })).toBeVisible()
/** The tab is chosen and what it holds has come. */
const tab = async (page: Page, name: RegExp) => {
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
}
