import type { MailDraft } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { emailChanged, emailChangeRequested } from '../account.events.ts'
import { EMAIL_CHANGE_HOURS } from '../account.input.ts'
import { addressOfLink } from './link.notices.ts'

/** A change that still waits, and the address of the link to one of its ends; null when there is nothing to confirm. */
async function readEmailChange(
  { db, settings }: Services,
  { changeId }: { readonly changeId: string },
  purpose: 'LEAVE_EMAIL' | 'TAKE_EMAIL',
) {
  const link = await db.prisma.mailedLink.findFirst({
    where: { emailChangeId: changeId, purpose, usedAt: null, emailChange: { outcome: null } },
    select: { id: true, emailChange: true },
  })
  if (!link?.emailChange) return null
  return { ...link.emailChange, url: addressOfLink(settings, purpose, link.id) }
}

export const leaveEmail = defineNotice({
  id: 'leaveEmail',
  event: emailChangeRequested,
  audience: 'The owner of an account whose e-mail is to change, at the address it has now.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, event) {
    const change = await readEmailChange(services, event, 'LEAVE_EMAIL')
    if (!change) return null
    const { accountId, oldEmail: email, newEmail, url } = change
    return { accountId, email, facts: { newEmail, url } }
  },
  words: { mail: leaveEmailMail },
})

export const takeEmail = defineNotice({
  id: 'takeEmail',
  event: emailChangeRequested,
  audience: 'The address that an account is to have; its owner, if another account has it.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, event) {
    const change = await readEmailChange(services, event, 'TAKE_EMAIL')
    if (!change) return null
    const { db, settings } = services
    const owner = await db.prisma.account.findUnique({
      where: { email: change.newEmail },
      select: { id: true },
    })
    const isInUse = owner !== null
    const url = isInUse ? `${settings.publicUrl}/auth` : change.url
    // The address is not the account's yet.
    return { accountId: null, email: change.newEmail, facts: { isInUse, url } }
  },
  words: { mail: ({ isInUse, url }) => (isInUse ? emailInUseMail({ url }) : takeEmailMail({ url })) },
})

export const emailChangedNotice = defineNotice({
  id: 'emailChanged',
  event: emailChanged,
  audience: 'The owner of an account whose e-mail was changed, at the address it had.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db }, { changeId }) {
    const change = await db.prisma.emailChange.findUnique({ where: { id: changeId } })
    if (!change) return null
    const { accountId, oldEmail: email, newEmail } = change
    return { accountId, email, facts: { newEmail } }
  },
  words: { mail: emailChangedMail },
})

/** Mail to the address that the account has now. */
function leaveEmailMail({ newEmail, url }: { newEmail: string; url: string }): MailDraft {
  return {
    subject: '¿Cambiás el email de tu cuenta de Tuerca?',
    paragraphs: [
      `Alguien pidió que tu cuenta pase a usar otro email: ${newEmail}.`,
      `El cambio se hace cuando lo confirmás acá y en el otro correo, dentro de ${EMAIL_CHANGE_HOURS} horas.`,
      'Si no fuiste vos, entrá igual y elegí «No fui yo»: cancelamos el cambio y cerramos tu sesión en los demás dispositivos.',
    ],
    action: { label: 'Revisar el cambio', url },
  }
}

/** Mail to the address that the account will have. */
function takeEmailMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Confirmá tu nuevo email de Tuerca',
    paragraphs: [
      'Alguien pidió usar este email en su cuenta de Tuerca. Si fuiste vos, confirmalo.',
      `También tenés que confirmarlo desde tu email de antes, dentro de ${EMAIL_CHANGE_HOURS} horas. Si no fuiste vos, no hagas nada.`,
    ],
    action: { label: 'Confirmar mi nuevo email', url },
  }
}

/** Mail to an address that somebody wants for another account than its own. */
function emailInUseMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Este email ya tiene una cuenta en Tuerca',
    paragraphs: [
      'Alguien quiso pasar su cuenta de Tuerca a este email, pero acá ya tenés una.',
      'Si fuiste vos, entrá con esa cuenta. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.',
    ],
    action: { label: 'Iniciar sesión', url },
  }
}

/** Mail to the address that the account had. */
function emailChangedMail({ newEmail }: { newEmail: string }): MailDraft {
  return {
    subject: 'Tu cuenta de Tuerca tiene otro email',
    paragraphs: [
      `Desde ahora entrás con ${newEmail}, y ahí te escribimos. Cerramos tu sesión en los demás dispositivos.`,
      'Si no fuiste vos, escribinos ahora mismo respondiendo este correo.',
    ],
  }
}
