import { layOutMail, type MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import type { OrderEvent } from '../orders/order.events.ts'

type Sale = NonNullable<Awaited<ReturnType<typeof readSale>>>

function readSale({ db }: Services, orderId: string) {
  return db.prisma.order.findUnique({
    where: { id: orderId },
    include: {
      buyer: { select: { email: true } },
      provider: { select: { companyName: true, account: { select: { email: true } } } },
      lines: { select: { description: true }, orderBy: { position: 'asc' } },
    },
  })
}

type Write = (sale: Sale, part: string) => Omit<MailDraft, 'action'>

async function send(
  services: Services,
  { orderId }: OrderEvent,
  kind: string,
  drafts: { buyer?: Write; provider?: Write },
): Promise<void> {
  const sale = await readSale(services, orderId)
  if (!sale) return
  const part = sale.lines.map(line => line.description).join(', ')
  const action = { label: 'Ver el pedido', url: `${services.settings.publicUrl}/dashboard` }
  const recipients = [
    { to: sale.buyer.email, side: 'buyer', write: drafts.buyer },
    { to: sale.provider.account.email, side: 'provider', write: drafts.provider },
  ] as const
  for (const { to, side, write } of recipients) {
    if (!write) continue
    const mail = layOutMail({ ...write(sale, part), action })
    await services.mailer.send({ to, idempotencyKey: `${kind}-${side}-${orderId}`, ...mail })
  }
}

export const mailOrderPaid = (services: Services, event: OrderEvent) =>
  send(services, event, 'order-paid', {
    buyer: (sale, part) => ({
      subject: `Pago confirmado: ${part}`,
      paragraphs: [
        `Recibimos tu pago de ${formatMoney(sale.paidCentesimos)} por ${part}. Tu proveedor es ${sale.provider.companyName}.`,
        'La plata queda retenida en Tuerca hasta que confirmes que recibiste el repuesto.',
        'Si comprás para uso propio, tenés 5 días hábiles desde la entrega para arrepentirte (Ley 17.250).',
      ],
    }),
    provider: (sale, part) => ({
      subject: `Vendiste ${part}`,
      paragraphs: [
        `Un comprador aceptó tu oferta de ${formatMoney(sale.totalCentesimos)} por ${part} y pagó ${formatMoney(sale.paidCentesimos)}.`,
        'Ya podés ver su contacto y escribirle por el chat para coordinar la entrega.',
      ],
    }),
  })

export const mailOrderShipped = (services: Services, event: OrderEvent) =>
  send(services, event, 'order-shipped', {
    buyer: (sale, part) => ({
      subject: `Tu repuesto salió: ${part}`,
      paragraphs: [
        `${sale.provider.companyName} marcó el pedido como enviado.${sale.shippingNote ? ` ${sale.shippingNote}` : ''}`,
        'Cuando lo tengas y esté bien, confirmá la recepción: ahí se libera la plata.',
      ],
    }),
  })

export const mailOrderReleased = (services: Services, event: OrderEvent) =>
  send(services, event, 'order-released', {
    provider: (_sale, part) => ({
      subject: `El comprador confirmó que recibió ${part}`,
      paragraphs: ['La plata se liberó: ya figura en tu saldo a cobrar, con la comisión descontada.'],
    }),
  })

export const mailSaleCanceled = (services: Services, event: OrderEvent) =>
  send(services, event, 'sale-canceled', {
    buyer: (sale, part) => ({
      subject: `El proveedor canceló el pedido: ${part}`,
      paragraphs: [
        `${sale.provider.companyName} canceló la venta. Motivo: ${sale.cancelReason ?? ''}`,
        `Te devolvemos todo lo que pagaste: ${formatMoney(sale.paidCentesimos)}.`,
      ],
    }),
  })
