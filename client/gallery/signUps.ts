import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test'
import { paths } from '../src/paths'
import { after, chain, losesFiles, press, type Screen } from './acts'

const KINDS = { comprador: 'BUYER', proveedor: 'PROVIDER' } as const
const long = (kind: keyof typeof KINDS) => paths.auth({ mode: 'signup', kind: KINDS[kind] })
const short = (kind: keyof typeof KINDS) => paths.auth({ mode: 'signup', kind: KINDS[kind], isShort: true })

/** The sign-up of a buyer: on one page, and each of its two steps. */
export function buyerSignUp(): Screen[] {
  const path = long('comprador')
  const filled = after(fillBuying)
  return [
    ['eleccion', paths.auth({ mode: 'signup' })],
    ['corta', short('comprador')],
    ['corta-con-errores', short('comprador'), press('Crear cuenta')],
    ['1', path],
    ['1-llena', path, filled()],
    ['1-con-errores', path, chain(chooseWorkshop, press('Siguiente'))],
    ['1-numeros-con-errores', path, chain(wrongCustomerNumbers, press('Siguiente'))],
    ['1-busca-marcas', path, page => page.getByLabel('Buscar marcas').fill('me')],
    ['2', path, filled(press('Siguiente'))],
    ['2-con-errores', path, filled(press('Siguiente'), press('Crear cuenta'))],
    ['2-llena', path, filled(press('Siguiente'), fillContact, fillPasswords)],
    ['guardada', path, filled(press('Guardar y continuar después'))],
  ]
}

/** The sign-up of a provider: on one page, and each of its three steps. */
export function providerSignUp(): Screen[] {
  const path = long('proveedor')
  const inCompany = after(chain(fillGeneral, press('Siguiente')))
  const inFiles = after(chain(fillGeneral, press('Siguiente'), press('Siguiente')))
  return [
    ['corta', short('proveedor')],
    ['corta-con-errores', short('proveedor'), press('Crear cuenta')],
    ['1', path],
    ['1-llena', path, fillGeneral],
    ['1-con-errores', path, press('Siguiente')],
    ['2', path, inCompany()],
    ['2-llena', path, inCompany(fillCompany)],
    ['2-todas-las-marcas', path, inCompany(press('Ver 60 más'))],
    ['2-horario-con-errores', path, inCompany(wrongHours, press('Siguiente'))],
    ['2-guardada', path, inCompany(press('Guardar y continuar después'))],
    ['2-seguir', path, inCompany(press('Guardar y continuar después'), comeBackLater)],
    ['3', path, inFiles()],
    ['3-recorta', path, inFiles(choosePicture('Foto de perfil'))],
    ['3-con-fotos', path, inFiles(sendPicture('Foto de perfil'), sendPicture('Foto del local'))],
    ['3-foto-fallida', path, inFiles(sendPicture('Foto de perfil'), losesFiles, losePicture)],
    ['3-con-errores', path, inFiles(press('Crear cuenta'))],
  ]
}

const chooseWorkshop = (page: Page) => page.getByText('Empresa o taller').click()

async function fillBuying(page: Page) {
  await chooseWorkshop(page)
  await page.getByLabel('RUT').fill('211003420017')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Sarandí 120, Salto')
  await page.getByText('Fiat', { exact: true }).click()
  await page.getByText('Frenos', { exact: true }).click()
}

async function wrongCustomerNumbers(page: Page) {
  await press('Agregar número de cliente')(page)
  await page.getByLabel('Tu número').fill('C-120')
}

async function fillContact(page: Page) {
  await page.getByLabel('Nombre y apellido').fill('Tadeo Lleres')
  await page.getByLabel('Email').fill('tadeo@taller.test')
  await page.getByLabel('Teléfono').fill('099 123 456')
  await page.getByLabel('Departamento').selectOption('SALTO')
}

async function fillPasswords(page: Page) {
  await page.getByLabel('Contraseña', { exact: true }).fill('demo-tuerca')
  await page.getByLabel('Repetí la contraseña').fill('demo-tuerca')
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
}

async function fillGeneral(page: Page) {
  await page.getByLabel('Nombre y apellido').fill('Valeria Techera')
  await page.getByLabel('Empresa').fill('Desarme del Sur')
  await page.getByLabel('Email').fill('valeria@desarmesur.uy')
  await page.getByLabel('Teléfono').fill('094 118 730')
  await page.getByLabel('Departamento').selectOption('CANELONES')
  await page.getByText('Repuestos usados', { exact: true }).click()
  await page.getByLabel('Qué vendés').fill('Usados y carrocería')
}

async function fillCompany(page: Page) {
  await page.getByLabel('RUT').fill('211003420017')
  await page.getByLabel('Razón social').fill('Techera Hnos. SRL')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Ruta 5 km 32, Canelones')
  await page.getByLabel('Sitio web').fill('www.desarmesur.uy')
  for (const choice of ['Chevrolet', 'Ford', 'Discos y campanas de freno', 'Trabaja con agencia'])
    await page.getByText(choice, { exact: true }).click()
}

async function wrongHours(page: Page) {
  await page
    .getByLabel(/cierra/i)
    .first()
    .fill('07:00')
}

async function comeBackLater(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(long('proveedor'))
  await expect(page.getByRole('button', { name: 'Continuar donde quedaste' })).toBeVisible()
}

function choosePicture(name: string) {
  return async (page: Page) => {
    const buffer = await page.screenshot({ type: 'jpeg' })
    await page
      .getByLabel(`Archivo de ${name.toLowerCase()}`)
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }
}

function sendPicture(name: string) {
  return async (page: Page) => {
    await choosePicture(name)(page)
    await press('Usar esta foto')(page)
    await expect(page.getByRole('button', { name: `Cambiar ${name.toLowerCase()}` })).toBeVisible()
  }
}

async function losePicture(page: Page) {
  await choosePicture('Foto del local')(page)
  await press('Usar esta foto')(page)
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
}
