import type { Page } from '@playwright/test'
import { type Cast, PASSWORD, signIn } from '../e2e/support/accounts'
import { choosePhotos, fillParts, fillVehicle } from '../e2e/support/buyer'
import { expect, test } from '../e2e/support/test'
import { paths, withDialog } from '../src/paths'
import { chain, press, type Screen } from './acts'
import { assistantScreens, modelScreens } from './assistant'
import { withFigures } from './figures'
import { followedRequests } from './follow'
import { takePictures, writeIndex } from './pictures'
import { buyerProfile, justTheProfile, providerProfile } from './profiles'
import { dataRequests, deletion, elsewhere, waitingForDeletion } from './rights'
import { buyerSignUp, providerSignUp } from './signUps'
import { ofAdmin, ofBuyer, ofProvider } from './world'

// Every screen and state of the product, by viewer.
const SENTENCE = 'óptica izquierda para gol trend 2014 1.6'

type People = { name: string; who?: Cast; screens: (page: Page) => Screen[] | Promise<Screen[]> }

const people: readonly People[] = [
  {
    name: 'visita',
    screens: () => [
      ['inicio', paths.home],
      ['entrar', paths.auth()],
      ['entrar-con-errores', paths.auth(), press('Iniciar sesión')],
      ['entrar-clave-equivocada', paths.auth(), signInWrongly],
      ['entrar-codigo', paths.auth(), askForCode],
      ['confirmar-email', '/auth?confirmar=nada'],
      ['confirmar-email-vencido', '/auth?confirmar=nada', press('Confirmar y entrar')],
      ['garantia', paths.warranty],
      ['garantia-con-errores', paths.warranty, press('Verificar')],
      ['recuperar', paths.recoverPassword()],
      ['recuperar-con-errores', paths.recoverPassword(), press('Mandarme el enlace')],
      ['recuperar-enviado', paths.recoverPassword('nadie@tuerca.example'), press('Mandarme el enlace')],
      ['clave-nueva', `${paths.recoverPassword()}?enlace=nada`],
      ['clave-nueva-con-errores', `${paths.recoverPassword()}?enlace=nada`, press('Guardar contraseña')],
      ['enlace', paths.signInLink()],
      ['enlace-enviado', paths.signInLink('nadie@tuerca.example'), press('Mandarme el enlace')],
      ['enlace-entrar', `${paths.signInLink()}?enlace=nada`],
      ['enlace-no-valido', `${paths.signInLink()}?enlace=nada`, press('Entrar')],
      ['email-anterior', `${paths.emailChange}?anterior=nada`],
      ['email-nuevo', `${paths.emailChange}?nuevo=nada`],
      ['email-no-valido', `${paths.emailChange}?nuevo=nada`, press('Confirmar este email')],
      ['pedido-1', paths.findPart({ mode: 'manual' })],
      ['pedido-1-con-errores', paths.findPart({ mode: 'manual' }), press('Siguiente')],
      ['pedido-1-de-la-portada', paths.findPart({ mode: 'manual', part: SENTENCE })],
      [
        'pedido-1-de-un-modelo',
        paths.findPart({
          mode: 'manual',
          brand: 'Volkswagen',
          model: 'Gol Trend',
          part: 'Óptica izquierda',
        }),
      ],
      ['pedido-2', paths.findPart({ mode: 'manual' }), toParts],
      ['pedido-2-con-errores', paths.findPart({ mode: 'manual' }), chain(toParts, press('Siguiente'))],
      ['pedido-2-varios', paths.findPart({ mode: 'manual' }), chain(toParts, severalParts)],
      [
        'pedido-2-plegado-con-errores',
        paths.findPart({ mode: 'manual' }),
        chain(toParts, addBlankPart, addBlankPart, press('Siguiente')),
      ],
      ['pedido-3', paths.findPart({ mode: 'manual' }), toContact],
      ['pedido-3-con-errores', paths.findPart({ mode: 'manual' }), chain(toContact, press(/^Enviar/))],
      ['pago-sin-sesion', paths.paymentSuccess],
      ['pago-cancelado', paths.paymentCanceled],
      ['pago-en-espera', paths.paymentPending],
      ['no-encontrada', '/no-existe'],
    ],
  },
  { name: 'asistente', screens: assistantScreens },
  { name: 'modelo', who: 'admin', screens: modelScreens },
  { name: 'alta-comprador', screens: buyerSignUp },
  { name: 'alta-proveedor', screens: providerSignUp },
  {
    name: 'pagina',
    screens: () => [
      ['como-funciona', paths.howItWorks],
      ['proveedores', paths.forProviders],
      ['marcas', paths.brands()],
      ['marca', paths.brands('volkswagen')],
      ['marca-con-todos-los-modelos', paths.brands('chevrolet'), openAll],
      ['marca-con-cifras', paths.brands('volkswagen'), withFigures],
      ['inicio-con-cifras', paths.home, withFigures],
      ['nosotros', paths.about],
      ['desarrolladores', paths.developers],
      ['ayuda', paths.faq],
      ['ayuda-respuesta', `${paths.faq}#medios-de-pago`],
      ['ayuda-buscada', paths.faq, search('garantia')],
      ['ayuda-sin-respuesta', paths.faq, search('xyz')],
      ['contacto', paths.contact],
      ['contacto-con-errores', paths.contact, press('Enviar consulta')],
      ['contacto-enviada', paths.contact, writeToUs],
      ['terminos', paths.terms],
      ['privacidad', paths.privacy],
      ['cookies', paths.cookies],
      ['disputas', paths.disputes],
      ['seguridad', paths.security],
      ['whatsapp', paths.howItWorks, press('WhatsApp')],
    ],
  },
  { name: 'perfil-compradora', who: 'compradora', screens: buyerProfile },
  { name: 'perfil-taller', who: 'comprador2', screens: buyerProfile },
  { name: 'perfil-taller-a-medias', who: 'comprador6', screens: justTheProfile },
  { name: 'perfil-comprador-vacio', who: 'admin', screens: justTheProfile },
  { name: 'perfil-proveedor', who: 'proveedor', screens: providerProfile },
  { name: 'perfil-proveedor-a-medias', who: 'proveedor2', screens: justTheProfile },
  { name: 'perfil-proveedor-vacio', who: 'proveedor3', screens: justTheProfile },
  { name: 'ingreso-por-fuera', screens: elsewhere },
  { name: 'eliminacion', screens: deletion },
  { name: 'eliminacion-en-espera', who: 'comprador7', screens: waitingForDeletion },
  { name: 'pedidos-sobre-datos', who: 'admin', screens: dataRequests },
  { name: 'seguimiento', screens: followedRequests },
  { name: 'compradora', who: 'compradora', screens: buyerScreens },
  { name: 'comprador-taller', who: 'comprador2', screens: buyerScreens },
  {
    name: 'politica-nueva',
    who: 'comprador3',
    screens: () => [['que-cambio', paths.dashboard('consultas'), whatChanged]],
  },
  {
    name: 'aviso-de-cookies',
    screens: () => [
      ['inicio', paths.home, notAsked],
      ['pedido', paths.findPart({ mode: 'manual' }), notAsked],
      ['contacto', paths.contact, notAsked],
      ['politica', paths.cookies, notAsked],
      ['politica-aceptada', paths.cookies, chain(notAsked, press('Aceptar'), answered)],
      ['politica-necesarias', paths.cookies, chain(notAsked, press('Solo las necesarias'), answered)],
    ],
  },
  {
    name: 'comprador-sin-nada',
    // An account without requests.
    who: 'admin',
    screens: () => ['compras', 'ordenes', 'consultas'].map(tab => [tab, paths.dashboard(tab)]),
  },
  { name: 'proveedor', who: 'proveedor', screens: providerScreens },
  { name: 'proveedor-con-pocas', who: 'proveedor3', screens: providerScreens },
  {
    name: 'proveedor-pendiente',
    who: 'proveedor-pendiente',
    screens: () =>
      ['solicitudes', 'ofertas', 'ventas', 'dinero', 'perfil'].map(tab => [tab, paths.dashboard(tab)]),
  },
  {
    name: 'admin',
    who: 'admin',
    screens: async page => [
      ['panel', paths.admin],
      ['consultas', paths.adminEnquiries],
      ['consultas-contestadas', `${paths.adminEnquiries}?estado=contestadas`],
      ['visitas', paths.adminVisits()],
      ['visitas-un-dia', paths.adminVisits(), chooseDay],
      ...(await ofAdmin(page)).map(
        ({ id, status }): Screen => [
          `proveedor-${status}`,
          paths.admin + withDialog('', { name: 'proveedor', id }),
        ],
      ),
      ...(await ofAdmin(page))
        .filter(({ status }) => status === 'PENDING')
        .map(({ id }): Screen => ['rechazar', paths.admin + withDialog('', { name: 'rechazar', id })]),
    ],
  },
]

for (const { name, who, screens } of people) {
  test(name, async ({ newPerson, complaints }) => {
    // A wrong password, a page that requires sign-in and the pictured failures are intended answers of the
    // server.
    complaints.allow(/status of 4\d\d|SignInRequiredError|net::ERR_FAILED/)
    for (const [screen, path, act] of await screens(await newPerson(who))) {
      await test.step(screen, async () => {
        // A new browser: a draft of an earlier picture would show in the next.
        const page = await newPerson(who)
        await page.goto(path)
        await loaded(page)
        await act?.(page)
        await takePictures(page, `${name}-${screen}`.toLowerCase())
        await page.close()
      })
    }
  })
}

test.afterAll(writeIndex)

/** Dialogs of a request by its state. */
const DIALOGS: Readonly<
  Record<string, readonly ('editar' | 'agregar' | 'extender' | 'eliminar' | 'repetir')[]>
> = {
  OPEN: ['editar', 'eliminar'],
  ANSWERED: ['agregar', 'extender'],
  CANCELED: ['repetir'],
}

async function buyerScreens(page: Page): Promise<Screen[]> {
  const { requests, offers, orders } = await ofBuyer(page)
  return [
    ['inicio', paths.home],
    ['panel', paths.dashboard()],
    ['menu', paths.dashboard(), press(/Lucía|Martín/)],
    ['seguridad', paths.accountSecurity],
    ['seguridad-email', paths.accountSecurity, press('Cambiar email')],
    ['seguridad-dos-pasos', paths.accountSecurity, press('Activar')],
    ['seguridad-dos-pasos-qr', paths.accountSecurity, setUpSecondFactor],
    ['privacidad', paths.privacySettings],
    ['avisos', paths.dashboard(), press(/^Notificaciones, /)],
    ['notificaciones', paths.notifications],
    ['notificaciones-sin-leer', `${paths.notifications}?ver=sin-leer`],
    ...['compras', 'ordenes', 'consultas'].map((tab): Screen => [tab, paths.dashboard(tab)]),
    ...requests.map(({ id, state }): Screen => [`pedido-${state}`, paths.request(id)]),
    ['pedido-no-encontrado', paths.request('nada')],
    ...requests.flatMap(({ id, state }) =>
      (DIALOGS[state] ?? []).map(
        (name): Screen => [`pedido-${state}-${name}`, paths.request(id) + withDialog('', { name, id })],
      ),
    ),
    ...offers
      .filter(({ state }) => state === 'PENDING')
      .map(({ id }): Screen => ['pagar', paths.dashboard('ordenes') + withDialog('', { name: 'pagar', id })]),
    ...orders.map(({ state, plan, request }): Screen => [`chat-${state}-${plan}`, paths.chat(request.id)]),
    ...orders
      .filter(({ state }) => state === 'PAID' || state === 'SHIPPED')
      .map(
        ({ id, state, plan }): Screen => [
          `recibir-${state}-${plan}`,
          paths.dashboard('compras') + withDialog('', { name: 'recibir', id }),
        ],
      ),
    ['acceso-denegado', paths.admin],
    ['chat-no-encontrado', paths.chat('nada')],
  ]
}

async function providerScreens(page: Page): Promise<Screen[]> {
  const { feed, offers, orders } = await ofProvider(page)
  const feedDialog = (name: 'solicitud' | 'cotizar') =>
    feed.map(({ id }): Screen => [name, paths.dashboard('solicitudes') + withDialog('', { name, id })])
  return [
    ['inicio', paths.home],
    ['claves', paths.apiKeys],
    ['avisos', paths.dashboard(), press(/^Notificaciones, /)],
    ['notificaciones-consultas', `${paths.notifications}?ver=consultas`],
    ['claves-crear', paths.apiKeys, press('Crear clave')],
    ...['solicitudes', 'ofertas', 'ventas', 'dinero'].map((tab): Screen => [tab, paths.dashboard(tab)]),
    ...feedDialog('solicitud'),
    ...feedDialog('cotizar'),
    ...feedDialog('cotizar').map(
      ([, path]): Screen => [
        'cotizar-con-errores',
        path,
        async page => {
          await page.getByLabel('Precio').first().fill('0')
          await page.keyboard.press('Tab')
        },
      ],
    ),
    ...offers
      .filter(({ state }) => state === 'PENDING')
      .map(
        ({ id }): Screen => ['editar', paths.dashboard('ofertas') + withDialog('', { name: 'editar', id })],
      ),
    ...orders.map(({ state, plan, request }): Screen => [`chat-${state}-${plan}`, paths.chat(request.id)]),
    ...orders
      .filter(({ state }) => state === 'PAID')
      .flatMap(({ id, plan }): Screen[] =>
        (['enviar', 'cancelar'] as const).map(name => [
          `${name}-${plan}`,
          paths.dashboard('ventas') + withDialog('', { name, id }),
        ]),
      ),
  ]
}

/** Waits until nothing is being fetched and no skeleton is left. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** A browser without an answer about cookies. */
async function notAsked(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
}

const answered = (page: Page) => expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeHidden()

async function whatChanged(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Leé lo que cambió' }).getByText('resaltado')).toBeVisible()
}

async function chooseDay(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Visitas por día' }).getByRole('link').nth(2).click()
}

/** Up to the QR code: nothing is enabled. */
async function setUpSecondFactor(page: Page): Promise<void> {
  await press('Activar')(page)
  await page.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
  await press('Seguir')(page)
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
}

async function askForCode(page: Page): Promise<void> {
  await signIn(page, 'comprador4@tuerca.example')
  await expect(page.getByLabel('Código de tu app')).toBeVisible()
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nadie@ejemplo.uy')
  await page.getByLabel('Contraseña', { exact: true }).fill('una clave cualquiera')
  await press('Iniciar sesión')(page)
  await expect(page.getByRole('alert').first()).toBeVisible()
}

async function openAll(page: Page): Promise<void> {
  for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click()
}

function search(words: string) {
  return async (page: Page) => page.getByRole('searchbox').fill(words)
}

async function writeToUs(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Elena Pereira')
  await page.getByLabel('Email').fill('elena@correo.test')
  await page.getByLabel('Asunto').fill('Pagué dos veces')
  await page.getByLabel('Mensaje').fill('Me aparecen dos cobros en el resumen de la tarjeta.')
  // The test types faster than the form's minimum time.
  await expect(async () => {
    await press('Enviar consulta')(page)
    await expect(page.getByRole('heading', { name: 'Nos llegó tu consulta' })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

const wish = {
  brand: 'Volkswagen',
  model: 'Gol Trend',
  year: '2014',
  parts: [
    { description: 'Óptica delantera derecha', condition: 'Usado', urgency: 'Alta' },
    { description: 'Paragolpes delantero', quantity: '1' },
    { description: 'Rejilla del paragolpes', quantity: '2' },
  ],
}

async function toParts(page: Page): Promise<void> {
  await fillVehicle(page, wish)
}

const addBlankPart = press('Agregar otro repuesto')

async function severalParts(page: Page): Promise<void> {
  await fillParts(page, wish)
  await choosePhotos(page)
}

async function toContact(page: Page): Promise<void> {
  await toParts(page)
  await severalParts(page)
  await press('Siguiente')(page)
}
