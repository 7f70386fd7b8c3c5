import type { Channels } from '../notice.ts'
import { bellChannel } from './bellChannel.ts'
import { mailChannel } from './mailChannel.ts'
import { pushChannel } from './pushChannel.ts'
import { whatsAppChannel } from './whatsAppChannel.ts'

/** The channels by which a notice reaches people. */
export const CHANNELS: Channels = {
  mail: mailChannel,
  bell: bellChannel,
  push: pushChannel,
  whatsapp: whatsAppChannel,
}
