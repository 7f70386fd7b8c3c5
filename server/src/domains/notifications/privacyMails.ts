import { dayInWords } from '../../platform/businessDays.ts'
import { linkToken } from '../../platform/tokens.ts'
import type { Services } from '../context.ts'
import type { DataRequestEvent } from '../privacy/dataRequest.events.ts'
import { mailedLinkAddress } from './links.ts'
import { mailListener } from './mailListener.ts'
import {
  deletionDeclinedMail,
  deletionLinkMail,
  deletionTakenMail,
  deletionToTeamMail,
  deletionWithdrawnMail,
} from './privacyMailCatalogue.ts'

export const mailDeletionLink = mailListener(
  'deletionLink',
  async ({ db, settings }, { linkId }: { linkId: string }) => {
    const link = await db.prisma.mailedLink.findUnique({
      where: { id: linkId },
      select: { usedAt: true, account: { select: { email: true } } },
    })
    if (!link?.account || link.usedAt) return null
    const url = mailedLinkAddress(settings, 'CONFIRM_DELETION', linkToken(settings.secret, linkId))
    return { to: link.account.email, draft: deletionLinkMail({ url }) }
  },
)

/** One that waits, with whose it is; null once it has ended. */
async function readDataRequest({ db }: Services, { dataRequestId }: DataRequestEvent) {
  const found = await db.prisma.dataRequest.findUnique({
    where: { id: dataRequestId },
    include: { account: { select: { email: true } } },
  })
  if (!found?.account || !found.dueOn) return null
  return { ...found, email: found.account.email, due: dayInWords(found.dueOn) }
}

export const mailDeletionTaken = mailListener('deletionTaken', async (services, event: DataRequestEvent) => {
  const asked = await readDataRequest(services, event)
  if (!asked || asked.outcome) return null
  const { publicUrl, supportEmail } = services.settings
  const draft = deletionTakenMail({ due: asked.due, url: `${publicUrl}/cuenta/privacidad` })
  return { to: asked.email, replyTo: supportEmail, draft }
})

export const mailDeletionToTeam = mailListener(
  'deletionToTeam',
  async (services, event: DataRequestEvent) => {
    const asked = await readDataRequest(services, event)
    if (!asked || asked.outcome) return null
    const { publicUrl, supportEmail } = services.settings
    return {
      to: supportEmail,
      draft: deletionToTeamMail({ due: asked.due, url: `${publicUrl}/admin/datos` }),
    }
  },
)

export const mailDeletionWithdrawn = mailListener(
  'deletionWithdrawn',
  async (services, event: DataRequestEvent) => {
    const asked = await readDataRequest(services, event)
    if (asked?.outcome !== 'WITHDRAWN') return null
    const { publicUrl, supportEmail } = services.settings
    const draft = deletionWithdrawnMail({ url: `${publicUrl}/cuenta/privacidad` })
    return { to: asked.email, replyTo: supportEmail, draft }
  },
)

export const mailDeletionDeclined = mailListener(
  'deletionDeclined',
  async (services, event: DataRequestEvent) => {
    const asked = await readDataRequest(services, event)
    if (!asked?.answer) return null
    const { supportEmail } = services.settings
    return { to: asked.email, replyTo: supportEmail, draft: deletionDeclinedMail({ answer: asked.answer }) }
  },
)
