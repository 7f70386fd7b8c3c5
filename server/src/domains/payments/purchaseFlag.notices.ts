import type { MailDraft } from '../../platform/mailLayout.ts'
import { defineNotice } from '../notice.ts'
import { panelAddress, purchaseFlagsAddress } from '../siteAddresses.ts'
import { flagReason } from './newBuyerLimits.ts'
import { purchaseFlagDecided, purchaseFlagged } from './payment.events.ts'

export const purchaseFlagToTeam = defineNotice({
  id: 'purchaseFlagToTeam',
  event: purchaseFlagged,
  audience: 'Our team, when a new account reaches a limit of purchases, or its data does not match.',
  kind: 'TEAM',
  urgency: 'AWAITED',
  async read({ db, settings }, { purchaseFlagId }) {
    const flag = await db.prisma.purchaseFlag.findUnique({ where: { id: purchaseFlagId } })
    if (!flag || flag.outcome !== null) return null
    const facts = {
      reason: flagReason(flag),
      isRefused: flag.kind !== 'CONTACT',
      url: purchaseFlagsAddress(settings),
    }
    return { accountId: null, email: settings.supportEmail, facts }
  },
  words: { mail: flaggedMail },
})

export const purchaseFlagDecidedNotice = defineNotice({
  id: 'purchaseFlagDecided',
  event: purchaseFlagDecided,
  audience:
    'The new account whose payment was refused by a limit, or will be by its contact, once our team decided.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read({ db, settings }, { purchaseFlagId }) {
    const flag = await db.prisma.purchaseFlag.findUnique({
      where: { id: purchaseFlagId },
      select: { kind: true, outcome: true, account: { select: { id: true, email: true, erasedAt: true } } },
    })
    if (!flag?.outcome || flag.account.erasedAt) return null
    // Nothing was refused for the contact before.
    if (flag.kind === 'CONTACT' && flag.outcome === 'CLEARED') return null
    const { id: accountId, email } = flag.account
    const facts = {
      isCleared: flag.outcome === 'CLEARED',
      isContact: flag.kind === 'CONTACT',
      url: panelAddress(settings, 'ordenes'),
      contactUrl: `${settings.publicUrl}/contacto`,
    }
    return { accountId, email, facts }
  },
  words: {
    mail: decidedMail,
    bell: ({ isCleared, isContact, url, contactUrl }) =>
      isCleared
        ? { title: 'Ya podés seguir comprando', message: 'Revisamos tu cuenta y sacamos el límite.', url }
        : {
            title: 'Revisamos tu compra',
            message: isContact
              ? 'Los datos de tu pedido no son los de tu cuenta: por ahora no tomamos más pagos así.'
              : 'Por ahora mantenemos el límite de tu cuenta.',
            url: contactUrl,
          },
  },
})

interface Flagged {
  readonly reason: string
  /** True when the payment was refused. */
  readonly isRefused: boolean
  readonly url: string
}

function flaggedMail({ reason, isRefused, url }: Flagged): MailDraft {
  return {
    subject: isRefused
      ? 'Una cuenta nueva llegó a su límite de compras'
      : 'Una cuenta nueva compra con otros datos',
    paragraphs: [
      reason,
      isRefused
        ? 'No se le cobró nada, y espera que una persona lo revise.'
        : 'La compra siguió: una persona tiene que mirarla.',
    ],
    action: { label: 'Ver las alertas', url },
  }
}

interface Decided {
  readonly isCleared: boolean
  readonly isContact: boolean
  readonly url: string
  readonly contactUrl: string
}

function decidedMail({ isCleared, isContact, url, contactUrl }: Decided): MailDraft {
  if (isCleared)
    return {
      subject: 'Ya podés seguir comprando',
      paragraphs: [
        'Una persona de nuestro equipo revisó tu cuenta y sacó el límite.',
        'Podés pagar las ofertas que estén vigentes.',
      ],
      action: { label: 'Ver las ofertas', url },
    }
  return {
    subject: 'Revisamos tu compra',
    paragraphs: [
      'Una persona de nuestro equipo revisó tu cuenta.',
      isContact
        ? 'El email o el teléfono de tu pedido no son los de tu cuenta. Por ahora no tomamos más pagos de pedidos así: cargá tus datos en Mi perfil, o pedí los repuestos con los datos de tu cuenta.'
        : 'Por ahora mantenemos el límite: termina cuando confirmás la recepción de tu primera compra.',
      'Si creés que es un error, escribinos y lo vemos juntos.',
    ],
    action: { label: 'Escribirle al equipo', url: contactUrl },
  }
}
