import type { DataRecipient } from '../../../generated/prisma/enums.ts'
import type { Services } from '../../context.ts'

type Reads = Pick<Services, 'db' | 'settings' | 'whatsApp'>

/** Those that the team switches, and whether they are on. */
const SWITCHED: Partial<Readonly<Record<DataRecipient, (services: Reads) => Promise<boolean>>>> = {
  WHATSAPP: async ({ whatsApp }) => (await whatsApp.open()) !== null,
  AIRTABLE: async ({ db }) => {
    const { sendsPersonalData } = await db.prisma.airtableSettings.findFirstOrThrow()
    return sendsPersonalData
  },
}

/**
 * The recipients that this site sends personal data to now, with the person's consent: those that have an adapter, and that
 * the team has not switched off. With `about`, that recipient or none.
 */
export async function dataRecipients(
  services: Reads,
  about?: DataRecipient,
): Promise<readonly DataRecipient[]> {
  const possible = services.settings.dataRecipients.filter(one => about === undefined || one === about)
  const isOn = await Promise.all(possible.map(recipient => SWITCHED[recipient]?.(services) ?? true))
  return possible.filter((_recipient, at) => isOn[at])
}
