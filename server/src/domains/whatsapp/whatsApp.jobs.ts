import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { answerWhatsApp, talkByWhatsApp, type WhatsAppWords } from './whatsApp.jobTypes.ts'
import { consentToAnswer } from './whatsAppContacts.ts'
import { resealToken } from './whatsAppSetup.ts'
import { answerWaiting } from './whatsAppTalk.ts'

const removeOldWhatsApps: JobType<Record<string, unknown>> = {
  queue: 'whatsapp.removeOld',
  data: z.looseObject({}),
}
const KEPT_MS = 30 * DAY_MS

const WORDS: Readonly<Record<WhatsAppWords, string>> = {
  STOPPED: 'Listo, no te escribimos más por WhatsApp. Para volver, mandanos ALTA.',
  STARTED: 'Listo, te volvemos a escribir por acá. Para que no lo hagamos más, mandanos BAJA.',
}

export const whatsAppJobs = [
  handleJob<Services, { contactId: string; words: WhatsAppWords }>(
    answerWhatsApp,
    async ({ whatsApp: line, db }, { contactId, words }) => {
      const whatsApp = await line.open()
      const consent = consentToAnswer(whatsApp)
      const contact = await db.prisma.whatsAppContact.findUnique({ where: { id: contactId } })
      if (!whatsApp || !consent || !contact) return
      await whatsApp.send(consent, contact.phone, { text: WORDS[words] })
    },
  ),
  handleJob<Services, { contactId: string }>(talkByWhatsApp, (services, { contactId }) =>
    answerWaiting(services, contactId),
  ),
  handleJob<Services, Record<string, unknown>>(
    removeOldWhatsApps,
    async services => {
      const {
        db: { prisma },
        clock,
      } = services
      await resealToken(services)
      const before = after(clock.now(), -KEPT_MS)
      await prisma.whatsAppRun.deleteMany({ where: { at: { lt: before } } })
      await prisma.whatsAppCode.deleteMany({ where: { expiresAt: { lt: clock.now() } } })
      await prisma.whatsAppMessage.deleteMany({ where: { createdAt: { lt: before } } })
      await prisma.whatsAppContact.deleteMany({
        where: { accountId: null, stoppedAt: null, heardAt: { lt: before } },
      })
    },
    { cron: '27 6 * * *' },
  ),
]
