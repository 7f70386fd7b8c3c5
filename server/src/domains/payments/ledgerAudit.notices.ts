import type { MailDraft } from '../../platform/mailLayout.ts'
import { defineNotice } from '../notice.ts'
import { discrepanciesFound } from './ledgerAudit.events.ts'

export const ledgerAlarm = defineNotice({
  id: 'ledgerAlarm',
  event: discrepanciesFound,
  audience: 'Our team, when the nightly audit finds money that is not where it should be.',
  kind: 'TEAM',
  urgency: 'MONEY',
  read: async ({ settings }, facts) => ({ accountId: null, email: settings.supportEmail, facts }),
  words: { mail: ledgerAlarmMail },
})

function ledgerAlarmMail({
  count,
  findings,
}: {
  readonly count: number
  readonly findings: readonly string[]
}): MailDraft {
  return {
    subject: `Alarma: ${count === 1 ? 'una diferencia' : `${count} diferencias`} en el libro de cuentas`,
    paragraphs: [
      'El control de esta noche encontró plata que no está donde debería. No se corrigió nada: hay que mirarlo hoy.',
      ...findings,
      ...(count > findings.length ? ['Las demás están en el registro del servidor.'] : []),
    ],
  }
}
