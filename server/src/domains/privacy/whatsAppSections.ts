import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { WhatsAppMessageState } from '../../generated/prisma/enums.ts'
import { type ExportSection, each, inPages } from './exportRecords.ts'

const STATE_WORDS: Readonly<Record<WhatsAppMessageState, string>> = {
  SENDING: 'En camino',
  SENT: 'Enviado',
  FAILED: 'No llegó',
  DELIVERED: 'Entregado',
  READ: 'Leído',
}

/** The account's number at WhatsApp, and when it was written to. */
export function whatsAppSections(prisma: PrismaClient, accountId: string): ExportSection[] {
  return [
    [
      'Tu número de WhatsApp',
      each(
        inPages(({ where, ...page }) =>
          prisma.whatsAppContact.findMany({ ...page, where: { AND: [where, { accountId }] } }),
        ),
        ({ phone, provenAt, heardAt, stoppedAt }) => ({
          Número: phone,
          Confirmado: provenAt,
          'Tu último mensaje': heardAt,
          'Pediste BAJA': stoppedAt,
        }),
      ),
    ],
    [
      'Número de WhatsApp que estás confirmando',
      each(unconfirmed(prisma, accountId), ({ phone, expiresAt }) => ({
        Número: phone,
        'El código vence': expiresAt,
      })),
    ],
    [
      'Mensajes de WhatsApp que esperan respuesta',
      each(
        inPages(({ where, ...page }) =>
          prisma.whatsAppIncoming.findMany({ ...page, where: { AND: [where, { contact: { accountId } }] } }),
        ),
        ({ text }) => ({ Mensaje: text }),
      ),
    ],
    [
      'Avisos por WhatsApp',
      each(
        inPages(({ where, ...page }) =>
          prisma.whatsAppMessage.findMany({ ...page, where: { AND: [where, { contact: { accountId } }] } }),
        ),
        ({ createdAt, state }) => ({ Fecha: createdAt, Estado: STATE_WORDS[state] }),
      ),
    ],
  ]
}

/** An account has one number at most that waits for its code. */
async function* unconfirmed(prisma: PrismaClient, accountId: string) {
  const code = await prisma.whatsAppCode.findUnique({ where: { accountId } })
  if (code) yield code
}
