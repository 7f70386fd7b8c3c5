import { confirmWhatsApp, startWhatsApp } from '../domains/whatsapp/whatsAppNumber.operations.ts'
import { CAST, type CastName } from './cast.ts'
import type { Teller } from './story.ts'

const NOTIFIED: readonly CastName[] = ['compradora', 'litoral']

/** A buyer and a provider get notices by WhatsApp. */
export async function proveWhatsAppNumbers({ stage, as }: Teller): Promise<void> {
  const { newestWhatsApp } = stage
  if (!newestWhatsApp) return
  for (const name of NOTIFIED) {
    const member = as(name)
    const { phone } = CAST[name].profile
    await startWhatsApp(member, { phone })
    const [code] = /\d{6}/.exec(newestWhatsApp(phone)) ?? []
    if (code) await confirmWhatsApp(member, { code })
  }
}
