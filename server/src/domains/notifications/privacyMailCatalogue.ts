import type { MailDraft } from '../../platform/mailLayout.ts'
import { LINK_MINUTES } from '../accounts/account.input.ts'

// The words of the mails about people's data; see mailCatalogue.ts.

export function deletionLinkMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Confirmá que querés eliminar tus datos de Tuerca',
    paragraphs: [
      'Alguien pidió eliminar los datos de tu cuenta en Tuerca. Si fuiste vos, confirmalo con este enlace.',
      `El enlace sirve durante ${LINK_MINUTES} minutos y una sola vez. Si no fuiste vos, no hagas nada: tu cuenta sigue igual.`,
    ],
    action: { label: 'Confirmar mi pedido', url },
  }
}

/** `due` is a day in words. */
export function deletionTakenMail({ due, url }: { due: string; url: string }): MailDraft {
  return {
    subject: 'Recibimos tu pedido de eliminar tus datos',
    paragraphs: [
      `Lo contestamos a más tardar el ${due}: eliminamos tus datos o te decimos por qué no podemos.`,
      'Mientras tanto podés descargar una copia de todo lo que tenemos tuyo.',
      'Una vez eliminados no te vamos a escribir más, porque ya no vamos a tener tu email.',
      'Si no fuiste vos o cambiaste de idea, dejalo sin efecto en Privacidad, dentro de tu cuenta.',
    ],
    action: { label: 'Ir a mi privacidad', url },
  }
}

export function deletionWithdrawnMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Tus datos no se van a eliminar',
    paragraphs: [
      'Dejaste sin efecto tu pedido de eliminar tus datos de Tuerca: tu cuenta sigue igual.',
      'Si no fuiste vos, cambiá tu contraseña y volvé a pedirlo.',
    ],
    action: { label: 'Ir a mi privacidad', url },
  }
}

/** To our team. `due` is a day in words. */
export function deletionToTeamMail({ due, url }: { due: string; url: string }): MailDraft {
  return {
    subject: `Pedido de eliminación de datos: contestar hasta el ${due}`,
    paragraphs: [
      `Alguien confirmó que quiere eliminar sus datos. Por ley se contesta a más tardar el ${due}.`,
    ],
    action: { label: 'Ver los pedidos', url },
  }
}

export function deletionDeclinedMail({ answer }: { answer: string }): MailDraft {
  return {
    subject: 'Sobre tu pedido de eliminar tus datos',
    paragraphs: ['Por ahora no podemos eliminar tus datos:', answer, 'Si querés, respondé este correo.'],
  }
}
