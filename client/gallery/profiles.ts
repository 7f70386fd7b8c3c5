import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test'
import { paths } from '../src/paths'
import { chain, press, type Screen } from './acts'

const PATH = paths.dashboard('perfil')

export const justTheProfile = (): Screen[] => [['perfil', PATH]]

/** A buyer's profile and its failures. Nothing is changed. */
export const buyerProfile = (): Screen[] => [
  ['perfil', PATH],
  ['con-error', PATH, spoil('Nombre y apellido', '', 'Poné tu nombre.')],
  ['sin-guardar', PATH, loseTheServer],
  ['numero-nuevo', PATH, newCustomerNumber],
  ['todas-las-marcas', PATH, press(/^Ver \d+ más/)],
]

/** A provider's profile and its failures. Nothing is changed. */
export const providerProfile = (): Screen[] => [
  ['perfil', PATH],
  [
    'con-error',
    PATH,
    chain(
      spoil('Empresa', '', 'Poné el nombre del negocio.'),
      spoil('RUT', '12', 'Ese RUT no es válido: revisá los 12 números.'),
    ),
  ],
  ['sin-guardar', PATH, loseTheServer],
  ['recorta', PATH, choosePicture],
  ['foto-ilegible', PATH, chooseNoPicture],
]

function spoil(label: string, value: string, message: string) {
  return async (page: Page) => {
    const field = page.getByLabel(label).first()
    await field.fill(value)
    await field.blur()
    await expect(page.getByText(message)).toBeVisible()
  }
}

async function loseTheServer(page: Page) {
  await page.route('**/graphql', route => route.abort())
  await page.getByLabel('Nombre y apellido').fill('Otro nombre')
  await page.getByLabel('Nombre y apellido').blur()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
}

async function choosePicture(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page
    .getByLabel('Archivo de foto del local')
    .setInputFiles({ name: 'local.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('dialog', { name: 'Foto del local' })).toBeVisible()
}

async function chooseNoPicture(page: Page) {
  await page
    .getByLabel('Archivo de foto del local')
    .setInputFiles({ name: 'local.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una foto') })
  await expect(page.getByText(/^Imagen no válida/)).toBeVisible()
}

async function newCustomerNumber(page: Page) {
  await press('Agregar número de cliente')(page)
  await page.getByLabel('Proveedor').last().fill('repuestos')
  await expect(page.getByRole('group', { name: 'Proveedores de Tuerca' })).toBeVisible()
}
