import type { MailedLinkPurpose } from '../../../generated/prisma/enums.ts'
import type { MailDraft } from '../../../platform/mailLayout.ts'
import { linkToken } from '../../../platform/tokens.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { mailedLinkAddress } from '../../siteAddresses.ts'
import {
  passwordChanged,
  passwordLinkRequested,
  registrationRepeated,
  registrationRequested,
  signInLinkRequested,
} from '../account.events.ts'
import { LINK_MINUTES, REGISTRATION_HOURS } from '../account.input.ts'
import { IDENTITY_VENDOR_NAMES } from '../identity/signInVendor.ts'

/** The address of a link that was mailed, made again from its id: the token itself is kept nowhere. */
export function addressOfLink(
  settings: Services['settings'],
  purpose: MailedLinkPurpose,
  linkId: string,
): string {
  return mailedLinkAddress(settings, purpose, linkToken(settings.secret, linkId))
}

export const confirmRegistration = defineNotice({
  id: 'confirmRegistration',
  event: registrationRequested,
  audience: 'Whoever signed up, at the e-mail they gave, to confirm it.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { registrationId }) {
    const link = await db.prisma.mailedLink.findFirst({
      where: { registrationId, usedAt: null },
      orderBy: { id: 'desc' },
      select: { id: true, registration: { select: { email: true } } },
    })
    if (!link?.registration) return null
    const url = addressOfLink(settings, 'CONFIRM_EMAIL', link.id)
    return { accountId: null, email: link.registration.email, facts: { url } }
  },
  words: { mail: confirmRegistrationMail },
})

export const alreadyRegistered = defineNotice({
  id: 'alreadyRegistered',
  event: registrationRepeated,
  audience: 'The owner of an account with whose e-mail somebody signed up again.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { accountId }) {
    const account = await db.prisma.account.findUnique({ where: { id: accountId } })
    return account && { accountId, email: account.email, facts: { url: `${settings.publicUrl}/auth` } }
  },
  words: { mail: alreadyRegisteredMail },
})

/**
 * The recipient of a requested link; null when the e-mail has no account, or the link was used or is too old.
 */
async function readLink({ db, clock, settings }: Services, { linkId }: { readonly linkId: string }) {
  const link = await db.prisma.mailedLink.findFirst({
    where: { id: linkId, usedAt: null, expiresAt: { gt: clock.now() } },
    select: { purpose: true, account: { select: { id: true, email: true } } },
  })
  if (!link?.account) return null
  const { id: accountId, email } = link.account
  return { accountId, email, facts: { url: addressOfLink(settings, link.purpose, linkId) } }
}

export const passwordLink = defineNotice({
  id: 'passwordLink',
  event: passwordLinkRequested,
  audience: 'The owner of an account who asked for a link to set a new password.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readLink,
  words: { mail: passwordLinkMail },
})

export const signInLink = defineNotice({
  id: 'signInLink',
  event: signInLinkRequested,
  audience: 'A provider who asked for a link to sign in by.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readLink,
  words: { mail: signInLinkMail },
})

export const passwordChangedNotice = defineNotice({
  id: 'passwordChanged',
  event: passwordChanged,
  audience: 'The owner of an account whose password was changed.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { accountId }) {
    const account = await db.prisma.account.findUnique({
      where: { id: accountId },
      select: { email: true, identities: { select: { vendor: true }, orderBy: { linkedAt: 'asc' } } },
    })
    if (!account) return null
    const vendors = account.identities.map(({ vendor }) => IDENTITY_VENDOR_NAMES[vendor])
    const url = `${settings.publicUrl}/recuperar-password`
    return { accountId, email: account.email, facts: { url, vendors } }
  },
  words: { mail: passwordChangedMail },
})

function confirmRegistrationMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Confirmá tu email para entrar a Tuerca',
    paragraphs: [
      'Alguien creó una cuenta en Tuerca con este email. Si fuiste vos, confirmalo y ya entrás.',
      `El enlace sirve durante ${REGISTRATION_HOURS} horas. Si no fuiste vos, no hagas nada: sin tu confirmación no se crea ninguna cuenta.`,
    ],
    action: { label: 'Confirmar mi email', url },
  }
}

function alreadyRegisteredMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Ya tenés una cuenta en Tuerca',
    paragraphs: [
      'Alguien quiso crear una cuenta en Tuerca con este email, pero ya tenés una.',
      'Si fuiste vos, iniciá sesión con tu contraseña. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.',
    ],
    action: { label: 'Iniciar sesión', url },
  }
}

function passwordLinkMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Elegí tu nueva contraseña de Tuerca',
    paragraphs: [
      'Alguien pidió cambiar la contraseña de tu cuenta en Tuerca. Si fuiste vos, elegí la nueva con este enlace.',
      `El enlace sirve durante ${LINK_MINUTES} minutos y una sola vez. Si no fuiste vos, no hagas nada: tu contraseña sigue igual.`,
    ],
    action: { label: 'Elegir contraseña', url },
  }
}

function signInLinkMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Tu enlace para entrar a Tuerca',
    paragraphs: [
      'Con este enlace entrás a tu cuenta de proveedor sin escribir la contraseña.',
      `Sirve durante ${LINK_MINUTES} minutos y una sola vez. No se lo pases a nadie: quien lo tenga entra a tu cuenta.`,
    ],
    action: { label: 'Entrar a Tuerca', url },
  }
}

function passwordChangedMail({ url, vendors }: { url: string; vendors: readonly string[] }): MailDraft {
  return {
    subject: 'Cambiaste tu contraseña de Tuerca',
    paragraphs: [
      'La contraseña de tu cuenta es nueva, y cerramos tu sesión en los demás dispositivos.',
      ...(vendors.length > 0
        ? [
            `También se entra con ${vendors.join(' y ')}: si no la vinculaste vos, desvinculala en la seguridad de tu cuenta.`,
          ]
        : []),
      'Si no fuiste vos, elegí otra ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'No fui yo', url },
  }
}
