import type { Channels } from '../notice.ts'
import { bellChannel } from './bellChannel.ts'
import { mailChannel } from './mailChannel.ts'

/** By which ways a notice reaches people. */
export const CHANNELS: Channels = { mail: mailChannel, bell: bellChannel }
