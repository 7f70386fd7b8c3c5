import type { Channels } from '../notice.ts'
import { mailChannel } from './mailChannel.ts'

/** By which ways a notice reaches people. */
export const CHANNELS: Channels = { mail: mailChannel }
