import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services, Settings } from '../context.ts'
import { answerWhatsApp, type WhatsAppWords } from './whatsApp.jobTypes.ts'
import { consentToAnswer } from './whatsAppContacts.ts'

const removeOldWhatsApps: JobType<Record<string, unknown>> = {
  queue: 'whatsapp.removeOld',
  data: z.looseObject({}),
}
const KEPT_MS = 30 * DAY_MS

const WORDS: Readonly<Record<WhatsAppWords, (settings: Settings) => string>> = {
  STOPPED: () => 'Listo, no te escribimos más por WhatsApp. Para volver, mandanos ALTA.',
  STARTED: () => 'Listo, te volvemos a escribir por acá. Para que no lo hagamos más, mandanos BAJA.',
  NO_CONVERSATION: ({ publicUrl }) =>
    `Por acá solo mandamos avisos. Para pedir un repuesto, entrá a ${publicUrl}/buscar-repuesto`,
}

export const whatsAppJobs = [
  handleJob<Services, { contactId: string; words: WhatsAppWords }>(
    answerWhatsApp,
    async ({ whatsApp, db, settings }, { contactId, words }) => {
      const consent = consentToAnswer(settings)
      const contact = await db.prisma.whatsAppContact.findUnique({ where: { id: contactId } })
      if (!whatsApp || !consent || !contact) return
      await whatsApp.send(consent, contact.phone, { text: WORDS[words](settings) })
    },
  ),
  handleJob<Services, Record<string, unknown>>(
    removeOldWhatsApps,
    async ({ db: { prisma }, clock }) => {
      const before = after(clock.now(), -KEPT_MS)
      await prisma.whatsAppCode.deleteMany({ where: { expiresAt: { lt: clock.now() } } })
      await prisma.whatsAppMessage.deleteMany({ where: { createdAt: { lt: before } } })
      await prisma.whatsAppContact.deleteMany({
        where: { accountId: null, stoppedAt: null, heardAt: { lt: before } },
      })
    },
    { cron: '27 6 * * *' },
  ),
]
