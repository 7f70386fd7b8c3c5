import { HOUR_MS } from '../../platform/clock.ts'
import { IDENTITY_PROVIDER_NAMES } from '../accounts/identityVendor.ts'
import type { OperationContext } from '../context.ts'
import { requireAccount } from '../viewer.ts'

const EXPORTS_PER_ACCOUNT = { name: 'export-data', points: 10, perMs: HOUR_MS }

export type ExportValue = string | number | boolean | null | Date
/** One thing, by the names of what is known of it in Spanish. */
export type ExportRecord = Readonly<Record<string, ExportValue | readonly string[]>>

/** All that is kept about one person, in sections with a Spanish title. */
export interface DataExport {
  readonly madeAt: Date
  readonly sections: readonly { readonly title: string; readonly records: readonly ExportRecord[] }[]
}

const pesos = (centesimos: number) => centesimos / 100

/**
 * Everything we keep about the account that asks, and nothing about anybody else: of a conversation its own messages, of an
 * order no name of the other party. Throws SignInRequired, RateLimited.
 */
export async function exportOwnData(ctx: OperationContext): Promise<DataExport> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(EXPORTS_PER_ACCOUNT, accountId)
  const { prisma } = ctx.db
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: {
      buyerProfile: true,
      providerProfile: true,
      sessions: { orderBy: { id: 'asc' } },
      identities: { orderBy: { provider: 'asc' } },
      policyConsents: { orderBy: { acceptedAt: 'asc' } },
      dataConsents: { orderBy: { id: 'asc' } },
      dataRequests: { where: { confirmedAt: { not: null } }, orderBy: { id: 'asc' } },
      emailChanges: { orderBy: { id: 'asc' } },
      enquiries: { orderBy: { id: 'asc' } },
      messages: { orderBy: { id: 'asc' } },
    },
  })
  const { buyerProfile, providerProfile } = account
  const requests = await prisma.partRequest.findMany({
    where: { buyerId: accountId },
    include: {
      parts: { orderBy: { position: 'asc' } },
      files: { orderBy: { position: 'asc' }, include: { upload: { select: { fileName: true } } } },
    },
    orderBy: { id: 'asc' },
  })
  const orders = await prisma.order.findMany({
    where: { OR: [{ buyerId: accountId }, ...(providerProfile ? [{ providerId: providerProfile.id }] : [])] },
    include: { lines: { orderBy: { position: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  const offers = providerProfile
    ? await prisma.offer.findMany({
        where: { providerId: providerProfile.id },
        include: { currentVersion: { include: { lines: { orderBy: { position: 'asc' } } } } },
        orderBy: { id: 'asc' },
      })
    : []
  const payments = await prisma.payment.findMany({
    where: { checkout: { payerId: accountId } },
    include: { refunds: true },
    orderBy: { id: 'asc' },
  })
  const views = await prisma.contactView.findMany({
    where: { subjectId: accountId },
    orderBy: { id: 'asc' },
  })
  const sections: DataExport['sections'] = [
    {
      title: 'Cuenta',
      records: [
        {
          Nombre: account.name,
          Email: account.email,
          Teléfono: account.phone,
          Departamento: account.department,
          Creada: account.createdAt,
          ...(buyerProfile
            ? { 'Compra como': buyerProfile.type, RUT: buyerProfile.rut, Dirección: buyerProfile.address }
            : {}),
          ...(providerProfile
            ? {
                Empresa: providerProfile.companyName,
                RUT: providerProfile.rut,
                Dirección: providerProfile.address,
                'Qué vende': providerProfile.partsDescription,
                Revisión: providerProfile.status,
                Motivo: providerProfile.decisionReason,
              }
            : {}),
        },
      ],
    },
    {
      title: 'Pedidos de repuestos',
      records: requests.map(request => ({
        Fecha: request.createdAt,
        Estado: request.state,
        Nombre: request.contactName,
        Email: request.contactEmail,
        Teléfono: request.contactPhone,
        Departamento: request.department,
        Vehículo: `${request.brand} ${request.model} ${request.year}`,
        Motor: request.engine,
        Versión: request.version,
        VIN: request.vin,
        Kilómetros: request.mileageKm,
        Descripción: request.description,
        Repuestos: request.parts.map(part =>
          [`${part.quantity} × ${part.description}`, part.partNumber, part.comments]
            .filter(Boolean)
            .join(' · '),
        ),
        Archivos: request.files.map(({ upload }) => upload.fileName),
      })),
    },
    {
      title: 'Ofertas',
      records: offers.map(offer => ({
        Fecha: offer.createdAt,
        Estado: offer.state,
        Total: pesos(offer.currentVersion.totalCentesimos),
        Renglones: offer.currentVersion.lines.map(line =>
          [`$ ${pesos(line.priceCentesimos)}`, line.condition, line.description].filter(Boolean).join(' · '),
        ),
      })),
    },
    {
      title: 'Compras y ventas',
      records: orders.map(order => ({
        Fecha: order.createdAt,
        Qué: order.buyerId === accountId ? 'Compra' : 'Venta',
        Estado: order.state,
        Total: pesos(order.totalCentesimos),
        'Pagado por Tuerca': pesos(order.paidCentesimos),
        'Nota de envío': order.shippingNote,
        'Motivo de cancelación': order.cancelReason,
        Renglones: order.lines.map(
          line => `${line.quantity} × ${line.description}: $ ${pesos(line.priceCentesimos)}`,
        ),
      })),
    },
    {
      title: 'Pagos',
      records: payments.map(payment => ({
        Fecha: payment.paidAt,
        Monto: pesos(payment.amountCentesimos),
        Devuelto: pesos(
          payment.refunds.reduce(
            (sum, { state, amountCentesimos }) => sum + (state === 'SUCCEEDED' ? amountCentesimos : 0),
            0,
          ),
        ),
      })),
    },
    {
      title: 'Mensajes que escribiste',
      records: account.messages.map(({ createdAt, body }) => ({ Fecha: createdAt, Mensaje: body })),
    },
    {
      title: 'Consultas a nuestro equipo',
      records: account.enquiries.map(({ createdAt, subject, message, answer, phone }) => ({
        Fecha: createdAt,
        Asunto: subject,
        Mensaje: message,
        Teléfono: phone,
        Respuesta: answer,
      })),
    },
    {
      title: 'Quién vio tus datos',
      records: views.map(({ viewedAt, purpose }) => ({ Fecha: viewedAt, Para: purpose })),
    },
    {
      title: 'Políticas que aceptaste',
      records: account.policyConsents.map(({ policy, version, acceptedAt }) => ({
        Fecha: acceptedAt,
        Política: policy,
        Versión: version,
      })),
    },
    {
      title: 'Consentimientos',
      records: account.dataConsents.map(({ recipient, given, version, at }) => ({
        Fecha: at,
        'A quién': recipient,
        Permitido: given,
        Versión: version,
      })),
    },
    {
      title: 'Cambios de email',
      records: account.emailChanges.map(({ createdAt, oldEmail, outcome }) => ({
        Fecha: createdAt,
        'Email de antes': oldEmail,
        Resultado: outcome,
      })),
    },
    {
      title: 'Pedidos sobre tus datos',
      records: account.dataRequests.map(({ createdAt, dueOn, reason, outcome, answer }) => ({
        Fecha: createdAt,
        'A más tardar': dueOn,
        Motivo: reason,
        Resultado: outcome,
        Respuesta: answer,
      })),
    },
    {
      title: 'Otras cuentas con las que entrás',
      records: account.identities.map(({ provider, subject, label, linkedAt }) => ({
        'Cuenta de': IDENTITY_PROVIDER_NAMES[provider],
        Nombre: label,
        'Su número ahí': subject,
        Vinculada: linkedAt,
      })),
    },
    {
      title: 'Dispositivos con la sesión abierta',
      records: account.sessions.map(({ device, createdAt, lastSeenAt }) => ({
        Dispositivo: device,
        'Entró el': createdAt,
        'Último uso': lastSeenAt,
      })),
    },
  ]
  return { madeAt: ctx.clock.now(), sections }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const moment = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

function shown(value: ExportRecord[string]): string {
  if (Array.isArray(value))
    return `<ul>${value.map(item => `<li>${escaped(String(item))}</li>`).join('')}</ul>`
  if (value instanceof Date) return moment.format(value)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return value === null ? '—' : escaped(String(value))
}

/** The same as a page that needs nothing else: no scripts, no pictures, nothing to fetch. */
export function exportPage({ madeAt, sections }: DataExport): string {
  const body = sections
    .map(({ title, records }) => {
      const rows = records.map(
        record =>
          `<dl>${Object.entries(record)
            .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`)
            .join('')}</dl>`,
      )
      return `<section><h2>${escaped(title)}</h2>${rows.join('') || '<p>Nada.</p>'}</section>`
    })
    .join('\n')
  return `<!doctype html>
<html lang="es-UY">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mis datos en Tuerca</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; border-top: 1px solid #ccc; padding-top: .75rem }
dt { color: #555 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
ul { margin: 0; padding-left: 1.2rem }
</style>
<h1>Mis datos en Tuerca</h1>
<p>Todo lo que tenemos tuyo al ${moment.format(madeAt)}. De otras personas no hay nada.</p>
${body}
</html>
`
}
