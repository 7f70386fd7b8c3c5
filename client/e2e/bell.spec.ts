import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer } from './support/accounts'
import { deliverPush, preparePush, pushesTo } from './support/browserPush'
import { look } from './support/look'
import { endOfMails } from './support/sandbox'
import { expect, listening, test } from './support/test'
import { askFor, offerFor, somePart } from './support/world'

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('keeps bell, menu and title in step over two tabs', async ({ newPerson }) => {
  const buyer = await newPerson()
  const provider = await newPerson('proveedor3')
  const email = freshEmail('campana')
  await joinAsBuyer(buyer, { email, name: 'Campana Pérez', department: 'Rocha' })
  const second = await buyer.context().newPage()
  await second.goto('/notificaciones')
  for (const page of [buyer, second]) await listening(page)
  await expect(bell(second, 'Notificaciones')).toBeVisible()

  const asked = await askFor(buyer, { email }, somePart('Bomba de agua'))
  await offerFor(provider, asked, 2300)
  for (const page of [buyer, second]) {
    await expect(bell(page, 'Notificaciones, 1 sin leer')).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
  }
  await expect(second.getByRole('link', { name: 'Nueva oferta' })).toBeVisible()
  await look(second, 'notificaciones')

  await bell(buyer, 'Notificaciones, 1 sin leer').click()
  const panel = buyer.getByRole('dialog', { name: 'Notificaciones' })
  await expect(panel.getByText(/\$\s2\.300 por/)).toBeVisible()
  await look(buyer, 'campana')
  await panel.getByRole('link', { name: 'Nueva oferta' }).click()
  await expect(buyer).toHaveURL(/\/dashboard\/consultas\//)
  for (const page of [buyer, second]) {
    await expect(bell(page, 'Notificaciones')).toBeVisible()
    await expect(page).toHaveTitle(/^(?!\()/)
  }
})

test('ends the mails about offers by the address in one, and starts them again in the account', async ({
  newPerson,
}) => {
  const buyer = await newPerson()
  const provider = await newPerson('proveedor3')
  const email = freshEmail('avisos')
  await joinAsBuyer(buyer, { email, name: 'Avisos Pérez', department: 'Rocha' })
  const asked = await askFor(buyer, { email }, somePart('Bomba de nafta'))
  await offerFor(provider, asked, 4100)

  await buyer.goto(await endOfMails(buyer.request, { to: email, subject: 'Nueva oferta' }))
  await look(buyer, 'baja-de-avisos')
  await buyer.getByRole('button', { name: 'No quiero recibirlos' }).click()
  await expect(buyer.getByRole('heading', { name: 'Listo, no te llegan más' })).toBeVisible()

  await buyer.goto('/notificaciones')
  await buyer.getByRole('link', { name: 'Elegir mis avisos' }).click()
  const offers = buyer.getByRole('group', { name: 'Ofertas' })
  await expect(offers.getByRole('switch', { name: 'Email' })).not.toBeChecked()
  await expect(offers.getByRole('switch', { name: 'Campana' })).toBeChecked()
  await look(buyer, 'avisos')
  await offers.getByText('Email').click()
  await expect(offers.getByRole('switch', { name: 'Email' })).toBeChecked()
  await buyer.reload()
  await expect(offers.getByRole('switch', { name: 'Email' })).toBeChecked()
})

test('shows notices in a browser where they were switched on, until they are switched off', async ({
  newPerson,
}) => {
  const buyer = await newPerson(null, { serviceWorkers: 'allow', permissions: ['notifications'] })
  const provider = await newPerson('proveedor3')
  const email = freshEmail('navegador')
  await joinAsBuyer(buyer, { email, name: 'Navegador Pérez', department: 'Rocha' })
  await buyer.goto('/cuenta/avisos')
  await buyer.evaluate(async () => void (await navigator.serviceWorker.ready))
  await buyer.reload()
  const on = buyer.getByRole('button', { name: 'Activar en este navegador' })
  await expect(on).toBeVisible()
  await look(buyer, 'avisos-del-navegador')
  const subscription = await preparePush(buyer)
  await on.click()
  await expect(buyer.getByText('Activados en este navegador')).toBeVisible()
  await look(buyer, 'avisos-del-navegador-activados')

  const asked = await askFor(buyer, { email }, somePart('Bomba de freno'))
  await offerFor(provider, asked, 3100)
  const [text = ''] = await pushesTo(buyer, subscription)
  expect(JSON.parse(text)).toMatchObject({ title: 'Nueva oferta' })
  expect(await deliverPush(buyer, text)).toEqual([
    { title: 'Nueva oferta', body: expect.stringMatching(/\$\s3\.100 por/) },
  ])

  await buyer.getByRole('button', { name: 'Desactivar' }).click()
  await expect(on).toBeVisible()
})
