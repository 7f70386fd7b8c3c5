import { type MailDraft, quoteTyped } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { panelAddress } from '../../siteAddresses.ts'
import {
  providerApprovalSettled,
  providerReinstated,
  providerRejected,
  providerSuspended,
} from '../account.events.ts'
import { LINK_MINUTES } from '../account.input.ts'
import { addressOfLink } from '../links/link.notices.ts'
import { LAST_REJECTION } from './provider.lifecycle.ts'

export const providerApprovedNotice = defineNotice({
  id: 'providerApproved',
  event: providerApprovalSettled,
  audience: 'A provider whom the team approved.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  async read(services, { providerId }) {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const { accountId, companyName } = provider
    const link = await services.db.prisma.mailedLink.findFirst({
      where: { accountId, purpose: 'SIGN_IN' },
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    // A reader of the bell is signed in already.
    const panelUrl = panelAddress(services.settings, 'solicitudes')
    const url = link ? addressOfLink(services.settings, 'SIGN_IN', link.id) : panelUrl
    return { accountId, email: provider.account.email, facts: { companyName, url, panelUrl } }
  },
  words: {
    mail: providerApprovedMail,
    bell: ({ panelUrl }) => ({
      title: 'Tu cuenta está aprobada',
      message: 'Ya podés ver los pedidos y enviar ofertas.',
      url: panelUrl,
    }),
  },
})

export const providerRejectedNotice = defineNotice({
  id: 'providerRejected',
  event: providerRejected,
  audience: 'A provider whom the team rejected, with the reason.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  async read(services, { providerId }) {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const { accountId, companyName, decisionReason, rejections } = provider
    const panelUrl = panelAddress(services.settings, 'solicitudes')
    const facts = {
      companyName,
      reason: decisionReason ?? '',
      profileUrl: rejections < LAST_REJECTION ? panelAddress(services.settings, 'perfil') : null,
      panelUrl,
    }
    return { accountId, email: provider.account.email, facts }
  },
  words: {
    mail: providerRejectedMail,
    bell: ({ profileUrl, panelUrl }) => ({
      title: 'No pudimos aprobar tu cuenta',
      message: 'Te mandamos el motivo por email.',
      url: profileUrl ?? panelUrl,
    }),
  },
})

export const providerSuspendedNotice = defineNotice({
  id: 'providerSuspended',
  event: providerSuspended,
  audience: 'A provider whom the team suspended, with the reason.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  async read(services, { providerId }) {
    const provider = await readProvider(services, providerId)
    if (provider?.status !== 'SUSPENDED') return null
    const { accountId, companyName, suspensionReason } = provider
    const salesUrl = panelAddress(services.settings, 'ventas')
    const facts = { companyName, reason: suspensionReason ?? '', salesUrl }
    return { accountId, email: provider.account.email, facts }
  },
  words: {
    mail: providerSuspendedMail,
    bell: ({ salesUrl }) => ({
      title: 'Suspendimos tu cuenta',
      message: 'Te mandamos el motivo por email. Tus ventas en curso siguen.',
      url: salesUrl,
    }),
  },
})

export const providerReinstatedNotice = defineNotice({
  id: 'providerReinstated',
  event: providerReinstated,
  audience: 'A provider whose suspension the team ended.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  async read(services, { providerId }) {
    const provider = await readProvider(services, providerId)
    if (provider?.status !== 'APPROVED') return null
    const { accountId, companyName } = provider
    const panelUrl = panelAddress(services.settings, 'solicitudes')
    return { accountId, email: provider.account.email, facts: { companyName, panelUrl } }
  },
  words: {
    mail: providerReinstatedMail,
    bell: ({ panelUrl }) => ({
      title: 'Tu cuenta está activa otra vez',
      message: 'Ya podés ver los pedidos y enviar ofertas.',
      url: panelUrl,
    }),
  },
})

function readProvider({ db }: Services, providerId: string) {
  return db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: {
      accountId: true,
      companyName: true,
      status: true,
      decisionReason: true,
      rejections: true,
      suspensionReason: true,
      account: { select: { email: true } },
    },
  })
}

function providerApprovedMail(provider: { companyName: string; url: string }): MailDraft {
  return {
    subject: 'Tu cuenta de proveedor está aprobada',
    paragraphs: [
      `Revisamos los datos de ${quoteTyped(provider.companyName, 'tu negocio')} y la cuenta quedó aprobada.`,
      'Ya podés ver los pedidos, descargar sus fotos y enviar ofertas.',
      `Con este enlace entrás sin contraseña: sirve durante ${LINK_MINUTES} minutos y una sola vez. Después entrás con tu contraseña, o pedís otro enlace.`,
    ],
    action: { label: 'Entrar a Tuerca', url: provider.url },
  }
}

function providerRejectedMail({
  companyName,
  reason,
  profileUrl,
}: {
  companyName: string
  reason: string
  /** The address to correct the profile and ask for the second review; null after the second rejection. */
  profileUrl: string | null
}): MailDraft {
  const mistaken = 'Si creés que es un error, respondé este correo.'
  return {
    subject: 'No pudimos aprobar tu cuenta de proveedor',
    paragraphs: [
      `Revisamos los datos de ${quoteTyped(companyName, 'tu negocio')} y no pudimos aprobar la cuenta.`,
      `Motivo: ${reason}`,
      ...(profileUrl
        ? [
            'Corregí lo que señalamos en tu perfil y pedí otra revisión desde tu panel. Podés pedirla una sola vez.',
            mistaken,
          ]
        : [`Era la segunda revisión y la decisión es final. ${mistaken}`]),
    ],
    ...(profileUrl && { action: { label: 'Corregir mi perfil', url: profileUrl } }),
  }
}

function providerSuspendedMail({
  companyName,
  reason,
  salesUrl,
}: {
  companyName: string
  reason: string
  salesUrl: string
}): MailDraft {
  return {
    subject: 'Suspendimos tu cuenta de proveedor',
    paragraphs: [
      `Suspendimos la cuenta de ${quoteTyped(companyName, 'tu negocio')}.`,
      `Motivo: ${reason}`,
      'Retiramos tus ofertas pendientes y vencieron tus órdenes sin pagar. Mientras dure la suspensión no podés enviar otras, y tus claves de API no funcionan.',
      'Tus ventas en curso siguen: entregalas como acordaste, y el dinero se libera cuando el comprador confirma que las recibió.',
      'Si creés que es un error, respondé este correo.',
    ],
    action: { label: 'Ver mis ventas', url: salesUrl },
  }
}

function providerReinstatedMail({
  companyName,
  panelUrl,
}: {
  companyName: string
  panelUrl: string
}): MailDraft {
  return {
    subject: 'Tu cuenta de proveedor está activa otra vez',
    paragraphs: [
      `Levantamos la suspensión de ${quoteTyped(companyName, 'tu negocio')}.`,
      'Ya podés ver los pedidos y enviar ofertas. Las ofertas que retiramos siguen retiradas: si todavía te interesan, editalas y vuelven a la comparación.',
    ],
    action: { label: 'Ver los pedidos', url: panelUrl },
  }
}
