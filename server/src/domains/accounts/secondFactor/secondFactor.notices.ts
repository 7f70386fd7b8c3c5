import type { MailDraft } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { securityAddress } from '../../siteAddresses.ts'
import { recoveryCodeUsed, secondFactorDisabled, secondFactorEnabled } from '../account.events.ts'

/** The owner of an account, with a page that concerns its security. */
async function readOwner({ db }: Services, accountId: string, url: string) {
  const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { email: true } })
  return account && { accountId, email: account.email, facts: { url } }
}

export const secondFactorEnabledNotice = defineNotice({
  id: 'secondFactorEnabled',
  event: secondFactorEnabled,
  audience: 'The owner of an account that got a second factor.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: (services, { accountId }) => readOwner(services, accountId, securityAddress(services.settings)),
  words: { mail: secondFactorEnabledMail },
})

export const secondFactorDisabledNotice = defineNotice({
  id: 'secondFactorDisabled',
  event: secondFactorDisabled,
  audience: 'The owner of an account that lost its second factor.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: (services, { accountId }) =>
    readOwner(services, accountId, `${services.settings.publicUrl}/recuperar-password`),
  words: { mail: secondFactorDisabledMail },
})

export const recoveryCodeUsedNotice = defineNotice({
  id: 'recoveryCodeUsed',
  event: recoveryCodeUsed,
  audience: 'The owner of an account that was signed in to with a recovery code.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { accountId }) {
    const factor = await db.prisma.secondFactor.findUnique({
      where: { accountId },
      select: {
        account: { select: { email: true } },
        _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
      },
    })
    if (!factor) return null
    const left = factor._count.recoveryCodes
    return { accountId, email: factor.account.email, facts: { left, url: securityAddress(settings) } }
  },
  words: { mail: recoveryCodeUsedMail },
})

function secondFactorEnabledMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Activaste la verificación en dos pasos',
    paragraphs: [
      'Desde ahora, para entrar a tu cuenta de Tuerca pedimos también el código de tu app. Cerramos tu sesión en los demás dispositivos.',
      'Guardá los códigos de recuperación: con ellos entrás si perdés el teléfono.',
      'Si no fuiste vos, escribinos ahora mismo respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url },
  }
}

function secondFactorDisabledMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Desactivaste la verificación en dos pasos',
    paragraphs: [
      'Para entrar a tu cuenta de Tuerca ya no pedimos el código de tu app.',
      'Si no fuiste vos, elegí otra contraseña ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'No fui yo', url },
  }
}

function recoveryCodeUsedMail({ left, url }: { left: number; url: string }): MailDraft {
  return {
    subject: 'Alguien usó un código de recuperación de tu cuenta',
    paragraphs: [
      left === 1
        ? 'Te queda un código de recuperación sin usar.'
        : `Te quedan ${left} códigos de recuperación sin usar.`,
      'Si fuiste vos, no tenés que hacer nada; cuando te queden pocos, pedí códigos nuevos. Si no fuiste vos, elegí otra contraseña ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url },
  }
}
