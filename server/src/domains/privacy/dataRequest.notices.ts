import { dayInWords } from '../../platform/businessDays.ts'
import type { MailDraft } from '../../platform/mailLayout.ts'
import { LINK_MINUTES } from '../accounts/account.input.ts'
import { addressOfLink } from '../accounts/links/link.notices.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import {
  type DataRequestEvent,
  deletionConfirmed,
  deletionDeclined,
  deletionRequested,
  deletionWithdrawn,
} from './dataRequest.events.ts'

export const deletionLink = defineNotice({
  id: 'deletionLink',
  event: deletionRequested,
  audience: 'The owner of an account for whose e-mail somebody asked for the deletion of data.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { linkId }) {
    const link = await db.prisma.mailedLink.findUnique({
      where: { id: linkId },
      select: { usedAt: true, account: { select: { id: true, email: true } } },
    })
    if (!link?.account || link.usedAt) return null
    const { id: accountId, email } = link.account
    return { accountId, email, facts: { url: addressOfLink(settings, 'CONFIRM_DELETION', linkId) } }
  },
  words: { mail: deletionLinkMail },
})

/** A request with a deadline, and its account; null once the account no longer exists. */
async function readDataRequest({ db, settings }: Services, { dataRequestId }: DataRequestEvent) {
  const found = await db.prisma.dataRequest.findUnique({
    where: { id: dataRequestId },
    include: { account: { select: { email: true } } },
  })
  if (!found?.account || !found.dueOn) return null
  const { account, accountId, outcome, answer, dueOn } = found
  const { supportEmail } = settings
  return {
    outcome,
    answer,
    due: dayInWords(dueOn),
    url: `${settings.publicUrl}/cuenta/privacidad`,
    owner: { accountId, email: account.email, replyTo: supportEmail },
  }
}

export const deletionTaken = defineNotice({
  id: 'deletionTaken',
  event: deletionConfirmed,
  audience: 'Whoever asked for the deletion of their data and confirmed it.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, event) {
    const asked = await readDataRequest(services, event)
    if (!asked || asked.outcome) return null
    const { owner, due, url } = asked
    return { ...owner, facts: { due, url } }
  },
  words: { mail: deletionTakenMail },
})

export const deletionToTeam = defineNotice({
  id: 'deletionToTeam',
  event: deletionConfirmed,
  audience: 'Our team, about a confirmed request for deletion and its deadline.',
  kind: 'TEAM',
  urgency: 'AWAITED',
  async read(services, event) {
    const asked = await readDataRequest(services, event)
    if (!asked || asked.outcome) return null
    const { publicUrl, supportEmail } = services.settings
    return {
      accountId: null,
      email: supportEmail,
      facts: { due: asked.due, url: `${publicUrl}/admin/datos` },
    }
  },
  words: { mail: deletionToTeamMail },
})

export const deletionWithdrawnNotice = defineNotice({
  id: 'deletionWithdrawn',
  event: deletionWithdrawn,
  audience: 'Whoever took back their request for deletion.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, event) {
    const asked = await readDataRequest(services, event)
    if (asked?.outcome !== 'WITHDRAWN') return null
    return { ...asked.owner, facts: { url: asked.url } }
  },
  words: { mail: deletionWithdrawnMail },
})

export const deletionDeclinedNotice = defineNotice({
  id: 'deletionDeclined',
  event: deletionDeclined,
  audience: 'Whoever asked for the deletion of their data and was told why not.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, event) {
    const asked = await readDataRequest(services, event)
    if (!asked?.answer) return null
    return { ...asked.owner, facts: { answer: asked.answer } }
  },
  words: { mail: deletionDeclinedMail },
})

function deletionLinkMail({ url }: { url: string }): MailDraft {
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
function deletionTakenMail({ due, url }: { due: string; url: string }): MailDraft {
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

function deletionWithdrawnMail({ url }: { url: string }): MailDraft {
  return {
    subject: 'Tus datos no se van a eliminar',
    paragraphs: [
      'Dejaste sin efecto tu pedido de eliminar tus datos de Tuerca: tu cuenta sigue igual.',
      'Si no fuiste vos, cambiá tu contraseña y volvé a pedirlo.',
    ],
    action: { label: 'Ir a mi privacidad', url },
  }
}

/** Mail to our team. `due` is a day in words. */
function deletionToTeamMail({ due, url }: { due: string; url: string }): MailDraft {
  return {
    subject: `Pedido de eliminación de datos: contestar hasta el ${due}`,
    paragraphs: [
      `Alguien confirmó que quiere eliminar sus datos. Por ley se contesta a más tardar el ${due}.`,
    ],
    action: { label: 'Ver los pedidos', url },
  }
}

function deletionDeclinedMail({ answer }: { answer: string }): MailDraft {
  return {
    subject: 'Sobre tu pedido de eliminar tus datos',
    paragraphs: ['Por ahora no podemos eliminar tus datos:', answer, 'Si querés, respondé este correo.'],
  }
}
