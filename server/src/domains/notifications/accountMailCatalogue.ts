import type { ConsentPolicy } from '../../generated/prisma/enums.ts'
import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { EMAIL_CHANGE_HOURS, LINK_MINUTES, REGISTRATION_HOURS } from '../accounts/account.input.ts'

/** The words of the mails about accounts and how they are protected; see mailCatalogue.ts. */

export function confirmRegistrationMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Confirmá tu email para entrar a Tuerca',
    paragraphs: [
      'Alguien creó una cuenta en Tuerca con este email. Si fuiste vos, confirmalo y ya entrás.',
      `El enlace sirve durante ${REGISTRATION_HOURS} horas. Si no fuiste vos, no hagas nada: sin tu confirmación no se crea ninguna cuenta.`,
    ],
    action: { label: 'Confirmar mi email', url },
  }
}

export function alreadyRegisteredMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Ya tenés una cuenta en Tuerca',
    paragraphs: [
      'Alguien quiso crear una cuenta en Tuerca con este email, pero ya tenés una.',
      'Si fuiste vos, iniciá sesión con tu contraseña. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.',
    ],
    action: { label: 'Iniciar sesión', url },
  }
}

export function passwordLinkMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Elegí tu nueva contraseña de Tuerca',
    paragraphs: [
      'Alguien pidió cambiar la contraseña de tu cuenta en Tuerca. Si fuiste vos, elegí la nueva con este enlace.',
      `El enlace sirve durante ${LINK_MINUTES} minutos y una sola vez. Si no fuiste vos, no hagas nada: tu contraseña sigue igual.`,
    ],
    action: { label: 'Elegir contraseña', url },
  }
}

export function passwordChangedMail({
  url,
  vendors,
}: {
  url: string
  vendors: readonly string[]
}): MailDraft {
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

/** To the address that the account has now. */
export function leaveEmailMail({ newEmail, url }: { newEmail: string; url: string }): MailDraft {
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

/** To the address that the account is to have. */
export function takeEmailMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Confirmá tu nuevo email de Tuerca',
    paragraphs: [
      'Alguien pidió usar este email en su cuenta de Tuerca. Si fuiste vos, confirmalo.',
      `También tenés que confirmarlo desde tu email de antes, dentro de ${EMAIL_CHANGE_HOURS} horas. Si no fuiste vos, no hagas nada.`,
    ],
    action: { label: 'Confirmar mi nuevo email', url },
  }
}

/** To an address that somebody wants for another account than its own. */
export function emailInUseMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Este email ya tiene una cuenta en Tuerca',
    paragraphs: [
      'Alguien quiso pasar su cuenta de Tuerca a este email, pero acá ya tenés una.',
      'Si fuiste vos, entrá con esa cuenta. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.',
    ],
    action: { label: 'Iniciar sesión', url },
  }
}

/** To the address that the account had. */
export function emailChangedMail({ newEmail }: { newEmail: string }): MailDraft {
  return {
    subject: 'Tu cuenta de Tuerca tiene otro email',
    paragraphs: [
      `Desde ahora entrás con ${newEmail}, y ahí te escribimos. Cerramos tu sesión en los demás dispositivos.`,
      'Si no fuiste vos, escribinos ahora mismo respondiendo este correo.',
    ],
  }
}

export function secondFactorEnabledMail({ url }: { url: string }): MailDraft {
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

export function secondFactorDisabledMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Desactivaste la verificación en dos pasos',
    paragraphs: [
      'Para entrar a tu cuenta de Tuerca ya no pedimos el código de tu app.',
      'Si no fuiste vos, elegí otra contraseña ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'No fui yo', url },
  }
}

export function identityLinkedMail(identity: { vendor: string; url: string }): MailDraft {
  return {
    subject: `Vinculaste ${identity.vendor} a tu cuenta`,
    paragraphs: [
      `Desde ahora también entrás a Tuerca con tu cuenta de ${identity.vendor}.`,
      'Si no fuiste vos, desvinculala ahora mismo, elegí otra contraseña y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url: identity.url },
  }
}

export function identityUnlinkedMail(identity: { vendor: string; url: string }): MailDraft {
  return {
    subject: `Desvinculaste ${identity.vendor} de tu cuenta`,
    paragraphs: [
      `Con tu cuenta de ${identity.vendor} ya no entrás a Tuerca: entrás con tu email y tu contraseña.`,
      'Si no fuiste vos, elegí otra contraseña ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url: identity.url },
  }
}

export function recoveryCodeUsedMail({ left, url }: { left: number; url: string }): MailDraft {
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

export function signInLinkMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Tu enlace para entrar a Tuerca',
    paragraphs: [
      'Con este enlace entrás a tu cuenta de proveedor sin escribir la contraseña.',
      `Sirve durante ${LINK_MINUTES} minutos y una sola vez. No se lo pases a nadie: quien lo tenga entra a tu cuenta.`,
    ],
    action: { label: 'Entrar a Tuerca', url },
  }
}

export function providerApprovedMail(provider: { companyName: string; url: string }): MailDraft {
  return {
    subject: 'Tu cuenta de proveedor está aprobada',
    paragraphs: [
      `Revisamos los datos de ${quoteTyped(provider.companyName, 'tu negocio')} y la cuenta quedó aprobada.`,
      'Ya podés ver las solicitudes, descargar sus fotos y enviar ofertas.',
      `Con este enlace entrás sin contraseña: sirve durante ${LINK_MINUTES} minutos y una sola vez. Después entrás con tu contraseña, o pedís otro enlace.`,
    ],
    action: { label: 'Entrar a Tuerca', url: provider.url },
  }
}

export function providerRejectedMail({
  companyName,
  reason,
  profileUrl,
}: {
  companyName: string
  reason: string
  /** Where the provider corrects its profile and asks for the second review; null after the second rejection. */
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

/** What an approved provider changed of what was verified. */
interface DecidedChange {
  /** Words of ours: 'el RUT y la dirección'. */
  readonly fields: string
  readonly url: string
}

export function providerChangeApprovedMail({ fields, url }: DecidedChange): MailDraft {
  return {
    subject: 'Aprobamos el cambio en tu perfil',
    paragraphs: [`Revisamos lo que cambiaste: ${fields}. Desde ahora es lo que se muestra.`],
    action: { label: 'Ver mi perfil', url },
  }
}

export function providerChangeRejectedMail({
  fields,
  reason,
  url,
}: DecidedChange & { readonly reason: string }): MailDraft {
  return {
    subject: 'No aprobamos el cambio en tu perfil',
    paragraphs: [
      `Revisamos lo que cambiaste: ${fields}. Se sigue mostrando lo que ya estaba verificado, y tu cuenta sigue aprobada.`,
      `Motivo: ${reason}`,
      'Podés corregirlo en tu perfil cuando quieras. Si creés que es un error, respondé este correo.',
    ],
    action: { label: 'Ver mi perfil', url },
  }
}

/** A version that holds and was not accepted. */
interface ChangedPolicy {
  readonly policy: ConsentPolicy
  /** The day from which it holds: '2026-11-23'. */
  readonly current: string
  /** Of the version that was accepted; null when none was. */
  readonly accepted: string | null
  /** The titles of its parts that are not as they were; null when that is not known. */
  readonly parts: readonly string[] | null
  /** Where all of it is read. */
  readonly fullTextUrl: string
}

const policyNames: Readonly<Record<ConsentPolicy, string>> = {
  TERMS_OF_USE: 'los Términos de uso',
  PRIVACY_POLICY: 'la Política de privacidad',
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })
const date = new Intl.DateTimeFormat('es-UY', { dateStyle: 'long', timeZone: 'UTC' })
const dateOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`))

/** At least one of them. */
export function policiesChangedMail({
  changed,
  url,
}: {
  changed: readonly ChangedPolicy[]
  url: string
}): MailDraft {
  const names = list.format(changed.map(({ policy }) => policyNames[policy]))
  const isOne = changed.length === 1 && changed[0]?.policy === 'PRIVACY_POLICY'
  return {
    subject: `${isOne ? 'Cambió' : 'Cambiaron'} ${names} de Tuerca`,
    paragraphs: [
      ...changed.flatMap(whatChanged),
      'Cuando entres te mostramos, frase por frase, lo nuevo y lo que se saca, para que decidas si lo aceptás.',
      'Si todavía no lo aceptás podés mirar todo y terminar lo que tenés en marcha. Para pedir, cotizar o pagar algo nuevo hace falta aceptarlo.',
    ],
    action: { label: 'Ver qué cambió', url },
  }
}

function whatChanged({ policy, current, accepted, parts, fullTextUrl }: ChangedPolicy): string[] {
  const before = accepted ? ` Habías aceptado la del ${dateOf(accepted)}.` : ''
  const quoted = list.format((parts ?? []).map(part => `“${part}”`))
  return [
    `Hay una versión nueva de ${policyNames[policy]}, del ${dateOf(current)}.${before}`,
    ...(quoted ? [`Cambia lo que dice en ${quoted}. Lo demás queda como estaba.`] : []),
    `El texto completo: ${fullTextUrl}`,
  ]
}
