import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { emailOf, freshEmail, joinAsProvider } from './support/accounts'
import { look } from './support/look'
import { sandbox } from './support/sandbox'
import { test as base, expect } from './support/test'

// Each test decides rows that no other one touches.
const test = base.extend<{ desk: ReturnType<typeof deskOf> }>({
  desk: async ({ newPerson }, use) => use(deskOf(await newPerson('admin'))),
})

function deskOf(admin: Page) {
  const row = (text: string) => admin.getByRole('row').filter({ hasText: text })
  return {
    admin,
    row,
    press: (name: string | RegExp) => admin.getByRole('button', { name }).first().click(),
    /** Confirms in the open dialog. */
    confirm: (name: string) => admin.getByRole('alertdialog').getByRole('button', { name }).click(),
    /** Expects a text on the page, such as a toast. */
    shows: (text: string) => expect(admin.getByText(text).first()).toBeVisible(),
    /** Expects acts about one row in the log of the team. */
    async logged(about: string, ...acts: string[]) {
      await admin.goto('/admin/registro')
      for (const act of acts) await expect(row(act).filter({ hasText: about }).first()).toBeVisible()
    },
  }
}

/** Waits for a mail to this address. */
const mailed = ({ request }: Page, to: string, subject: string) =>
  sandbox(request, 'waitForMail', { to, subject, timeoutMs: 30_000 })

test('an operator approves a provider, suspends it and lifts the suspension', async ({ desk, newPerson }) => {
  const { admin, row, confirm, shows, logged } = desk
  const [email, company] = [freshEmail('rosa'), `Repuestos Rosa ${randomUUID().slice(0, 6)}`]
  const person = { email, name: 'Rosa Píriz', department: 'Rivera', company, services: 'Usados' }
  await joinAsProvider(await newPerson(), person)
  await admin.goto('/admin')
  const provider = row(company)
  await provider.getByRole('button', { name: 'Aprobar' }).click()
  await confirm('Aprobar igual')
  await shows('Proveedor aprobado')
  await expect(provider.getByText('Aprobado')).toBeVisible()
  await mailed(admin, email, 'Tu cuenta de proveedor está aprobada')

  await provider.getByRole('button', { name: 'Ver Detalles' }).click()
  const detail = admin.getByRole('dialog', { name: company })
  await detail.getByRole('button', { name: 'Suspender' }).click()
  const why = admin.getByRole('alertdialog', { name: `Suspender a ${company}` })
  await why.getByRole('textbox').fill('No entrega lo que vende.')
  await why.getByRole('button', { name: 'Suspender proveedor' }).click()
  await shows('Proveedor suspendido y notificado por email')
  await mailed(admin, email, 'Suspendimos tu cuenta de proveedor')

  await admin.goto('/admin?estado=suspendidos')
  await provider.getByRole('button', { name: 'Ver Detalles' }).click()
  await detail.getByRole('button', { name: 'Levantar suspensión' }).click()
  await confirm('Levantar suspensión')
  await shows('Suspensión levantada')
  await mailed(admin, email, 'Tu cuenta de proveedor está activa otra vez')
  await logged(company, 'Aprobó un proveedor', 'Suspendió un proveedor', 'Reactivó un proveedor')
})

test('an operator finds an order by the phone of its buyer, pasted with spaces and a prefix', async ({
  desk: { admin },
}) => {
  await admin.goto('/admin/trabajos')
  await admin.getByRole('searchbox').fill(' +598 94 231 234 ')
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/\/admin\/buscar/)
  const found = admin.getByRole('region', { name: 'Compras' }).getByRole('link').first()
  await found.click()
  await expect(admin).toHaveURL(/\/admin\/compras\//)
  await expect(admin.getByText('Lucía Ferreira').first()).toBeVisible()
  await look(admin, 'compra-para-el-equipo')
  await admin.goBack()
  await expect(admin.getByRole('searchbox')).toHaveValue('+598 94 231 234')
  await expect(found).toBeVisible()
})

test('an operator settles a dispute, and both parties read the decision', async ({ desk, newPerson }) => {
  const { admin, row, press, shows, logged } = desk
  await admin.goto('/admin/disputas')
  // The list begins with a dispute that is decided already.
  const dispute = row('Caja de quinta completa')
  await dispute.getByRole('link', { name: /^Ver la disputa/ }).click()
  await expect(admin).toHaveURL(/\/disputas\//)
  await press('Decidir')
  const terms = admin.getByRole('dialog', { name: 'Decidir la disputa' })
  await terms.getByRole('button', { name: 'Decidir' }).click()
  await expect(terms.getByText('Explicá la decisión: las dos partes la leen.')).toBeVisible()
  await terms.getByText('Devolver todo').click()
  await terms.getByLabel('Motivos').fill('El proveedor no mostró que lo mandó.')
  await terms.getByRole('button', { name: 'Decidir' }).click()
  await shows('Decisión guardada y avisada a las dos partes')
  for (const who of ['comprador6', 'proveedor3'] as const) {
    const party = await newPerson(who)
    await party.goto(new URL(admin.url()).pathname)
    await expect(party.getByText('El proveedor no mostró que lo mandó.').first()).toBeVisible()
  }
  await logged('Disputa con Desarmadero del Este', 'Resolvió una disputa')
})

test('an operator pays out, and a line that the bank refuses goes back to the balance', async ({ desk }) => {
  const { admin, row, press, confirm, shows, logged } = desk
  await admin.goto('/admin/liquidaciones')
  const due = admin.getByRole('region', { name: 'Para pagar ahora' })
  await press('Cerrar liquidación')
  await confirm('Cerrar liquidación')
  await expect(admin).toHaveURL(/\/admin\/liquidaciones\/.+/)
  const download = admin.waitForEvent('download')
  await admin.getByRole('link', { name: 'Planilla para el banco' }).click()
  await download
  // A sale to a workshop has no time for a withdrawal: its provider is due money on every day of the year.
  await press('Falló: Repuestos del Litoral')
  const failed = admin.getByRole('alertdialog', { name: 'El banco no pudo pagarlo' })
  await failed.getByRole('button', { name: 'Marcar fallido' }).click()
  await expect(failed.getByText('Contá qué dijo el banco: el proveedor lo va a leer.')).toBeVisible()
  await failed.getByLabel('Qué dijo el banco').fill('La cuenta figura cerrada.')
  await failed.getByRole('button', { name: 'Marcar fallido' }).click()
  await shows('Pago fallido: la plata volvió al saldo del proveedor')
  await expect(row('Repuestos del Litoral')).toContainText('La cuenta figura cerrada.')
  await look(admin, 'liquidacion-con-un-fallo')
  await mailed(admin, emailOf('proveedor'), 'El banco no pudo pagarte')

  await admin.goto('/admin/liquidaciones')
  await expect(due.getByRole('button', { name: 'Cerrar liquidación' })).toBeVisible()
  // The batch of the day before waits for the bank's answer.
  await row('1 pago pendiente').last().getByRole('link').click()
  await press('Marcar pagado: Casa Bulevar')
  await shows('Casa Bulevar: pagado')
  await logged('Repuestos del Litoral', 'Marcó un pago como fallido')
  await logged('Casa Bulevar', 'Marcó un pago como hecho')
  await logged('Liquidación', 'Cerró una liquidación')
})

test('an operator answers a data request', async ({ desk }) => {
  const { admin, row, press, logged } = desk
  await admin.goto('/admin/datos')
  await press('No corresponde: Elena Pereira')
  const answer = admin.getByRole('dialog', { name: 'Contestar sin eliminar' })
  await answer.getByLabel('Por qué no se puede').fill('Tenés una compra en garantía.')
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(row('Elena Pereira')).toHaveCount(0)
  await mailed(admin, emailOf('comprador7'), 'Sobre tu pedido de eliminar tus datos')
  await logged('Pedido de eliminación', 'Rechazó una eliminación de datos')
})

test('an operator retries a failed job', async ({ desk: { admin, row, press, logged } }) => {
  await admin.goto('/admin/trabajos')
  await expect(admin.getByRole('region', { name: 'Servicios externos' })).toContainText('Funciona')
  await look(admin, 'trabajos')
  await press(/^Reintentar: /)
  await expect(admin.getByRole('button', { name: /^Reintentar: / })).toHaveCount(0)
  await admin.goto('/admin/trabajos?estado=reintentados')
  await expect(row('orderShipped')).toContainText('Reintentado')
  await logged('Emails', 'Reintentó un trabajo fallido')
})
