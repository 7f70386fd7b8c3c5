import { type MailDraft, quoteTyped } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { panelAddress } from '../../siteAddresses.ts'
import { providerApprovalSettled, providerRejected } from '../account.events.ts'
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

function readProvider({ db }: Services, providerId: string) {
  return db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: {
      accountId: true,
      companyName: true,
      decisionReason: true,
      rejections: true,
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
