import { saveWhatsApp, testWhatsApp } from '../domains/integrations/whatsAppSetup.operations.ts'
import { confirmWhatsApp, startWhatsApp } from '../domains/whatsapp/whatsAppNumber.operations.ts'
import { readWhatsAppSetup } from '../domains/whatsapp/whatsAppSetup.ts'
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

/** The team's own phone. */
const BUSINESS_PHONE = '+59899123000'

/** The team stored the sandbox's account and sent the test message to its own phone. */
export async function connectWhatsApp({ stage, as }: Teller): Promise<void> {
  if (!stage.newestWhatsApp) return
  const admin = as('admin')
  const { connection } = await readWhatsAppSetup({ ...admin, vendor: admin.whatsApp.vendor })
  if (!connection) return
  const { authToken: _played, templates, ...account } = connection
  await saveWhatsApp(admin, {
    ...account,
    authToken: null,
    businessNumber: BUSINESS_PHONE,
    noticeContent: templates.NOTICE,
    codeContent: templates.CODE,
    seen: null,
  })
  await testWhatsApp(admin)
}
