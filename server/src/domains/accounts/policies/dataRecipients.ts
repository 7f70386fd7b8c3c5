import type { DataRecipient } from '../../../generated/prisma/enums.ts'
import type { Services } from '../../context.ts'

type Reads = Pick<Services, 'settings' | 'whatsApp'>

/**
 * The recipients that this site sends personal data to now, with the person's consent. WhatsApp is one while the team has it
 * switched on. With `about`, only that recipient has to be right.
 */
export async function dataRecipients(
  { settings, whatsApp }: Reads,
  about?: DataRecipient,
): Promise<readonly DataRecipient[]> {
  if (about !== undefined && about !== 'WHATSAPP') return settings.dataRecipients
  if (await whatsApp.open()) return settings.dataRecipients
  return settings.dataRecipients.filter(recipient => recipient !== 'WHATSAPP')
}
