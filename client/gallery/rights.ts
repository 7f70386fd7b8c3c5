import type { Page } from '@playwright/test'
import { freshEmail, signIn } from '../e2e/support/accounts'
import { agreeAs, codeOfApp, linkInMail } from '../e2e/support/sandbox'
import { expect } from '../e2e/support/test'
import { paths } from '../src/paths'
import { type Act, chain, press, type Screen } from './acts'

const SECURITY = paths.auth({ returnTo: paths.accountSecurity })
/** The key of comprador4 (server/src/demo/cast.ts). */
const TOTP_KEY = 'TUERCATUERCATUERCATUERCATUERCA22'
const ASK = '/eliminacion-datos'

/** Returns from Google or Facebook, and an account created by one. */
export const elsewhere = (): Screen[] => [
  ['cancelado', '/auth?con=google&fallo=canceled'],
  ['error-con-google', '/auth?con=google&fallo=rejected'],
  ['error-con-facebook', '/auth?con=facebook&fallo=unavailable'],
  ['error-al-vincular', '/auth?con=google&fallo=not-begun&mode=signup'],
  ['email-con-cuenta', paths.auth(), cameBackWith('Google', 'compradora@tuerca.example')],
  ['completar', paths.auth(), cameBackWith('Google', freshEmail('completa'))],
  [
    'completar-comprador',
    paths.auth(),
    chain(cameBackWith('Google', freshEmail('completa')), press('Continuar')),
  ],
  [
    'completar-sin-email',
    paths.auth(),
    chain(cameBackWith('Facebook', ''), press('Continuar'), press('Crear cuenta')),
  ],
  ['completar-vencido', paths.finishSignUp()],
  ['otro-navegador', paths.auth(), confirmElsewhere],
  ['seguridad-sin-clave', SECURITY, byGoogle],
  [
    'seguridad-error-con-google',
    SECURITY,
    chain(byGoogle, open('/cuenta/seguridad?con=google&fallo=taken'), seesFailure),
  ],
  ['seguridad-con-dos-pasos', SECURITY, withSecondFactor],
]

/** The request for deletion of one's data, without an account. */
export const deletion = (): Screen[] => [
  ['pedir', ASK],
  ['pedir-con-error', ASK, askWith('hola')],
  ['pedida', ASK, askWith('nadie@tuerca.example')],
  ['confirmar', `${paths.confirmDeletion}?enlace=nada`],
  ['enlace-no-valido', `${paths.confirmDeletion}?enlace=nada`, press('Confirmar mi pedido')],
]

export const waitingForDeletion = (): Screen[] => [
  ['privacidad', paths.privacySettings],
  ['desactivar', paths.privacySettings, press('Desactivar mi cuenta')],
]

/** The team's queue. Nothing is answered. */
export const dataRequests = (): Screen[] => [
  ['pendientes', paths.adminDataRequests],
  ['todos', `${paths.adminDataRequests}?estado=todos`],
  ['eliminar', paths.adminDataRequests, press(/^Eliminar datos/)],
  ['no-corresponde', paths.adminDataRequests, press(/^No corresponde/)],
  [
    'no-corresponde-con-error',
    paths.adminDataRequests,
    chain(press(/^No corresponde/), press('Enviar respuesta')),
  ],
]

function open(path: string): Act {
  return page => page.goto(path)
}

const seesFailure: Act = page => expect(page.getByText('Error con Google')).toBeVisible()

/** Returns from the vendor's consent page with this e-mail, or none. */
function cameBackWith(vendor: 'Google' | 'Facebook', email: string): Act {
  return async page => {
    await page.getByRole('link', { name: `Continuar con ${vendor}` }).click()
    await agreeAs(page, vendor, { name: 'Gimena Correo', email })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

async function byGoogle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await page.getByRole('button', { name: /Valentina Ruiz/ }).click()
  await expect(page.getByRole('heading', { name: 'Google y Facebook' })).toBeVisible()
}

async function withSecondFactor(page: Page): Promise<void> {
  await signIn(page, 'comprador4@tuerca.example')
  await page.getByLabel('Código de tu app').fill(await codeOfApp(page.request, TOTP_KEY))
  await press('Entrar')(page)
  await expect(page.getByText('Activada', { exact: true })).toBeVisible()
}

/** A sign-up by Facebook whose mail is opened in another browser. */
async function confirmElsewhere(page: Page): Promise<void> {
  const email = freshEmail('elsewhere')
  await cameBackWith('Facebook', '')(page)
  await press('Continuar')(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Teléfono').fill('099 123 456')
  await page.getByLabel('Departamento').selectOption({ label: 'Rocha' })
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await press('Crear cuenta')(page)
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(await linkInMail(page.request, { to: email, subject: 'Confirmá tu email' }))
  await press('Confirmar y entrar')(page)
  await expect(page.getByRole('heading', { name: 'Abrilo donde empezaste' })).toBeVisible()
}

function askWith(email: string): Act {
  return async page => {
    await page.getByLabel('Email de la cuenta').fill(email)
    await page.getByLabel('Confirmación').fill('eliminar')
    await press('Solicitar eliminación')(page)
  }
}
