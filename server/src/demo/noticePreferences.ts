import { setNoticePreference } from '../domains/notifications/noticePreference.operations.ts'
import type { CastName } from './cast.ts'
import type { Teller } from './story.ts'

const SWITCHED_OFF = [
  ['comprador2', 'OFFER', 'MAIL'],
  ['bulevar', 'REQUEST', 'MAIL'],
  ['bulevar', 'MESSAGE', 'BELL'],
] as const satisfies readonly (readonly [CastName, string, string])[]

/** A buyer and a provider switched some notices off. */
export async function choosePreferences(teller: Teller): Promise<void> {
  for (const [name, kind, channel] of SWITCHED_OFF)
    await setNoticePreference(teller.as(name), { kind, channel, isWanted: false })
}
