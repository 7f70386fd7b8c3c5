import type { Page } from '@playwright/test'
import { z } from 'zod'
import { choosePhotos } from '../e2e/support/buyer'
import { ask } from '../e2e/support/graph'
import { paths } from '../src/paths'
import { after, chain, press, type Screen } from './acts'

const FIELD = 'Contale al asistente qué pieza es y para qué auto'

/** The conversation with the assistant, on its page and on the home page, from the greeting onward. */
export function assistantScreens(): Screen[] {
  const path = paths.findPart()
  const told = after(say('Necesito la óptica delantera izquierda de un Gol Trend 2014'))
  return [
    ['vacio', path],
    ['charla', path, told()],
    ['sintoma', path, say('Me chilla adelante cuando freno el Gol 2012')],
    ['con-foto', path, told(choosesPhoto)],
    ['largo', path, say(`Necesito para un Corsa 2008: ${TEN_PARTS.join(', ')}`)],
    ['demasiado-largo', path, page => page.getByLabel('Mensaje').fill('óptica '.repeat(300))],
    ['contacto', path, told(press('Está bien'))],
    ['contacto-con-errores', path, told(press('Está bien'), sends)],
    ['corregir', path, told(press('Corregir'))],
    [
      'falta-un-paso-por-correo',
      path,
      told(press('Está bien'), leaves('Email', 'visita@gmail.com'), sends, made),
    ],
    [
      'falta-un-paso-por-whatsapp',
      path,
      told(press('Está bien'), press('Sumar WhatsApp'), leaves('WhatsApp', '094 231 234'), sends, made),
    ],
    ['al-formulario', path, told(page => page.getByRole('link', { name: /^Formulario/ }).click())],
    ['inicio-escribiendo', paths.home, page => page.getByLabel(FIELD).fill('Bomba de agua Corsa 2008')],
    ['inicio', paths.home, sayAtHome],
  ]
}

/** With a language model enabled: consent asked, given and refused. */
export async function modelScreens(page: Page): Promise<Screen[]> {
  await ask(
    page.request,
    'mutation { switchLanguageModel(isOn: true) { __typename } }',
    {},
    z.object({ switchLanguageModel: z.object({ __typename: z.literal('SwitchLanguageModelPayload') }) }),
  )
  return [
    ['administracion', paths.adminAssistant],
    ['pregunta', paths.findPart(), say('Necesito la óptica delantera izquierda de un Gol Trend 2014')],
    ['no-permitido', paths.findPart(), press('No, gracias')],
    ['permitido', paths.findPart(), press('Permitir que ayude un modelo de otra empresa')],
    ['privacidad', paths.privacySettings],
  ]
}

const TEN_PARTS = [
  'bomba de agua',
  'correa de distribución',
  'tensor',
  'termostato',
  'radiador',
  'filtro de aceite',
  'bujías',
  'pastillas de freno delanteras',
  'amortiguadores traseros',
  'alternador',
]

function say(words: string) {
  return async (page: Page) => {
    await page.getByLabel('Mensaje').fill(words)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await page
      .getByRole('region', { name: 'Entendí esto' })
      .getByText(/^20\d\d$/)
      .waitFor()
  }
}

const choosesPhoto = chain(press('Sumar fotos'), page => choosePhotos(page))
const sends = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
const made = (page: Page) => page.getByRole('heading', { name: 'Falta un paso' }).waitFor()

function leaves(label: string, value: string) {
  return async (page: Page) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(label).fill(value)
    await dialog.getByText('Canelones', { exact: true }).click()
  }
}

async function sayAtHome(page: Page) {
  await page.getByLabel(FIELD).fill('Bomba de agua Corsa 2008')
  await page.getByRole('button', { name: 'Pedir cotizaciones' }).click()
  await page.getByRole('region', { name: 'Entendí esto' }).getByText('2008').waitFor()
}
