import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { freshEmail } from './support/accounts'
import { fillParts, fillVehicle } from './support/buyer'
import { look } from './support/look'
import { linkInMail } from './support/sandbox'
import { expect, test } from './support/test'
import { somePart } from './support/world'

/** Taps as a buyer counts them: typing is free, and so is a field that already has the focus. */
function countTaps() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    taps: () => taps,
  }
}

const isInWindow = (target: Locator) =>
  target.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

test('from the sentence on the home page to the request it takes four taps', async ({ newPerson }) => {
  const visitor = await newPerson()
  const { tap, taps } = countTaps()
  await visitor.goto('/')
  await tap(visitor.getByLabel('Contale al asistente qué pieza es y para qué auto'))
  await visitor.keyboard.type('Óptica izquierda de Gol Trend 2014, usada sirve')
  await tap(visitor.getByRole('button', { name: 'Pedir cotizaciones' }))
  const card = visitor.getByRole('region', { name: 'Entendí esto' })
  await expect(card.getByRole('heading', { name: /^Óptica/ })).toBeVisible()
  await expect(card).toContainText('Gol Trend')
  await expect(card).toContainText('Cualquiera')
  const agree = visitor.getByRole('button', { name: 'Está bien' })
  await expect.poll(() => isInWindow(agree)).toBe(true)
  await look(visitor, 'primer-minuto-entendi')
  await tap(agree)
  const dialog = visitor.getByRole('dialog', { name: '¿A dónde te avisamos?' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByText(/^Óptica/)).toBeVisible()
  await visitor.keyboard.type(freshEmail('ana'))
  await look(visitor, 'primer-minuto-contacto')
  await tap(dialog.getByRole('button', { name: 'Enviar pedido' }))
  await expect(visitor.getByRole('heading', { name: 'Falta un paso' })).toBeFocused()
  await expect(visitor.getByText('Sin enviar').first()).toBeVisible()
  await expect(visitor.getByText(/enviada/i)).toHaveCount(0)
  await look(visitor, 'primer-minuto-falta-un-paso')
  expect(taps()).toBe(4)
})

test('going back closes the contact, a reload of the home page goes on, and a mistyped e-mail is corrected', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  await visitor.goto('/')
  await visitor
    .getByLabel('Contale al asistente qué pieza es y para qué auto')
    .fill('Espejo derecho de Fiat Uno 2012, nuevo')
  await visitor.getByRole('button', { name: 'Pedir cotizaciones' }).click()
  const agree = visitor.getByRole('button', { name: 'Está bien' })
  await agree.click()
  const dialog = visitor.getByRole('dialog', { name: '¿A dónde te avisamos?' })
  await expect(dialog).toBeVisible()
  await visitor.goBack()
  await expect(dialog).toBeHidden()
  await expect(agree).toBeVisible()
  await visitor.reload()
  await agree.click()
  const wrong = freshEmail('anna')
  await dialog.getByLabel('Email').fill(wrong)
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(visitor.getByText(`Te mandamos un enlace a ${wrong}`)).toBeVisible()
  await visitor.getByRole('button', { name: 'Corregir el email' }).click()
  const field = visitor.getByLabel('Email')
  await expect(field).toBeFocused()
  await look(visitor, 'primer-minuto-corregir-email')
  const right = freshEmail('ana')
  await field.fill(right)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText('cambiamos el email')).toBeFocused()
  await expect(visitor.getByText(`Te mandamos un enlace a ${right}`)).toBeVisible()
  await visitor.goto(await linkInMail(visitor.request, { to: right, subject: 'Confirmá tu pedido' }))
  await visitor.getByRole('button', { name: 'Confirmar mi pedido' }).click()
  await expect(visitor.getByRole('link', { name: 'Seguir mi pedido' })).toBeVisible()
})

test('a waiting tab shows that the request was sent once its link was confirmed elsewhere', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  const confirmElsewhere = async (to: string) => {
    const elsewhere = await (await newPerson()).context().newPage()
    await elsewhere.goto(await linkInMail(visitor.request, { to, subject: 'Confirmá tu pedido' }))
    await elsewhere.getByRole('button', { name: 'Confirmar mi pedido' }).click()
    await expect(elsewhere.getByRole('link', { name: 'Seguir mi pedido' })).toBeVisible()
  }
  const opensItsPage = async (part: string) => {
    await expect(visitor.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
    await expect(visitor.getByText('Sin enviar')).toHaveCount(0)
    await visitor.getByRole('link', { name: 'Ver mi pedido' }).click()
    await expect(visitor).toHaveURL(/\/seguimiento\//)
    await expect(visitor.getByRole('heading', { level: 1, name: part })).toBeVisible()
  }

  const asked = freshEmail('ana')
  await visitor.goto('/buscar-repuesto')
  await visitor.getByLabel('Mensaje').fill('Espejo derecho de Fiat Uno 2012, nuevo')
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('button', { name: 'Está bien' }).click()
  await visitor.getByRole('dialog').getByLabel('Email').fill(asked)
  await visitor.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(visitor.getByText(`Te mandamos un enlace a ${asked}`)).toBeVisible()
  await confirmElsewhere(asked)
  await opensItsPage('Espejo')

  const filled = freshEmail('eva')
  await visitor.goto('/buscar-repuesto?mode=manual')
  const part = somePart('Espejo')
  const wish = { brand: 'Fiat', model: 'Uno', year: '2012', parts: [{ description: part }] }
  await fillVehicle(visitor, wish)
  await fillParts(visitor, wish)
  await visitor.getByRole('button', { name: 'Siguiente' }).click()
  await visitor.getByRole('textbox', { name: 'Email' }).fill(filled)
  await visitor.getByRole('radio', { name: 'Montevideo' }).check({ force: true })
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(visitor.getByText(`Te mandamos un enlace a ${filled}`)).toBeVisible()
  await confirmElsewhere(filled)
  await opensItsPage(part)
})

test('with a phone alone the next step survives a reload, and the home page leads back to it', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  await visitor.goto('/buscar-repuesto?mode=manual')
  const part = somePart('Espejo')
  const wish = { brand: 'Fiat', model: 'Uno', year: '2012', parts: [{ description: part }] }
  await fillVehicle(visitor, wish)
  await fillParts(visitor, wish)
  await visitor.getByRole('button', { name: 'Siguiente' }).click()
  await visitor.getByRole('textbox', { name: 'WhatsApp' }).fill(`094 ${randomInt(200_000, 900_000)}`)
  await visitor.getByRole('radio', { name: 'Montevideo' }).check({ force: true })
  await visitor.getByRole('button', { name: 'Enviar pedido' }).click()
  const confirm = visitor.getByRole('link', { name: 'Ver y confirmar' })
  await expect(confirm).toBeVisible()
  await visitor.reload()
  await expect(confirm).toBeVisible()
  await visitor.goto('/')
  await visitor.getByRole('link', { name: part }).click()
  await expect(visitor.getByRole('button', { name: 'Confirmar mi pedido' })).toBeVisible()
})

test('by the form it takes seven taps, of which one leads there', async ({ newPerson }) => {
  const buyer = await newPerson('comprador2')
  const { tap, taps } = countTaps()
  await buyer.goto('/')
  await tap(buyer.getByRole('link', { name: 'Prefiero el formulario detallado' }))
  await tap(buyer.getByText('Volkswagen', { exact: true }))
  await tap(buyer.getByLabel('Modelo'))
  await buyer.keyboard.type('Gol Trend')
  await tap(buyer.getByLabel('Año'))
  await buyer.keyboard.type('2014')
  await tap(buyer.getByRole('button', { name: 'Siguiente' }))
  await expect(buyer.getByLabel('Descripción')).toBeFocused()
  await buyer.keyboard.type(somePart('Óptica izquierda'))
  await tap(buyer.getByRole('button', { name: 'Siguiente' }))
  await expect(buyer.getByLabel('Email')).toBeFocused()
  await tap(buyer.getByRole('button', { name: 'Enviar pedido' }))
  await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeFocused()
  expect(taps()).toBe(7)
})

test('a quick answer leaves the focus on the next ones, and the last one on the card', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  await visitor.goto('/buscar-repuesto')
  await visitor.getByLabel('Mensaje').fill('Una óptica para el Gol Trend 2014')
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('button', { name: 'Izquierdo' }).click()
  await expect(visitor.getByRole('button', { name: 'Nuevo' })).toBeFocused()
  await visitor.getByRole('button', { name: 'Usado' }).click()
  await expect(visitor.getByRole('button', { name: 'Está bien' })).toBeFocused()
})

test('a wrong field of the form shows with its error above the bar of a low window', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  await visitor.setViewportSize({ width: 360, height: 640 })
  await visitor.context().clearCookies({ name: 'tuerca_cookies' })
  await visitor.goto('/buscar-repuesto?mode=manual')
  await expect(visitor.getByRole('button', { name: 'Solo las necesarias' })).toBeVisible()
  await visitor.getByText('Volkswagen', { exact: true }).click()
  const next = visitor.getByRole('button', { name: 'Siguiente' })
  await next.click()
  const model = visitor.getByLabel('Modelo')
  await expect(model).toBeFocused()
  const isAbove = (target: Locator) =>
    expect
      .poll(async () => {
        const [box, bar] = await Promise.all([target.boundingBox(), next.boundingBox()])
        return box && bar && box.y + box.height < bar.y
      })
      .toBe(true)
  await isAbove(model)
  await isAbove(visitor.getByText('El modelo es obligatorio'))
})

/** Buttons, and links drawn as such, lower than a finger needs; a link within a sentence is none. */
const lowTargets = (page: Page) =>
  page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('button, a[href], select, textarea, input:not([type=radio], [type=checkbox])')]
      .filter(target => {
        const { width, height } = target.getBoundingClientRect()
        return width > 1 && height < 44 && getComputedStyle(target).display !== 'inline'
      })
      .map(target => target.getAttribute('aria-label') ?? target.textContent),
  )

test('everything that is tapped on the way is at least 44 px high', async ({ newPerson }) => {
  const buyer = await newPerson('compradora')
  const heading = buyer.getByRole('heading', { level: 1 })
  for (const address of ['/buscar-repuesto', '/buscar-repuesto?mode=manual', '/dashboard/consultas']) {
    await buyer.goto(address)
    await expect(heading).toBeVisible()
    await expect(buyer.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => lowTargets(buyer), address).toEqual([])
  }
})

test('shows the text field on the first screen of the request page, with and without the cookie notice', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  await visitor.context().clearCookies({ name: 'tuerca_cookies' })
  await visitor.clock.install()
  await visitor.goto('/buscar-repuesto')
  const field = visitor.getByLabel('Mensaje')
  await expect(field).toBeVisible()
  const answer = visitor.getByRole('button', { name: 'Solo las necesarias' })
  await expect(answer).toBeVisible()
  await expect.poll(() => isInWindow(field)).toBe(true)
  // The script that keeps the floating button clear of links must leave the header's icon alone.
  await visitor.clock.runFor(1_000)
  const header = await visitor.getByRole('banner').boundingBox()
  const icon = await visitor.getByRole('banner').getByRole('button', { name: 'WhatsApp' }).boundingBox()
  expect(icon?.y).toBeGreaterThanOrEqual(header?.y ?? Number.NaN)
  await answer.click()
  await expect(answer).toBeHidden()
  expect(await isInWindow(field)).toBe(true)
})

test('a sentence sent before the code has loaded reaches the assistant, whose greeting keeps its width', async ({
  newPerson,
}) => {
  const visitor = await newPerson()
  // The page's scripts wait, as on a slow network.
  let letThrough = () => {}
  const arrival = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await visitor.route('**/*.js', async route => {
    await arrival
    await route.continue()
  })
  await visitor.goto('/', { waitUntil: 'commit' })
  await visitor
    .getByLabel('Contale al asistente qué pieza es y para qué auto')
    .fill('Óptica izquierda de Gol Trend 2014')
  await visitor.getByRole('button', { name: 'Pedir cotizaciones' }).click()
  await visitor.waitForURL('**/buscar-repuesto?*', { waitUntil: 'commit' })
  const greeting = visitor.getByText(/^¡Hola! Soy el asistente de Tuerca/)
  const column = async () => {
    const box = await greeting.boundingBox()
    return box && { x: box.x, width: box.width }
  }
  await expect(visitor.getByText('Óptica izquierda de Gol Trend 2014')).toBeVisible()
  const drawn = await column()
  letThrough()
  await expect(visitor.getByRole('region', { name: 'Entendí esto' })).toBeVisible()
  await expect(visitor).toHaveURL(/\/buscar-repuesto$/)
  expect(drawn).not.toBeNull()
  expect(await column()).toEqual(drawn)
})
