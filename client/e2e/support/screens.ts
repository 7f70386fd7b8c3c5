import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readFirstScreens } from '../../plugins/firstScreens'
import type { FirstScreen } from '../../src/firstLoad/firstScreens'
import type { Cast } from './accounts'
import { expect } from './test'

type Screen = readonly [name: string, path: string, ready: (page: Page) => unknown]

/** Screens that need an address parameter or an account of any role are listed below. */
const SPECIAL = [
  '/chat/',
  '/compra/',
  '/compra-chat/',
  '/compra-disputa/',
  '/order/',
  '/garantia/',
  '/dashboard/consultas/',
  '/disputas/',
  '/cuenta/seguridad',
  '/cuenta/avisos',
  '/cuenta/privacidad',
  '/cuenta/claves',
  '/cuenta/catalogo',
  '/cuenta/pagos',
  '/cuenta/pagos/',
  '/notificaciones',
  '/payment-success',
  '*',
]
const starts = await readFirstScreens(fileURLToPath(new URL('../..', import.meta.url)))
const isAdmins = (path: string) => /^\/(admin|configuracion-integraciones)(\/|$)/.test(path)

/** The screens of routes.tsx for a role; public ones when undefined. */
const screensFor = (role?: FirstScreen['role']): Screen[] =>
  starts
    .filter(start => start.role === role && !SPECIAL.includes(start.path) && !isAdmins(start.path))
    .map(({ path }) => [`${role ?? 'visita'}${path.replaceAll('/', '-')}`, path, role ? tab : heading])

/** The screens of routes.tsx, by viewer. Screens checked by the journeys are excluded. */
export const screens: readonly { who?: Cast; are: readonly Screen[] }[] = [
  {
    are: [
      ...screensFor(),
      ['crear-cuenta-comprador', '/auth?mode=signup&tipo=comprador&alta=corta', field('Nombre y apellido')],
      ['crear-cuenta-proveedor', '/auth?mode=signup&tipo=proveedor&alta=corta', field('Empresa')],
      ['alta-comprador', '/auth?mode=signup&tipo=comprador', heading],
      ['alta-proveedor', '/auth?mode=signup&tipo=proveedor', heading],
      ['confirmar-email-invalido', '/auth?confirmar=nada', named('Este enlace no es válido')],
      ['contrasena-nueva-invalida', '/recuperar-password?enlace=nada', named('Este enlace no es válido')],
      ['cambio-de-email-invalido', '/cuenta/email?anterior=nada', named('Este enlace no es válido')],
      ['entrar-con-enlace-invalido', '/auth/enlace?enlace=nada', named('Este enlace no es válido')],
      ['orden-no-encontrada', '/order/nada', named('Orden no encontrada')],
      ['garantia-no-encontrada', '/garantia/0000-0000-0000-0000', named('Garantía no encontrada')],
      ['compra-no-encontrada', '/compra/nada', named('Compra no encontrada')],
      ['chat-de-compra-no-encontrado', '/compra-chat/nada', named('Compra no encontrada')],
      ['disputa-de-compra-no-encontrada', '/compra-disputa/nada/nada', named('Disputa no encontrada')],
    ],
  },
  {
    who: 'compradora',
    are: [
      ...screensFor('BUYER'),
      ['avisos', '/cuenta/avisos', named('Avisos')],
      ['seguridad-de-la-cuenta', '/cuenta/seguridad', named('Seguridad de la cuenta')],
      ['privacidad', '/cuenta/privacidad', named('Privacidad')],
      ['mis-pagos', '/cuenta/pagos', named('Mis pagos')],
      ['comprobante-no-encontrado', '/cuenta/pagos/nada', named('Comprobante no encontrado')],
      ['notificaciones', '/notificaciones', named('Notificaciones')],
      ['acceso-denegado', '/admin', named('Acceso Denegado')],
      ['pago-sin-sesion', '/payment-success', named('Problema con el Pago')],
      ['pedido-no-encontrado', '/dashboard/consultas/nada', named('Solicitud no encontrada')],
      ['disputa-no-encontrada', '/disputas/nada', named('Disputa no encontrada')],
      ['chat-no-encontrado', '/chat/nada', named('Solicitud no encontrada')],
    ],
  },
  {
    who: 'admin',
    are: starts
      // A page of one order, person or request needs its id.
      .filter(({ path }) => isAdmins(path) && !path.endsWith('/'))
      .map(({ path }) => [path.slice(1).replaceAll('/', '-'), path, heading] as const),
  },
  {
    who: 'proveedor',
    are: [
      ['inicio-proveedor', '/', heading],
      ['claves-de-api', '/cuenta/claves', heading],
      ['catalogo', '/cuenta/catalogo', heading],
      ...screensFor('PROVIDER'),
    ],
  },
]

function named(name: string | RegExp) {
  return (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

function heading(page: Page) {
  return named(/.+/)(page)
}

function field(label: string) {
  return (page: Page) => expect(page.getByLabel(label)).toBeVisible()
}

/** The addressed tab is selected and its content is loaded. */
async function tab(page: Page) {
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
}
